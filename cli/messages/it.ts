// What the command line itself says, in Italian.
import { article, to } from '../../core/messages/italian.ts'
import { plural } from '../../core/words.ts'
import type { CliMessages } from './en.ts'

const many = plural('it')
const meant = (nearest: string | undefined) => (nearest === undefined ? '.' : `; intendevi ${nearest}?`)
const games = (n: number) => `${n} ${many(n, 'partita', 'partite')}`
const steps = (n: number) => `${n} ${many(n, 'passo', 'passi')}`
const seats = (n: number) => `${n} ${many(n, 'posto', 'posti')}`
const points = (n: number) => `${n} ${many(n, 'punto', 'punti')}`

export const it: CliMessages = {
  unknownCommand: (name, nearest, known) => `il comando «${name}» non esiste${meant(nearest)} Quelli noti: ${known}.`,
  unknownFlag: (flag, command, nearest) =>
    nearest === undefined
      ? `${command} non accetta ${flag}; toglila.`
      : `${command} non conosce l’opzione ${flag}${meant(nearest)}`,
  unknownGame: (id, nearest, known) => `il gioco «${id}» non esiste${meant(nearest)} Quelli noti: ${known}.`,
  unknownBot: (name, known) => `il bot «${name}» non esiste; scegli tra: ${known}.`,
  unknownLocale: (name, known) => `questa lingua non c’è: «${name}»; scegli tra: ${known}.`,
  flagTwice: (flag) => `${flag} compare due volte; scrivila una volta.`,
  flagTakesNothing: (flag) => `${flag} non vuole un valore; scrivila da sola.`,
  flagsApart: (flag, other) => `${flag} non ha senso con ${other}; togline una.`,
  flagNeeds: (flag, other) => `${flag} non ha senso senza ${other}.`,
  flagNeedsValue: (flag) => `${flag} vuole un valore dopo di sé.`,
  flagsExclude: (flag, other) => `${flag} non va con ${other}; togline una.`,
  argumentMissing: (what, command) => `manca ${what}; «ludopolis ${command} --help» mostra come scriverlo.`,
  argumentExtra: (text, command) =>
    `«${text}» è una parola di troppo; «ludopolis ${command} --help» mostra come scriverlo.`,
  notCount: (name, text, least) => `${name} deve essere un numero intero da ${least} in su, non «${text}».`,
  notSeconds: (text) => `--seconds deve essere un numero maggiore di 0, non «${text}».`,
  optionsNotJson: (text) => `--options deve essere JSON, come '{"nome": "valore"}', non: ${text}`,
  optionsNone: '--options deve indicare almeno un gruppo di opzioni, come [{}].',
  fileMissing: (path) => `il file ${path} non esiste; controlla il nome.`,
  fileUnreadable: (path, code) => `${path} non si può leggere (${code}).`,
  fileUnwritable: (path, code) => `${path} non si può scrivere (${code}); scegli un altro posto.`,
  fileExists: (path) => `${path} c’è già; scegli un altro nome.`,
  fileUnfinished: (path) =>
    `${path} contiene una partita non finita; continua con --resume ${path} o scegli un altro nome.`,
  fileLarge: (path, most) => `${path} contiene più di ${most} caratteri in un pezzo; non si può leggere.`,
  fileNotText: (path) => `${path} non è testo in UTF-8; non si può leggere.`,
  fileOdd: (path) => `${path} non è un file che si può leggere e riscrivere.`,
  outputBroken: (code) => `l’output non si può scrivere (${code}).`,
  about: (what, sentence) => `${what}: ${sentence}`,
  line: (path, number) => `${path}, riga ${number}`,

  words: {
    command: 'comando',
    flags: 'opzioni',
    game: 'gioco',
    games: 'giochi',
    file: 'file',
    files: 'file',
    folder: 'cartella',
    date: 'data',
    n: 'n',
    list: 'elenco',
    names: 'nomi',
    bot: 'bot',
    bots: 'bot',
    text: 'testo',
    json: 'json',
    plan: 'piano',
    start: 'inizio',
    address: 'indirizzo',
    what: 'cosa',
    whom: 'chi',
    table: 'tavolo',
    person: 'persona',
  },

  person: (number) => `Giocatore ${number}`,
  noPeople: 'deve giocare almeno una persona; i bot tra loro sono compito di «simulate».',
  peopleMany: (people, count) => `${people} persone non entrano in ${seats(count)}; aumenta --seats o indicane meno.`,
  botsCount: (count, people, bots) =>
    `posti: ${count}, persone: ${people}, quindi bot: ${count - people}, ma indicati: ${bots}; indicane uno per tutti o ${count - people}.`,
  botsSeats: (count, bots) => `per ${seats(count)} servono ${count} bot, o uno per tutti, non ${bots}.`,
  namesTwice: (name) => `due persone si chiamano ${name}; dai loro nomi diversi.`,
  resumeFinished: (path) => `la partita in ${path} è finita; «ludopolis replay ${path}» la mostra.`,
  gameMissing: (known) => `di’ a quale gioco giocare: ${known}.`,

  notDay: (text) => `una data si scrive come 2026-11-16, non «${text}».`,
  noDeal: (day, first, last) =>
    `per ${article('il', day)} non c’è una sfida; le sfide vanno ${article('dal', first)} ${article('al', last)}.`,
  dealOf: (day) => `Sfida del giorno, ${day}.`,
  dealOfGame: (game, day) => `${game}: sfida del giorno, ${day}.`,
  dealExpert: (score) => `Il bot esperto è arrivato a ${points(score)}.`,
  dealField: (score, bots) => `La mediana di altri ${bots} bot: ${points(score)}.`,
  dealExpertWon: (won) => `Il bot esperto ha ${won ? 'vinto' : 'perso'}.`,
  dealFieldWon: (won, bots) =>
    many(won, `${won} di altri ${bots} bot ha vinto.`, `${won} di altri ${bots} bot hanno vinto.`),

  hint: (help) => `Scrivi un numero per scegliere; «${help}» elenca i comandi.`,
  handOver: (name) => `Passa la tastiera ${to(name)}, poi premi Invio.`,
  thinking: 'Sto pensando…',
  canPlay: 'Questa mossa è possibile.',
  whyWhat: (why, move) => `Scrivi la mossa dopo, per esempio: ${why} ${move}`,
  keepAsk: 'Scrivi il nome di un file per salvare la partita, o premi Invio per uscire senza.',
  kept: (path) => `La partita è salvata in ${path}. Continua con: ludopolis play --resume ${path}`,
  recorded: (path) => `La partita è registrata in ${path}.`,
  notKept: 'La partita non è stata salvata.',

  simulated: (game, played, count) => `${game}: ${games(played)}, ${seats(count)}`,
  seat: 'Posto',
  wins: 'Vittorie',
  meanScore: 'Punteggio medio',
  steps: (count, mean) => `${steps(count)}, ${mean} a partita`,
  speed: (seconds, rate) => `${seconds} s, ${steps(rate)} al secondo`,
  endings: 'Finali',
  digest: (digest) => `impronta ${digest}`,
  written: (path) => `registrazioni in ${path}`,
  stoppedRecords: (records) =>
    `interrotto dopo ${records} ${many(records, 'registrazione', 'registrazioni')}; il resto non è stato controllato.`,
  stopped: (done, wanted) => `interrotto dopo ${done} di ${games(wanted)}; quello che è stato giocato è salvato.`,

  arenaBots: 'indica i bot da confrontare, almeno due e non più dei posti: --bots search:100ms,greedy',
  bot: 'Bot',
  games: 'Partite',
  winRate: 'Vittorie',
  interval: 'Intervallo 95%',
  decisionTime: 'Decisione, ms: media / massima',
  tuneNothing: (game) => `i consigli di ${game} non hanno pesi da regolare.`,
  generation: (n, total, played, lead, kept) =>
    `${n}/${total}: ${games(played)}, la prova migliore è avanti di ${lead}: ${kept ? 'tenuta' : 'scartata'}`,
  onlyNothing: (prefix, names) => `nessun peso ha un nome che inizia con «${prefix}»; ci sono ${names}.`,
  learnNothing: (game) => `i consigli di ${game} non dicono a una rete cosa vedono.`,
  learnPlan: (text) => `«${text}» non fa parte di un piano; scrivi un bot e un numero di partite, come greedy:2000.`,
  learnLessons: (learned, left) => `posizioni da cui imparare: ${learned}; escluse: ${left}.`,
  learnTooFew: 'troppo poche partite da cui imparare; aumentale con --games.',
  learnResumed: (count) => `l’addestramento riprende dopo ${steps(count)}.`,
  learnHead: ['ancora da giocare', 'posizioni', 'R² valore', 'R² rete', 'log-loss valore', 'log-loss rete'],
  fitNothing: (game) => `i consigli di ${game} non hanno probabilità da adattare.`,
  fitTooFew: (played) =>
    `${games(played)}, tutte vinte o tutte perse: troppo poche per adattare. Aumentale con --games, o cambia --options.`,
  fitStopped: (played) => `interrotto dopo ${games(played)}; niente è stato adattato.`,
  fitted: (played, positions) =>
    `${games(played)}, ${positions} ${many(positions, 'posizione adattata', 'posizioni adattate')}; delle partite escluse:`,
  foretold: (positions, chance, won) =>
    `${positions} ${many(positions, 'posizione', 'posizioni')}, previsto ${chance}, vinto ${won}`,

  botLost: (bot) => `il thread del bot ${bot} non parte, o si rompe di continuo.`,
  oneBot: (flag, bots) => `${flag} vuole un solo bot, non ${bots}.`,
  reported: (path) => `rapporto in ${path}`,
  serverUnopened: 'il server da misurare non si è aperto.',
  place: 'Ordine di turno',
  wonTogether: (rate, interval) => `vinte ${rate} (${interval})`,
  botWon: (bot, rate, interval) => `${bot}: ${rate} (${interval})`,

  replayed: (game, count, done, rules) =>
    `${game}, ${seats(count)}, ${steps(done)}, versione ${rules} delle regole: ogni passo segue le regole.`,
  atStep: (step, last) => `Dopo il passo ${step} di ${last}`,
  atStepPlayed: (step, last, name, move) => `Dopo il passo ${step} di ${last}. ${name}: ${move}`,
  unfinished: 'La partita non è finita.',
  checkedMany: (records, done, unfinished) =>
    `${records} ${many(records, 'registrazione', 'registrazioni')}, ${steps(done)}: ogni passo segue le regole; non finite: ${unfinished}.`,
  luckProven: (draws) =>
    draws === 1
      ? 'Caso: l’unica pescata è la sola possibile.'
      : `Caso: ognuna delle ${draws} pescate è la sola possibile.`,
  oneGameOnly: (path) => `--to vuole un file con una partita; ${path} ne contiene più di una.`,
  positionGood: 'La posizione è possibile.',

  reviewed: (game, count, done, decisions, tries) =>
    `${game}, ${seats(count)}, ${steps(done)}: ${decisions} ${many(decisions, 'decisione', 'decisioni')}, ${tries} ${many(tries, 'prova', 'prove')} per ognuna.`,
  reviewNothing: (path) => `${path} non contiene decisioni di quel posto da analizzare.`,
  reviewStopped: 'l’analisi è stata interrotta; non ne resta niente.',
  noSuchSeat: (seat, count) => `il posto ${seat} non esiste; la partita ne ha ${count}.`,
  player: 'Giocatore',
  decisions: 'Decisioni',
  mistakes: 'Errori',
  chanceLost: 'Probabilità persa a decisione',
  pointsLost: 'Punti persi',
  moments: 'I momenti decisivi',
  noMoments: 'Non si è perso niente di importante.',
  momentAt: (step, name, move) => `Passo ${step}, ${name}: ${move}`,
  markedSteps: (name, marked) => `Errori di ${name}: passi ${marked}`,
  blunders: (game, played, found, marked) =>
    `${game}, ${games(played)}: segnati ${found} degli errori gravi, ${marked} delle altre decisioni.`,

  flagMissing: (flag) => `manca ${flag}.`,
  puzzlesOther: (path) => `${path} non contiene problemi di questo gioco con le stesse regole, posti, opzioni e seme.`,
  puzzlesSolved: (bot, solved, puzzles, share) =>
    `${bot} risolve ${solved} di ${puzzles} ${many(puzzles, 'problema', 'problemi')} (${share}).`,
  puzzlesFound: (puzzles, played, casual) =>
    `${puzzles} ${many(puzzles, 'problema', 'problemi')} da ${games(played)}; il bot occasionale risolve ${casual}.`,

  game: 'Gioco',
  playouts: 'Simulazioni/s',
  moves: 'Mosse',
  cpuOfMove: 'CPU a mossa, µs',
  bytesOfStep: 'Byte a passo e ascoltatore',
  serverFigures: (told, opening) => [
    `${told.durableMovesPerSecond} ${many(told.durableMovesPerSecond, 'mossa salvata', 'mosse salvate')} al secondo`,
    `${opening} ms per aprire un tavolo di ${steps(told.openSteps)}`,
    `${told.kilobytesPerTable} KB di memoria per tavolo attivo (${told.tables} ${many(told.tables, 'tavolo', 'tavoli')})`,
  ],
  stepRate: 'Passi/s',
  guidedRate: 'Passi guidati/s',
  turns: 'Turni',
  meanTurn: 'Media, ms',
  longestTurn: 'Massimo, ms',
  copy: 'Copia, ns',
  legal: 'Lecite, ns',
  best: (game) => `${game}, migliore`,
  median: (game) => `${game}, mediana`,

  open: (address) => `Ludopolis è aperto su ${address}`,
  portTaken: (port) => `la porta ${port} è occupata; scegline un’altra con --port o PORT.`,
  portRefused: (port, host, code) =>
    `impossibile ascoltare su ${host}, porta ${port} (${code}); scegline altri con --host e --port.`,
  working: (threads) => `Penso per i bot, ${threads === 1 ? 'uno alla volta' : `fino a ${threads} alla volta`}.`,
  workerNeedsDatabase: 'un worker condivide i suoi compiti con i server su PostgreSQL; indicalo con DATABASE_URL.',
  webMissing: 'il client web non è compilato; esegui prima «npm run build».',
}
