// What a server says to whoever runs it, in French.
import { plural } from '../../core/words.ts'
import type { ServerMessages } from './en.ts'

const many = plural('fr')
const rowsOf = (n: number) => `${n} ${many(n, 'ligne', 'lignes')}`
const resultsOf = (n: number) => `${n} ${many(n, 'résultat', 'résultats')}`

export const fr = {
  turnIn: (game) => `C’est à vous de jouer à ${game}.`,
  variableBad: (name, value, expected) => `${name}=${value} ne convient pas\u202f; par exemple ${expected}.`,
  store: {
    'data-unwritable': (folder) =>
      `impossible d’écrire dans le dossier de données ${folder}\u202f; choisissez-en un autre avec LUDOPOLIS_DATA.`,
    'data-in-use': (folder) => `un autre serveur utilise le dossier de données ${folder}.`,
    'database-unreachable': (why) => `la base de données de DATABASE_URL ne répond pas (${why}).`,
    'database-broken': (folder) => `la base de données dans ${folder} est endommagée, ou n’est pas la nôtre.`,
    'database-missing': (place) => `il n’y a pas encore de base de données d’un serveur dans ${place}.`,
    'schema-newer': (version) =>
      `cela vient d’une version plus récente de Ludopolis (${version})\u202f; mettez d’abord à jour.`,
    'backup-exists': (file) => `${file} existe déjà et n’est pas remplacé.`,
    'backup-unwritable': (file) => `impossible d’écrire ${file}.`,
    'backup-broken': (file) => `${file} n’est pas une sauvegarde complète.`,
    'restore-not-empty': (table) =>
      `la base n’est pas vide (${table}) et n’est pas remplacée\u202f; choisissez-en une autre avec LUDOPOLIS_DATA ou DATABASE_URL.`,
  },
  backedUp: (file, rows) =>
    `${rowsOf(rows)} ${many(rows, 'est', 'sont')} dans ${file}. Ce fichier contient mains, secrets et discussions\u00a0: gardez-le en lieu sûr.`,
  record: (games, wins) => `${wins} ${many(wins, 'gagnée', 'gagnées')} sur ${games}`,
  ratingsSame: (results) => `${resultsOf(results)}\u202f; ce qui est enregistré est identique.`,
  ratingsDiffer: (results) => `${resultsOf(results)}\u202f; ce qui est enregistré diffère.`,
  adminUnknown: (what, names) => `«\u202f${what}\u202f» n’existe pas\u202f; il y a ${names}.`,
  adminOf: (what) => `«\u202f${what}\u202f» demande de dire lequel\u00a0: voir «\u202fludopolis admin tables\u202f».`,
  adminRefused: {
    'table-unknown': (of) => `il n’y a pas de table ${of}.`,
    'game-over': (of) => `la partie à la table ${of} est déjà terminée.`,
    'person-unknown': (of) => `personne ne s’appelle ${of}, et aucun identifiant n’est celui-là.`,
  },
  adminDone: 'C’est fait.',
  tableHead: ['Table', 'Modifiée', 'Jeu', 'État', 'Étapes', 'Personnes'],
  tableStates: { waiting: 'en attente', playing: 'en cours', over: 'terminée' },
  restored: (rows) => `${rows} ${many(rows, 'ligne est rétablie', 'lignes sont rétablies')}.`,
} satisfies ServerMessages
