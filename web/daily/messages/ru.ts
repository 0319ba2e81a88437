// What the page says about the deal of the day, in Russian.
import { plural } from '../../../core/words.ts'
import type { DailyMessages } from './en.ts'

const many = plural('ru', ['one', 'few', 'many'])

export const ru = {
  title: 'Расклад дня',
  /** After the date, which ends with a point of its own. */
  lead: (day) =>
    `${day} Все в мире получают один и тот же расклад: тот же жребий, те же боты. В зачёт идёт первая попытка.`,
  ways: 'В зачётной попытке нет подсказок и нельзя начать с более раннего момента; отмена работает как всегда. Страницу можно закрыть когда угодно: вы продолжите с того же места.',
  next: (hours, minutes) =>
    hours > 0
      ? `Новые расклады через ${hours} ч ${minutes} мин, в полночь UTC.`
      : `Новые расклады через ${minutes} мин.`,
  today: 'Сегодня',
  ofDay: (day) => `Расклады на ${day}`,
  over: 'Этот день прошёл. Его расклады можно сыграть для тренировки.',
  noDay: 'На эту дату расклада дня нет.',
  toToday: 'К раскладам на сегодня',
  featured: 'Игра дня',
  against: { casual: 'против бота-любителя', skilled: 'вместе с ботом-знатоком' },
  play: 'Сыграть расклад',
  goOn: 'Продолжить',
  practise: 'Сыграть для тренировки',
  practice: 'Тренировка: эта попытка не в зачёт.',
  counts: 'Эта попытка идёт в зачёт.',
  look: 'Посмотреть ещё раз',
  open: 'Ещё не сыграно',
  begun: 'Начато',
  missed: 'Не сыграно',
  givenUp: 'Начато и удалено, результата в зачёте нет. Можно сыграть для тренировки.',
  points: (n) => `${n} ${many(n, 'очко', 'очка', 'очков')}`,
  won: 'победа',
  lost: 'поражение',
  youWon: 'Вы победили.',
  youLost: 'Вы проиграли.',
  score: (score, against) => `${score}:${against}`,
  yourResult: 'Ваш результат',
  you: 'Вы',
  expert: 'Бот-мастер',
  middle: (bots) => `Медиана ${bots} ${many(bots, 'бота', 'ботов', 'ботов')}`,
  expertIs: (points) => `Мастер ${points}`,
  middleIs: (points) => `медиана ботов ${points}`,
  botsWon: (won, of) => `победило ботов: ${won} из ${of}`,
  compare: 'Что вышло у ботов?',
  compareHow:
    'Мастер и ещё пять ботов сыграют этот расклад на вашем месте, прямо в браузере. Это займёт несколько минут.',
  comparing: 'Боты играют…',
  left: (minutes) => `Осталось около ${minutes} мин.`,
  cancel: 'Стоп',
  failed: 'Боты не доиграли до конца. Попробуйте снова.',
  again: 'Ещё раз',
  share: 'Поделиться',
  copy: 'Скопировать результат',
  copied: 'Скопировано',
  copyFailed: 'Браузер не даёт скопировать. Вот текст:',
  calendar: 'Ваш календарь',
  before: 'Предыдущий месяц',
  after: 'Следующий месяц',
  streak: (days) => `${days} ${many(days, 'день', 'дня', 'дней')} подряд`,
  noStreak: 'Доиграйте расклад, и начнётся ваша серия дней.',
  cell: (day, done, of) => `${day}: сыграно ${done} из ${of}`,
  statistics: 'Ваша статистика',
  toCalendar: 'Все расклады и ваш календарь',
} satisfies DailyMessages
