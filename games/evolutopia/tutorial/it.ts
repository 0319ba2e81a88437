// What the guide of Evolutopia's tutorial says, in Italian.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Ciao! Insieme risaniamo una città, un’azione per turno. Premi «Scegli», metti allo studio la tessera in cima, poi premi «Conferma».',
    done: 'Una tessera così è un’evoluzione, un piano per la città. In alto cosa cambia, in basso quali esperti le servono.',
    wrong: { other: 'Ci arriviamo dopo. Metti allo studio l’evoluzione in cima alla pila.' },
  },
  recruit: {
    task: 'Bruno ha messo in cantiere «Fitodepurazione»: le servono esperti. Premi «Recluta», poi tieni o scarta, finché i cinque posti accanto al sacchetto sono pieni.',
    done: 'Questi cinque sono per tutti al tavolo.',
    wrong: { other: 'Non ora: recluta. Pesca un esperto, poi tieni o scarta, finché non ne arrivano più.' },
  },
  role: {
    task: '«Fitodepurazione» vuole un costruttore, un neourbanista e un tecnologo. Il tuo formatore può scambiare un esperto: fa’ che ci siano tutti e tre.',
    done: 'Un ruolo non costa niente. Dopo tre usi ne ricevi un secondo.',
    wrong: {
      other: 'Così il turno finisce senza il tuo talento. Prima usa il formatore.',
      missing: 'Così ne manca uno dei tre. Scambia un esperto che hai doppio o che non serve.',
    },
  },
  inaugurate: {
    task: 'Bruno ha messo tutti e tre al lavoro: «Fitodepurazione» è completa. Premi «Inaugura» e mettila sulla mappa, accanto a quello che c’è già.',
    done: 'Ambiente +2, comfort +1, energia +1: tre torri sono cresciute. Per vincere, tre devono essere a 6.',
    wrong: { other: 'C’è qualcosa di pronto: inauguralo prima che si gestiscano le crisi.' },
  },
  start: {
    task: 'Bruno ha gestito le crisi, perciò quasi tutte le azioni sono di nuovo libere. Premi «Avvia» e sposta in cantiere un’evoluzione allo studio.',
    done: 'I posti tratteggiati mostrano quali esperti le servono. Il segno verde ti ha dato una buona idea: premi la sua carta sotto il tuo nome in un tuo turno, prima o dopo l’azione.',
    wrong: { other: 'Bella azione, ma ora avvia un’evoluzione allo studio.' },
  },
  assign: {
    task: 'Metti gli esperti al lavoro: premi «Assegna», poi un esperto, poi un posto adatto in cantiere.',
    done: 'Fino a tre in un’azione. Quando tutti i posti sono occupati, l’evoluzione si può inaugurare.',
    wrong: {
      other: 'Un’altra volta. Assegna un esperto a un’evoluzione in cantiere.',
      crisis: 'Quello aiuterebbe contro la crisi. Prima manda qualcuno a un’evoluzione.',
    },
  },
  crisis: {
    task: 'Con la stessa azione puoi assegnarne un altro. Mandane uno alla crisi: con tutti i posti occupati non fa danni. Poi chiudi l’azione.',
    done: 'Una crisi che nessuno gestisce colpisce, e si accende una spia. Alla decima è tutto perduto.',
    wrong: {
      other: 'Quello aiuta la città, ma non contro la crisi. Assegnale un esperto.',
      site: 'In cantiere si costruisce. Stavolta manda qualcuno alla carta crisi.',
    },
  },
  manage: {
    task: 'Tutte le altre azioni sono bloccate. Premi «Crisi» per chiudere il round: quello che non è gestito colpisce, e arriva una nuova crisi.',
    done: 'Ora arriva la nuova crisi, e solo dopo le azioni tornano libere. Gestisci le crisi quando resta poco altro da fare.',
    wrong: {},
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
  nuisance: {
    task: 'Le tessere scure sono disagi, e per vincere non deve restarne nessuno. «Polo verde d’imprese» alza l’economia: inauguralo sulla tessera scura con le monete.',
    done: 'Quel disagio è sparito per sempre: un’evoluzione copre quelli di cui alza il simbolo.',
    wrong: {
      other: 'Prima inaugura l’evoluzione pronta.',
      bare: 'Lì sta su terreno vuoto. Mettila sul disagio dell’economia, in b3.',
    },
  },
  win: {
    task: 'Tre torri sono a 6 e resta un disagio. «Mercato coperto» alza il suo simbolo: inauguralo lì e vinci la partita!',
    done: 'Avete vinto tutti! Si perde se una torre cade a 0, o alla decima spia.',
    wrong: {
      other: 'La vittoria è a un passo. Inaugura «Mercato coperto».',
      elsewhere: 'Lì il disagio resta scoperto. Metti «Mercato coperto» sul disagio, in c2.',
    },
  },
} as const satisfies TutorialWords
