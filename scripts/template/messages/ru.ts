// Sample in Russian.
import type { Sentences } from '../../../core/words.ts'
import type { Messages } from './en.ts'

export const ru = {
  name: 'Sample',
  aim: 'Больше всех очков, когда участки заняты',
  about: 'Стройте дома на квадрате участков, у прудов и рядом друг с другом.',
  notice: 'Всё в этой игре придумали мы сами.',
  prompt: {
    build: (who) => (who === null ? 'Постройте дом на свободном участке.' : `${who} строит дом.`),
    over: 'Игра окончена.',
  },
  areas: {
    plots: { command: 'участки', heading: 'Участки' },
    round: { command: 'раунд', heading: 'Раунд' },
  },
  row: 'ряд',
  plots: { free: 'свободно', pond: 'пруд', house: (owner) => `дом: ${owner}` },
  round: (now, last) => `Раунд ${now} из ${last}.`,
  begins: (who) => `Первый игрок\u00a0— ${who}.`,
  build: { row: (row) => `Строить в ряду ${row}`, plot: (plot) => `на ${plot}` },
  events: {
    dealt: (plots) => `Пруды лежат на ${plots}.`,
    turn: (who) => `Ходит ${who}.`,
    built: (who, plot) => `${who} строит на ${plot}.`,
  },
  refusals: {
    'no-move': () => 'Такого участка нет.',
    'no-more-houses': () => 'Все дома построены.',
    'plot-pond': ({ plot }) => `На ${plot} пруд.`,
    'plot-taken': ({ plot }) => `На ${plot} уже стоит дом.`,
    'invalid-seats': () => 'Число игроков или первый игрок не имеют смысла.',
    'invalid-ponds': ({ ponds }) => `Число прудов: ${ponds}. На остальных участках дом или ничего.`,
    'invalid-houses': ({ seat }) => `У игрока ${seat} больше или меньше домов, чем сделано ходов.`,
    'invalid-phase': () => 'Конец игры и число домов не сходятся.',
  } as Sentences,
  lines: { ponds: 'Пруды у домов', neighbours: 'Дома рядом' },
  endings: { points: 'Решает число очков.', shared: 'Очки равны: победа общая.' },
  options: { first: 'Первый игрок' },
  values: {},
  board: { plot: (name, there) => `${name}: ${there}` },
} satisfies Messages
