// What the balance report says, in Dutch.
import type { Channel } from '../../../core/components.ts'
import { plural } from '../../../core/words.ts'
import type { ReportMessages } from './en.ts'

const many = plural('nl')
const CHANNELS: { readonly [C in Channel]: string } = {
  hand: 'Beginhanden',
  draw: 'Blinde trekkingen',
  setup: 'Voorbereiding',
}

export const nl = {
  title: (game, seats) => `${game}, ${seats} ${many(seats, 'plaats', 'plaatsen')}`,
  played: (games, bot, seed, rules) =>
    `${games} ${many(games, 'partij', 'partijen')}, ${bot} op elke plaats, startwaarde ${seed}, regelversie ${rules}.`,
  options: (options) => `Opties: ${options}`,
  intervals: 'Intervallen zijn 95%. Een gedeelde overwinning telt in gelijke delen.',

  won: 'Samen gewonnen partijen',
  places: 'Overwinningen naar plek in de beurtvolgorde',
  placesNote: (share) => `Plek 1 speelt eerst. De lijn toont een gelijk aandeel, ${share}.`,
  bySeat: 'Overwinningen per plaats',
  bySeatNote: 'Waar kleuren of families naar plaats gaan, houdt dit ze uit elkaar.',
  place: 'Plek',
  seat: 'Plaats',
  victories: 'Overwinningen',
  interval: '95%-interval',
  meanScore: 'Gemiddelde score',

  score: 'Eindscores',
  lines: 'Scoreblad aan het einde, regel voor regel',
  linesNote: 'Kaders omvatten de middelste helft, lijnen 5 tot 95%, de streep is de mediaan en de stip het gemiddelde.',
  line: 'Regel',
  mean: 'Gemiddeld',
  quantiles: ['Laagste', '5%', '25%', 'Mediaan', '75%', '95%', 'Hoogste'],
  winners: 'Winnaars',
  others: 'Anderen',

  lengthInSteps: 'Duur in stappen',
  lengthInRounds: 'Duur in ronden',
  games: 'Partijen',
  endings: 'Eindes',
  ending: 'Reden',
  share: 'Aandeel',
  leadChanges: 'Wissels van de leiding',
  leadChangesNote: 'Hoe vaak aan het einde van een ronde een andere speler alleen aan kop stond op het scoreblad.',
  margin: 'Marge',
  marginNote: 'Van de beste score tot de tweede.',

  contest: 'De sterkste van twee bots',
  contestNote: (games, stronger, share) =>
    `${games} ${many(games, 'partij', 'partijen')} met gelijk toeval en gewisselde plaatsen; ${stronger ? `${stronger} is sterker` : 'wie sterker is, blijkt er niet uit'}. Het gelijke aandeel van een plaats is ${share}.`,
  contestTogether: (games, stronger) =>
    `${games} ${many(games, 'partij', 'partijen')} met gelijk toeval; ${stronger ? `${stronger} wint vaker` : 'wie vaker wint, blijkt er niet uit'}.`,
  bot: 'Bot',

  lifts: 'Waarde van onderdelen',
  liftsNote:
    'Alleen toeval telt: wat is gedeeld, blind getrokken of willekeurig neergelegd. De winst is wat één meer ervan verandert, vergeleken met wat er anders bij die trekking had kunnen komen. Met veel onderdelen ligt een op de twintig alleen al door toeval buiten zijn interval.',
  pile: (channel, pile) => `${CHANNELS[channel]}: ${pile}`,
  component: 'Onderdeel',
  described: (component, about) => `${component} (${about})`,
  figures: 'De cijfers',
  exposed: 'Gekregen',
  exposedWins: 'Daarmee gewonnen',
  used: 'Dan gebruikt',
  winLift: 'Winst, procentpunten',
  pointsLift: 'Winst in score',
  tip: (label, value, more) => `${label}: ${value} (${more})`,
  shown: (shown, all) => `De ${shown} sterkste en zwakste van ${all}.`,

  uses: 'Gebruik van onderdelen',
  usesNote:
    'Het aandeel partijen waarin een zet is gedaan, van die waarin hij ooit mocht; daarna hoe vaak een plaats hem in een partij deed.',
  move: 'Zet',
  offered: 'Partijen aangeboden',
  usedIn: 'Gebruikt in',
  neverUsed: 'Aangeboden, maar nooit gebruikt',
  neverOffered: 'Zelfs nooit aangeboden',
  none: 'Geen.',
} satisfies ReportMessages
