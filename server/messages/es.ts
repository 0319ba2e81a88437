// What a server says to whoever runs it, in Spanish.
import { plural } from '../../core/words.ts'
import type { ServerMessages } from './en.ts'

const many = plural('es')
const rowsOf = (n: number) => `${n} ${many(n, 'fila', 'filas')}`
const resultsOf = (n: number) => `${n} ${many(n, 'resultado', 'resultados')}`

export const es: ServerMessages = {
  turnIn: (game) => `Te toca en ${game}.`,
  variableBad: (name, value, expected) => `${name}=${value} no vale; por ejemplo ${expected}.`,
  store: {
    'data-unwritable': (folder) =>
      `no se puede escribir en la carpeta de datos ${folder}; elige otra con LUDOPOLIS_DATA.`,
    'data-in-use': (folder) => `otro servidor usa la carpeta de datos ${folder}.`,
    'database-unreachable': (why) => `la base de datos de DATABASE_URL no responde (${why}).`,
    'database-broken': (folder) => `la base de datos de ${folder} está dañada o no es nuestra.`,
    'database-missing': (place) => `aún no hay ninguna base de datos de un servidor en ${place}.`,
    'schema-newer': (version) => `esto lo escribió una versión más nueva de Ludopolis (${version}); actualiza antes.`,
    'backup-exists': (file) => `${file} ya existe y no se sobrescribe.`,
    'backup-unwritable': (file) => `no se puede escribir ${file}.`,
    'backup-broken': (file) => `${file} no es una copia completa.`,
    'restore-not-empty': (table) =>
      `el almacén no está vacío (${table}) y no se sobrescribe; elige otro con LUDOPOLIS_DATA o DATABASE_URL.`,
  },
  backedUp: (file, rows) => `${rowsOf(rows)} en ${file}. Contiene manos, secretos y chat: guárdalo bien.`,
  record: (games, wins) => `${wins} de ${games} ganadas`,
  ratingsSame: (results) => `${resultsOf(results)}; lo guardado coincide.`,
  ratingsDiffer: (results) => `${resultsOf(results)}; lo guardado no coincide.`,
  adminUnknown: (what, names) => `«${what}» no es nada que se pueda hacer; hay ${names}.`,
  adminOf: (what) => `«${what}» necesita saber cuál: mira «ludopolis admin tables».`,
  adminRefused: {
    'table-unknown': (of) => `no existe la mesa ${of}.`,
    'game-over': (of) => `la partida de la mesa ${of} ya ha terminado.`,
    'person-unknown': (of) => `nadie se llama ${of}, ni existe ese identificador.`,
  },
  adminDone: 'Hecho.',
  tableHead: ['Mesa', 'Cambiada', 'Juego', 'Estado', 'Pasos', 'Personas'],
  tableStates: { waiting: 'en espera', playing: 'en juego', over: 'terminada' },
  restored: (rows) => `${rows} ${many(rows, 'fila restaurada', 'filas restauradas')}.`,
}
