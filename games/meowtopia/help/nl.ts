// What the things on Meowtopia's board are, and what beginners are told, in Dutch.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const nl = {
  explain: {
    tile: ['Actietegel', 'Eén speler neemt hem per ronde. De anderen mogen elk met één wakker kitten volgen.'],
    'get-food': ['Voedsel', '1 tot 6 arbeiders leveren 2, 5, 8, 12, 16 of 20 voedsel op.'],
    irrigate: [
      'Bevloeiing',
      'Elke arbeider legt een kanaal langs een zijde van je akkers: 2 punten tussen twee akkers, 1 aan de rand.',
    ],
    'get-gold': ['Goud', 'Elke arbeider levert een munt op.'],
    recruit: ['Aannemen', 'Elke arbeider haalt voor een munt een nieuw kitten: een arbeider of een handelaar.'],
    'lay-fields': ['Akkers', 'Elke arbeider legt een akker naast die van jou.'],
    taker: ['Genomen', 'Van wie deze tegel is tot de ronde voorbij is.'],
    bonus: [
      'Voedsel op een tegel',
      'Niemand nam de tegel. Wie hem nu neemt, krijgt dit voedsel, ook zonder iemand te sturen.',
    ],
    crew: ['Kittens', 'Elk is aan het einde 3 punten waard en eet elke avond 2 voedsel.'],
    awake: ['Wakkere arbeider', 'Kan aan het werk worden gestuurd of iemand volgen. Daarna slaapt hij.'],
    asleep: [
      'Slapende arbeider',
      '’s Ochtends wordt één slaper gratis wakker; zijn het er meer, dan kost elk 1 voedsel. Passen wekt er ook een.',
    ],
    merchant: [
      'Handelaar',
      'Neemt elke ochtend één stuk: voedsel levert 2 punten op, een munt 3. Hij houdt het bij één soort.',
    ],
    watered: ['Bevloeide akker', 'Helpt ’s avonds bij het voeren: 1 voedsel minder te betalen.'],
    dry: ['Droge akker', 'Helpt niemand tot er een kanaal langs een van de zijden ligt.'],
    stick: ['Kanaal', 'Bevloeit de akkers aan beide kanten. Het levert voor elk daarvan een punt op.'],
    food: ['Je voedsel', 'Daarmee betaal je de avond en het wekken. Twee zijn aan het einde een punt waard.'],
    coins: [
      'Munten',
      'Betaal er nieuwe kittens mee of geef ze aan handelaars. Elke munt die overblijft, is een punt waard.',
    ],
    penalty: ['Straffen', 'De rode fiches: elk hongerig kitten bracht er een, 3 punten minder.'],
    bill: ['Vanavond', 'Wat iedereen voeren kost: 2 voor elk kitten, min 1 voor elke bevloeide akker.'],
    player: ['Speler', 'Wie handelt, volgt, past of wacht.'],
    first: [
      'Startspeler',
      'Begint deze ronde. In de volgende is het de speler links, die met zijn tweeën dan twee beurten achter elkaar heeft.',
    ],
    points: ['Punten', 'Wat iemand waard is zoals het nu staat.'],
    round: ['Ronde', 'In een ronde heeft iedereen één beurt en wordt elke tegel hoogstens één keer genomen.'],
    'fields-left': [
      'Resterende akkers',
      'Als de laatste ligt, is het einde daar. Voor de rest van die ronde liggen er meer apart.',
    ],
    'sticks-left': [
      'Resterende kanalen',
      'Als het laatste ligt, is het einde daar. Voor de rest van die ronde liggen er meer apart.',
    ],
    stock: ['Voorraad', 'Wat er nog aan voedsel en munten te krijgen is.'],
    'kittens-left': [
      'Resterende kittens',
      'Hoeveel er van deze familie nog kunnen worden aangenomen. Is er geen meer, dan komt er een uit een andere familie, en dat brengt het einde.',
    ],
    turn: [
      'De beurt',
      'Ochtend: wekken, dan verkopen. Dag: een tegel nemen en arbeiders sturen. De anderen volgen of passen. Avond: iedereen voeren.',
    ],
    end: [
      'Het einde',
      'De laatste akker of het laatste kanaal van het bord, een kitten van een andere familie of ronde 40 maakt deze ronde de laatste. Daarna levert elk wakker kitten, ook een handelaar, 1 voedsel op.',
    ],
  },
  notes: {
    take: 'Neem een tegel en zeg dan hoeveel kittens daar gaan werken. Wie werkt, valt in slaap.',
    follow:
      'Volgen: één wakker kitten doet hetzelfde voor jou. Passen: een slaper wordt gratis wakker, of je krijgt 1 voedsel.',
    wake: '’s Ochtends wordt één slaper gratis wakker; slapen er meer, dan kost elk 1 voedsel.',
    evening: '’s Avonds eet elk kitten 2 voedsel; elke bevloeide akker bespaart je er 1.',
    field: 'Een akker helpt zodra hij bevloeid is: leg hem waar een kanaal heen wijst, of breng er een kanaal naartoe.',
    stick: 'Een kanaal tussen twee akkers levert 2 punten op, aan de rand 1. Die ben je nooit meer kwijt.',
    recruit: 'Arbeiders doen elke dag meer, handelaars verkopen elke ochtend. Elk kitten is 3 punten waard, en eet.',
    sell: 'Elke handelaar neemt één stuk per dag: voedsel voor 2 punten, een munt voor 3. Hij houdt het bij die soort.',
    penalty: 'Een kitten had honger: de rode fiche kost 3 punten. Bevloeide akkers houden de avonden goedkoop.',
    bonus: 'Er liggen vissen op tegels die niemand nam. Wie zo’n tegel neemt, krijgt ze, ook zonder iemand te sturen.',
    end: 'Het einde is ingezet: deze ronde is de laatste. Daarna levert elk wakker kitten 1 voedsel op.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
