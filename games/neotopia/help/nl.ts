// What the things on Neotopia's board are, and what beginners are told, in Dutch.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const nl = {
  explain: {
    element: [
      'Element',
      'Energie, bioteelt, technologie of gemeenschap. Het blijft hier liggen en dient de projecten van iedereen.',
    ],
    space: [
      'Vak',
      'Een element komt op een vrij vak naast een ander element van de regio, het eerste in het midden. c4 is het vierde vak van rij c.',
    ],
    outer: ['Randvak', 'Alleen met het fiche ‘nieuwe bouwvergunningen’ kom je hier.'],
    bonus: ['Bonusfiche op een vak', 'Leg hier een element en het fiche is van jou.'],
    token: [
      'Bonusfiche',
      'Per beurt mag je er een gebruiken, gratis. Elk fiche dat je aan het einde hebt, is 3 punten waard.',
    ],
    project: [
      'Project',
      'Het patroon moet in een regio liggen, hoe ook gedraaid, met het element dat je net hebt gelegd. Dan bouw je het en scoor je daar het getal. Het oog: de anderen kennen deze kaart.',
    ],
    factory: [
      'Fabriek',
      'Een actie brengt één element van hier naar een van de twee regio’s waar de banden heen leiden.',
    ],
    pile: [
      'Productie',
      'Vult een lege fabriek meteen. Komt de tegel met de vlag boven, dan is het einde nabij; vanaf dan komt er van elke kleur één element.',
    ],
    reserve: [
      'Voorraad',
      'Elementen die niet in het spel zijn. Alleen een eerste element en een fiche halen hier iets.',
    ],
    unseen: ['Nog niet geziene fiches', 'Wat er nog onder de bovenste van de drie stapels kan liggen.'],
    player: ['Speler', 'Kleur, punten, kaarten en fiches van iemand aan tafel.'],
    total: ['Totaal', 'Alle punten zoals het nu staat, met de zwakste regio driemaal geteld en 3 voor elk fiche.'],
    points: [
      'Punten in een regio',
      'Projecten die daar zijn gebouwd, en achter de plus de grootste groep van de eigen kleur. De zwakste regio telt driemaal.',
    ],
    hand: ['Kaarten op hand', 'Hoeveel projecten iemand heeft. Er is geen maximum.'],
    offer: ['Het aanbod', 'Open projecten; er een nemen is een actie. Hier wissel je tussen het aanbod en je hand.'],
    deck: ['Projectstapel', 'Gedekte projecten, en hoeveel het er zijn.'],
    last: [
      'Laatste project',
      'Het volgende project dat in deze regio komt, moet van een andere soort zijn: dat zegt ≠.',
    ],
    stack: ['Stapel fiches', 'Wie op het spoor van deze regio 7, 13 of 18 passeert, neemt het bovenste.'],
    marker: ['Pion', 'Hoeveel punten iemand in deze regio heeft. Na 20 begint een nieuw rondje.'],
    track: ['Scorespoor', 'Punten in deze regio. De gouden stappen 7, 13 en 18 geven een bonusfiche.'],
    round: ['Ronde', 'In een ronde heeft iedereen één beurt.'],
    actions: ['Resterende acties', 'Elke beurt heeft er drie: een element verplaatsen of een project trekken.'],
    flag: ['Vlag', 'Komt ze boven, dan wordt de lopende ronde uitgespeeld en volgt er nog één laatste ronde.'],
    chances: [
      'Wat ontbreekt',
      'Per regio hoeveel elementen dit project daar nog mist. ≠: het laatste project daar is van dezelfde soort; –: er is geen plaats meer.',
    ],
  },
  notes: {
    start: 'Je zwakste regio telt aan het einde driemaal. Zet niet alles in één regio.',
    turn: 'Drie acties per beurt: een element uit een fabriek halen of een project trekken. Elke mix mag.',
    project: 'Druk op een project: het bord toont wat er waar ontbreekt. Druk op zo’n vak, dan op ✔.',
    build: 'Het patroon is compleet: bouw nu, want na de volgende actie is het te laat.',
    scored: 'Bij 7, 13 en 18 op het spoor van een regio krijg je een bonusfiche.',
    kind: 'Er is een project gebouwd. Het teken ≠ zegt: het volgende in die regio moet van een andere soort zijn.',
    token: 'Je hebt een bonusfiche. Per beurt mag je er een gebruiken; elk dat je houdt, is 3 punten waard.',
    produced: 'Een fabriek was leeg en is bijgevuld uit de productie. Komt daar de vlag boven, dan is het einde nabij.',
    colour: 'Leg je eigen kleur bij elkaar: in elke regio scoort aan het einde je grootste groep.',
    last: 'De laatste ronde is begonnen. Bouw waar het telt en let op je zwakste regio.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
