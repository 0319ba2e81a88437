// What a server says to whoever runs it, in Portuguese.
import { plural } from '../../core/words.ts'
import type { ServerMessages } from './en.ts'

const many = plural('pt')
const rowsOf = (n: number) => `${n} ${many(n, 'linha', 'linhas')}`
const resultsOf = (n: number) => `${n} ${many(n, 'resultado', 'resultados')}`

export const pt: ServerMessages = {
  turnIn: (game) => `É a sua vez em ${game}.`,
  variableBad: (name, value, expected) => `${name}=${value} não serve; por exemplo ${expected}.`,
  store: {
    'data-unwritable': (folder) =>
      `não é possível escrever na pasta de dados ${folder}; escolha outra com LUDOPOLIS_DATA.`,
    'data-in-use': (folder) => `outro servidor usa a pasta de dados ${folder}.`,
    'database-unreachable': (why) => `a base de dados de DATABASE_URL não responde (${why}).`,
    'database-broken': (folder) => `a base de dados em ${folder} está danificada, ou não é nossa.`,
    'database-missing': (place) => `ainda não há nenhuma base de dados de um servidor em ${place}.`,
    'schema-newer': (version) =>
      `isto foi escrito por uma versão mais nova de Ludopolis (${version}); atualize primeiro.`,
    'backup-exists': (file) => `${file} já existe e não é substituído.`,
    'backup-unwritable': (file) => `não é possível escrever ${file}.`,
    'backup-broken': (file) => `${file} não é uma cópia completa.`,
    'restore-not-empty': (table) =>
      `o armazém não está vazio (${table}) e não é substituído; escolha outro com LUDOPOLIS_DATA ou DATABASE_URL.`,
  },
  backedUp: (file, rows) => `${rowsOf(rows)} em ${file}. Contém mãos, segredos e chat: guarde-o bem.`,
  record: (games, wins) => `${wins} de ${games} ganhas`,
  ratingsSame: (results) => `${resultsOf(results)}; o que está guardado coincide.`,
  ratingsDiffer: (results) => `${resultsOf(results)}; o que está guardado não coincide.`,
  adminUnknown: (what, names) => `“${what}” não é nada que se possa fazer; há ${names}.`,
  adminOf: (what) => `“${what}” precisa de saber qual: veja “ludopolis admin tables”.`,
  adminRefused: {
    'table-unknown': (of) => `não existe a mesa ${of}.`,
    'game-over': (of) => `a partida na mesa ${of} já terminou.`,
    'person-unknown': (of) => `ninguém se chama ${of}, nem existe esse identificador.`,
  },
  adminDone: 'Feito.',
  tableHead: ['Mesa', 'Alterada', 'Jogo', 'Estado', 'Passos', 'Pessoas'],
  tableStates: { waiting: 'à espera', playing: 'em curso', over: 'terminada' },
  restored: (rows) => `${rows} ${many(rows, 'linha restaurada', 'linhas restauradas')}.`,
}
