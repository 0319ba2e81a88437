// What the guide of Neotopia's tutorial says, in Italian.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  first: {
    task: 'Ciao! Tre regioni, una città. Tu giochi l’energia, il rosso. Premi uno spazio illuminato al centro di una regione, poi ✔.',
    done: 'Tutti costruiscono nelle stesse regioni, ma ognuno fa punti per sé. Il tuo rosso dà +1 alla fine: ci arriveremo.',
    wrong: {},
  },
  move: {
    task: 'Tre azioni per turno, in qualsiasi ordine: sposta un elemento o pesca un progetto. Ora spostane uno: premi un elemento in una fabbrica, poi uno spazio illuminato, poi ✔.',
    done: 'Una fabbrica raggiunge le due regioni accanto. Ciò che c’è lì serve a tutti.',
    wrong: {
      draw: 'Anche pescare un progetto è un’azione, e ci arriviamo. Ora sposta un elemento da una fabbrica.',
    },
  },
  draw: {
    task: 'Ora l’altro tipo di azione: pesca un progetto. Premi una delle quattro carte scoperte dell’offerta, poi ✔.',
    done: 'Quando il suo schema si trova in una regione, girato come vuoi, puoi costruirlo. L’occhio dice: gli altri conoscono questa carta.',
    wrong: {
      deck: 'Il mazzo è coperto. Stavolta prendi una carta scoperta, così vedi cosa ricevi.',
      other: 'Anche questo è permesso, ma prendiamo un progetto dall’offerta.',
    },
  },
  third: {
    task: 'La terza azione la scegli tu: sposta un elemento o pesca un progetto. Poi termina il turno.',
    done: 'Ora tocca a Bruno. Le fabbriche vuote si riempiono dalla pila: quando esce la bandiera, segue un ultimo round.',
    wrong: {},
  },
  complete: {
    task: 'Il tuo progetto con il 3 vuole viola, rosso, viola in linea. La via breve: premi la carta, poi uno spazio viola tratteggiato, poi ✔.',
    done: 'Lo schema è completo, quindi si può costruire. Viola è tecnologia, rosso è energia.',
    wrong: {
      draw: 'Qui nessuna carta aiuta: quello che manca è un elemento nel deserto.',
      open: 'Così non si completa un progetto. Porta tecnologia dalla fabbrica A nel deserto, in linea con energia e tecnologia.',
    },
  },
  build: {
    task: 'Costruiscilo ora: premi il pulsante o la carta illuminata. Dopo la prossima azione è troppo tardi: lo schema deve comprendere l’elemento appena piazzato.',
    done: 'I suoi punti vanno su questo tracciato; 7, 13 e 18 danno segnalini. ≠: il prossimo progetto qui deve avere un’altra immagine.',
    wrong: {
      other:
        'Così il progetto non viene costruito, perché solo l’elemento appena piazzato lo completa. Prima costruisci.',
    },
  },
  token: {
    task: 'I simboli rotondi su alcuni spazi sono segnalini bonus. Copri con un elemento quello a portata di mano, ed è tuo.',
    done: 'Usane uno in un turno, o tienilo: ogni segnalino avanzato vale 3 punti alla fine.',
    wrong: {
      draw: 'Una carta non copre niente. Sposta un elemento su uno spazio con un segnalino.',
      plain: 'Su quello spazio non c’è un segnalino. Cerca lo spazio illuminato con un simbolo rotondo.',
    },
  },
  use: {
    task: 'Le tre azioni sono finite, ma hai il segnalino automazione (l’ingranaggio): un’azione in più. Premilo, poi ✔.',
    done: 'L’ingranaggio dà un’azione in più, le carte pescano 2 progetti, la lampadina porta un elemento a scelta dalla riserva, il foglio apre uno spazio esterno tratteggiato.',
    wrong: { other: 'Così il turno finisce. Prima usa il segnalino.' },
  },
  group: {
    task: 'Il tuo gruppo rosso più grande in ogni regione ha un contorno: alla fine ogni suo elemento dà un punto. Piazza rosso accanto a rosso; la fabbrica B ne ha uno.',
    done: 'Uno in più nel gruppo: un punto in più per la regione alla fine. Se avesse completato anche un progetto, potresti costruirlo ora.',
    wrong: {
      draw: 'Una carta non ingrandisce nessun gruppo. Sposta energia dalla fabbrica B.',
      apart:
        'Così non cresce nessuno dei tuoi gruppi più grandi. Prendi energia dalla fabbrica B e piazzala accanto a energia.',
    },
  },
  lowest: {
    task: 'La tua regione più bassa conta tre volte. Con i tuoi gruppi più grandi hai 19, 17 e, nella foresta, 12: completa un progetto nella foresta e costruiscilo.',
    done: 'Una carta di un solo colore dà 4 punti; in rosso, il tuo, solo 2. Nella foresta contano tre volte, finché è la tua più bassa.',
    wrong: {
      late: 'Prima costruisci il progetto: lo completa solo l’elemento appena piazzato.',
      draw: 'Una carta da sola non dà punti. Con la tecnologia puoi completare la curva della Guglia della ricerca.',
      open: 'Così non completi niente. Premi la Guglia della ricerca nella tua mano: il tabellone mostra dove le manca una sola tecnologia.',
      high: 'Così completi un progetto, ma in una regione che conta una volta sola. Completalo nella foresta, la tua più bassa.',
    },
  },
  end: {
    task: 'È l’ultimo round. Usa le ultime azioni, poi termina il turno. Un segnalino che tieni vale 3 punti.',
    done: 'Ora si conta tutto: progetti, gruppi, segnalini e tre volte la tua regione più bassa.',
    wrong: {},
  },
} as const satisfies TutorialWords
