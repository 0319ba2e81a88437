// What the things on Evolutopia's board are, and what beginners are told, in Italian.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const it = {
  explain: {
    tower: ['Indicatore', 'Uno dei cinque aspetti della vita in città. Tre devono arrivare a 6; a 0 è tutto perduto.'],
    lights: ['Spie', 'Le crisi le accendono. All’ultima spia è tutto perduto.'],
    crisis: [
      'Crisi',
      'Richiede gli esperti indicati. Se alla fine del round ne manca uno, fa quello che dice la carta.',
    ],
    calm: ['Ancora nessuna crisi', 'La prima arriva alla fine del round.'],
    action: ['Azione', 'Una per turno. Una volta usata è bloccata per tutti fino alla fine del round.'],
    evolution: [
      'Evoluzione',
      'In basso gli esperti che servono; in alto come cambia gli indicatori. Si studia, si avvia, si affida agli esperti e poi si inaugura sul territorio.',
    ],
    blue: ['Segno blu', 'Chi avvia questa evoluzione può subito metterne un’altra allo studio.'],
    green: ['Segno verde', 'Chi avvia questa evoluzione pesca una buona idea.'],
    stack: ['Pila', 'Solo l’evoluzione in cima può andare allo studio. Si può scartare per vedere la prossima.'],
    slot: ['Posto per un esperto', 'Qui serve un esperto di questo tipo, o c’è già.'],
    expert: [
      'Esperto',
      'Aspetta di essere assegnato a un’evoluzione in cantiere o alla crisi. La zona ha cinque posti.',
    ],
    bag: ['Sacchetto degli esperti', 'Chi recluta pesca da qui. Chi ha finito il suo lavoro ci torna.'],
    cell: ['Terreno libero', 'Un’evoluzione inaugurata va accanto a quello che c’è già sul territorio.'],
    nuisance: ['Disagio', 'Va coperto con un’evoluzione che alza l’indicatore dello stesso simbolo.'],
    built: ['Costruito', 'Un’evoluzione inaugurata qui, o la tessera da cui è partita la città.'],
    player: ['Giocatore', 'Il ruolo e le buone idee di una persona. Tutti giocano insieme.'],
    silent: ['In silenzio', 'Chi ha giocato una buona idea non dice più niente fino al suo prossimo turno.'],
    role: [
      'Ruolo',
      'Si può usare una volta per turno, nel momento indicato dalla carta. Dopo tre usi se ne scopre un secondo.',
    ],
    plan: ['Buona idea', 'Si gioca una volta sola, nel proprio turno. Arriva con le evoluzioni dal segno verde.'],
  },
  notes: {
    turn: 'Un’azione per turno, poi è bloccata. Tre indicatori a 6 e nessun disagio rimasto: vincete tutti.',
    blocked: 'Le azioni bloccate tornano libere quando qualcuno chiude il round. Fatelo quando resta poco da fare.',
    crisis: 'C’è una crisi sul tavolo. Assegnatele gli esperti che chiede, o farà danni alla fine del round.',
    option: 'Quasi tutte le crisi lasciano scegliere come colpire. Prendi quello che vi danneggia di meno.',
    block: 'Scegli l’azione che nessuno potrà usare nel prossimo round.',
    recruit: 'Tieni gli esperti che servono ai posti liberi. Fino a tre si possono scartare.',
    ready: 'Un’evoluzione ha tutti i suoi esperti. Inaugurala: il suo posto sul territorio può coprire un disagio.',
    role: 'Ora puoi usare il tuo ruolo. Non costa niente, e dopo tre usi se ne scopre un secondo.',
    plan: 'Hai una buona idea: puoi giocarla una volta, in un tuo turno.',
    danger: 'Un indicatore è sceso a 1. Se cade a 0, è tutto perduto.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
