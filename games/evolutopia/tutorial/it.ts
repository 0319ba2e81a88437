// What the guide of Evolutopia's tutorial says, in Italian.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Ciao! Insieme risaniamo una città. Vinciamo con tre torri a 6 e nessun disagio sulla mappa. Un turno è un’azione. Per cominciare: premi «Scegli» e metti allo studio la tessera in cima.',
    done: 'Un’evoluzione è un piano per la città: in basso cosa le serve, in alto cosa cambia. Ogni azione, una volta usata, è bloccata.',
    wrong: { other: 'A quello arriviamo dopo. Metti allo studio l’evoluzione in cima alla pila.' },
  },
  start: {
    task: 'Dallo studio al lavoro: premi «Avvia» e sposta in cantiere una delle due evoluzioni allo studio. Solo lì gli esperti possono lavorarci.',
    done: 'Ora è in cantiere. I posti tratteggiati mostrano quali esperti le servono.',
    wrong: { other: 'Bella azione, ma ora avvia un’evoluzione allo studio.' },
  },
  recruit: {
    task: 'Gli esperti vengono dal sacchetto. Premi «Recluta»: li peschi uno alla volta, tieni quelli che servono e ne scarti fino a tre. Continua finché la zona è piena.',
    done: 'Cinque posti nella zona: una squadra di esperti per tutto il tavolo.',
    wrong: { other: 'Non ora: recluta. Pesca un esperto, poi tieni o scarta, finché non ne arrivano più.' },
  },
  role: {
    task: 'Hai appena reclutato. Ora il tuo ruolo, il formatore, può scambiare un esperto con un altro tipo. Usalo e scambiane uno.',
    done: 'Questo è il tuo talento, gratis. Dopo tre usi ricevi un secondo ruolo.',
    wrong: { other: 'Così il turno finirebbe senza il tuo talento. Prima usa il formatore.' },
  },
  assign: {
    task: 'Ora metti gli esperti al lavoro: premi «Assegna», poi un esperto, poi un posto adatto di Teleriscaldamento in cantiere. Fino a tre in un’azione.',
    done: 'Un posto è occupato. Quando lo sono tutti, l’evoluzione si può inaugurare.',
    wrong: {
      other: 'Un’altra volta. Assegna un esperto all’evoluzione in cantiere.',
      crisis: 'Quello aiuterebbe contro la crisi. Prima manda qualcuno a Teleriscaldamento.',
    },
  },
  inaugurate: {
    task: 'Fitodepurazione ha tutti i suoi esperti. Premi «Inaugura» e mettila sulla mappa, accanto a quello che c’è già. Guarda come cresceranno le torri.',
    done: 'Ambiente +2, comfort +1, energia +1: le torri sono cresciute. I suoi esperti tornano nel sacchetto.',
    wrong: { other: 'C’è qualcosa di pronto: inauguralo prima che si gestiscano le crisi.' },
  },
  nuisance: {
    task: 'Per vincere non deve restare nessun disagio. Un’evoluzione ne copre uno se alza la torre dello stesso simbolo. Polo verde d’imprese alza l’economia: inauguralo sul disagio.',
    done: 'Quel disagio è sparito per sempre. Uno in meno da coprire.',
    wrong: {
      other: 'Prima inaugura l’evoluzione pronta.',
      bare: 'Lì starebbe su terreno vuoto. Mettila sul disagio dell’economia, in b3.',
    },
  },
  crisis: {
    task: 'C’è una crisi sul tavolo: Carenza di alloggi vuole un progettista, un costruttore e un regolatore. Se no costa una spia e comfort. Assegna il tuo costruttore alla crisi.',
    done: 'Altri due e questa crisi non fa danni. Alla decima spia è tutto perduto, quindi qualche esperto va sempre qui.',
    wrong: {
      other: 'Quello aiuta la città, ma non contro la crisi. Assegna un esperto.',
      site: 'In cantiere si costruisce. Stavolta manda il costruttore alla carta crisi.',
    },
  },
  manage: {
    task: 'Quasi tutte le azioni sono bloccate. Allora qualcuno gestisce le crisi: premi «Crisi». Quello che non è gestito colpisce, arriva una nuova crisi e poi le azioni tornano libere.',
    done: 'Così finisce un ciclo. Fallo quando resta poco da fare, non quando fa più male.',
    wrong: { other: 'Si può fare anche quello. Ma guarda cosa succede quando si gestiscono le crisi.' },
  },
  option: {
    task: 'Arriva una nuova crisi, e quasi tutte lasciano scegliere come colpire. Leggi entrambe le opzioni e prendi il male minore. Quale, lo decidi tu.',
    done: 'Vanno bene entrambe: guarda cosa vi serve adesso. La carta dice cosa succede se non viene gestita.',
    wrong: {},
  },
  block: {
    task: 'Tutte le azioni sono di nuovo libere tranne una: ora blocchi un’azione per il prossimo ciclo, e nessuno potrà usarla. Di quale possiamo fare a meno?',
    done: 'Blocca quello che non serve a breve: ancora niente da inaugurare? Allora «Inaugura». Lo studio è pieno? Allora «Scegli».',
    wrong: {},
  },
  win: {
    task: 'Ambiente, comfort ed energia sono a 6. Resta un disagio, economia in c2, e Mercato coperto alza l’economia. Vinci la partita!',
    done: 'Tre torri a 6 e nessun disagio: avete vinto tutti! Si perde se una torre cade a 0 o si accende la decima spia.',
    wrong: {
      other: 'La vittoria è a un passo. Inaugura Mercato coperto.',
      elsewhere: 'Lì il disagio resta scoperto. Metti Mercato coperto sul disagio, in c2.',
    },
  },
} as const satisfies TutorialWords
