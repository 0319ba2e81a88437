// What the guide of Evolutopia's tutorial says, in Italian.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Ciao! Insieme risaniamo una città, un’azione per turno. Premi «Scegli», metti allo studio la tessera in cima, poi premi «Conferma».',
    done: 'Una tessera così è un’evoluzione, un piano per la città. In alto cosa cambia, in basso quali esperti le servono.',
    wrong: { other: 'Ci arriviamo dopo. Metti allo studio l’evoluzione in cima alla pila.' },
  },
  start: {
    task: 'Un’azione usata per ora è bloccata. Premi «Avvia» e sposta in cantiere una delle evoluzioni allo studio.',
    done: 'In cantiere lavorano gli esperti. I posti tratteggiati mostrano quali servono.',
    wrong: { other: 'Bella azione, ma ora avvia un’evoluzione allo studio.' },
  },
  recruit: {
    task: 'Gli esperti vengono dal sacchetto. Premi «Recluta» e tieni quelli che servono, finché i cinque posti accanto al sacchetto sono pieni.',
    done: 'Questi cinque sono per tutti al tavolo.',
    wrong: { other: 'Non ora: recluta. Pesca un esperto, poi tieni o scarta, finché non ne arrivano più.' },
  },
  role: {
    task: 'Hai appena reclutato. Ora il tuo ruolo, il formatore, può scambiare un esperto con un altro tipo. Usalo e scambiane uno.',
    done: 'Un ruolo non costa niente. Dopo tre usi ne ricevi un secondo.',
    wrong: { other: 'Così il turno finirebbe senza il tuo talento. Prima usa il formatore.' },
  },
  assign: {
    task: 'Metti gli esperti al lavoro: premi «Assegna», poi un esperto, poi un posto adatto di Teleriscaldamento in cantiere.',
    done: 'Fino a tre in un’azione. Quando tutti i posti sono occupati, l’evoluzione si può inaugurare.',
    wrong: {
      other: 'Un’altra volta. Assegna un esperto all’evoluzione in cantiere.',
      crisis: 'Quello aiuterebbe contro la crisi. Prima manda qualcuno a Teleriscaldamento.',
    },
  },
  inaugurate: {
    task: 'Fitodepurazione ha tutti i suoi esperti. Premi «Inaugura» e mettila sulla mappa, accanto a quello che c’è già.',
    done: 'Ambiente +2, comfort +1, energia +1: tre torri sono cresciute. Per vincere, tre devono essere a 6.',
    wrong: { other: 'C’è qualcosa di pronto: inauguralo prima che si gestiscano le crisi.' },
  },
  nuisance: {
    task: 'Le tessere scure sono disagi, e per vincere non deve restarne nessuno. Polo verde d’imprese alza l’economia: inauguralo sulla tessera scura con le monete.',
    done: 'Quel disagio è sparito per sempre: un’evoluzione copre quelli di cui alza il simbolo.',
    wrong: {
      other: 'Prima inaugura l’evoluzione pronta.',
      bare: 'Lì starebbe su terreno vuoto. Mettila sul disagio dell’economia, in b3.',
    },
  },
  crisis: {
    task: 'Carenza di alloggi è una crisi. Vuole tre esperti, se no colpisce. Assegnale il tuo costruttore (arancione).',
    done: 'Altri due e non fa danni. Se colpisce, si accende una spia; alla decima è tutto perduto.',
    wrong: {
      other: 'Quello aiuta la città, ma non contro la crisi. Assegna un esperto.',
      site: 'In cantiere si costruisce. Stavolta manda il costruttore alla carta crisi.',
    },
  },
  manage: {
    task: 'Quasi tutte le azioni sono bloccate. Premi «Crisi» per chiudere il round: quello che non è gestito colpisce, e arriva una nuova crisi.',
    done: 'Prima arriva la nuova crisi, poi le azioni tornano libere. Gestisci le crisi quando resta poco altro da fare.',
    wrong: { other: 'Si può fare anche quello. Ma guarda cosa succede quando si gestiscono le crisi.' },
  },
  option: {
    task: 'Arriva una nuova crisi, e scegli tu come colpisce. Prendi il male minore.',
    done: 'Questo era il suo arrivo. Quanto costa se nessuno la gestisce, lo dice la carta.',
    wrong: {},
  },
  block: {
    task: 'Tutte le azioni sono di nuovo libere tranne una, e scegli tu quale. Di cosa possiamo fare a meno?',
    done: 'In questo round nessuno può usarla. Meglio bloccare quello che non serve a breve: ancora niente da inaugurare? Allora «Inaugura».',
    wrong: {},
  },
  win: {
    task: 'Tre torri sono a 6 e resta un disagio. Mercato coperto alza il suo simbolo: inauguralo lì e vinci la partita!',
    done: 'Avete vinto tutti! Si perde se una torre cade a 0, o alla decima spia.',
    wrong: {
      other: 'La vittoria è a un passo. Inaugura Mercato coperto.',
      elsewhere: 'Lì il disagio resta scoperto. Metti Mercato coperto sul disagio, in c2.',
    },
  },
} as const satisfies TutorialWords
