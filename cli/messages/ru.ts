// What the command line itself says, in Russian.
import { plural } from '../../core/words.ts'
import type { CliMessages } from './en.ts'

const many = plural('ru', ['one', 'few', 'many'])
const meant = (nearest: string | undefined) => (nearest === undefined ? '.' : `; возможно, ${nearest}?`)
const gamesOf = (n: number) => `${n} ${many(n, 'игра', 'игры', 'игр')}`
const seatsOf = (n: number) => `${n} ${many(n, 'место', 'места', 'мест')}`
const stepsOf = (n: number) => `${n} ${many(n, 'шаг', 'шага', 'шагов')}`
const pointsOf = (n: number) => `${n} ${many(n, 'очко', 'очка', 'очков')}`
const positionsOf = (n: number) => `${n} ${many(n, 'позиция', 'позиции', 'позиций')}`
const recordsOf = (n: number) => `${n} ${many(n, 'запись', 'записи', 'записей')}`

export const ru = {
  unknownCommand: (name, nearest, known) => `команды «${name}» нет${meant(nearest)} Известны: ${known}.`,
  unknownFlag: (flag, command, nearest) =>
    nearest === undefined
      ? `у команды ${command} нет флага ${flag}; уберите его.`
      : `у команды ${command} нет флага ${flag}${meant(nearest)}`,
  unknownGame: (id, nearest, known) => `игры «${id}» нет${meant(nearest)} Известны: ${known}.`,
  unknownBot: (name, known) => `бота «${name}» нет; выберите из: ${known}.`,
  unknownLocale: (name, known) => `языка «${name}» нет; выберите из: ${known}.`,
  flagTwice: (flag) => `${flag} указан дважды; укажите один раз.`,
  flagTakesNothing: (flag) => `у ${flag} не бывает значения; пишите только сам флаг.`,
  flagsApart: (flag, other) => `${flag} вместе с ${other} не имеет смысла; уберите один из флагов.`,
  flagNeeds: (flag, other) => `${flag} не имеет смысла без ${other}.`,
  flagNeedsValue: (flag) => `после ${flag} нужно значение.`,
  flagsExclude: (flag, other) => `${flag} несовместим с ${other}; уберите один.`,
  argumentMissing: (what, command) => `не хватает: ${what}; как писать, покажет «ludopolis ${command} --help».`,
  argumentExtra: (text, command) => `«${text}»\u00a0— лишнее слово; как писать, покажет «ludopolis ${command} --help».`,
  notCount: (name, text, least) => `${name} должно быть целым числом от ${least}, а не «${text}».`,
  notSeconds: (text) => `--seconds должно быть числом больше 0, а не «${text}».`,
  optionsNotJson: (text) => `--options должно быть JSON, например '{"имя": "значение"}', а не: ${text}`,
  optionsNone: '--options должно назвать хотя бы один набор настроек, например [{}].',
  fileMissing: (path) => `файла ${path} нет; проверьте имя.`,
  fileUnreadable: (path, code) => `${path} нельзя прочитать (${code}).`,
  fileUnwritable: (path, code) => `${path} нельзя записать (${code}); выберите другое место.`,
  fileExists: (path) => `${path} уже есть; выберите другое имя.`,
  fileUnfinished: (path) => `в ${path} незаконченная игра; продолжите её с --resume ${path} или выберите другое имя.`,
  fileLarge: (path, most) => `в ${path} слишком много знаков подряд, предел ${most}; прочитать нельзя.`,
  fileNotText: (path) => `${path}\u00a0— не текст в UTF-8; прочитать нельзя.`,
  fileOdd: (path) => `${path}\u00a0— не файл, который можно читать и перезаписать.`,
  outputBroken: (code) => `вывод нельзя записать (${code}).`,
  about: (what, sentence) => `${what}: ${sentence}`,
  line: (path, number) => `${path}, строка ${number}`,

  words: {
    command: 'команда',
    flags: 'флаги',
    game: 'игра',
    games: 'игры',
    file: 'файл',
    files: 'файлы',
    folder: 'папка',
    date: 'дата',
    n: 'n',
    list: 'список',
    names: 'имена',
    bot: 'бот',
    bots: 'боты',
    text: 'текст',
    json: 'json',
    plan: 'план',
    start: 'начало',
    address: 'адрес',
    what: 'что',
    whom: 'кого',
    table: 'стол',
    person: 'человек',
  },

  person: (number) => `Игрок ${number}`,
  noPeople: 'должен играть хотя бы один человек; для ботов между собой есть «simulate».',
  peopleMany: (people, seats) => `людей ${people}, а мест ${seats}; увеличьте --seats или назовите меньше.`,
  botsCount: (seats, people, bots) =>
    `мест ${seats}, людей ${people}, для ботов остаётся ${seats - people}, а названо ${bots}; назовите одного на всех или столько, сколько осталось.`,
  botsSeats: (seats, bots) => `мест ${seats}: нужно столько же ботов или один на всех, а не ${bots}.`,
  namesTwice: (name) => `двоих зовут ${name}; дайте им разные имена.`,
  resumeFinished: (path) => `игра в ${path} окончена; её покажет «ludopolis replay ${path}».`,
  gameMissing: (known) => `скажите, в какую игру играть: ${known}.`,

  notDay: (text) => `дату пишут как 2026-11-16, а не «${text}».`,
  noDeal: (day, first, last) => `расклада на ${day} нет; расклады есть с ${first} по ${last}.`,
  // The date ends with a point of its own.
  dealOf: (day) => `Расклад дня, ${day}`,
  dealOfGame: (game, day) => `${game}: расклад дня, ${day}`,
  dealExpert: (points) => `У бота-мастера ${pointsOf(points)}.`,
  dealField: (points, bots) => `Медиана остальных ботов (${bots}): ${pointsOf(points)}.`,
  dealExpertWon: (won) => `Бот-мастер ${won ? 'победил' : 'проиграл'}.`,
  dealFieldWon: (won, bots) => `Победивших среди остальных ботов: ${won} из ${bots}.`,

  hint: (help) => `Введите номер, чтобы выбрать; команды покажет «${help}».`,
  handOver: (name) => `Передайте клавиатуру, следующий игрок\u00a0— ${name}; потом нажмите Enter.`,
  thinking: 'Думаю…',
  canPlay: 'Так сыграть можно.',
  whyWhat: (why, move) => `Напишите после неё ход, например: ${why} ${move}`,
  keepAsk: 'Введите имя файла, чтобы сохранить игру, или нажмите Enter, чтобы выйти без этого.',
  kept: (path) => `Игра сохранена в ${path}. Продолжить: ludopolis play --resume ${path}`,
  recorded: (path) => `Игра записана в ${path}.`,
  notKept: 'Игра не сохранена.',

  simulated: (game, games, seats) => `${game}: ${gamesOf(games)}, ${seatsOf(seats)}`,
  seat: 'Место',
  wins: 'Победы',
  meanScore: 'Средний счёт',
  steps: (steps, mean) => `${stepsOf(steps)}, ${mean} за игру`,
  speed: (seconds, rate) => `${seconds} с, шагов в секунду: ${rate}`,
  endings: 'Чем закончились',
  digest: (digest) => `отпечаток ${digest}`,
  written: (path) => `записи в ${path}`,
  stoppedRecords: (records) => `остановлено, прочитано записей: ${records}; остальные не проверены.`,
  stopped: (done, wanted) => `остановлено, сыграно ${done} из ${wanted}; сыгранное сохранено.`,

  arenaBots: 'назовите ботов для сравнения, не меньше двух и не больше, чем мест: --bots search:100ms,greedy',
  bot: 'Бот',
  games: 'Игры',
  winRate: 'Победы',
  interval: 'Интервал 95\u00a0%',
  decisionTime: 'Решение, мс: среднее / самое долгое',
  tuneNothing: (game) => `в советах ${game} нет весов для настройки.`,
  generation: (n, total, games, lead, kept) =>
    `${n}/${total}: ${gamesOf(games)}, лучшая проба впереди на ${lead}: ${kept ? 'принято' : 'отброшено'}`,
  onlyNothing: (prefix, names) => `ни один вес не начинается с «${prefix}»; есть ${names}.`,
  learnNothing: (game) => `советы ${game} не говорят сети, что они видят.`,
  learnPlan: (text) => `«${text}»\u00a0— не часть плана; напишите бота и число игр, например greedy:2000.`,
  learnLessons: (learned, left) => `${positionsOf(learned)} для обучения, отложено ${left}.`,
  learnTooFew: 'слишком мало игр для обучения; укажите больше в --games.',
  learnResumed: (steps) => `обучение продолжается, уже ${stepsOf(steps)}.`,
  learnHead: ['осталось играть', 'позиции', 'R² оценки', 'R² сети', 'логпотеря оценки', 'логпотеря сети'],
  fitNothing: (game) => `в советах ${game} нет шансов для подгонки.`,
  fitTooFew: (games) =>
    `${gamesOf(games)}, все выиграны или все проиграны: для подгонки мало. Сыграйте больше с --games или другие --options.`,
  fitStopped: (games) => `остановлено, сыграно ${gamesOf(games)}; ничего не подогнано.`,
  fitted: (games, positions) => `${gamesOf(games)}, ${positionsOf(positions)} для подгонки; по отложенным играм:`,
  foretold: (positions, chance, won) => `${positionsOf(positions)}, предсказано ${chance}, побед ${won}`,

  botLost: (bot) => `поток бота ${bot} не запускается или снова и снова падает.`,
  oneBot: (flag, bots) => `${flag} принимает одного бота, а не ${bots}.`,
  reported: (path) => `отчёт в ${path}`,
  serverUnopened: 'сервер для замера не открылся.',
  place: 'Место по порядку хода',
  wonTogether: (rate, interval) => `побед ${rate} (${interval})`,
  botWon: (bot, rate, interval) => `${bot}: ${rate} (${interval})`,

  replayed: (game, seats, steps, rules) =>
    `${game}, ${seatsOf(seats)}, ${stepsOf(steps)}, правила версии ${rules}: каждый шаг по правилам.`,
  atStep: (step, last) => `После шага ${step} из ${last}`,
  atStepPlayed: (step, last, name, move) => `После шага ${step} из ${last}. ${name}: ${move}`,
  unfinished: 'Игра не закончена.',
  checkedMany: (records, steps, unfinished) =>
    `${recordsOf(records)}, ${stepsOf(steps)}: каждый шаг по правилам; не закончено ${unfinished}.`,
  luckProven: (draws) =>
    draws === 1
      ? 'Жребий: единственный выбор мог быть только таким.'
      : `Жребий: каждый из выборов (${draws}) мог быть только таким.`,
  oneGameOnly: (path) => `для --to нужен файл с одной игрой; в ${path} их несколько.`,
  positionGood: 'Такая позиция возможна.',

  reviewed: (game, seats, steps, decisions, tries) =>
    `${game}, ${seatsOf(seats)}, ${stepsOf(steps)}: ${decisions} ${many(decisions, 'решение', 'решения', 'решений')}, проб на каждое: ${tries}.`,
  reviewNothing: (path) => `в ${path} нет решений этого места для разбора.`,
  reviewStopped: 'разбор остановлен; ничего не сохранено.',
  noSuchSeat: (seat, seats) => `места ${seat} нет; мест в игре: ${seats}.`,
  player: 'Игрок',
  decisions: 'Решения',
  mistakes: 'Ошибки',
  chanceLost: 'Упущенный шанс за решение',
  pointsLost: 'Упущенные очки',
  moments: 'Самые важные моменты',
  noMoments: 'Ничего важного не упущено.',
  momentAt: (step, name, move) => `Шаг ${step}, ${name}: ${move}`,
  markedSteps: (name, steps) => `${name}, ошибки на шагах: ${steps}`,
  blunders: (game, games, found, marked) =>
    `${game}, ${gamesOf(games)}: отмечено ${found} грубых ошибок и ${marked} остальных решений.`,

  flagMissing: (flag) => `не хватает ${flag}.`,
  puzzlesOther: (path) => `в ${path} нет задач этой игры с теми же правилами, местами, настройками и зерном.`,
  puzzlesSolved: (bot, solved, puzzles, share) => `${bot} решает ${solved} из ${puzzles} (${share}).`,
  puzzlesFound: (puzzles, games, casual) =>
    `${puzzles} ${many(puzzles, 'задача', 'задачи', 'задач')}, просмотрено: ${gamesOf(games)}; любитель решает ${casual}.`,

  game: 'Игра',
  playouts: 'Доигрываний/с',
  moves: 'Ходы',
  cpuOfMove: 'ЦП на ход, мкс',
  bytesOfStep: 'Байт на шаг и слушателя',
  serverFigures: (told, opening) => [
    `надёжно сохранённых ходов в секунду: ${told.durableMovesPerSecond}`,
    `открыть стол, где ${stepsOf(told.openSteps)}: ${opening} мс`,
    `памяти на живой стол: ${told.kilobytesPerTable} КБ (столов: ${told.tables})`,
  ],
  stepRate: 'Шагов/с',
  guidedRate: 'Шагов с советом/с',
  turns: 'Ходы',
  meanTurn: 'Среднее, мс',
  longestTurn: 'Самый долгий, мс',
  copy: 'Копия, нс',
  legal: 'Ходы, нс',
  best: (game) => `${game}, лучшее`,
  median: (game) => `${game}, медиана`,

  open: (address) => `Ludopolis открыт: ${address}`,
  portTaken: (port) => `порт ${port} занят; выберите другой через --port или PORT.`,
  portRefused: (port, host, code) =>
    `нельзя слушать ${host}, порт ${port} (${code}); выберите другие через --host и --port.`,
  working: (threads) => `Думаю за ботов, ${threads === 1 ? 'по одному' : `до ${threads} сразу`}.`,
  workerNeedsDatabase: 'работник делит задания с серверами на PostgreSQL; укажите его в DATABASE_URL.',
  webMissing: 'веб-клиент не собран; сначала выполните «npm run build».',
} satisfies CliMessages
