// What a server says to whoever runs it, in Russian.
import type { ServerMessages } from './en.ts'

export const ru = {
  turnIn: (game) => `Ваш ход в ${game}.`,
  variableBad: (name, value, expected) => `${name}=${value} не подходит; годится, например, ${expected}.`,
  store: {
    'data-unwritable': (folder) => `нельзя писать в папку данных ${folder}; выберите другую через LUDOPOLIS_DATA.`,
    'data-in-use': (folder) => `папку данных ${folder} использует другой сервер.`,
    'database-unreachable': (why) => `база данных из DATABASE_URL не отвечает (${why}).`,
    'database-broken': (folder) => `база данных в ${folder} повреждена или не наша.`,
    'database-missing': (place) => `в ${place} ещё нет базы данных сервера.`,
    'schema-newer': (version) => `это записала более новая версия Ludopolis (${version}); сначала обновитесь.`,
    'backup-exists': (file) => `${file} уже есть; поверх него не пишем.`,
    'backup-unwritable': (file) => `нельзя записать ${file}.`,
    'backup-broken': (file) => `${file}\u00a0— не полная резервная копия.`,
    'restore-not-empty': (table) =>
      `хранилище не пусто (${table}), поверх него не пишем; выберите другое через LUDOPOLIS_DATA или DATABASE_URL.`,
  },
  backedUp: (file, rows) => `Строк в ${file}: ${rows}. Там руки, секреты и чат: берегите его.`,
  record: (games, wins) => `побед ${wins} из ${games}`,
  ratingsSame: (results) => `Результатов: ${results}; в хранилище то же самое.`,
  ratingsDiffer: (results) => `Результатов: ${results}; в хранилище другое.`,
  adminUnknown: (what, names) => `«${what}» сделать нельзя; есть ${names}.`,
  adminOf: (what) => `для «${what}» нужно указать, кого или что: см. «ludopolis admin tables».`,
  adminRefused: {
    'table-unknown': (of) => `стола ${of} нет.`,
    'game-over': (of) => `игра за столом ${of} уже окончена.`,
    'person-unknown': (of) => `никого не зовут ${of}, и такого номера тоже нет.`,
  },
  adminDone: 'Готово.',
  tableHead: ['Стол', 'Изменён', 'Игра', 'Состояние', 'Шаги', 'Люди'],
  tableStates: { waiting: 'ждёт', playing: 'идёт', over: 'окончена' },
  restored: (rows) => `Восстановлено строк: ${rows}.`,
} satisfies ServerMessages
