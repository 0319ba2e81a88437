// What the guide of Neoville's tutorial says, in Italian.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: 'Ciao! Costruiamo una città di 16 tessere. Piazza la prima: premi una tessera della tua mano, poi il posto nella città, poi ✓.',
    done: 'La tua città è nata. Guarda le sue quattro caselle: quelle dello stesso terreno che si toccano sono un quartiere, e i quartieri reggono grattacieli.',
    wrong: {},
  },
  build: {
    task: 'Ora puoi costruire su quella tessera. Erigi un grattacielo da 4 o da 6: premi il suo numero, poi una casella del suo terreno, poi ✓.',
    done: 'Ha l’impalcatura: per ora costa il suo numero. Quando il suo quartiere avrà altrettante caselle, invece lo darà.',
    wrong: {
      nothing: 'Puoi sempre non costruire niente, ma qui vogliamo un grattacielo.',
      utility: 'Quello è un servizio; ci arriviamo dopo. Prendi uno dei numeri: un grattacielo.',
      high: 'Quel numero vuole un quartiere molto grande. Per cominciare prendi un 4 o un 6.',
    },
  },
  draw: {
    task: 'Ultima parte del turno: pesca una tessera. Prendine una scoperta dal mercato, meglio se col terreno del tuo grattacielo.',
    done: 'Ecco un turno intero: piazza, costruisci, pesca. Dopo sedici la partita è finita. Gli altri fanno lo stesso nelle loro città.',
    wrong: { stack: 'La pila è coperta: non vedresti cosa ricevi. Prendi una delle quattro tessere scoperte.' },
  },
  grow: {
    task: 'Qualche round dopo. La tua Pietra 4 in d2 ha 2 caselle di roccia e gliene servono 4. Piazza una tessera che le dia le due mancanti.',
    done: 'Quattro caselle di roccia: via l’impalcatura, e il grattacielo dà 4 punti invece di costarne 4.',
    wrong: {
      short:
        'Il quartiere è cresciuto, ma ha ancora meno di 4 caselle. Cerca una tessera con due caselle di roccia vicine.',
      elsewhere:
        'La tua Pietra 4 non riceve altra roccia. Gira la tessera in modo che la sua roccia tocchi quella in d2.',
    },
  },
  skip: {
    task: 'Non devi costruire ogni volta. Quello che la città non regge ti costa punti, quindi stavolta premi «Non costruire niente».',
    done: 'Bene. Nessuno è obbligato a fare promesse, e la tessera ha comunque fatto crescere il tuo quartiere.',
    wrong: { build: 'Sarebbe permesso. Ma prova una volta a non costruire niente.' },
  },
  high: {
    task: 'La via più prudente: costruisci dove ci sono già abbastanza caselle, o dove rende subito. Erigi un grattacielo che dia punti ora.',
    done: 'Rende subito, e così resta: un quartiere non si restringe mai. I più audaci costruiscono prima e fanno crescere il quartiere dopo.',
    wrong: {
      nothing: 'Qui c’è da guadagnare: cerca un quartiere che ha già 3 o 4 caselle.',
      utility: 'Quello è un servizio. Cerca un grattacielo il cui numero sia già raggiunto dal tuo quartiere.',
      early:
        'Il quartiere è troppo piccolo per quel numero: per ora ti costerebbe. Guarda l’anteprima: deve essere un più.',
    },
  },
  utility: {
    task: 'I servizi non chiedono caselle, ma altro. Un mulino rende sulle tessere segnate nel suo simbolo. Costruiscine uno che dia punti ora.',
    done: 'La tua città è larga quattro tessere, quindi la colonna sinistra è fissata e lì il mulino è a posto. Le ecomobili contano lungo la loro riga e colonna.',
    wrong: {
      nothing: 'Costruisci: un mulino rende proprio qui. Dove si trova la nuova tessera nella tua città?',
      tower: 'Quello è un grattacielo. Prendi uno dei simboli più in basso.',
      unpaid: 'Quello non ottiene ciò che chiede il suo simbolo, quindi costa. In che colonna è la nuova tessera?',
    },
  },
  parks: {
    task: 'Gli alberi sono parchi, i corridori impianti sportivi. Lì non si costruisce, ma chi ne ha di più di un tipo riceve 5 punti. Recupera nei parchi: piazza una tessera con un albero.',
    done: 'Ora nessuno ha più parchi di te: 5 punti. Tieni d’occhio gli altri; può cambiare fino alla fine.',
    wrong: { none: 'Quella tessera non ha alberi. Una tessera della tua mano ne ha uno.' },
  },
  last: {
    task: 'L’ultima tessera! Terra 4 in b5 ha 1 casella di terra e costa ancora 4. Piazza l’ultima tessera in modo che arrivi a quattro.',
    done: 'Da −4 a +4: otto punti con una tessera. Prepara per tempo un’ultima tessera così.',
    wrong: {
      short: 'Il quartiere è cresciuto, ma non fino a 4 caselle. Una delle tue tessere ha tre caselle di terra.',
      elsewhere: 'Così Terra 4 non riceve niente. Porta la terra di una tessera accanto alla terra in b5.',
    },
  },
  end: {
    task: 'Un’ultima occasione per costruire. Ha senso solo ciò che rende ora, perché niente cresce più. Costruisci qualcosa che non ti costi, o non costruire niente.',
    done: 'Tutte le 16 tessere sono piazzate: la città è finita. Quello che è soddisfatto dà il suo numero, il resto lo costa. Vince chi ha più punti!',
    wrong: { costs: 'Quello non potrà più essere soddisfatto e ti costerebbe il suo numero.' },
  },
} as const satisfies TutorialWords
