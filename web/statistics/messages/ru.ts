// What the page says of one's own games, in Russian.
import { plural } from '../../../core/words.ts'
import type { StatisticsMessages } from './en.ts'

const many = plural('ru', ['one', 'few', 'many'])

export const ru = {
  title: 'Ваша статистика',
  lead: 'По завершённым играм, которые хранит этот браузер, и по вашим играм на сервере, если он вас знает.',
  gathering: (done, total) => `Просмотр ваших игр: ${done} из ${total}`,
  none: 'Завершённых игр пока нет. Доиграйте хоть одну, и страница начнёт заполняться.',
  play: 'Выбрать игру',
  damaged: (n) => (n === 1 ? 'Одна игра не читается и не учтена.' : `Не читаются и не учтены игры: ${n}.`),
  shared: (n) =>
    n === 1
      ? 'Одна игра нескольких человек не учтена: неизвестно, какое место было вашим. Укажите своё имя в настройках.'
      : `Не учтены игры нескольких человек (${n}): неизвестно, какое место было вашим. Укажите своё имя в настройках.`,
  silent: 'Сервер не отвечает, поэтому ваших игр оттуда здесь нет.',
  game: 'Игра',
  games: 'Игр',
  won: 'Побед',
  share: 'Доля',
  mean: 'В среднем',
  best: 'Рекорд',
  byRivals: 'По соперникам',
  byPartners: 'По партнёрам',
  rivals: 'Соперники',
  partners: 'Партнёры',
  alone: 'никого',
  count: (n, what) => `${n} × ${what}`,
  kinds: {
    person: 'человек',
    novice: 'бот-новичок',
    casual: 'бот-любитель',
    skilled: 'бот-знаток',
    expert: 'бот-мастер',
    random: 'бот наугад',
  } as { readonly [kind: string]: string },
  byOption: (option) => `По настройке: ${option}`,
  value: 'Значение',
  yes: 'да',
  no: 'нет',
  course: 'Очки от игры к игре',
  plot: (games, first, last) =>
    `${games} ${many(games, 'результат', 'результата', 'результатов')} по порядку, первый ${first}, последний ${last}`,
  lines: 'В сравнении с ботами',
  linesLead: 'Очки за игру по строкам таблицы, в играх против ботов.',
  line: 'Строка',
  you: 'Вы',
  bots: 'Боты',
  difference: 'Разница',
  pieces: 'Чем вы играли чаще всего',
  piece: 'Компонент',
  times: 'Раз',
  inGames: 'В играх',
  csv: 'Сохранить как CSV',
  json: 'Сохранить как JSON',
  headline: (games, won) => `${games} ${many(games, 'игра', 'игры', 'игр')}, побед ${won}`,
} satisfies StatisticsMessages
