// What the things on Neoville's board are, and what beginners are told, in Italian.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const it = {
  explain: {
    tile: [
      'Tessera città',
      'Quattro caselle di terra, erba, roccia o acqua. Le caselle dello stesso terreno che si toccano sono un quartiere.',
    ],
    equity: [
      'Tessera Equità',
      'Tutti iniziano con una, segnata con ◇. Il numero è il posto nell’ordine di gioco: più tardi si gioca, migliore è la tessera. Si piazza come le altre.',
    ],
    park: ['Parco', 'Qui non si costruisce niente, ma conta nel suo quartiere. Chi ha più parchi riceve 5 punti.'],
    sport: [
      'Impianto sportivo',
      'Qui non si costruisce niente, ma conta nel suo quartiere. Chi ha più impianti sportivi riceve 5 punti.',
    ],
    tower: [
      'Grattacielo',
      'Dà il suo numero se alla fine il quartiere ha almeno altrettante caselle, altrimenti lo perdi. Uno solo per quartiere.',
    ],
    scaffold: ['Impalcatura', 'Questo non rende ancora: al momento costa il suo numero.'],
    flag: ['Bandiera', 'Questi punti sono al sicuro, qualunque cosa accada.'],
    crack: ['Crepa', 'Questo non si può più salvare: costa il suo numero.'],
    ecomobile: [
      'Ecomobile',
      'Guarda lungo la sua riga e la sua colonna di caselle. Se insieme hanno quello che chiede il simbolo, dà il suo numero, altrimenti lo perdi.',
    ],
    windmill: [
      'Mulino',
      'Dà il suo numero se nella città finita di quattro per quattro sta su una delle tessere indicate dal simbolo, altrimenti lo perdi.',
    ],
    biodome: [
      'Biodome',
      'Dà il suo numero se alla fine il quartiere ha esattamente la forma del simbolo, altrimenti lo perdi.',
    ],
    place: [
      'Posto libero',
      'Una tessera va accanto alla tua città, larga e alta al massimo quattro. Può unire due quartieri con grattacieli solo se non c’è altro modo.',
    ],
    ghost: [
      'Tessera da piazzare',
      'Premila o gira la rotella sopra per ruotarla; anche con R e Maiusc+R. ✔ la piazza.',
    ],
    news: ['Punto giallo', 'Segna l’ultima tessera piazzata in questa città.'],
    square: [
      'Area edificabile',
      'Si può costruire un pezzo solo sulla tessera appena piazzata, su una casella senza parco né impianto sportivo.',
    ],
    hand: ['La tua mano', 'Tre tessere. In ogni round ne piazzi una e ne peschi una.'],
    seen: ['Vista', 'Tutti conoscono questa tessera: era scoperta quando l’hai presa.'],
    hands: ['Un’altra mano', 'Quello che si prende dal mercato lo sanno tutti; quello che si pesca no.'],
    market: ['Mercato', 'Quattro tessere scoperte per tutti. Chi ne prende una fa posto alla prossima.'],
    stack: ['Pila', 'Tessere coperte, e quante ne restano. Solo tu vedi quello che peschi.'],
    points: ['Punti', 'Quanto vale la città in questo momento.'],
    sure: ['Sicuri', 'Qualunque cosa accada, questi punti restano.'],
    planned: [
      'Per ora',
      'Al momento contano. Il maggior numero di parchi, il bordo della città o due grattacieli in un quartiere possono ancora cambiarli.',
    ],
    awaited: ['In cantiere', 'Quanto costa ciò che è iniziato, se resta incompiuto.'],
    most: [
      'Parchi e impianti sportivi',
      'Quanti ne ha questa città. Alla fine, chi ne ha di più di un tipo riceve 5 punti; a pari merito tutti, anche senza averne.',
    ],
    round: ['Round', 'In ognuno dei 16 round tutti piazzano una tessera. Poi la partita è finita.'],
    city: [
      'Città',
      'Ognuno ne costruisce una di quattro per quattro tessere. Si condividono solo mercato e costruzioni.',
    ],
  },
  notes: {
    place: 'Premi una tessera, poi un posto; premi ancora per ruotarla. Terreni uguali vicini fanno un quartiere.',
    build:
      'Un grattacielo rende se il suo quartiere arriva a tante caselle quanto il suo numero; se no, costa quel numero.',
    draw: 'Prendi una tessera scoperta adatta alla tua città, o una coperta dalla pila.',
    scaffold: 'L’impalcatura dice: ancora poche caselle. Fai crescere quel quartiere prima che la città sia piena.',
    paid: 'Un tuo grattacielo ha tutte le caselle che gli servono. Avanti con gli altri: uno per quartiere.',
    join: 'Due tuoi quartieri dello stesso terreno reggono grattacieli: nessuna tessera può unirli finché c’è un altro modo.',
    utility: 'Qualcuno ha costruito un servizio. Passa sul suo simbolo, o tienilo premuto, per leggere cosa chiede.',
    frame: 'La tua città ora è larga o alta quattro tessere: in quella direzione non cresce più.',
    crack: 'Un grattacielo con la crepa è perso. Costruisci solo quello che la tua città può ancora reggere.',
    last: 'Ancora due tessere. Completa quello che hai iniziato; ciò che resta incompiuto costa il suo numero.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
