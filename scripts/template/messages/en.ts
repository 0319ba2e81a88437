// Sample in English.
import type { Sentences } from '../../../core/words.ts'

export const en = {
  name: 'Sample',
  aim: 'Most points when the plots are taken',
  about: 'Build houses on a square of plots, beside the ponds and beside each other.',
  notice: 'Everything in this game is of our own design.',
  prompt: {
    build: (who: string | null) => (who === null ? 'Build a house on a free plot.' : `${who} is to build a house.`),
    over: 'The game is over.',
  },
  areas: {
    plots: { command: 'plots', heading: 'The plots' },
    round: { command: 'round', heading: 'The round' },
  },
  row: 'row',
  plots: { free: 'free', pond: 'pond', house: (owner: string) => `house of ${owner}` },
  round: (now: number, last: number) => `Round ${now} of ${last}.`,
  begins: (who: string) => `${who} began.`,
  build: { row: (row: string) => `Build in row ${row}`, plot: (plot: string) => `on ${plot}` },
  events: {
    dealt: (plots: string) => `There are ponds on ${plots}.`,
    turn: (who: string) => `It is the turn of ${who}.`,
    built: (who: string, plot: string) => `${who} builds on ${plot}.`,
  },
  refusals: {
    'no-move': () => 'There is no such plot.',
    'no-more-houses': () => 'All houses are built.',
    'plot-pond': ({ plot }) => `There is a pond on ${plot}.`,
    'plot-taken': ({ plot }) => `There is a house on ${plot} already.`,
    'invalid-seats': () => 'The number of players or the first player makes no sense.',
    'invalid-ponds': ({ ponds }) => `Number of ponds: ${ponds}. On every other plot there is a house or nothing.`,
    'invalid-houses': ({ seat }) => `Player ${seat} has more or fewer houses than the turns say.`,
    'invalid-phase': () => 'The end of the game and the number of houses do not agree.',
  } as Sentences,
  lines: { ponds: 'Ponds beside houses', neighbours: 'Houses beside each other' },
  endings: { points: 'The most points decide.', shared: 'Equal points: the victory is shared.' },
  options: { first: 'First player' },
  values: {},
  board: { plot: (name: string, there: string) => `${name}: ${there}` },
}

export type Messages = typeof en
