// What the guide of Neoville's tutorial says, in Dutch.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: 'Welkom! We bouwen een stad van vier bij vier tegels. Leg de eerste: druk op een tegel in je hand, dan op de plek, dan op ✔.',
    done: 'Vakjes van één terrein naast elkaar vormen een wijk: die draagt wolkenkrabbers.',
    wrong: {},
  },
  build: {
    task: 'Bouw er nu op: druk op een wolkenkrabber met een 4 of een 6, dan op ✔. Terracotta komt op klei, Boom op gras, Steen op rots, Waterval op water.',
    done: 'Hij staat in de steigers en telt voorlopig als min. Heeft zijn wijk zoveel vakjes als zijn getal, dan telt hij als plus.',
    wrong: {
      nothing: 'Je mag altijd niets bouwen, maar hier willen we een wolkenkrabber.',
      utility: 'Dat is een voorziening; daar komen we later aan toe. Neem een van de getallen: een wolkenkrabber.',
      high: 'Dat getal vraagt een heel grote wijk. Neem als eerste een 4 of een 6.',
    },
  },
  draw: {
    task: 'Trek als laatste een tegel: neem een van de vier open tegels uit het aanbod. Daarmee eindigt je beurt, dus ✔ is niet nodig. De kleur van je wolkenkrabber laat zijn wijk groeien.',
    done: 'Dat is één van zestien beurten: leggen, bouwen, trekken. ‘gezien’ wil zeggen dat de anderen die tegel kennen.',
    wrong: { stack: 'De stapel is gedekt: je ziet niet wat je krijgt. Neem een van de vier open tegels.' },
  },
  second: {
    task: 'Bruno is geweest: de gele stip toont zijn nieuwste tegel. Nu jij weer: leg een tegel die de wijk van je wolkenkrabber laat groeien, bouw als je wilt, en trek.',
    done: 'Zo gaat het verder. Je bouwt alleen op de zojuist gelegde tegel. Een wijk draagt maar één wolkenkrabber; daarom mag geen tegel twee wijken verbinden die er elk al een hebben.',
    wrong: {
      elsewhere:
        'Zo groeit de wijk van je wolkenkrabber niet. Een tegel in je hand heeft haar terrein: draai hem (↻) zodat hij haar raakt.',
    },
  },
  grow: {
    task: 'De 4 in de steigers heeft 2 vakjes rots en heeft er 4 nodig. Leg een tegel die de twee ontbrekende brengt. ↻ draait een tegel.',
    done: 'Vier vakjes rots: plus 4 in plaats van min 4. Boven de stad staat waaruit je punten bestaan. ‘Voorlopig’ wil zeggen: dat kan nog veranderen.',
    wrong: {
      short: 'Zijn wijk is gegroeid, maar heeft nog geen 4 vakjes. Zoek een tegel met twee vakjes rots naast elkaar.',
      elsewhere: 'Er kwam geen rots bij je 4. Draai de tegel (↻) zodat zijn rots die wijk raakt.',
    },
  },
  skip: {
    task: 'Je hoeft niet te bouwen. Wat je bouwt, kost zijn getal tot het heeft wat het vraagt: druk deze keer op ‘Bouw niets’.',
    done: 'De tegel heeft toch je wijk laten groeien. Niemand is verplicht te bouwen.',
    wrong: { build: 'Misschien een goed plan. Maar bouw deze keer niets.' },
  },
  high: {
    task: 'Bouw nu waar al genoeg vakjes liggen: een wolkenkrabber die meteen zijn punten oplevert.',
    done: 'Hij levert nu punten op, en een wijk krimpt nooit. Alleen als geen tegel anders kan liggen, worden twee wijken verbonden; dan telt de beste wolkenkrabber.',
    wrong: {
      nothing: 'Hier valt iets te winnen: zoek een wijk met zoveel vakjes als een getal van haar kleur.',
      utility: 'Dat is een voorziening. Zoek een wolkenkrabber waarvan je wijk het getal heeft bereikt.',
      early:
        'Zijn wijk is te klein voor dat getal, dus voorlopig kost hij je punten. Kijk wat er zou veranderen: er moet een plus staan.',
    },
  },
  utility: {
    task: 'Onder de wolkenkrabbers liggen de voorzieningen: per partij twee van de drie soorten. Een molen scoort op de tegels die zijn teken toont. Bouw er een die nu punten oplevert.',
    done: 'De nieuwe tegel ligt in de linkerkolom. De gele vlag zegt: deze punten zijn zeker. Een milieubus, de gele auto, telt rij en kolom. Druk lang op een teken om te lezen wat het vraagt.',
    wrong: {
      nothing: 'Bouw toch maar: één molen scoort precies hier. Waar ligt de nieuwe tegel in je stad?',
      tower: 'Dat is een wolkenkrabber. Neem een van de tekens eronder.',
      unpaid:
        'Een milieubus telt zijn rij en zijn kolom van vakjes, en daar ontbreekt wat zijn teken vraagt. Kijk naar de molens.',
    },
  },
  biodome: {
    task: 'In een andere partij zijn er biosferen. Een biosfeer mag op elk terrein en scoort als haar wijk precies de vorm van haar teken heeft, hoe gedraaid ook. Bouw er een die nu punten oplevert.',
    done: 'De vorm klopt. Zo moet het blijven: één vakje erbij en de biosfeer kost haar getal.',
    wrong: {
      nothing: 'Bouw toch maar: een wijk op de nieuwe tegel heeft de vorm van een teken. Welk?',
      tower: 'Dat is een wolkenkrabber. Neem een van de glazen koepels eronder.',
      windmill: 'Dat is een molen. Neem een van de glazen koepels.',
      shape:
        'De wijk van dat vakje heeft een andere vorm, dus zou ze haar getal kosten. Vergelijk het teken met elke wijk van de nieuwe tegel en druk op een vakje van de wijk die past.',
    },
  },
  parks: {
    task: 'Bomen zijn parken: wie er de meeste heeft, krijgt 5 punten. Hetzelfde geldt voor atleten, de sportterreinen. Leg een tegel met een boom.',
    done: 'Niemand heeft meer parken dan jij: voorlopig 5 punten. Aan het einde krijgt bij gelijkstand iedereen ze, zelfs zonder park.',
    wrong: { none: 'Die tegel heeft geen boom. Eén tegel in je hand heeft er een.' },
  },
  fifteen: {
    task: 'Ronde 15 van 16. De 4 in de steigers mist drie vakjes klei. Houd de plek ernaast vrij en trek voor je laatste beurt een tegel met drie vakjes klei.',
    done: 'Dat is wat de 4 mist. Na Bruno heb je nog één beurt.',
    wrong: {
      cracked: 'Geen tegel in je hand heeft drie vakjes klei, en de 4 kan nergens anders groeien. Leg deze onderaan.',
      tile: 'De 4 mist drie vakjes klei: één open tegel in het aanbod heeft ze.',
    },
  },
  last: {
    task: 'Je laatste tegel! Leg hem zo dat de 4 zijn vakjes krijgt. Bouw dan wat meteen punten oplevert, of niets: geen wijk groeit nog.',
    done: 'De stad is af. Wat vervuld is, levert zijn getal op, al het andere kost het. Nu worden de punten geteld.',
    wrong: {
      costs: 'Dat kan nooit meer worden vervuld en zou je zijn getal kosten.',
      short:
        'Zo mist de 4 nog vakjes. Neem de tegel met drie vakjes klei en draai hem (↻) tot zijn wijk er vier heeft.',
    },
  },
} as const satisfies TutorialWords
