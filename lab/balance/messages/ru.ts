// What the balance report says, in Russian.
import type { Channel } from '../../../core/components.ts'
import { plural } from '../../../core/words.ts'
import type { ReportMessages } from './en.ts'

const many = plural('ru', ['one', 'few', 'many'])
const gamesOf = (n: number) => `${n} ${many(n, 'игра', 'игры', 'игр')}`

const CHANNELS: { readonly [C in Channel]: string } = {
  hand: 'Начальные руки',
  draw: 'Взятое вслепую',
  setup: 'Подготовка',
}

export const ru = {
  title: (game, seats) => `${game}, ${seats} ${many(seats, 'место', 'места', 'мест')}`,
  played: (games, bot, seed, rules) =>
    `${gamesOf(games)}, ${bot} на всех местах, зерно ${seed}, правила версии ${rules}.`,
  options: (options) => `Настройки: ${options}`,
  intervals: 'Интервалы 95\u00a0%. Общая победа делится поровну.',

  won: 'Общие победы',
  places: 'Победы по порядку хода',
  placesNote: (share) => `Место 1 ходит первым. Линия отмечает равную долю, ${share}.`,
  bySeat: 'Победы по местам',
  bySeatNote: 'Где цвета или семьи идут по местам, это их различает.',
  place: 'Порядок',
  seat: 'Место',
  victories: 'Победы',
  interval: 'Интервал 95\u00a0%',
  meanScore: 'Средний счёт',

  score: 'Итоговые очки',
  lines: 'Итоговая таблица по строкам',
  linesNote: 'Ящик\u00a0— средняя половина, усы от 5 до 95\u00a0%, черта\u00a0— медиана, точка\u00a0— среднее.',
  line: 'Строка',
  mean: 'Среднее',
  quantiles: ['Меньше всего', '5\u00a0%', '25\u00a0%', 'Медиана', '75\u00a0%', '95\u00a0%', 'Больше всего'],
  winners: 'Победители',
  others: 'Остальные',

  lengthInSteps: 'Длина в шагах',
  lengthInRounds: 'Длина в раундах',
  games: 'Игры',
  endings: 'Чем закончились',
  ending: 'Причина',
  share: 'Доля',
  leadChanges: 'Смены лидера',
  leadChangesNote: 'Как часто в конце раунда единолично вперёд выходил другой игрок.',
  margin: 'Отрыв',
  marginNote: 'От лучшего счёта до второго.',

  contest: 'Кто сильнее из двух ботов',
  contestNote: (games, stronger, share) =>
    `${gamesOf(games)} при одинаковом жребии со сменой мест; ${stronger ? `сильнее ${stronger}` : 'кто сильнее, по ним не видно'}. Равная доля места ${share}.`,
  contestTogether: (games, stronger) =>
    `${gamesOf(games)} при одинаковом жребии; ${stronger ? `чаще побеждает ${stronger}` : 'кто побеждает чаще, по ним не видно'}.`,
  bot: 'Бот',

  lifts: 'Ценность компонентов',
  liftsNote:
    'Считается только случай: что роздано, взято вслепую или разложено случайно. Прибавка\u00a0— это то, что меняет ещё один такой компонент, в сравнении со всем, что могло прийти вместо него. Когда компонентов много, один из двадцати выходит за свой интервал просто случайно.',
  pile: (channel, pile) => `${CHANNELS[channel]}: ${pile}`,
  component: 'Компонент',
  described: (component, about) => `${component} (${about})`,
  figures: 'Числа',
  exposed: 'Досталось',
  exposedWins: 'Побед с ним',
  used: 'Потом сыграно',
  winLift: 'Прибавка, пунктов из 100',
  pointsLift: 'Прибавка очков',
  tip: (label, value, more) => `${label}: ${value} (${more})`,
  shown: (shown, all) => `Самые сильные и слабые: ${shown} из ${all}.`,

  uses: 'Использование компонентов',
  usesNote:
    'Доля игр, где ход сделали, среди тех, где он хоть раз был возможен; потом как часто его делали на одном месте за игру.',
  move: 'Ход',
  offered: 'Предложено в играх',
  usedIn: 'Сыграно в',
  neverUsed: 'Предложено, но не сыграно',
  neverOffered: 'Ни разу не предложено',
  none: 'Нет.',
} satisfies ReportMessages
