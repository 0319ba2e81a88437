// What the guide of Neoville's tutorial says, in Italian.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: 'Ciao! Costruiamo una città di quattro tessere per quattro. Piazza la prima: premi una tessera della tua mano, poi il posto, poi ✔.',
    done: 'Le caselle dello stesso terreno che si toccano per un lato sono un quartiere e reggono grattacieli.',
    wrong: {},
  },
  build: {
    task: 'Ora costruisci lì: premi un grattacielo con un 4 o un 6, poi ✔. Terra va sulla terra, Foresta sull’erba, Pietra sulla roccia, Cascata sull’acqua.',
    done: 'Ha l’impalcatura e per ora toglie il suo numero. Quando il suo quartiere avrà altrettante caselle, lo darà.',
    wrong: {
      nothing: 'Puoi sempre non costruire niente, ma qui vogliamo un grattacielo.',
      utility: 'Quello è un servizio; ci arriviamo dopo. Prendi uno dei numeri: un grattacielo.',
      high: 'Quel numero vuole un quartiere molto grande. Per cominciare prendi un 4 o un 6.',
    },
  },
  draw: {
    task: 'Infine pesca una tessera: prendi una delle quattro scoperte del mercato. Così finisce il tuo turno, perciò non serve ✔. Quelle del colore del tuo grattacielo ne fanno crescere il quartiere.',
    done: 'Ecco uno dei sedici turni: piazza, costruisci, pesca. «vista» dice che anche gli altri conoscono quella tessera.',
    wrong: { stack: 'La pila è coperta: non vedi cosa ricevi. Prendi una delle quattro tessere scoperte.' },
  },
  second: {
    task: 'Bruno ha giocato: il punto giallo segna la sua ultima tessera. Tocca di nuovo a te: piazza una tessera che faccia crescere il quartiere del tuo grattacielo, costruisci se vuoi e pesca.',
    done: 'Si va avanti così. Si costruisce solo sulla tessera appena piazzata. Un quartiere regge un solo grattacielo; perciò nessuna tessera può unire due quartieri che ne hanno già uno ciascuno.',
    wrong: {
      elsewhere:
        'Così il quartiere del tuo grattacielo non cresce. Una tessera della tua mano ha il suo terreno: ruotala (↻) in modo che lo tocchi.',
    },
  },
  grow: {
    task: 'Il 4 con l’impalcatura ha 2 caselle di roccia e gliene servono 4. Piazza una tessera che gli dia le due mancanti. ↻ ruota una tessera.',
    done: 'Quattro caselle di roccia: più 4 invece di meno 4. Sopra la città leggi di che cosa sono fatti i tuoi punti. «Per ora» vuol dire che può ancora cambiare.',
    wrong: {
      short:
        'Il quartiere è cresciuto, ma ha ancora meno di 4 caselle. Cerca una tessera con due caselle di roccia vicine.',
      elsewhere:
        'Il tuo 4 non riceve altra roccia. Ruota la tessera (↻) in modo che la sua roccia tocchi quel quartiere.',
    },
  },
  skip: {
    task: 'Non devi costruire. Ciò che costruisci costa il suo numero finché non ha quello che chiede: stavolta premi «Non costruire niente».',
    done: 'La tessera ha comunque fatto crescere il tuo quartiere. Nessuno è obbligato a costruire.',
    wrong: { build: 'Forse è una buona idea. Ma stavolta non costruire niente.' },
  },
  high: {
    task: 'Ora costruisci dove ci sono già abbastanza caselle: un grattacielo che dia subito i suoi punti.',
    done: 'Rende ora, e un quartiere non si restringe mai. Due quartieri si uniscono solo se nessuna tessera si può piazzare altrimenti; allora conta il grattacielo migliore.',
    wrong: {
      nothing: 'Qui c’è da guadagnare: cerca un quartiere con tante caselle quanto un numero del suo colore.',
      utility: 'Quello è un servizio. Cerca un grattacielo il cui numero sia già raggiunto dal tuo quartiere.',
      early:
        'Il quartiere è troppo piccolo per quel numero: per ora ti costerebbe. Guarda l’anteprima: deve essere un più.',
    },
  },
  utility: {
    task: 'Sotto i grattacieli ci sono i servizi: due dei tre tipi in ogni partita. Un mulino rende sulle tessere segnate nel suo simbolo. Costruiscine uno che dia punti ora.',
    done: 'La nuova tessera è nella colonna sinistra. La bandiera gialla dice: questi punti sono sicuri. Un’ecomobile, l’auto gialla, conta riga e colonna. Tieni premuto un simbolo per leggere che cosa chiede.',
    wrong: {
      nothing: 'Costruisci: un mulino rende proprio qui. Dove si trova la nuova tessera nella tua città?',
      tower: 'Quello è un grattacielo. Prendi uno dei simboli più in basso.',
      unpaid:
        'Un’ecomobile conta la sua riga e la sua colonna di caselle, e lì manca ciò che chiede il suo simbolo. Guarda i mulini.',
    },
  },
  biodome: {
    task: 'In un’altra partita ci sono i biodome. Un biodome va su ogni terreno e rende se il suo quartiere ha esattamente la forma del simbolo, comunque sia girata. Costruiscine uno che dia punti ora.',
    done: 'La forma è quella. Deve restare così: una casella in più e il biodome costa il suo numero.',
    wrong: {
      nothing: 'Costruisci: un quartiere della nuova tessera ha la forma di un simbolo. Quale?',
      tower: 'Quello è un grattacielo. Prendi una delle cupole di vetro più in basso.',
      windmill: 'Quello è un mulino. Prendi una delle cupole di vetro.',
      shape:
        'Il quartiere di quella casella ha un’altra forma, quindi costerebbe il suo numero. Confronta il simbolo con ogni quartiere della nuova tessera e premi una casella di quello giusto.',
    },
  },
  parks: {
    task: 'Gli alberi sono parchi: chi ne ha di più riceve 5 punti. Lo stesso vale per i corridori, gli impianti sportivi. Piazza una tessera con un albero.',
    done: 'Nessuno ha più parchi di te: 5 punti per ora. Alla fine, a pari merito li ricevono tutti, anche senza nessun parco.',
    wrong: { none: 'Quella tessera non ha alberi. Una tessera della tua mano ne ha uno.' },
  },
  fifteen: {
    task: 'Round 15 di 16. Al 4 con l’impalcatura mancano tre caselle di terra. Lascia libero il posto accanto e pesca una tessera con tre caselle di terra per il tuo ultimo turno.',
    done: 'È quello che manca al 4. Dopo Bruno ti resta un turno.',
    wrong: {
      cracked:
        'Nessuna tessera della tua mano ha tre caselle di terra, e il 4 non può crescere altrove. Piazza questa in basso.',
      tile: 'Al 4 mancano tre caselle di terra: una tessera scoperta del mercato le ha.',
    },
  },
  last: {
    task: 'La tua ultima tessera! Piazzala in modo che il 4 abbia le sue caselle. Poi costruisci ciò che rende subito, o niente: nessun quartiere cresce più.',
    done: 'La città è finita. Ciò che è soddisfatto dà il suo numero, il resto te lo fa perdere. Ora si contano i punti.',
    wrong: {
      costs: 'Quello non potrà più essere soddisfatto e ti costerebbe il suo numero.',
      short:
        'Così al 4 mancano caselle. Prendi la tessera con tre caselle di terra e ruotala (↻) finché il suo quartiere ne abbia quattro.',
    },
  },
} as const satisfies TutorialWords
