// What the command line itself says, in German.
import { plural } from '../../core/words.ts'
import type { CliMessages } from './en.ts'

const many = plural('de')
const meant = (nearest: string | undefined) => (nearest === undefined ? '.' : `; meintest du ${nearest}?`)
const gamesOf = (n: number) => `${n} ${many(n, 'Partie', 'Partien')}`
const seatsOf = (n: number) => `${n} ${many(n, 'Platz', 'Plätze')}`
const positionsOf = (n: number) => `${n} ${many(n, 'Stellung', 'Stellungen')}`
const recordsOf = (n: number) => `${n} ${many(n, 'Aufzeichnung', 'Aufzeichnungen')}`
const stepsOf = (n: number) => `${n} ${many(n, 'Schritt', 'Schritte')}`

export const de = {
  unknownCommand: (name, nearest, known) => `den Befehl „${name}“ gibt es nicht${meant(nearest)} Bekannt: ${known}.`,
  unknownFlag: (flag, command, nearest) =>
    nearest === undefined
      ? `${command} nimmt keinen Schalter ${flag}; lass ihn weg.`
      : `${command} kennt keinen Schalter ${flag}${meant(nearest)}`,
  unknownGame: (id, nearest, known) => `das Spiel „${id}“ gibt es nicht${meant(nearest)} Bekannt: ${known}.`,
  unknownBot: (name, known) => `den Bot „${name}“ gibt es nicht; zur Wahl: ${known}.`,
  unknownLocale: (name, known) => `die Sprache „${name}“ gibt es nicht; zur Wahl: ${known}.`,
  flagTwice: (flag) => `${flag} steht zweimal da; schreib es einmal.`,
  flagTakesNothing: (flag) => `${flag} nimmt keinen Wert; schreib es allein.`,
  flagsApart: (flag, other) => `${flag} hat zusammen mit ${other} keinen Sinn; lass eines weg.`,
  flagNeeds: (flag, other) => `${flag} hat ohne ${other} keinen Sinn.`,
  flagNeedsValue: (flag) => `${flag} braucht einen Wert dahinter.`,
  flagsExclude: (flag, other) => `${flag} verträgt sich nicht mit ${other}; lass eines weg.`,
  argumentMissing: (what, command) => `${what} fehlt; „ludopolis ${command} --help“ zeigt, wie man es schreibt.`,
  argumentExtra: (text, command) =>
    `„${text}“ ist ein Wort zu viel; „ludopolis ${command} --help“ zeigt, wie man es schreibt.`,
  notCount: (name, text, least) => `${name} muss eine ganze Zahl ab ${least} sein, nicht „${text}“.`,
  notSeconds: (text) => `--seconds muss eine Zahl über 0 sein, nicht „${text}“.`,
  optionsNotJson: (text) => `--options muss JSON sein, etwa '{"name": "wert"}', nicht: ${text}`,
  optionsNone: '--options muss mindestens einen Satz Optionen nennen, etwa [{}].',
  fileMissing: (path) => `die Datei ${path} gibt es nicht; prüf den Namen.`,
  fileUnreadable: (path, code) => `${path} ist nicht lesbar (${code}).`,
  fileUnwritable: (path, code) => `${path} ist nicht schreibbar (${code}); wähle einen anderen Ort.`,
  fileExists: (path) => `${path} gibt es schon; wähle einen anderen Namen.`,
  fileUnfinished: (path) =>
    `${path} enthält eine laufende Partie; spiel mit --resume ${path} weiter oder wähle einen anderen Namen.`,
  fileLarge: (path, most) => `${path} enthält mehr als ${most} Zeichen am Stück und ist nicht lesbar.`,
  fileNotText: (path) => `${path} ist kein Text in UTF-8 und nicht lesbar.`,
  fileOdd: (path) => `${path} ist keine Datei, die sich lesen und wieder schreiben lässt.`,
  outputBroken: (code) => `die Ausgabe lässt sich nicht schreiben (${code}).`,
  about: (what, sentence) => `${what}: ${sentence}`,
  line: (path, number) => `${path}, Zeile ${number}`,

  words: {
    command: 'Befehl',
    flags: 'Schalter',
    game: 'Spiel',
    games: 'Spiele',
    file: 'Datei',
    files: 'Dateien',
    folder: 'Ordner',
    date: 'Datum',
    n: 'n',
    list: 'Liste',
    names: 'Namen',
    bot: 'Bot',
    bots: 'Bots',
    text: 'Text',
    json: 'json',
    plan: 'Plan',
    start: 'Anfang',
    address: 'Adresse',
    what: 'was',
    whom: 'wen',
    table: 'Tisch',
    person: 'Person',
  },

  person: (number) => `Spieler ${number}`,
  noPeople: 'mindestens ein Mensch muss mitspielen; Bots unter sich lässt „simulate“ spielen.',
  peopleMany: (people, seats) =>
    `${people} Menschen passen nicht auf ${seatsOf(seats)}; erhöh --seats oder nenn weniger.`,
  botsCount: (seats, people, bots) =>
    `${seatsOf(seats)} und ${people} ${many(people, 'Mensch', 'Menschen')} lassen ${seats - people} für Bots, genannt ${many(bots, 'ist', 'sind')} aber ${bots}; nenn einen für alle oder ${seats - people}.`,
  botsSeats: (seats, bots) =>
    `${seatsOf(seats)} ${many(seats, 'braucht', 'brauchen')} ${seats} ${many(seats, 'Bot', 'Bots')} oder einen für alle, nicht ${bots}.`,
  namesTwice: (name) => `zwei Menschen heißen ${name}; gib ihnen verschiedene Namen.`,
  resumeFinished: (path) => `die Partie in ${path} ist zu Ende; „ludopolis replay ${path}“ zeigt sie.`,
  gameMissing: (known) => `sag, welches Spiel du spielen willst: ${known}.`,

  notDay: (text) => `ein Datum schreibt man wie 2026-11-16, nicht „${text}“.`,
  noDeal: (day, first, last) => `für ${day} gibt es keine Tagespartie; es gibt sie von ${first} bis ${last}.`,
  dealOf: (day) => `Tagespartie, ${day}.`,
  dealOfGame: (game, day) => `${game}: Tagespartie, ${day}.`,
  dealExpert: (points) => `Der Profi-Bot erreichte ${points} ${many(points, 'Punkt', 'Punkte')}.`,
  dealField: (points, bots) => `Der mittlere von ${bots} anderen Bots: ${points} ${many(points, 'Punkt', 'Punkte')}.`,
  dealExpertWon: (won) => `Der Profi-Bot hat ${won ? 'gewonnen' : 'verloren'}.`,
  dealFieldWon: (won, bots) => `${won} von ${bots} anderen Bots ${many(won, 'hat', 'haben')} gewonnen.`,

  hint: (help) => `Gib eine Nummer ein; „${help}“ listet die Befehle auf.`,
  handOver: (name) => `Gib die Tastatur weiter an ${name}, dann drück Enter.`,
  thinking: 'Ich überlege …',
  canPlay: 'Dieser Zug ist möglich.',
  whyWhat: (why, move) => `Schreib den Zug dahinter, etwa: ${why} ${move}`,
  keepAsk: 'Gib einen Dateinamen ein, um die Partie aufzubewahren, oder drück Enter, um ohne zu gehen.',
  kept: (path) => `Die Partie liegt in ${path}. Weiter geht es mit: ludopolis play --resume ${path}`,
  recorded: (path) => `Die Partie ist aufgezeichnet in ${path}.`,
  notKept: 'Die Partie wurde nicht aufbewahrt.',

  simulated: (game, games, seats) => `${game}: ${gamesOf(games)}, ${seatsOf(seats)}`,
  seat: 'Platz',
  wins: 'Siege',
  meanScore: 'Punkte im Schnitt',
  steps: (steps, mean) => `${stepsOf(steps)}, ${mean} pro Partie`,
  speed: (seconds, rate) => `${seconds} s, ${rate} ${many(rate, 'Schritt', 'Schritte')} pro Sekunde`,
  endings: 'Wie es endete',
  digest: (digest) => `Prüfsumme ${digest}`,
  written: (path) => `Aufzeichnungen in ${path}`,
  stoppedRecords: (records) => `angehalten nach ${recordsOf(records)}; der Rest ist ungeprüft.`,
  stopped: (done, wanted) => `angehalten nach ${done} von ${gamesOf(wanted)}; was gespielt ist, bleibt.`,

  arenaBots:
    'nenn die Bots zum Vergleichen, mindestens zwei und höchstens so viele, wie es Plätze gibt: --bots search:100ms,greedy',
  bot: 'Bot',
  games: 'Partien',
  winRate: 'Siege',
  interval: 'Intervall zu 95\u00a0%',
  decisionTime: 'Entscheidung, ms: Schnitt / längste',
  tuneNothing: (game) => `für ${game} gibt es keine Gewichte abzustimmen.`,
  generation: (n, total, games, lead, kept) =>
    `${n}/${total}: ${gamesOf(games)}, der beste Versuch führt mit ${lead}: ${kept ? 'behalten' : 'verworfen'}`,
  onlyNothing: (prefix, names) => `kein Gewicht beginnt mit „${prefix}“; es gibt ${names}.`,
  learnNothing: (game) => `der Ratgeber von ${game} sagt keinem Netz, was er sieht.`,
  learnPlan: (text) => `„${text}“ ist kein Teil eines Plans; schreib einen Bot und eine Zahl, etwa greedy:2000.`,
  learnLessons: (learned, left) => `${positionsOf(learned)} zum Lernen, ${left} ausgelassen.`,
  learnTooFew: 'zu wenige Partien zum Lernen; schreib mehr in --games.',
  learnResumed: (steps) => `das Training geht nach ${steps} ${many(steps, 'Schritt', 'Schritten')} weiter.`,
  learnHead: ['noch zu spielen', 'Stellungen', 'R² Wert', 'R² Netz', 'Log-Loss Wert', 'Log-Loss Netz'],
  fitNothing: (game) => `für ${game} gibt es keine Chancen anzupassen.`,
  fitTooFew: (games) =>
    `${gamesOf(games)}, alle gewonnen oder alle verloren: zu wenig zum Anpassen. Spiel mehr mit --games oder mit anderen --options.`,
  fitStopped: (games) => `angehalten nach ${gamesOf(games)}; nichts wurde angepasst.`,
  fitted: (games, positions) =>
    `${gamesOf(games)}, ${positionsOf(positions)} angepasst; von den ausgelassenen Partien:`,
  foretold: (positions, chance, won) => `${positionsOf(positions)}, vorhergesagt ${chance}, gewonnen ${won}`,

  botLost: (bot) => `der Bot ${bot} lässt sich nicht starten oder bricht immer wieder ab.`,
  oneBot: (flag, bots) => `${flag} nimmt einen Bot, nicht ${bots}.`,
  reported: (path) => `Bericht in ${path}`,
  serverUnopened: 'der zu messende Server hat nicht geöffnet.',
  place: 'Platz in der Reihenfolge',
  wonTogether: (rate, interval) => `gewonnen ${rate} (${interval})`,
  botWon: (bot, rate, interval) => `${bot}: ${rate} (${interval})`,

  replayed: (game, seats, steps, rules) =>
    `${game}, ${seatsOf(seats)}, ${stepsOf(steps)}, Regelfassung ${rules}: Jeder Schritt folgt den Regeln.`,
  atStep: (step, last) => `Nach Schritt ${step} von ${last}`,
  atStepPlayed: (step, last, name, move) => `Nach Schritt ${step} von ${last}. ${name}: ${move}`,
  unfinished: 'Die Partie ist nicht zu Ende.',
  checkedMany: (records, steps, unfinished) =>
    `${recordsOf(records)}, ${stepsOf(steps)}: Jeder Schritt folgt den Regeln; ${unfinished} nicht zu Ende.`,
  luckProven: (draws) =>
    draws === 1
      ? 'Zufall: Die eine Ziehung ist die einzig mögliche.'
      : `Zufall: Jede der ${draws} Ziehungen ist die einzig mögliche.`,
  oneGameOnly: (path) => `--to braucht eine Datei mit einer Partie; ${path} enthält mehrere.`,
  positionGood: 'Die Stellung ist möglich.',

  reviewed: (game, seats, steps, decisions, tries) =>
    `${game}, ${seatsOf(seats)}, ${stepsOf(steps)}: ${decisions} ${many(decisions, 'Entscheidung', 'Entscheidungen')}, je ${tries} ${many(tries, 'Versuch', 'Versuche')}.`,
  reviewNothing: (path) => `${path} enthält keine Entscheidung dieses Platzes.`,
  reviewStopped: 'die Analyse wurde angehalten; nichts davon bleibt.',
  noSuchSeat: (seat, seats) => `Platz ${seat} gibt es nicht; die Partie hat ${seats}.`,
  player: 'Spieler',
  decisions: 'Entscheidungen',
  mistakes: 'Fehler',
  chanceLost: 'Verschenkte Chance je Entscheidung',
  pointsLost: 'Verschenkte Punkte',
  moments: 'Die wichtigsten Momente',
  noMoments: 'Nichts Wichtiges wurde verschenkt.',
  momentAt: (step, name, move) => `Schritt ${step}, ${name}: ${move}`,
  markedSteps: (name, steps) => `Fehler von ${name}: Schritte ${steps}`,
  blunders: (game, games, found, marked) =>
    `${game}, ${gamesOf(games)}: ${found} der groben Fehler markiert, ${marked} der anderen Entscheidungen.`,

  flagMissing: (flag) => `${flag} fehlt.`,
  puzzlesOther: (path) =>
    `${path} enthält keine Rätsel dieses Spiels mit denselben Regeln, Plätzen, Optionen und Startwert.`,
  puzzlesSolved: (bot, solved, puzzles, share) => `${bot} löst ${solved} von ${puzzles} Rätseln (${share}).`,
  puzzlesFound: (puzzles, games, casual) => `${puzzles} Rätsel aus ${gamesOf(games)}; der Hobby-Bot löst ${casual}.`,

  game: 'Spiel',
  playouts: 'Durchläufe/s',
  moves: 'Züge',
  cpuOfMove: 'CPU pro Zug, µs',
  bytesOfStep: 'Bytes pro Schritt und Zuhörer',
  serverFigures: (told, opening) => [
    `${told.durableMovesPerSecond} ${many(told.durableMovesPerSecond, 'gesicherter Zug', 'gesicherte Züge')} pro Sekunde`,
    `${opening} ms, um einen Tisch mit ${told.openSteps} ${many(told.openSteps, 'Schritt', 'Schritten')} zu öffnen`,
    `${told.kilobytesPerTable} KB Speicher je laufendem Tisch (${told.tables} ${many(told.tables, 'Tisch', 'Tische')})`,
  ],
  stepRate: 'Schritte/s',
  guidedRate: 'Geführte Schritte/s',
  turns: 'Züge',
  meanTurn: 'Schnitt, ms',
  longestTurn: 'Längster, ms',
  copy: 'Kopie, ns',
  legal: 'Erlaubte, ns',
  best: (game) => `${game}, bester`,
  median: (game) => `${game}, Median`,

  open: (address) => `Ludopolis ist offen unter ${address}`,
  portTaken: (port) => `Port ${port} ist belegt; wähle einen anderen mit --port oder PORT.`,
  portRefused: (port, host, code) =>
    `${host}, Port ${port} lässt sich nicht öffnen (${code}); wähle andere mit --host und --port.`,
  working: (threads) => `Rechnet für Bots, ${threads === 1 ? 'einen auf einmal' : `bis zu ${threads} auf einmal`}.`,
  workerNeedsDatabase: 'ein Worker teilt seine Aufgaben mit Servern über PostgreSQL; nenn sie mit DATABASE_URL.',
  webMissing: 'der Web-Client ist nicht gebaut; starte erst „npm run build“.',
} satisfies CliMessages
