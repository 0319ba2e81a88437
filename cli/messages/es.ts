// What the command line itself says, in Spanish.
import { plural } from '../../core/words.ts'
import type { CliMessages } from './en.ts'

const many = plural('es')
const gamesOf = (n: number) => `${n} ${many(n, 'partida', 'partidas')}`
const seatsOf = (n: number) => `${n} ${many(n, 'asiento', 'asientos')}`
const stepsOf = (n: number) => `${n} ${many(n, 'paso', 'pasos')}`
const positionsOf = (n: number) => `${n} ${many(n, 'posición', 'posiciones')}`
const recordsOf = (n: number) => `${n} ${many(n, 'acta', 'actas')}`
const meant = (nearest: string | undefined) => (nearest === undefined ? '.' : `; ¿querías decir ${nearest}?`)

export const es: CliMessages = {
  unknownCommand: (name, nearest, known) => `no existe la orden «${name}»${meant(nearest)} Conocidas: ${known}.`,
  unknownFlag: (flag, command, nearest) =>
    nearest === undefined
      ? `${command} no tiene la opción ${flag}; quítala.`
      : `${command} no conoce la opción ${flag}${meant(nearest)}`,
  unknownGame: (id, nearest, known) => `no existe el juego «${id}»${meant(nearest)} Conocidos: ${known}.`,
  unknownBot: (name, known) => `no existe el bot «${name}»; elige entre: ${known}.`,
  unknownLocale: (name, known) => `no existe el idioma «${name}»; elige entre: ${known}.`,
  flagTwice: (flag) => `${flag} aparece dos veces; ponla una sola vez.`,
  flagTakesNothing: (flag) => `${flag} no lleva valor; escríbela sola.`,
  flagsApart: (flag, other) => `${flag} no tiene sentido con ${other}; quita una de las dos.`,
  flagNeeds: (flag, other) => `${flag} no tiene sentido sin ${other}.`,
  flagNeedsValue: (flag) => `${flag} necesita un valor detrás.`,
  flagsExclude: (flag, other) => `${flag} no va con ${other}; quita una de las dos.`,
  argumentMissing: (what, command) => `falta ${what}; «ludopolis ${command} --help» muestra cómo se escribe.`,
  argumentExtra: (text, command) => `sobra «${text}»; «ludopolis ${command} --help» muestra cómo se escribe.`,
  notCount: (name, text, least) => `${name} debe ser un número entero desde ${least}, no «${text}».`,
  notSeconds: (text) => `--seconds debe ser un número mayor que 0, no «${text}».`,
  optionsNotJson: (text) => `--options debe ser JSON, como '{"nombre": "valor"}', no: ${text}`,
  optionsNone: '--options debe nombrar al menos un conjunto de opciones, como [{}].',
  fileMissing: (path) => `no existe el archivo ${path}; comprueba el nombre.`,
  fileUnreadable: (path, code) => `${path} no se puede leer (${code}).`,
  fileUnwritable: (path, code) => `${path} no se puede escribir (${code}); elige otro lugar.`,
  fileExists: (path) => `${path} ya existe; elige otro nombre.`,
  fileUnfinished: (path) =>
    `${path} contiene una partida sin terminar; sigue con --resume ${path} o elige otro nombre.`,
  fileLarge: (path, most) => `${path} contiene más de ${most} caracteres de una pieza; no se puede leer.`,
  fileNotText: (path) => `${path} no es texto en UTF-8; no se puede leer.`,
  fileOdd: (path) => `${path} no es un archivo que se pueda leer y volver a escribir.`,
  outputBroken: (code) => `la salida no se puede escribir (${code}).`,
  about: (what, sentence) => `${what}: ${sentence}`,
  line: (path, number) => `${path}, línea ${number}`,

  words: {
    command: 'orden',
    flags: 'opciones',
    game: 'juego',
    games: 'juegos',
    file: 'archivo',
    files: 'archivos',
    folder: 'carpeta',
    date: 'fecha',
    n: 'n',
    list: 'lista',
    names: 'nombres',
    bot: 'bot',
    bots: 'bots',
    text: 'texto',
    json: 'json',
    plan: 'plan',
    start: 'comienzo',
    address: 'dirección',
    what: 'qué',
    whom: 'quién',
    table: 'mesa',
    person: 'persona',
  },

  person: (number) => `Jugador ${number}`,
  noPeople: 'debe jugar al menos una persona; los bots entre ellos son cosa de «simulate».',
  peopleMany: (people, seats) => `${people} personas no caben en ${seatsOf(seats)}; sube --seats o nombra menos.`,
  botsCount: (seats, people, bots) =>
    `${seatsOf(seats)} y ${people} ${many(people, 'persona', 'personas')} dejan ${seats - people} para bots, pero se ${many(bots, 'nombra', 'nombran')} ${bots}; nombra uno para todos o ${seats - people}.`,
  botsSeats: (seats, bots) =>
    `${seatsOf(seats)} ${many(seats, 'necesita', 'necesitan')} ${seats} ${many(seats, 'bot', 'bots')}, o uno para todos, no ${bots}.`,
  namesTwice: (name) => `dos personas se llaman ${name}; dales nombres distintos.`,
  resumeFinished: (path) => `la partida de ${path} ha terminado; «ludopolis replay ${path}» la muestra.`,
  gameMissing: (known) => `di a qué juego quieres jugar: ${known}.`,

  notDay: (text) => `una fecha se escribe como 2026-11-16, no «${text}».`,
  noDeal: (day, first, last) => `no hay desafío del ${day}; los hay del ${first} al ${last}.`,
  dealOf: (day) => `Desafío del día, ${day}.`,
  dealOfGame: (game, day) => `${game}: desafío del día, ${day}.`,
  dealExpert: (points) => `El bot experto logró ${points} ${many(points, 'punto', 'puntos')}.`,
  dealField: (points, bots) => `La mediana de otros ${bots} bots: ${points} ${many(points, 'punto', 'puntos')}.`,
  dealExpertWon: (won) => `El bot experto ${won ? 'ganó' : 'perdió'}.`,
  dealFieldWon: (won, bots) => `${won} de otros ${bots} bots ${many(won, 'ganó', 'ganaron')}.`,

  hint: (help) => `Escribe un número para elegir; «${help}» muestra las órdenes.`,
  handOver: (name) => `Pasa el teclado a ${name} y pulsa Intro.`,
  thinking: 'Pensando…',
  canPlay: 'Esta jugada es posible.',
  whyWhat: (why, move) => `Escribe la jugada detrás, por ejemplo: ${why} ${move}`,
  keepAsk: 'Escribe un nombre de archivo para guardar la partida, o pulsa Intro para salir sin guardar.',
  kept: (path) => `La partida se ha guardado en ${path}. Sigue con: ludopolis play --resume ${path}`,
  recorded: (path) => `La partida queda registrada en ${path}.`,
  notKept: 'La partida no se ha guardado.',

  simulated: (game, games, seats) => `${game}: ${gamesOf(games)}, ${seatsOf(seats)}`,
  seat: 'Asiento',
  wins: 'Victorias',
  meanScore: 'Puntuación media',
  steps: (steps, mean) => `${stepsOf(steps)}, ${mean} por partida`,
  speed: (seconds, rate) => `${seconds} s, ${rate} ${many(rate, 'paso', 'pasos')} por segundo`,
  endings: 'Finales',
  digest: (digest) => `huella ${digest}`,
  written: (path) => `actas en ${path}`,
  stoppedRecords: (records) => `parado tras ${recordsOf(records)}; el resto no se ha comprobado.`,
  stopped: (done, wanted) => `parado tras ${done} de ${gamesOf(wanted)}; lo jugado se conserva.`,

  arenaBots: 'nombra los bots que comparar, al menos dos y no más que asientos: --bots search:100ms,greedy',
  bot: 'Bot',
  games: 'Partidas',
  winRate: 'Victorias',
  interval: 'Intervalo del 95\u00a0%',
  decisionTime: 'Decisión, ms: media / máxima',
  tuneNothing: (game) => `el consejo de ${game} no tiene pesos que ajustar.`,
  generation: (n, total, games, lead, kept) =>
    `${n}/${total}: ${gamesOf(games)}, la mejor prueba aventaja en ${lead}: ${kept ? 'conservada' : 'descartada'}`,
  onlyNothing: (prefix, names) => `ningún peso empieza por «${prefix}»; hay ${names}.`,
  learnNothing: (game) => `el consejo de ${game} no dice a ninguna red lo que ve.`,
  learnPlan: (text) => `«${text}» no es parte de un plan; escribe un bot y un número de partidas, como greedy:2000.`,
  learnLessons: (learned, left) =>
    `${positionsOf(learned)} de las que aprender, ${left} ${many(left, 'dejada', 'dejadas')} aparte.`,
  learnTooFew: 'muy pocas partidas de las que aprender; pon más en --games.',
  learnResumed: (steps) => `el entrenamiento sigue tras ${stepsOf(steps)}.`,
  learnHead: ['por jugar', 'posiciones', 'R² valor', 'R² red', 'pérdida log valor', 'pérdida log red'],
  fitNothing: (game) => `el consejo de ${game} no tiene probabilidades que ajustar.`,
  fitTooFew: (games) =>
    `${gamesOf(games)}, todas ganadas o todas perdidas: muy pocas para ajustar. Juega más con --games, o con otras --options.`,
  fitStopped: (games) => `parado tras ${gamesOf(games)}; no se ha ajustado nada.`,
  fitted: (games, positions) =>
    `${gamesOf(games)}, ${positions} ${many(positions, 'posición ajustada', 'posiciones ajustadas')}; de las partidas dejadas aparte:`,
  foretold: (positions, chance, won) => `${positionsOf(positions)}, previsto ${chance}, ganado ${won}`,

  botLost: (bot) => `el hilo del bot ${bot} no arranca, o se cae una y otra vez.`,
  oneBot: (flag, bots) => `${flag} lleva un bot, no ${bots}.`,
  reported: (path) => `informe en ${path}`,
  serverUnopened: 'el servidor que medir no se ha abierto.',
  place: 'Puesto en el orden de turno',
  wonTogether: (rate, interval) => `victorias ${rate} (${interval})`,
  botWon: (bot, rate, interval) => `${bot}: ${rate} (${interval})`,

  replayed: (game, seats, steps, rules) =>
    `${game}, ${seatsOf(seats)}, ${stepsOf(steps)}, versión ${rules} de las reglas: todos los pasos siguen las reglas.`,
  atStep: (step, last) => `Tras el paso ${step} de ${last}`,
  atStepPlayed: (step, last, name, move) => `Tras el paso ${step} de ${last}. ${name}: ${move}`,
  unfinished: 'La partida no ha terminado.',
  checkedMany: (records, steps, unfinished) =>
    `${recordsOf(records)}, ${stepsOf(steps)}: todos siguen las reglas; ${unfinished} sin terminar.`,
  luckProven: (draws) =>
    draws === 1
      ? 'Suerte: el único sorteo es el único posible.'
      : `Suerte: cada uno de los ${draws} sorteos es el único posible.`,
  oneGameOnly: (path) => `--to necesita un archivo con una sola partida; ${path} contiene varias.`,
  positionGood: 'La posición es posible.',

  reviewed: (game, seats, steps, decisions, tries) =>
    `${game}, ${seatsOf(seats)}, ${stepsOf(steps)}: ${decisions} ${many(decisions, 'decisión', 'decisiones')}, ${tries} ${many(tries, 'intento', 'intentos')} por decisión.`,
  reviewNothing: (path) => `${path} no contiene ninguna decisión de ese asiento que analizar.`,
  reviewStopped: 'el análisis se ha parado; no se guarda nada de él.',
  noSuchSeat: (seat, seats) => `no hay asiento ${seat}; la partida tiene ${seats}.`,
  player: 'Jugador',
  decisions: 'Decisiones',
  mistakes: 'Errores',
  chanceLost: 'Opciones perdidas por decisión',
  pointsLost: 'Puntos perdidos',
  moments: 'Los momentos decisivos',
  noMoments: 'No se dejó escapar nada importante.',
  momentAt: (step, name, move) => `Paso ${step}, ${name}: ${move}`,
  markedSteps: (name, steps) => `Errores de ${name}: pasos ${steps}`,
  blunders: (game, games, found, marked) =>
    `${game}, ${gamesOf(games)}: marcados ${found} de los errores graves y ${marked} de las demás decisiones.`,

  flagMissing: (flag) => `falta ${flag}.`,
  puzzlesOther: (path) =>
    `${path} no contiene puzles de este juego con las mismas reglas, asientos, opciones y semilla.`,
  puzzlesSolved: (bot, solved, puzzles, share) =>
    `${bot} resuelve ${solved} de ${puzzles} ${many(puzzles, 'puzle', 'puzles')} (${share}).`,
  puzzlesFound: (puzzles, games, casual) =>
    `${puzzles} ${many(puzzles, 'puzle', 'puzles')} de ${gamesOf(games)}; el aficionado resuelve ${casual}.`,

  game: 'Juego',
  playouts: 'Partidas rápidas/s',
  moves: 'Jugadas',
  cpuOfMove: 'CPU por jugada, µs',
  bytesOfStep: 'Bytes por paso y oyente',
  serverFigures: (told, opening) => [
    `${told.durableMovesPerSecond} ${many(told.durableMovesPerSecond, 'jugada duradera', 'jugadas duraderas')} por segundo`,
    `${opening} ms para abrir una mesa de ${stepsOf(told.openSteps)}`,
    `${told.kilobytesPerTable} KB de memoria por mesa viva (${told.tables} ${many(told.tables, 'mesa', 'mesas')})`,
  ],
  stepRate: 'Pasos/s',
  guidedRate: 'Pasos guiados/s',
  turns: 'Turnos',
  meanTurn: 'Media, ms',
  longestTurn: 'Máximo, ms',
  copy: 'Copia, ns',
  legal: 'Legales, ns',
  best: (game) => `${game}, mejor`,
  median: (game) => `${game}, mediana`,

  open: (address) => `Ludopolis está abierto en ${address}`,
  portTaken: (port) => `el puerto ${port} está ocupado; elige otro con --port o PORT.`,
  portRefused: (port, host, code) =>
    `no se puede escuchar en ${host}, puerto ${port} (${code}); elige otros con --host y --port.`,
  working: (threads) => `Pensando para los bots, ${threads === 1 ? 'de uno en uno' : `hasta ${threads} a la vez`}.`,
  workerNeedsDatabase: 'un worker comparte sus tareas con los servidores en PostgreSQL; nómbralo con DATABASE_URL.',
  webMissing: 'el cliente web no está construido; ejecuta antes «npm run build».',
}
