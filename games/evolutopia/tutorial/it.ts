// What the guide of Evolutopia's tutorial says, in Italian.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Ciao! Tu e Bruno, un bot, risanate insieme una città, un’azione a testa per turno. Premi «Scegli», metti allo studio la tessera in cima, poi premi «Conferma».',
    done: 'Una tessera così è un’evoluzione: mostra che cosa cambia e quali esperti le servono. Ora «Scegli» è bloccata: in questo round nessuno può più usarla.',
    wrong: { other: 'Ci arriviamo dopo. Metti allo studio l’evoluzione in cima alla pila.' },
  },
  assign: {
    task: 'Bruno ha avviato «Teleriscaldamento»: in cantiere riceve i suoi esperti. Premi «Assegna», poi un esperto, poi il suo posto, finché ci sono tutti e tre.',
    done: 'Fino a tre in un’azione. Quando tutti i posti sono occupati, l’evoluzione si può inaugurare.',
    wrong: {
      other: 'Un’altra volta. Assegna esperti a «Teleriscaldamento».',
      elsewhere: 'Prima «Teleriscaldamento»: occupa tutti e tre i suoi posti.',
    },
  },
  manage: {
    task: 'Bruno l’ha inaugurato, e tre indicatori sono saliti. Con quattro azioni bloccate resta poco da fare: premi «Fine round».',
    done: 'Prima arriva una nuova crisi e colpisce. Solo dopo le azioni si liberano.',
    wrong: { other: 'Recluteremo più tardi. Ora chiudi il round.' },
  },
  option: {
    task: 'Sciopero dei trasporti! Scegli come ci colpisce: due azioni bloccate in più nel prossimo round, o una spia, che non si spegne più. Alla decima è tutto perduto.',
    done: 'La carta resta fino alla fine del round. Dice che cosa succede se allora mancano esperti.',
    wrong: {},
  },
  block: {
    task: 'Le azioni sono di nuovo libere. Ora, come dopo ogni crisi, se ne blocca una per il prossimo round, o tre se hai scelto così. Di cosa possiamo fare a meno?',
    done: 'Buona scelta. Dopo questo round tutto torna libero.',
    wrong: {
      needed: 'La zona è vuota: presto bisognerà reclutare e assegnare. Blocca un’altra azione.',
    },
  },
  recruit: {
    task: 'Bruno ha messo in cantiere «Fitodepurazione»: le servono esperti. Premi «Recluta», pesca dal sacchetto e tieni o scarta, finché la zona accanto è piena.',
    done: 'Questi cinque sono per tutti al tavolo.',
    wrong: { other: 'Non ora: recluta. Pesca un esperto, poi tieni o scarta, finché non ne arrivano più.' },
  },
  role: {
    task: '«Fitodepurazione» vuole un costruttore, un neourbanista e un tecnologo. Il tuo formatore può scambiare un esperto: fa’ che ci siano tutti e tre.',
    done: 'Un ruolo non costa niente. Dopo tre usi ne ricevi un secondo.',
    wrong: {
      other: 'Così il turno finisce senza il tuo ruolo. Prima usa il formatore.',
      missing: 'Così ne manca uno dei tre. Prendi quello, e restituiscine uno doppio o che non serve.',
    },
  },
  inaugurate: {
    task: 'Bruno ha messo tutti e tre al lavoro: «Fitodepurazione» è completa. Premi «Inaugura» e mettila sul territorio, accanto a quello che c’è già.',
    done: 'Ambiente +2, comfort +1, energia +1: tre indicatori sono saliti. Per vincere, tre devono essere a 6.',
    wrong: {
      other: 'C’è qualcosa di pronto: inauguralo prima che il round finisca.',
    },
  },
  start: {
    task: 'Bruno ha chiuso il round, e la crisi è costata 1 di comfort. Premi «Avvia» e sposta in cantiere un’evoluzione allo studio.',
    done: 'Il segno verde ti ha dato una buona idea, sotto il tuo nome: premila in un tuo turno, prima o dopo l’azione. Un segno blu porta un’altra evoluzione allo studio.',
    wrong: { other: 'Bella azione, ma ora avvia un’evoluzione allo studio.' },
  },
  crisis: {
    task: 'Con tutti i posti occupati una crisi non fa danni. Premi «Assegna» e mandale un esperto.',
    done: 'Se alla fine del round mancano ancora esperti, la crisi fa quello che dice la carta, e si accende una spia.',
    wrong: {
      other: 'Un’altra volta. Assegna un esperto alla crisi.',
      site: 'In cantiere si costruisce. Stavolta manda qualcuno alla carta crisi.',
    },
  },
  nuisance: {
    task: 'Le tessere scure sono disagi, e per vincere non deve restarne nessuno. «Polo verde d’imprese» alza l’economia: inauguralo sulla tessera scura con le monete.',
    done: 'Quel disagio è sparito per sempre: un’evoluzione copre quelli di cui alza il simbolo.',
    wrong: {
      other: 'Prima inaugura l’evoluzione pronta.',
      bare: 'Lì sta su terreno vuoto. Mettilo sul disagio dell’economia, in b3.',
    },
  },
  win: {
    task: 'Tre indicatori sono a 6 e resta un disagio. «Mercato coperto» alza il suo simbolo: inauguralo lì e vinci la partita!',
    done: 'Avete vinto tutti! Si perde se un indicatore cade a 0, o alla decima spia.',
    wrong: {
      other: 'La vittoria è a un passo. Inaugura «Mercato coperto».',
      elsewhere: 'Lì il disagio resta. Metti «Mercato coperto» sul disagio, in c2.',
    },
  },
} as const satisfies TutorialWords
