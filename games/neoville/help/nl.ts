// What the things on Neoville's board are, and what beginners are told, in Dutch.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const nl = {
  explain: {
    tile: [
      'Stadstegel',
      'Vier vakjes klei, gras, rots of water. Vakjes van één terrein die elkaar raken, vormen een wijk.',
    ],
    equity: [
      'Rechtvaardigheidstegel',
      'Iedereen begint er met één, met een ◇. Het getal is de plaats in de beurtvolgorde: hoe later, hoe beter de tegel. Je legt hem zoals elke andere.',
    ],
    park: ['Park', 'Je kunt er niet op bouwen, maar het telt mee in zijn wijk. De meeste parken leveren 5 punten op.'],
    sport: [
      'Sportterrein',
      'Je kunt er niet op bouwen, maar het telt mee in zijn wijk. De meeste sportterreinen leveren 5 punten op.',
    ],
    tower: [
      'Wolkenkrabber',
      'Levert zijn getal op als zijn wijk aan het einde minstens zoveel vakjes heeft, anders kost hij dat. Een wijk draagt er maar één.',
    ],
    scaffold: ['Steiger', 'Deze levert nog niets op: zoals het nu staat, kost hij zijn getal.'],
    flag: ['Vlag', 'Deze punten zijn veilig, wat er ook nog komt.'],
    crack: ['Scheur', 'Deze is niet meer te redden: hij kost zijn getal.'],
    ecomobile: [
      'Milieubus',
      'Telt in zijn rij en zijn kolom vakjes. Hebben die samen wat het teken vraagt, dan levert hij zijn getal op, anders kost hij het.',
    ],
    windmill: [
      'Molen',
      'Levert zijn getal op als hij in de voltooide stad van vier bij vier op een van de getoonde tegels staat, anders kost hij het.',
    ],
    biodome: [
      'Biosfeer',
      'Levert haar getal op als haar wijk aan het einde precies de vorm van het teken heeft, anders kost ze het.',
    ],
    place: [
      'Vrije plek',
      'Een tegel komt naast je stad, hoogstens vier breed en vier hoog. Twee wijken met wolkenkrabbers verbindt hij alleen als het niet anders kan.',
    ],
    ghost: [
      'Tegel om te leggen',
      'Druk erop of draai het muiswiel erboven om hem te draaien; R en Shift+R doen dat ook. ✔ legt hem.',
    ],
    news: ['Gele stip', 'Die toont de laatst gelegde tegel in deze stad.'],
    square: [
      'Bouwplek',
      'Alleen op de zojuist gelegde tegel mag een stuk komen, op een vakje zonder park of sportterrein.',
    ],
    hand: ['Je hand', 'Drie tegels. Elke ronde leg je er één en trek je er één.'],
    seen: ['Gezien', 'Iedereen kent deze tegel: hij lag open toen je hem nam.'],
    hands: ['Andere hand', 'Wat iemand uit het aanbod nam, weet iedereen; wat iemand trok, niet.'],
    market: ['Aanbod', 'Vier open tegels voor iedereen. Wie er een neemt, maakt plaats voor de volgende.'],
    stack: ['Stapel', 'Gedekte tegels, en hoeveel het er zijn. Alleen jij ziet wat je trekt.'],
    points: ['Punten', 'Wat de stad waard is zoals het nu staat.'],
    sure: ['Zeker', 'Wat er ook nog komt, deze punten blijven.'],
    planned: [
      'Voorlopig',
      'Dit telt zoals het nu staat. De meeste parken, de rand van de stad of twee wolkenkrabbers in één wijk kunnen het nog veranderen.',
    ],
    awaited: ['Onaf', 'Zoveel kost wat begonnen is, als het onaf blijft.'],
    most: [
      'Parken en sportterreinen',
      'Hoeveel deze stad er heeft. De meeste van elke soort leveren aan het einde 5 punten op, bij gelijkstand voor iedereen, zelfs met geen enkele.',
    ],
    round: ['Ronde', 'In elk van de 16 ronden legt iedereen één tegel. Dan is de partij afgelopen.'],
    city: ['Stad', 'Iedereen bouwt er een van vier bij vier tegels. Alleen het aanbod en de gebouwen deel je.'],
  },
  notes: {
    place:
      'Druk op een tegel en dan op een plek; nog eens drukken draait hem. Gelijk terrein naast elkaar vormt een wijk.',
    build: 'Een wolkenkrabber scoort als zijn wijk zoveel vakjes krijgt als zijn getal; anders kost hij evenveel.',
    draw: 'Neem een open tegel die bij je stad past, of een gedekte van de stapel.',
    scaffold: 'Een steiger betekent: nog te weinig vakjes. Laat die wijk groeien voor de stad vol is.',
    paid: 'Een wolkenkrabber van jou heeft alle vakjes die hij nodig heeft. Er kunnen er meer volgen: één per wijk.',
    join: 'Twee wijken van jou op één terrein dragen wolkenkrabbers: geen tegel mag ze verbinden zolang het anders kan.',
    utility: 'Iemand heeft een voorziening gebouwd. Druk lang op het teken om te lezen wat het vraagt.',
    frame: 'Je stad is nu vier tegels breed of hoog: in die richting kan ze niet meer groeien.',
    crack: 'Een gescheurde wolkenkrabber is niet meer te redden. Bouw alleen wat je stad nog kan dragen.',
    last: 'Nog twee tegels. Maak af wat begonnen is; wat onaf blijft, kost zijn getal.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
