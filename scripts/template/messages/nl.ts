// Sample in Dutch.
import type { Sentences } from '../../../core/words.ts'
import type { Messages } from './en.ts'

export const nl = {
  name: 'Sample',
  aim: 'Meeste punten als de kavels op zijn',
  about: 'Bouw huizen op een vierkant van kavels, naast de vijvers en naast elkaar.',
  notice: 'Alles in dit spel hebben we zelf ontworpen.',
  prompt: {
    build: (who) => (who === null ? 'Bouw een huis op een vrije kavel.' : `${who} bouwt een huis.`),
    over: 'De partij is afgelopen.',
  },
  areas: {
    plots: { command: 'kavels', heading: 'De kavels' },
    round: { command: 'ronde', heading: 'De ronde' },
  },
  row: 'rij',
  plots: { free: 'vrij', pond: 'vijver', house: (owner) => `huis van ${owner}` },
  round: (now, last) => `Ronde ${now} van ${last}.`,
  begins: (who) => `${who} begon.`,
  build: { row: (row) => `Bouw in rij ${row}`, plot: (plot) => `op ${plot}` },
  events: {
    dealt: (plots) => `Er zijn vijvers op ${plots}.`,
    turn: (who) => `${who} is aan de beurt.`,
    built: (who, plot) => `${who} bouwt op ${plot}.`,
  },
  refusals: {
    'no-move': () => 'Die kavel bestaat niet.',
    'no-more-houses': () => 'Alle huizen zijn gebouwd.',
    'plot-pond': ({ plot }) => `Op ${plot} is een vijver.`,
    'plot-taken': ({ plot }) => `Op ${plot} staat al een huis.`,
    'invalid-seats': () => 'Het aantal spelers of de startspeler kan niet kloppen.',
    'invalid-ponds': ({ ponds }) => `Aantal vijvers: ${ponds}. Op elke andere kavel staat een huis of niets.`,
    'invalid-houses': ({ seat }) => `Speler ${seat} heeft meer of minder huizen dan de beurten zeggen.`,
    'invalid-phase': () => 'Het einde van de partij en het aantal huizen kloppen niet met elkaar.',
  } as Sentences,
  lines: { ponds: 'Vijvers naast huizen', neighbours: 'Huizen naast elkaar' },
  endings: { points: 'De meeste punten beslissen.', shared: 'Gelijke punten: de overwinning wordt gedeeld.' },
  options: { first: 'Startspeler' },
  values: {},
  board: { plot: (name, there) => `${name}: ${there}` },
} satisfies Messages
