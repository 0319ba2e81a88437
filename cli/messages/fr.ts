// What the command line itself says, in French.
import { of } from '../../core/messages/french.ts'
import { plural } from '../../core/words.ts'
import type { CliMessages } from './en.ts'

const many = plural('fr')
const gamesOf = (n: number) => `${n} ${many(n, 'partie', 'parties')}`
const seatsOf = (n: number) => `${n} ${many(n, 'place', 'places')}`
const stepsOf = (n: number) => `${n} ${many(n, 'étape', 'étapes')}`
const positionsOf = (n: number) => `${n} ${many(n, 'position', 'positions')}`
const pointsOf = (n: number) => `${n} ${many(n, 'point', 'points')}`
const meant = (nearest: string | undefined) =>
  nearest === undefined ? '.' : `\u202f; vouliez-vous dire ${nearest}\u202f?`

export const fr = {
  unknownCommand: (name, nearest, known) =>
    `il n’y a pas de commande «\u202f${name}\u202f»${meant(nearest)} Connues\u00a0: ${known}.`,
  unknownFlag: (flag, command, nearest) =>
    nearest === undefined
      ? `${command} n’a pas d’option ${flag}\u202f; enlevez-la.`
      : `${command} ne connaît pas l’option ${flag}${meant(nearest)}`,
  unknownGame: (id, nearest, known) =>
    `il n’y a pas de jeu «\u202f${id}\u202f»${meant(nearest)} Connus\u00a0: ${known}.`,
  unknownBot: (name, known) => `il n’y a pas de robot «\u202f${name}\u202f»\u202f; choisissez parmi\u00a0: ${known}.`,
  unknownLocale: (name, known) =>
    `il n’y a pas de langue «\u202f${name}\u202f»\u202f; choisissez parmi\u00a0: ${known}.`,
  flagTwice: (flag) => `${flag} est donnée deux fois\u202f; donnez-la une fois.`,
  flagTakesNothing: (flag) => `${flag} ne prend pas de valeur\u202f; écrivez-la seule.`,
  flagsApart: (flag, other) => `${flag} n’a pas de sens avec ${other}\u202f; enlevez l’une des deux.`,
  flagNeeds: (flag, other) => `${flag} n’a pas de sens sans ${other}.`,
  flagNeedsValue: (flag) => `${flag} doit être suivi d’une valeur.`,
  flagsExclude: (flag, other) => `${flag} ne va pas avec ${other}\u202f; enlevez l’une des deux.`,
  argumentMissing: (what, command) =>
    `il manque ${what}\u202f; «\u202fludopolis ${command} --help\u202f» montre comment l’écrire.`,
  argumentExtra: (text, command) =>
    `«\u202f${text}\u202f» est un mot de trop\u202f; «\u202fludopolis ${command} --help\u202f» montre comment l’écrire.`,
  notCount: (name, text, least) =>
    `${name} doit être un nombre entier à partir de ${least}, et non «\u202f${text}\u202f».`,
  notSeconds: (text) => `--seconds doit être un nombre au-dessus de 0, et non «\u202f${text}\u202f».`,
  optionsNotJson: (text) => `--options doit être du JSON, comme '{"nom": "valeur"}', et non\u00a0: ${text}`,
  optionsNone: '--options doit nommer au moins un choix d’options, comme [{}].',
  fileMissing: (path) => `il n’y a pas de fichier ${path}\u202f; vérifiez le nom.`,
  fileUnreadable: (path, code) => `${path} ne peut pas être lu (${code}).`,
  fileUnwritable: (path, code) => `${path} ne peut pas être écrit (${code})\u202f; choisissez un autre endroit.`,
  fileExists: (path) => `${path} existe déjà\u202f; choisissez un autre nom.`,
  fileUnfinished: (path) =>
    `${path} contient une partie inachevée\u202f; continuez-la avec --resume ${path} ou choisissez un autre nom.`,
  fileLarge: (path, most) => `${path} contient plus de ${most} caractères d’un seul tenant et ne peut pas être lu.`,
  fileNotText: (path) => `${path} n’est pas un texte en UTF-8 et ne peut pas être lu.`,
  fileOdd: (path) => `${path} n’est pas un fichier que l’on puisse lire puis réécrire.`,
  outputBroken: (code) => `la sortie ne peut pas être écrite (${code}).`,
  about: (what, sentence) => `${what}\u00a0: ${sentence}`,
  line: (path, number) => `${path}, ligne ${number}`,

  words: {
    command: 'commande',
    flags: 'options',
    game: 'jeu',
    games: 'jeux',
    file: 'fichier',
    files: 'fichiers',
    folder: 'dossier',
    date: 'date',
    n: 'n',
    list: 'liste',
    names: 'noms',
    bot: 'robot',
    bots: 'robots',
    text: 'texte',
    json: 'json',
    plan: 'plan',
    start: 'début',
    address: 'adresse',
    what: 'quoi',
    whom: 'qui',
    table: 'table',
    person: 'personne',
  },

  person: (number) => `Joueur ${number}`,
  noPeople: 'il faut au moins une personne\u202f; les robots jouent entre eux avec «\u202fsimulate\u202f».',
  peopleMany: (people, seats) =>
    `${people} personnes ne tiennent pas sur ${seatsOf(seats)}\u202f; augmentez --seats ou nommez-en moins.`,
  botsCount: (seats, people, bots) =>
    `places\u00a0: ${seats}, personnes\u00a0: ${people}, il en reste ${seats - people} aux robots, mais ${bots} ${many(bots, 'est nommé', 'sont nommés')}\u202f; nommez-en un pour toutes ou ${seats - people}.`,
  botsSeats: (seats, bots) =>
    `${seatsOf(seats)} ${many(seats, 'demande', 'demandent')} ${seats} ${many(seats, 'robot', 'robots')}, ou un pour toutes, et non ${bots}.`,
  namesTwice: (name) => `deux personnes s’appellent ${name}\u202f; donnez-leur des noms différents.`,
  resumeFinished: (path) =>
    `la partie de ${path} est terminée\u202f; «\u202fludopolis replay ${path}\u202f» la montre.`,
  gameMissing: (known) => `dites à quel jeu jouer\u00a0: ${known}.`,

  notDay: (text) => `une date s’écrit 2026-11-16, et non «\u202f${text}\u202f».`,
  noDeal: (day, first, last) => `il n’y a pas de donne du ${day}\u202f; elles vont du ${first} au ${last}.`,
  dealOf: (day) => `Donne du jour, ${day}.`,
  dealOfGame: (game, day) => `${game}\u00a0: donne du jour, ${day}.`,
  dealExpert: (points) => `Le robot expert a atteint ${pointsOf(points)}.`,
  dealField: (points, bots) => `La médiane de ${bots} autres robots\u00a0: ${pointsOf(points)}.`,
  dealExpertWon: (won) => `Le robot expert a ${won ? 'gagné' : 'perdu'}.`,
  dealFieldWon: (won, bots) => `${won} ${many(won, 'robot', 'robots')} sur ${bots} ${many(won, 'a', 'ont')} gagné.`,

  hint: (help) => `Tapez un numéro pour choisir\u202f; «\u202f${help}\u202f» énumère les commandes.`,
  handOver: (name) => `Passez le clavier à ${name}, puis appuyez sur Entrée.`,
  thinking: 'Je réfléchis…',
  canPlay: 'Ce coup peut être joué.',
  whyWhat: (why, move) => `Écrivez le coup à la suite, par exemple\u00a0: ${why} ${move}`,
  keepAsk: 'Écrivez un nom de fichier pour conserver la partie, ou appuyez sur Entrée pour quitter sans elle.',
  kept: (path) => `La partie est conservée dans ${path}. Continuez avec\u00a0: ludopolis play --resume ${path}`,
  recorded: (path) => `La partie est enregistrée dans ${path}.`,
  notKept: 'La partie n’a pas été conservée.',

  simulated: (game, games, seats) => `${game}\u00a0: ${gamesOf(games)}, ${seatsOf(seats)}`,
  seat: 'Place',
  wins: 'Victoires',
  meanScore: 'Score moyen',
  steps: (steps, mean) => `${stepsOf(steps)}, ${mean} par partie`,
  speed: (seconds, rate) => `${seconds} s, ${rate} ${many(rate, 'étape', 'étapes')} par seconde`,
  endings: 'Fins',
  digest: (digest) => `empreinte ${digest}`,
  written: (path) => `parties dans ${path}`,
  stoppedRecords: (records) => `arrêté après ${gamesOf(records)}\u202f; le reste n’a pas été vérifié.`,
  stopped: (done, wanted) => `arrêté après ${gamesOf(done)} sur ${wanted}\u202f; ce qui a été joué est conservé.`,

  arenaBots: 'nommez les robots à comparer, au moins deux et pas plus que de places\u00a0: --bots search:100ms,greedy',
  bot: 'Robot',
  games: 'Parties',
  winRate: 'Victoires',
  interval: 'Intervalle à 95\u00a0%',
  decisionTime: 'Décision, ms\u00a0: moyenne / plus longue',
  tuneNothing: (game) => `les conseils ${of(game)} n’ont pas de poids à régler.`,
  generation: (n, total, games, lead, kept) =>
    `${n}/${total}\u00a0: ${gamesOf(games)}, le meilleur essai mène de ${lead}\u00a0: ${kept ? 'gardé' : 'écarté'}`,
  onlyNothing: (prefix, names) => `aucun poids ne commence par «\u202f${prefix}\u202f»\u202f; il y a ${names}.`,
  learnNothing: (game) => `les conseils ${of(game)} ne disent rien à un réseau.`,
  learnPlan: (text) =>
    `«\u202f${text}\u202f» n’est pas une partie d’un plan\u202f; écrivez un robot et un nombre de parties, comme greedy:2000.`,
  learnLessons: (learned, left) => `${positionsOf(learned)} pour apprendre, ${left} mises de côté.`,
  learnTooFew: 'trop peu de parties pour apprendre, mettez-en plus dans --games.',
  learnResumed: (steps) => `l’entraînement reprend après ${steps} pas.`,
  learnHead: ['reste à jouer', 'positions', 'R² valeur', 'R² réseau', 'perte log. valeur', 'perte log. réseau'],
  fitNothing: (game) => `les conseils ${of(game)} n’ont pas de chances à ajuster.`,
  fitTooFew: (games) =>
    `${gamesOf(games)}, toutes gagnées ou toutes perdues\u00a0: trop peu pour ajuster. Jouez-en plus avec --games, ou d’autres --options.`,
  fitStopped: (games) => `arrêté après ${gamesOf(games)}\u202f; rien n’a été ajusté.`,
  fitted: (games, positions) =>
    `${gamesOf(games)}, ${positions} ${many(positions, 'position ajustée', 'positions ajustées')}\u202f; parmi les parties mises à part\u00a0:`,
  foretold: (positions, chance, won) => `${positionsOf(positions)}, prévu ${chance}, gagné ${won}`,

  botLost: (bot) => `le fil du robot ${bot} ne peut pas démarrer, ou s’interrompt sans cesse.`,
  oneBot: (flag, bots) => `${flag} prend un seul robot, pas ${bots}.`,
  reported: (path) => `rapport dans ${path}`,
  serverUnopened: 'le serveur à mesurer ne s’est pas ouvert.',
  place: 'Rang dans l’ordre du tour',
  wonTogether: (rate, interval) => `gagné ${rate} (${interval})`,
  botWon: (bot, rate, interval) => `${bot}\u00a0: ${rate} (${interval})`,

  replayed: (game, seats, steps, rules) =>
    `${game}, ${seatsOf(seats)}, ${stepsOf(steps)}, règles version ${rules}\u00a0: chaque étape suit les règles.`,
  atStep: (step, last) => `Après l’étape ${step} sur ${last}`,
  atStepPlayed: (step, last, name, move) => `Après l’étape ${step} sur ${last}. ${name}\u00a0: ${move}`,
  unfinished: 'La partie n’est pas terminée.',
  checkedMany: (records, steps, unfinished) =>
    `${gamesOf(records)}, ${stepsOf(steps)}\u00a0: chaque étape suit les règles\u202f; ${unfinished} ${many(unfinished, 'inachevée', 'inachevées')}.`,
  luckProven: (draws) =>
    draws === 1
      ? 'Hasard\u00a0: l’unique tirage est le seul possible.'
      : `Hasard\u00a0: chacun des ${draws} tirages est le seul possible.`,
  oneGameOnly: (path) => `--to demande un fichier d’une seule partie\u202f; ${path} en contient plusieurs.`,
  positionGood: 'La position est possible.',

  reviewed: (game, seats, steps, decisions, tries) =>
    `${game}, ${seatsOf(seats)}, ${stepsOf(steps)}\u00a0: ${decisions} ${many(decisions, 'décision', 'décisions')}, ${tries} ${many(tries, 'essai', 'essais')} chacune.`,
  reviewNothing: (path) => `${path} ne contient aucune décision de cette place à analyser.`,
  reviewStopped: 'l’analyse a été arrêtée\u202f; il n’en reste rien.',
  noSuchSeat: (seat, seats) => `il n’y a pas de place ${seat}\u202f; la partie en a ${seats}.`,
  player: 'Joueur',
  decisions: 'Décisions',
  mistakes: 'Erreurs',
  chanceLost: 'Chances perdues par décision',
  pointsLost: 'Points perdus',
  moments: 'Les moments décisifs',
  noMoments: 'Rien d’important n’a été perdu.',
  momentAt: (step, name, move) => `Étape ${step}, ${name}\u00a0: ${move}`,
  markedSteps: (name, steps) => `Erreurs ${of(name)}\u00a0: étapes ${steps}`,
  blunders: (game, games, found, marked) =>
    `${game}, ${gamesOf(games)}\u00a0: ${found} des gaffes signalées, ${marked} des autres décisions.`,

  flagMissing: (flag) => `il manque ${flag}.`,
  puzzlesOther: (path) =>
    `${path} ne contient pas de problèmes de ce jeu avec les mêmes règles, places, options et graine.`,
  puzzlesSolved: (bot, solved, puzzles, share) =>
    `${bot} résout ${solved} ${many(solved, 'problème', 'problèmes')} sur ${puzzles} (${share}).`,
  puzzlesFound: (puzzles, games, casual) =>
    `${puzzles} ${many(puzzles, 'problème tiré', 'problèmes tirés')} de ${gamesOf(games)}\u202f; le robot amateur en résout ${casual}.`,

  game: 'Jeu',
  moves: 'Coups',
  cpuOfMove: 'Processeur par coup, µs',
  bytesOfStep: 'Octets par étape et auditeur',
  serverFigures: (told, opening) => [
    `${told.durableMovesPerSecond} ${many(told.durableMovesPerSecond, 'coup durable', 'coups durables')} par seconde`,
    `${opening} ms pour ouvrir une table de ${stepsOf(told.openSteps)}`,
    `${told.kilobytesPerTable} Ko de mémoire par table en jeu (${told.tables} ${many(told.tables, 'table', 'tables')})`,
  ],
  playouts: 'Parties/s',
  stepRate: 'Étapes/s',
  guidedRate: 'Étapes guidées/s',
  turns: 'Tours',
  meanTurn: 'Moyenne, ms',
  longestTurn: 'Le plus long, ms',
  copy: 'Copie, ns',
  legal: 'Coups légaux, ns',
  best: (game) => `${game}, meilleur`,
  median: (game) => `${game}, médiane`,

  open: (address) => `Ludopolis est ouvert à ${address}`,
  portTaken: (port) => `le port ${port} est pris\u202f; choisissez-en un autre avec --port ou PORT.`,
  portRefused: (port, host, code) =>
    `impossible d’écouter sur ${host}, port ${port} (${code})\u202f; choisissez-en d’autres avec --host et --port.`,
  working: (threads) =>
    `On réfléchit pour les robots, ${threads === 1 ? 'un à la fois' : `jusqu’à ${threads} à la fois`}.`,
  workerNeedsDatabase:
    'un worker partage ses tâches avec des serveurs sur PostgreSQL\u202f; nommez-le avec DATABASE_URL.',
  webMissing: 'le client web n’est pas compilé\u202f; lancez d’abord «\u202fnpm run build\u202f».',
} satisfies CliMessages
