// What the guide of Neotopia's tutorial says, in Italian.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  first: {
    task: 'Ciao! Tre regioni, una città. Tu giochi l’energia, il rosso. Piazza il tuo primo elemento: premi uno spazio illuminato al centro di una regione, poi ✔.',
    done: 'Tutti costruiscono nelle stesse tre regioni, ma ognuno fa punti per sé. La tua regione più debole conterà tre volte: non trascurarne nessuna.',
    wrong: {},
  },
  move: {
    task: 'Un turno ha tre azioni. La prima: sposta un elemento. Premine uno in una fabbrica, poi uno spazio illuminato accanto a un elemento, poi ✔. Una fabbrica raggiunge solo le sue due regioni.',
    done: 'Ora sta lì per tutti: quello che piazzi può servire agli altri, e quello che piazzano loro può servire a te.',
    wrong: {
      draw: 'Anche pescare un progetto è un’azione, ed è la prossima. Prima sposta un elemento da una fabbrica.',
    },
  },
  draw: {
    task: 'Seconda azione: prendi un progetto. L’offerta è sotto o accanto al tabellone: premi una delle quattro carte scoperte, poi ✔.',
    done: 'Un progetto mostra uno schema. Quando lo schema si trova in una regione, girato come vuoi, puoi costruirlo lì. La mano non ha limite.',
    wrong: {
      deck: 'Il mazzo è coperto. Stavolta prendi una carta scoperta, così vedi cosa ricevi.',
      other: 'Anche questo è permesso, ma prendiamo un progetto dall’offerta.',
    },
  },
  complete: {
    task: 'Qualche round dopo. La tua Rete intelligente (3) vuole tecnologia, energia, tecnologia in linea. Premi la carta per vedere dove. Nel deserto manca una tecnologia: piazzala.',
    done: 'Lo schema è completo: è lì, e l’elemento che hai piazzato ne fa parte. Ora si può costruire.',
    wrong: {
      draw: 'Qui nessuna carta aiuta: quello che manca è un elemento nel deserto.',
      open: 'Così non si completa un progetto. Porta tecnologia dalla fabbrica A nel deserto, in linea con energia e tecnologia.',
    },
  },
  build: {
    task: 'Costruiscilo ora: premi il pulsante o la carta illuminata. Va fatto subito dopo l’elemento; più tardi non si può.',
    done: 'I suoi punti vanno sul tracciato di quella regione. A 7, 13 e 18 vinci un segnalino bonus. Gli elementi restano e possono servire ancora.',
    wrong: {
      other:
        'Così il progetto non verrebbe costruito, perché solo l’elemento appena piazzato lo completa. Prima costruisci.',
    },
  },
  token: {
    task: 'I simboli rotondi su alcuni spazi sono segnalini bonus. Coprine uno con un elemento ed è tuo. Provaci: nel deserto ce n’è uno a portata di mano.',
    done: 'Il segnalino è tuo. Usane uno in un turno, o tienilo: ognuno che avanza alla fine vale 3 punti.',
    wrong: {
      draw: 'Una carta non copre niente. Sposta un elemento su uno spazio con un segnalino.',
      plain: 'Su quello spazio non c’è un segnalino. Cerca lo spazio illuminato con un simbolo rotondo.',
    },
  },
  use: {
    task: 'Le tre azioni sono finite, ma hai un segnalino: automazione, un’azione in più. Usalo: premilo, poi ✔.',
    done: 'Una quarta azione in questo turno. Altri segnalini fanno pescare due carte, piazzare un elemento dalla riserva o raggiungere gli angoli esterni.',
    wrong: { other: 'Così il turno finirebbe. Prima usa il segnalino.' },
  },
  lowest: {
    task: 'Ora il cuore del gioco: la tua regione più bassa conta tre volte. Hai 16, 12 e, nella foresta, 11. Completa un progetto dove conta di più.',
    done: 'Quattro punti nella foresta rendono molto più di quattro nel deserto: finché è la più bassa, ognuno conta tre volte.',
    wrong: {
      draw: 'Una carta da sola non dà punti. Con la tecnologia puoi completare la curva della Guglia della ricerca.',
      open: 'Così non completi niente. Premi la Guglia della ricerca nella tua mano: il tabellone mostra dove le manca una sola tecnologia.',
      high: 'Così completi un progetto, ma in una regione che conta una volta sola. Completalo nella foresta, la tua più bassa.',
    },
  },
  group: {
    task: 'Alla fine il tuo gruppo di energia più grande in ogni regione dà un punto per ogni suo pezzo. Fai crescere un gruppo: piazza energia accanto a energia.',
    done: 'Uno in più nel gruppo: un punto in più alla fine, e tre in più dove la regione è la tua più bassa.',
    wrong: {
      draw: 'Una carta non ingrandisce nessun gruppo. Sposta energia dalla fabbrica B.',
      apart:
        'Così non cresce nessuno dei tuoi gruppi più grandi. Prendi energia dalla fabbrica B (scorri in su se è nascosta) e piazzala accanto a energia.',
    },
  },
  end: {
    task: 'Le azioni sono finite. Potresti ancora usare un segnalino; tienilo e chiudi il turno: premi «Termina il turno».',
    done: 'La pila riempie le fabbriche vuote; dopo la bandiera segue un ultimo round. Poi si conta tutto: progetti, gruppi, 3 per segnalino, la regione più bassa tre volte.',
    wrong: { use: 'Puoi farlo, ma un segnalino tenuto vale 3 punti alla fine. Termina il turno.' },
  },
} as const satisfies TutorialWords
