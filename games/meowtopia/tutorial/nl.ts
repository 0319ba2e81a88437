// What the guide of Meowtopia's tutorial says, in Dutch.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: 'Welkom op je boerderij! De meeste punten winnen: een kitten levert er 3 op, een kanaal 1 of 2. Elke beurt gaan kittens aan het werk: druk op ‘Akkers’, dan op hoeveel er gaan, dan op ✔.',
    done: 'Elk kitten aan het werk legt één akker en valt in slaap. Nu de akkers zelf.',
    wrong: {
      other: 'Ook een goede tegel, maar neem deze keer ‘Akkers’: we willen de boerderij uitbreiden.',
      nobody: 'Als niemand werkt, wordt er niets gelegd. Stuur een of twee kittens.',
    },
  },
  field: {
    task: 'Leg een akker waar hij meteen water krijgt: zoek een druppel. De blauwe kanalen tussen de akkers brengen het water.',
    done: 'Een bevloeide akker helpt ’s avonds mee voeden: hij bespaart je 1 voedsel, elke dag.',
    wrong: {
      dry: 'Daar blijft hij droog tot een kanaal hem bereikt. De kanalen van je akker wijzen naar boven en naar links.',
    },
  },
  stick: {
    task: 'Een kanaal levert ook punten op: 2 tussen twee akkers, 1 aan de buitenrand. Leg dit tussen twee van je akkers.',
    done: '2 punten die niemand je kan afnemen.',
    wrong: { rim: 'Dat is de buitenrand: maar 1 punt. Leg het op de lijn tussen twee van je akkers.' },
  },
  feed: {
    task: 'Avond. Twee kittens eten elk 2 voedsel, twee bevloeide akkers geven er elk 1: dat maakt 2 voedsel. Voed ze allemaal, dan ✔.',
    done: 'Iedereen heeft gegeten. Elke 2 voedsel is een punt waard, dus je punten dalen iets; een hongerig kitten kost er 3, elke avond opnieuw.',
    wrong: {
      hungry: 'Een hongerig kitten levert je een straf van 3 punten op. Je hebt voedsel genoeg.',
      parting: 'Een kitten is 3 punten waard en doet je werk. Er is voedsel voor iedereen: houd het.',
    },
  },
  follow: {
    task: 'Bruno heeft de voedseltegel genomen. Eén wakker kitten van jou mag volgen en hetzelfde doen. Volg hem, dan ✔.',
    done: 'Voedsel voor jou, in zijn beurt! Je kitten slaapt nu.',
    wrong: { pass: 'Dat zou kunnen. Maar hier is voedsel te halen en je kitten is wakker: volg.' },
  },
  pass: {
    task: 'Nu legt Bruno akkers. Pas deze keer: wie past, wekt gratis één slapend kitten.',
    done: 'Een van jouw kittens is weer wakker. Volgen of wekken: dat is de vraag in elke beurt van de anderen.',
    wrong: { follow: 'Dan slaapt ook je laatste kitten als jij aan de beurt komt. Pas deze keer.' },
  },
  wake: {
    task: 'Het is ochtend. Twee kittens slapen, en wekken kost 1 voedsel per kitten. Wek er een of allebei, dan ✔.',
    done: 'Eén slaper alleen wordt gratis wakker. En als niemand slaapt, krijg je 1 voedsel.',
    wrong: { nobody: 'Als allebei slapen, kan vandaag niemand werken. Wek er minstens een.' },
  },
  recruit: {
    task: 'Met een munt kun je een nieuw kitten aannemen, 3 punten waard. Een handelaar verkoopt elke ochtend iets. Neem een handelaar aan.',
    done: '3 punten voor het kitten, min 1 voor de munt. Maar elk kitten eet ’s avonds 2 voedsel.',
    wrong: { worker: 'Arbeiders zijn nuttig, maar laten we zien wat een handelaar doet.' },
  },
  sell: {
    task: 'Een ochtend met een handelaar: hij neemt 1 voedsel voor 2 punten of een munt voor 3, en daarna alleen nog dat. Verkoop iets.',
    done: 'Elke ochtend één keer, per handelaar. Een munt die je houdt, is maar 1 waard.',
    wrong: { nothing: 'Dan verdient de handelaar vandaag niets. Geef hem 1 voedsel of een munt.' },
  },
  end: {
    task: 'De partij eindigt met de laatste akker, het laatste kanaal of iemands zevende kitten. Leg het laatste kanaal.',
    done: 'De ronde wordt uitgespeeld, dan wordt alles geteld. Druk op elk moment op je punten om te zien waar ze vandaan komen.',
    wrong: {},
  },
} as const satisfies TutorialWords
