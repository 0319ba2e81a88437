// What the guide of Neoville's tutorial says, in Italian.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: 'Ciao! Costruiamo una città di 16 tessere. Piazza la prima: premi una tessera della tua mano, poi il posto, poi ✓.',
    done: 'Le caselle di un terreno che si toccano per un lato sono un quartiere e reggono grattacieli. ◇ segna la tua tessera Equità: si piazza come le altre.',
    wrong: {},
  },
  build: {
    task: 'Ora costruisci lì: premi un grattacielo con un 4 o un 6, poi ✓. Terra va sulla terra, Foresta sull’erba, Pietra sulla roccia, Cascata sull’acqua.',
    done: 'Ha l’impalcatura e per ora conta in meno. Quando il suo quartiere avrà tante caselle quanto il suo numero, conterà in più.',
    wrong: {
      nothing: 'Puoi sempre non costruire niente, ma qui vogliamo un grattacielo.',
      utility: 'Quello è un servizio; ci arriviamo dopo. Prendi uno dei numeri: un grattacielo.',
      high: 'Quel numero vuole un quartiere molto grande. Per cominciare prendi un 4 o un 6.',
    },
  },
  draw: {
    task: 'Infine pesca una tessera: prendi una delle quattro scoperte del mercato. Quelle del colore del tuo grattacielo ne fanno crescere il quartiere.',
    done: 'Ecco uno dei sedici turni: piazza, costruisci, pesca. «vista» dice che anche gli altri conoscono quella tessera.',
    wrong: { stack: 'La pila è coperta: non vedi cosa ricevi. Prendi una delle quattro tessere scoperte.' },
  },
  second: {
    task: 'Bruno ha giocato: il punto giallo segna la sua ultima tessera. Ora un turno tutto tuo. Fai crescere il quartiere del tuo grattacielo.',
    done: 'Si va avanti così. Si costruisce solo sulla tessera appena piazzata, e un quartiere regge un solo grattacielo: se si chiude senza, non ne avrà.',
    wrong: {},
  },
  grow: {
    task: 'Il 4 con l’impalcatura ha 2 caselle di roccia e gliene servono 4. Piazza una tessera che gli dia le due mancanti. ↻ ruota una tessera.',
    done: 'Quattro caselle di roccia: più 4 invece di meno 4. Sopra la città leggi ciò che è sicuro, ciò che è previsto e ciò che non lo è ancora.',
    wrong: {
      short:
        'Il quartiere è cresciuto, ma ha ancora meno di 4 caselle. Cerca una tessera con due caselle di roccia vicine.',
      elsewhere:
        'Il tuo 4 non riceve altra roccia. Ruota la tessera (↻) in modo che la sua roccia tocchi quel quartiere.',
    },
  },
  skip: {
    task: 'Non devi costruire. Ciò che la città non regge costa punti: stavolta premi «Non costruire niente».',
    done: 'La tessera ha comunque fatto crescere il tuo quartiere. Nessuno è obbligato a costruire.',
    wrong: { build: 'È permesso, ma stavolta non costruire niente.' },
  },
  high: {
    task: 'Ora costruisci dove ci sono già abbastanza caselle: un grattacielo che dia subito i suoi punti.',
    done: 'Rende ora, e un quartiere non si restringe mai. Una bandiera gialla segna i punti che niente può più togliere.',
    wrong: {
      nothing: 'Qui c’è da guadagnare: cerca un quartiere con tante caselle quanto un numero del suo colore.',
      utility: 'Quello è un servizio. Cerca un grattacielo il cui numero sia già raggiunto dal tuo quartiere.',
      early:
        'Il quartiere è troppo piccolo per quel numero: per ora ti costerebbe. Guarda l’anteprima: deve essere un più.',
    },
  },
  utility: {
    task: 'Sotto i grattacieli ci sono i servizi: due dei tre tipi in ogni partita. Un mulino rende sulle tessere segnate nel suo simbolo. Costruiscine uno che dia punti ora.',
    done: 'La nuova tessera è nella colonna sinistra, come chiede il simbolo. Un’ecomobile conta riga e colonna. Tieni premuto un simbolo per leggerlo.',
    wrong: {
      nothing: 'Costruisci: un mulino rende proprio qui. Dove si trova la nuova tessera nella tua città?',
      tower: 'Quello è un grattacielo. Prendi uno dei simboli più in basso.',
      unpaid: 'Quello non ottiene ciò che chiede il suo simbolo, quindi costa. In che colonna è la nuova tessera?',
    },
  },
  biodome: {
    task: 'In un’altra partita ci sono i biodome. Un biodome va su ogni terreno e rende se il suo quartiere ha esattamente la forma del simbolo. Costruiscine uno che dia punti ora.',
    done: 'La forma è quella, comunque sia girata. Deve restare così: una casella in più e il biodome costa il suo numero.',
    wrong: {
      nothing: 'Costruisci: un quartiere della nuova tessera ha la forma di un simbolo. Quale?',
      tower: 'Quello è un grattacielo. Prendi una delle cupole di vetro più in basso.',
      windmill: 'Quello è un mulino. Prendi una delle cupole di vetro.',
      shape:
        'Lì il quartiere ha un’altra forma, quindi costerebbe il suo numero. Confronta simbolo e quartiere casella per casella.',
    },
  },
  parks: {
    task: 'Gli alberi sono parchi: chi ne ha di più riceve 5 punti. Lo stesso vale per i corridori, gli impianti sportivi. Piazza una tessera con un albero.',
    done: 'Nessuno ha più parchi di te: 5 punti. A pari merito li ricevono tutti, anche senza nessun parco. Può cambiare fino alla fine.',
    wrong: { none: 'Quella tessera non ha alberi. Una tessera della tua mano ne ha uno.' },
  },
  fifteen: {
    task: 'Round 15 di 16, e ora giochiamo fino alla fine. Il 4 con l’impalcatura costa ancora 4 punti: piazza, costruisci e pesca in modo che abbia le sue caselle.',
    done: 'Dopo Bruno ti resta un turno.',
    wrong: {},
  },
  last: {
    task: 'La tua ultima tessera! Piazzala dove rende di più. Poi costruisci solo ciò che rende subito, perché niente cresce più.',
    done: 'La città è finita. Ciò che è soddisfatto dà il suo numero, il resto te lo fa perdere. Ora si contano i punti.',
    wrong: { costs: 'Quello non potrà più essere soddisfatto e ti costerebbe il suo numero.' },
  },
} as const satisfies TutorialWords
