// What the guide of Neoville's tutorial says, in Dutch.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: 'Welkom! We bouwen een stad van 16 tegels. Leg de eerste: druk op een tegel in je hand, dan op de plek, dan op ✓.',
    done: 'Vakjes van één kleur naast elkaar vormen een wijk: die draagt wolkenkrabbers. De ◇ toont alleen met welke tegel je begint.',
    wrong: {},
  },
  build: {
    task: 'Bouw nu op die tegel: druk op een wolkenkrabber met een 4 of een 6. Die komt op een vakje van zijn kleur; druk op ✓.',
    done: 'Hij staat in de steigers en kost zijn getal. Heeft zijn wijk zoveel vakjes, dan levert hij het op.',
    wrong: {
      nothing: 'Je mag altijd niets bouwen, maar hier willen we een wolkenkrabber.',
      utility: 'Dat is een voorziening; daar komen we later aan toe. Neem een van de getallen: een wolkenkrabber.',
      high: 'Dat getal vraagt een heel grote wijk. Neem als eerste een 4 of een 6.',
    },
  },
  draw: {
    task: 'Trek als laatste een tegel: neem een van de vier open tegels uit het aanbod. De kleur van je wolkenkrabber laat zijn wijk groeien.',
    done: 'Dat is één van zestien beurten: leggen, bouwen, trekken. ‘gezien’ wil zeggen dat de anderen die tegel kennen.',
    wrong: { stack: 'De stapel is gedekt: je ziet niet wat je krijgt. Neem een van de vier open tegels.' },
  },
  second: {
    task: 'Bruno is geweest. Nu een hele beurt voor jou: leggen, wel of niet bouwen, trekken. Het meest helpt wat de wijk van je wolkenkrabber laat groeien.',
    done: 'Zo gaat het beurt na beurt. Wat punten oplevert, bekijken we aan andere tafels.',
    wrong: {},
  },
  grow: {
    task: 'De 4 in de steigers heeft 2 vakjes rots en heeft er 4 nodig. Leg een tegel die de twee ontbrekende brengt. ↻ draait een tegel.',
    done: 'Vier vakjes rots: hij levert nu 4 punten op en kost er geen. Dat zijn er 8 meer.',
    wrong: {
      short: 'Zijn wijk is gegroeid, maar heeft nog geen 4 vakjes. Zoek een tegel met twee vakjes rots naast elkaar.',
      elsewhere: 'Er kwam geen rots bij je 4. Draai de tegel (↻) zodat zijn rots die wijk raakt.',
    },
  },
  skip: {
    task: 'Je hoeft niet te bouwen. Wat je stad niet kan dragen, kost punten: druk deze keer op ‘Niets bouwen’.',
    done: 'De tegel heeft toch je wijk laten groeien. Niemand is verplicht te bouwen.',
    wrong: { build: 'Dat mag, maar bouw deze keer niets.' },
  },
  high: {
    task: 'Bouw nu waar al genoeg vakjes liggen: een wolkenkrabber die meteen zijn punten oplevert.',
    done: 'Hij levert nu punten op, en dat blijft zo: een wijk krimpt nooit.',
    wrong: {
      nothing: 'Hier valt iets te winnen: zoek een wijk met zoveel vakjes als een getal van haar kleur.',
      utility: 'Dat is een voorziening. Zoek een wolkenkrabber waarvan je wijk het getal heeft bereikt.',
      early:
        'Zijn wijk is te klein voor dat getal, dus voorlopig kost hij je punten. Kijk wat er zou veranderen: er moet een plus staan.',
    },
  },
  utility: {
    task: 'Onder de wolkenkrabbers liggen de voorzieningen. Een molen scoort op de tegels die zijn teken toont. Bouw er een die nu punten oplevert.',
    done: 'De nieuwe tegel ligt in de linkerkolom, zoals het teken vraagt. Een milieubus telt rij en kolom, een biosfeer wil een vorm. Druk lang op een teken om het te lezen.',
    wrong: {
      nothing: 'Bouw toch maar: één molen scoort precies hier. Waar ligt de nieuwe tegel in je stad?',
      tower: 'Dat is een wolkenkrabber. Neem een van de tekens eronder.',
      unpaid: 'Die krijgt niet wat zijn teken vraagt, dus hij kost zijn getal. In welke kolom ligt de nieuwe tegel?',
    },
  },
  parks: {
    task: 'Bomen zijn parken: wie er de meeste heeft, krijgt 5 punten. Hetzelfde geldt voor atleten, de sportterreinen. Leg een tegel met een boom.',
    done: 'Nu heeft niemand meer parken dan jij: 5 punten. Let op de anderen; dat kan tot het einde veranderen.',
    wrong: { none: 'Die tegel heeft geen boom. Eén tegel in je hand heeft er een.' },
  },
  fifteen: {
    task: 'Ronde 15 van 16, en nu spelen we uit. De 4 in de steigers kost nog 4 punten: leg, bouw en trek zo dat hij zijn vakjes krijgt.',
    done: 'Na Bruno heb je nog één beurt.',
    wrong: {},
  },
  last: {
    task: 'Je laatste tegel! Leg hem waar hij het meest oplevert. Bouw dan alleen wat meteen punten oplevert, want er groeit niets meer.',
    done: 'De stad is af. Wat vervuld is, levert zijn getal op, al het andere kost het. Nu worden de punten geteld.',
    wrong: { costs: 'Dat kan nooit meer worden vervuld en zou je zijn getal kosten.' },
  },
} as const satisfies TutorialWords
