// What the guide of Meowtopia's tutorial says, in Dutch.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: 'Welkom op je boerderij! De meeste punten winnen. Elke beurt gaan kittens aan het werk. Druk op ‘Akkers’: dan gaan ze allebei, dus druk op ‘1’ en dan op ✔.',
    done: 'Wie werkt, valt in slaap. Het andere kitten blijft wakker voor later.',
    wrong: {
      other: 'Ook een goede tegel, maar neem deze keer ‘Akkers’: we willen de boerderij uitbreiden.',
      nobody: 'Als niemand werkt, wordt er niets gelegd. Stuur één kitten.',
      both: 'Allebei zou kunnen. Houd er deze keer een wakker: het kan helpen in de beurt van Bruno.',
    },
  },
  lay: {
    task: 'Je kitten legt een akker: druk op een plek naast je akkers, dan op ✔.',
    done: 'Je boerderij is gegroeid. Nu mag Bruno hetzelfde doen met een van zijn kittens: hij volgt.',
    wrong: {},
  },
  feed: {
    task: 'Avond. Je twee kittens eten elk 2 voedsel, min 1 voor elke bevloeide akker. Voer ze allemaal, dan ✔.',
    done: 'Iedereen heeft gegeten. Een hongerig kitten zou 3 punten kosten. Een kitten telt 3, een munt 1, twee voedsel 1: zo zijn je punten iets gedaald. Druk op je punten om de som te zien.',
    wrong: {
      hungry: 'Een hongerig kitten levert je een straf van 3 punten op. Je hebt voedsel genoeg.',
      parting: 'Een kitten is 3 punten waard en doet je werk. Er is voedsel voor iedereen: houd het.',
    },
  },
  follow: {
    task: 'Bruno heeft de bevloeiingstegel genomen. Een wakker kitten van jou mag volgen en hetzelfde doen. Volg hem, dan ✔.',
    done: 'Zo mag je een kanaal leggen, in zijn beurt! Je kitten slaapt nu.',
    wrong: { pass: 'Dat zou kunnen. Maar hier is een kanaal te halen en je kitten is wakker: volg.' },
  },
  stick: {
    task: 'Een kanaal levert punten op: 2 tussen twee akkers, 1 aan de buitenrand. Leg dit tussen twee van je akkers.',
    done: '2 punten die niemand je kan afnemen. Nu schuift de kroon door: Bruno begint de volgende ronde en heeft twee beurten achter elkaar.',
    wrong: { rim: 'Dat is de buitenrand: maar 1 punt. Leg het op de lijn tussen twee van je akkers.' },
  },
  wake: {
    task: 'Is er niemand wakker, dan kun je alleen passen, en dat wekt één kitten. Komt jouw ochtend, dan wordt één slaper alleen gratis wakker: druk dan op ✔.',
    done: 'Slapen er meer, dan kost elk wekken 1 voedsel. Slaapt er geen, dan krijg je 1 voedsel.',
    wrong: { nobody: 'Slapend kan het vandaag niet werken. Wek het: dat kost niets.' },
  },
  day: {
    task: 'Nu een hele dag voor jou: neem een tegel (vissen erop zijn ook voor jou) en stuur kittens. Bij ‘Voedsel’ levert 1 kitten 2 voedsel op, 2 leveren er 5 op. Voer ze ’s avonds allemaal.',
    done: 'Zo gaat het dag na dag. De rest bekijken we aan andere tafels.',
    wrong: {},
  },
  pass: {
    task: 'Nu legt Bruno akkers. Pas deze keer: wie past, wekt gratis één slapend kitten.',
    done: 'Een van jouw kittens is weer wakker. Sliep er geen, dan kreeg je voor passen 1 voedsel.',
    wrong: { follow: 'Dan slaapt ook je laatste kitten als jij aan de beurt komt. Pas deze keer.' },
  },
  field: {
    task: 'Leg een akker waar hij meteen water krijgt: zoek een druppel. De blauwe kanalen tussen de akkers brengen het water.',
    done: 'Een bevloeide akker helpt ’s avonds bij het voeren: hij bespaart je 1 voedsel, elke dag.',
    wrong: {
      dry: 'Daar blijft hij droog tot een kanaal hem bereikt. De kanalen van je akker wijzen naar boven en naar links.',
    },
  },
  recruit: {
    task: 'Met een munt kun je een nieuw kitten aannemen, 3 punten waard. Een handelaar verkoopt elke ochtend iets. Neem een handelaar aan.',
    done: '3 punten voor het kitten, min 1 voor de munt. Maar het eet elke avond 2 voedsel. Wie je niet kunt voeren, mag je ontslaan: je krijgt 3 voedsel en verliest zijn punten.',
    wrong: { worker: 'Arbeiders zijn nuttig, maar laten we zien wat een handelaar doet.' },
  },
  sell: {
    task: 'Een ochtend met een handelaar: hij neemt 1 voedsel voor 2 punten of een munt voor 3, en daarna alleen nog dat. Verkoop iets.',
    done: 'Elke ochtend één keer, per handelaar. Een munt die je houdt, is maar 1 waard.',
    wrong: { nothing: 'Dan verdient de handelaar vandaag niets. Geef hem 1 voedsel of een munt.' },
  },
  end: {
    task: 'Het laatste kanaal of de laatste akker brengt de laatste ronde; een kitten van een andere kleur ook. Er is nog één kanaal, maar je mag er meer leggen. Speel je laatste dag.',
    done: 'De partij is afgelopen. Elk wakker kitten, ook elke handelaar, heeft nog 1 voedsel opgeleverd. Kittens, kanalen en wat verkocht is, worden nu geteld.',
    wrong: {},
  },
} as const satisfies TutorialWords
