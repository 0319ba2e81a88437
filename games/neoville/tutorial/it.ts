// What the guide of Neoville's tutorial says, in Italian.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: 'Ciao! Costruiamo una città di 16 tessere. Piazza la prima: premi una tessera della tua mano, poi il posto, poi ✓.',
    done: 'Le caselle di un colore che si toccano per un lato sono un quartiere e reggono grattacieli. Il ◇ segna solo la tessera iniziale.',
    wrong: {},
  },
  build: {
    task: 'Ora costruisci su quella tessera: premi un grattacielo con un 4 o un 6. Va su una casella del suo colore; premi ✓.',
    done: 'Ha l’impalcatura e costa il suo numero. Quando il suo quartiere avrà altrettante caselle, invece lo darà.',
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
    task: 'Bruno ha giocato. Ora un turno tutto tuo: piazza, costruisci o no, pesca. Aiuta di più ciò che fa crescere il quartiere del tuo grattacielo.',
    done: 'Si va avanti così, turno dopo turno. Cosa dà punti, lo vediamo ad altri tavoli.',
    wrong: {},
  },
  grow: {
    task: 'Il 4 con l’impalcatura ha 2 caselle di roccia e gliene servono 4. Piazza una tessera che gli dia le due mancanti. ↻ ruota una tessera.',
    done: 'Quattro caselle di roccia: ora dà 4 punti invece di costarli. Sono 8 in più.',
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
    done: 'Rende ora, e così resta: un quartiere non si restringe mai.',
    wrong: {
      nothing: 'Qui c’è da guadagnare: cerca un quartiere con tante caselle quanto un numero del suo colore.',
      utility: 'Quello è un servizio. Cerca un grattacielo il cui numero sia già raggiunto dal tuo quartiere.',
      early:
        'Il quartiere è troppo piccolo per quel numero: per ora ti costerebbe. Guarda l’anteprima: deve essere un più.',
    },
  },
  utility: {
    task: 'Sotto i grattacieli ci sono i servizi. Un mulino rende sulle tessere segnate nel suo simbolo. Costruiscine uno che dia punti ora.',
    done: 'La nuova tessera è nella colonna sinistra, come chiede il simbolo. Un’ecomobile conta riga e colonna, un biodome vuole una forma. Tieni premuto un simbolo per leggerlo.',
    wrong: {
      nothing: 'Costruisci: un mulino rende proprio qui. Dove si trova la nuova tessera nella tua città?',
      tower: 'Quello è un grattacielo. Prendi uno dei simboli più in basso.',
      unpaid: 'Quello non ottiene ciò che chiede il suo simbolo, quindi costa. In che colonna è la nuova tessera?',
    },
  },
  parks: {
    task: 'Gli alberi sono parchi: chi ne ha di più riceve 5 punti. Lo stesso vale per i corridori, gli impianti sportivi. Piazza una tessera con un albero.',
    done: 'Ora nessuno ha più parchi di te: 5 punti. Tieni d’occhio gli altri; può cambiare fino alla fine.',
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
