// What the things on Neotopia's board are, and what beginners are told, in Italian.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const it = {
  explain: {
    element: ['Elemento', 'Energia, bioagricoltura, tecnologia o comunità. Resta qui e serve ai progetti di tutti.'],
    space: [
      'Spazio',
      'Un elemento va su uno spazio libero accanto a un elemento qualsiasi della regione, il primo al centro. c4 è il quarto della riga c.',
    ],
    outer: ['Spazio esterno', 'Ci arriva solo il segnalino «nuovi permessi edilizi».'],
    bonus: ['Segnalino su uno spazio', 'Piazza qui un elemento e il segnalino è tuo.'],
    token: [
      'Segnalino bonus',
      'Se ne può usare uno per turno, gratis. Ogni segnalino avanzato vale 3 punti alla fine.',
    ],
    project: [
      'Progetto',
      'Il suo schema deve trovarsi in una regione, girato come vuoi, con l’elemento appena piazzato. Allora lo costruisci e segni lì il suo numero. L’occhio: gli altri conoscono questa carta.',
    ],
    factory: ['Fabbrica', 'Un’azione sposta un elemento da qui in una delle due regioni raggiunte dai suoi nastri.'],
    pile: [
      'Pila di produzione',
      'Riempie subito una fabbrica vuota. Quando esce la tessera con la bandiera, la fine è vicina; da lì in poi arriva un elemento per colore.',
    ],
    reserve: ['Riserva', 'Elementi fuori gioco. Da qui vengono solo il primo elemento e quello di un segnalino.'],
    unseen: ['Segnalini non ancora visti', 'Cosa può ancora esserci sotto la cima delle tre pile.'],
    player: ['Giocatore', 'Colore, punti, carte e segnalini di un giocatore.'],
    total: ['Totale', 'Tutti i punti al momento, con la regione più bassa contata tre volte e 3 per segnalino.'],
    points: [
      'Punti in una regione',
      'I progetti costruiti lì e, dopo il più, il gruppo più grande del proprio colore. La regione più bassa conta tre volte.',
    ],
    hand: ['Carte in mano', 'Quanti progetti ha in mano un giocatore. Non c’è limite.'],
    offer: [
      'L’offerta',
      'Progetti scoperti; prenderne uno è un’azione. Qui passi da questi alla tua mano e viceversa.',
    ],
    deck: ['Mazzo', 'Progetti coperti, e quanti ne restano.'],
    last: [
      'Ultimo progetto',
      'Il prossimo progetto costruito in questa regione deve essere di un altro tipo: lo dice ≠.',
    ],
    stack: ['Pila di segnalini', 'Chi supera 7, 13 o 18 sul tracciato di questa regione prende quello in cima.'],
    marker: ['Pedina', 'Quanti punti ha un giocatore in questa regione. Dopo il 20 comincia un altro giro.'],
    track: ['Tracciato dei punti', 'I punti in questa regione. I gradini dorati 7, 13 e 18 danno un segnalino bonus.'],
    round: ['Round', 'In un round tutti hanno un turno.'],
    actions: ['Azioni rimaste', 'Ogni turno ne ha tre: sposta un elemento o pesca un progetto.'],
    flag: ['Bandiera', 'Quando esce, si finisce il round in corso e ne segue un ultimo.'],
    chances: [
      'Cosa manca',
      'Per ogni regione, quanti elementi mancano ancora lì a questo progetto. ≠: l’ultimo progetto lì è dello stesso tipo; –: non c’è più posto.',
    ],
  },
  notes: {
    start: 'Alla fine la tua regione più bassa conta tre volte. Non puntare tutto su una sola.',
    turn: 'Tre azioni per turno: sposta un elemento da una fabbrica o pesca un progetto, come preferisci.',
    project: 'Premi un progetto: il tabellone mostra che cosa manca e dove. Premi uno di quegli spazi, poi ✔.',
    build: 'Lo schema è completo: costruisci ora, perché dopo la prossima azione è troppo tardi.',
    scored: 'A 7, 13 e 18 sul tracciato di una regione vinci un segnalino bonus.',
    kind: 'È stato costruito un progetto. Il segno ≠ dice: il prossimo in quella regione deve essere di un altro tipo.',
    token: 'Hai un segnalino bonus. Puoi usarne uno per turno; se lo tieni, vale 3 punti.',
    produced: 'Una fabbrica era vuota e la pila l’ha riempita. Quando esce la sua bandiera, la fine è vicina.',
    colour: 'Tieni vicino il tuo colore: alla fine il tuo gruppo più grande in ogni regione dà punti.',
    last: 'È iniziato l’ultimo round. Costruisci dove conta e tieni d’occhio la tua regione più bassa.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
