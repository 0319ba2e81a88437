// What the command line itself says, in Dutch.
import { plural } from '../../core/words.ts'
import type { CliMessages } from './en.ts'

const many = plural('nl')
const meant = (nearest: string | undefined) => (nearest === undefined ? '.' : `; bedoelde je ${nearest}?`)
const gamesOf = (n: number) => `${n} ${many(n, 'partij', 'partijen')}`
const stepsOf = (n: number) => `${n} ${many(n, 'stap', 'stappen')}`
const seatsOf = (n: number) => `${n} ${many(n, 'plaats', 'plaatsen')}`

export const nl = {
  unknownCommand: (name, nearest, known) => `de opdracht ‘${name}’ bestaat niet${meant(nearest)} Bekend: ${known}.`,
  unknownFlag: (flag, command, nearest) =>
    nearest === undefined
      ? `${command} heeft geen vlag ${flag}; laat die weg.`
      : `${command} kent geen vlag ${flag}${meant(nearest)}`,
  unknownGame: (id, nearest, known) => `het spel ‘${id}’ bestaat niet${meant(nearest)} Bekend: ${known}.`,
  unknownBot: (name, known) => `de bot ‘${name}’ bestaat niet; kies uit: ${known}.`,
  unknownLocale: (name, known) => `de taal ‘${name}’ bestaat niet; kies uit: ${known}.`,
  flagTwice: (flag) => `${flag} staat er tweemaal; schrijf die één keer.`,
  flagTakesNothing: (flag) => `${flag} heeft geen waarde; schrijf die alleen.`,
  flagsApart: (flag, other) => `${flag} heeft geen zin samen met ${other}; laat een van beide weg.`,
  flagNeeds: (flag, other) => `${flag} heeft geen zin zonder ${other}.`,
  flagNeedsValue: (flag) => `${flag} heeft een waarde erachter nodig.`,
  flagsExclude: (flag, other) => `${flag} gaat niet samen met ${other}; laat er een weg.`,
  argumentMissing: (what, command) => `${what} ontbreekt; ‘ludopolis ${command} --help’ toont hoe je het schrijft.`,
  argumentExtra: (text, command) =>
    `‘${text}’ is een woord te veel; ‘ludopolis ${command} --help’ toont hoe je het schrijft.`,
  notCount: (name, text, least) => `${name} moet een geheel getal vanaf ${least} zijn, niet ‘${text}’.`,
  notSeconds: (text) => `--seconds moet een getal boven 0 zijn, niet ‘${text}’.`,
  optionsNotJson: (text) => `--options moet JSON zijn, zoals '{"naam": "waarde"}', niet: ${text}`,
  optionsNone: '--options moet minstens één set opties noemen, zoals [{}].',
  fileMissing: (path) => `er is geen bestand ${path}; kijk de naam na.`,
  fileUnreadable: (path, code) => `${path} kan niet worden gelezen (${code}).`,
  fileUnwritable: (path, code) => `${path} kan niet worden geschreven (${code}); kies een andere plek.`,
  fileExists: (path) => `${path} is er al; kies een andere naam.`,
  fileUnfinished: (path) =>
    `${path} bevat een partij die niet af is; ga verder met --resume ${path} of kies een andere naam.`,
  fileLarge: (path, most) => `${path} bevat meer dan ${most} tekens aan één stuk; dat is niet te lezen.`,
  fileNotText: (path) => `${path} is geen tekst in UTF-8; dat is niet te lezen.`,
  fileOdd: (path) => `${path} is geen bestand dat kan worden gelezen en weer geschreven.`,
  outputBroken: (code) => `de uitvoer kan niet worden geschreven (${code}).`,
  about: (what, sentence) => `${what}: ${sentence}`,
  line: (path, number) => `${path}, regel ${number}`,

  words: {
    command: 'opdracht',
    flags: 'vlaggen',
    game: 'spel',
    games: 'spellen',
    file: 'bestand',
    files: 'bestanden',
    folder: 'map',
    date: 'datum',
    n: 'n',
    list: 'lijst',
    names: 'namen',
    bot: 'bot',
    bots: 'bots',
    text: 'tekst',
    json: 'json',
    plan: 'plan',
    start: 'begin',
    address: 'adres',
    what: 'wat',
    whom: 'wie',
    table: 'tafel',
    person: 'persoon',
  },

  person: (number) => `Speler ${number}`,
  noPeople: 'minstens één mens moet meespelen; bots onder elkaar zijn het werk van ‘simulate’.',
  peopleMany: (people, seats) =>
    `${people} mensen passen niet op ${seatsOf(seats)}; verhoog --seats of noem er minder.`,
  botsCount: (seats, people, bots) =>
    `${seatsOf(seats)} en ${people} ${many(people, 'mens', 'mensen')} laten er ${seats - people} voor bots, maar er ${many(bots, 'is', 'zijn')} er ${bots} genoemd; noem er een voor allemaal of ${seats - people}.`,
  botsSeats: (seats, bots) =>
    `${seatsOf(seats)} ${many(seats, 'vraagt', 'vragen')} ${seats} ${many(seats, 'bot', 'bots')}, of een voor allemaal, niet ${bots}.`,
  namesTwice: (name) => `twee mensen heten ${name}; geef ze verschillende namen.`,
  resumeFinished: (path) => `de partij in ${path} is afgelopen; ‘ludopolis replay ${path}’ toont die.`,
  gameMissing: (known) => `zeg welk spel je wilt spelen: ${known}.`,

  notDay: (text) => `een datum schrijf je als 2026-11-16, niet ‘${text}’.`,
  noDeal: (day, first, last) => `er is geen dagpartij van ${day}; ze lopen van ${first} tot ${last}.`,
  dealOf: (day) => `Dagpartij, ${day}.`,
  dealOfGame: (game, day) => `${game}: dagpartij, ${day}.`,
  dealExpert: (points) => `De meesterbot haalde ${points} ${many(points, 'punt', 'punten')}.`,
  dealField: (points, bots) => `De middelste van ${bots} andere bots: ${points} ${many(points, 'punt', 'punten')}.`,
  dealExpertWon: (won) => `De meesterbot heeft ${won ? 'gewonnen' : 'verloren'}.`,
  dealFieldWon: (won, bots) => `${won} van ${bots} andere bots ${many(won, 'won', 'wonnen')}.`,

  hint: (help) => `Typ een nummer om te kiezen; ‘${help}’ somt de opdrachten op.`,
  handOver: (name) => `Geef het toetsenbord aan ${name} en druk dan op Enter.`,
  thinking: 'Even denken …',
  canPlay: 'Deze zet kan worden gespeeld.',
  whyWhat: (why, move) => `Schrijf de zet erachter, zoals: ${why} ${move}`,
  keepAsk: 'Schrijf een bestandsnaam om de partij te bewaren, of druk op Enter om zonder bewaren te stoppen.',
  kept: (path) => `De partij is bewaard in ${path}. Ga verder met: ludopolis play --resume ${path}`,
  recorded: (path) => `Het verslag van de partij staat in ${path}.`,
  notKept: 'De partij is niet bewaard.',

  simulated: (game, games, seats) => `${game}: ${gamesOf(games)}, ${seatsOf(seats)}`,
  seat: 'Plaats',
  wins: 'Gewonnen',
  meanScore: 'Gemiddelde score',
  steps: (steps, mean) => `${stepsOf(steps)}, ${mean} per partij`,
  speed: (seconds, rate) => `${seconds} s, ${rate} ${many(rate, 'stap', 'stappen')} per seconde`,
  endings: 'Eindes',
  digest: (digest) => `vingerafdruk ${digest}`,
  written: (path) => `verslagen in ${path}`,
  stoppedRecords: (records) =>
    `gestopt na ${records} ${many(records, 'verslag', 'verslagen')}; de rest is niet gecontroleerd.`,
  stopped: (done, wanted) => `gestopt na ${done} van ${gamesOf(wanted)}; wat gespeeld is, blijft bewaard.`,

  arenaBots:
    'noem de bots om te vergelijken, minstens twee en niet meer dan er plaatsen zijn: --bots search:100ms,greedy',
  bot: 'Bot',
  games: 'Partijen',
  winRate: 'Overwinningen',
  interval: '95%-interval',
  decisionTime: 'Beslissing, ms: gemiddeld / langste',
  tuneNothing: (game) => `het advies voor ${game} heeft geen gewichten om af te stellen.`,
  generation: (n, total, games, lead, kept) =>
    `${n}/${total}: ${gamesOf(games)}, de beste poging leidt met ${lead}: ${kept ? 'behouden' : 'verworpen'}`,
  onlyNothing: (prefix, names) => `de naam van geen gewicht begint met ‘${prefix}’; er zijn ${names}.`,
  learnNothing: (game) => `het advies voor ${game} vertelt geen net wat het ziet.`,
  learnPlan: (text) =>
    `‘${text}’ is geen deel van een plan; schrijf een bot en een aantal partijen, zoals greedy:2000.`,
  learnLessons: (learned, left) =>
    `${learned} ${many(learned, 'stelling', 'stellingen')} om van te leren, ${left} weggelaten.`,
  learnTooFew: 'te weinig partijen om van te leren; schrijf er meer bij --games.',
  learnResumed: (steps) => `de training gaat verder na ${stepsOf(steps)}.`,
  learnHead: ['nog te spelen', 'stellingen', 'R² waarde', 'R² net', 'log-verlies waarde', 'log-verlies net'],
  fitNothing: (game) => `het advies voor ${game} heeft geen kansen om aan te passen.`,
  fitTooFew: (games) =>
    `${gamesOf(games)}, alle gewonnen of alle verloren: te weinig om aan te passen. Speel er meer met --games, of andere --options.`,
  fitStopped: (games) => `gestopt na ${gamesOf(games)}; er is niets aangepast.`,
  fitted: (games, positions) =>
    `${gamesOf(games)}, ${positions} ${many(positions, 'stelling', 'stellingen')} aangepast; van de weggelaten partijen:`,
  foretold: (positions, chance, won) =>
    `${positions} ${many(positions, 'stelling', 'stellingen')}, voorspeld ${chance}, gewonnen ${won}`,

  botLost: (bot) => `de thread van de bot ${bot} kan niet starten, of breekt telkens weer af.`,
  oneBot: (flag, bots) => `${flag} neemt één bot, niet ${bots}.`,
  reported: (path) => `rapport in ${path}`,
  serverUnopened: 'de server die gemeten moest worden, ging niet open.',
  place: 'Plek in de beurtvolgorde',
  wonTogether: (rate, interval) => `gewonnen ${rate} (${interval})`,
  botWon: (bot, rate, interval) => `${bot}: ${rate} (${interval})`,

  replayed: (game, seats, steps, rules) =>
    `${game}, ${seatsOf(seats)}, ${stepsOf(steps)}, regelversie ${rules}: elke stap volgt de regels.`,
  atStep: (step, last) => `Na stap ${step} van ${last}`,
  atStepPlayed: (step, last, name, move) => `Na stap ${step} van ${last}. ${name}: ${move}`,
  unfinished: 'De partij is niet af.',
  checkedMany: (records, steps, unfinished) =>
    `${records} ${many(records, 'verslag', 'verslagen')}, ${stepsOf(steps)}: elke stap volgt de regels; ${unfinished} niet af.`,
  luckProven: (draws) =>
    draws === 1
      ? 'Toeval: de ene trekking is de enig mogelijke.'
      : `Toeval: elk van de ${draws} trekkingen is de enig mogelijke.`,
  oneGameOnly: (path) => `--to vraagt een bestand met één partij; ${path} bevat er meer.`,
  positionGood: 'De stelling is mogelijk.',

  reviewed: (game, seats, steps, decisions, tries) =>
    `${game}, ${seatsOf(seats)}, ${stepsOf(steps)}: ${decisions} ${many(decisions, 'beslissing', 'beslissingen')}, elk ${tries} ${many(tries, 'poging', 'pogingen')}.`,
  reviewNothing: (path) => `${path} bevat geen beslissing van die plaats om te analyseren.`,
  reviewStopped: 'de analyse is gestopt; er is niets van bewaard.',
  noSuchSeat: (seat, seats) => `plaats ${seat} bestaat niet; de partij heeft er ${seats}.`,
  player: 'Speler',
  decisions: 'Beslissingen',
  mistakes: 'Fouten',
  chanceLost: 'Weggegeven kans per beslissing',
  pointsLost: 'Weggegeven punten',
  moments: 'De momenten die het meest telden',
  noMoments: 'Er is niets van belang weggegeven.',
  momentAt: (step, name, move) => `Stap ${step}, ${name}: ${move}`,
  markedSteps: (name, steps) => `Fouten van ${name}: stappen ${steps}`,
  blunders: (game, games, found, marked) =>
    `${game}, ${gamesOf(games)}: ${found} van de blunders gemarkeerd, ${marked} van de andere beslissingen.`,

  flagMissing: (flag) => `${flag} ontbreekt.`,
  puzzlesOther: (path) =>
    `${path} bevat geen puzzels van dit spel met dezelfde regels, plaatsen, opties en startwaarde.`,
  puzzlesSolved: (bot, solved, puzzles, share) =>
    `${bot} lost ${solved} van ${puzzles} ${many(puzzles, 'puzzel', 'puzzels')} op (${share}).`,
  puzzlesFound: (puzzles, games, casual) =>
    `${puzzles} ${many(puzzles, 'puzzel', 'puzzels')} uit ${gamesOf(games)}; de hobbybot lost ${casual} op.`,

  game: 'Spel',
  playouts: 'Uitgespeeld/s',
  moves: 'Zetten',
  cpuOfMove: 'CPU per zet, µs',
  bytesOfStep: 'Bytes per stap en luisteraar',
  serverFigures: (told, opening) => [
    `${told.durableMovesPerSecond} ${many(told.durableMovesPerSecond, 'bewaarde zet', 'bewaarde zetten')} per seconde`,
    `${opening} ms om een tafel van ${stepsOf(told.openSteps)} te openen`,
    `${told.kilobytesPerTable} KB geheugen per actieve tafel (${told.tables} ${many(told.tables, 'tafel', 'tafels')})`,
  ],
  stepRate: 'Stappen/s',
  guidedRate: 'Geleide stappen/s',
  turns: 'Beurten',
  meanTurn: 'Gemiddeld, ms',
  longestTurn: 'Langste, ms',
  copy: 'Kopie, ns',
  legal: 'Zetten, ns',
  best: (game) => `${game}, beste`,
  median: (game) => `${game}, mediaan`,

  open: (address) => `Ludopolis is open op ${address}`,
  portTaken: (port) => `poort ${port} is bezet; kies een andere met --port of PORT.`,
  portRefused: (port, host, code) =>
    `luisteren op ${host}, poort ${port} lukt niet (${code}); kies andere met --host en --port.`,
  working: (threads) => `Denkt voor bots, ${threads === 1 ? 'één tegelijk' : `hoogstens ${threads} tegelijk`}.`,
  workerNeedsDatabase: 'een worker deelt zijn werk met servers op PostgreSQL; noem die met DATABASE_URL.',
  webMissing: 'de webclient is niet gebouwd; draai eerst ‘npm run build’.',
} satisfies CliMessages
