// What the command line itself says, in Portuguese.
import { plural } from '../../core/words.ts'
import type { CliMessages } from './en.ts'

const many = plural('pt')
const gamesOf = (n: number) => `${n} ${many(n, 'partida', 'partidas')}`
const seatsOf = (n: number) => `${n} ${many(n, 'lugar', 'lugares')}`
const stepsOf = (n: number) => `${n} ${many(n, 'passo', 'passos')}`
const positionsOf = (n: number) => `${n} ${many(n, 'posição', 'posições')}`
const recordsOf = (n: number) => `${n} ${many(n, 'gravação', 'gravações')}`
const meant = (nearest: string | undefined) => (nearest === undefined ? '.' : `; queria dizer ${nearest}?`)

export const pt: CliMessages = {
  unknownCommand: (name, nearest, known) => `não existe o comando “${name}”${meant(nearest)} Conhecidos: ${known}.`,
  unknownFlag: (flag, command, nearest) =>
    nearest === undefined
      ? `${command} não tem a opção ${flag}; retire-a.`
      : `${command} não conhece a opção ${flag}${meant(nearest)}`,
  unknownGame: (id, nearest, known) => `não existe o jogo “${id}”${meant(nearest)} Conhecidos: ${known}.`,
  unknownBot: (name, known) => `não existe o bot “${name}”; escolha entre: ${known}.`,
  unknownLocale: (name, known) => `não existe o idioma “${name}”; escolha entre: ${known}.`,
  flagTwice: (flag) => `${flag} aparece duas vezes; indique-a uma só vez.`,
  flagTakesNothing: (flag) => `${flag} não leva valor; escreva-a sozinha.`,
  flagsApart: (flag, other) => `${flag} não faz sentido com ${other}; retire uma das duas.`,
  flagNeeds: (flag, other) => `${flag} não faz sentido sem ${other}.`,
  flagNeedsValue: (flag) => `${flag} precisa de um valor a seguir.`,
  flagsExclude: (flag, other) => `${flag} não vai com ${other}; retire uma das duas.`,
  argumentMissing: (what, command) => `falta ${what}; “ludopolis ${command} --help” mostra como se escreve.`,
  argumentExtra: (text, command) => `“${text}” está a mais; “ludopolis ${command} --help” mostra como se escreve.`,
  notCount: (name, text, least) => `${name} tem de ser um número inteiro a partir de ${least}, não “${text}”.`,
  notSeconds: (text) => `--seconds tem de ser um número acima de 0, não “${text}”.`,
  optionsNotJson: (text) => `--options tem de ser JSON, como '{"nome": "valor"}', não: ${text}`,
  optionsNone: '--options tem de indicar pelo menos um conjunto de opções, como [{}].',
  fileMissing: (path) => `não existe o ficheiro ${path}; verifique o nome.`,
  fileUnreadable: (path, code) => `${path} não pode ser lido (${code}).`,
  fileUnwritable: (path, code) => `${path} não pode ser escrito (${code}); escolha outro sítio.`,
  fileExists: (path) => `${path} já existe; escolha outro nome.`,
  fileUnfinished: (path) =>
    `${path} contém uma partida por terminar; continue com --resume ${path} ou escolha outro nome.`,
  fileLarge: (path, most) => `${path} contém mais de ${most} caracteres de seguida; não pode ser lido.`,
  fileNotText: (path) => `${path} não é texto em UTF-8; não pode ser lido.`,
  fileOdd: (path) => `${path} não é um ficheiro que se possa ler e voltar a escrever.`,
  outputBroken: (code) => `a saída não pode ser escrita (${code}).`,
  about: (what, sentence) => `${what}: ${sentence}`,
  line: (path, number) => `${path}, linha ${number}`,

  words: {
    command: 'comando',
    flags: 'opções',
    game: 'jogo',
    games: 'jogos',
    file: 'ficheiro',
    files: 'ficheiros',
    folder: 'pasta',
    date: 'data',
    n: 'n',
    list: 'lista',
    names: 'nomes',
    bot: 'bot',
    bots: 'bots',
    text: 'texto',
    json: 'json',
    plan: 'plano',
    start: 'início',
    address: 'endereço',
    what: 'quê',
    whom: 'quem',
    table: 'mesa',
    person: 'pessoa',
  },

  person: (number) => `Jogador ${number}`,
  noPeople: 'tem de jogar pelo menos uma pessoa; bots entre si são com “simulate”.',
  peopleMany: (people, seats) => `${people} pessoas não cabem em ${seatsOf(seats)}; aumente --seats ou indique menos.`,
  botsCount: (seats, people, bots) =>
    `${seatsOf(seats)} e ${people} ${many(people, 'pessoa', 'pessoas')} deixam ${seats - people} para bots, mas ${many(bots, 'é indicado', 'são indicados')} ${bots}; indique um para todos ou ${seats - people}.`,
  botsSeats: (seats, bots) =>
    `${seatsOf(seats)} ${many(seats, 'precisa', 'precisam')} de ${seats} ${many(seats, 'bot', 'bots')}, ou de um para todos, não de ${bots}.`,
  namesTwice: (name) => `duas pessoas chamam-se ${name}; dê-lhes nomes diferentes.`,
  resumeFinished: (path) => `a partida em ${path} terminou; “ludopolis replay ${path}” mostra-a.`,
  gameMissing: (known) => `diga que jogo quer jogar: ${known}.`,

  notDay: (text) => `uma data escreve-se como 2026-11-16, não “${text}”.`,
  noDeal: (day, first, last) => `não há desafio de ${day}; há de ${first} a ${last}.`,
  dealOf: (day) => `Desafio do dia, ${day}.`,
  dealOfGame: (game, day) => `${game}: desafio do dia, ${day}.`,
  dealExpert: (points) => `O bot perito chegou a ${points} ${many(points, 'ponto', 'pontos')}.`,
  dealField: (points, bots) => `A mediana de outros ${bots} bots: ${points} ${many(points, 'ponto', 'pontos')}.`,
  dealExpertWon: (won) => `O bot perito ${won ? 'ganhou' : 'perdeu'}.`,
  dealFieldWon: (won, bots) => `${won} de outros ${bots} bots ${many(won, 'ganhou', 'ganharam')}.`,

  hint: (help) => `Escreva um número para escolher; “${help}” mostra os comandos.`,
  handOver: (name) => `Passe o teclado a ${name} e prima Enter.`,
  thinking: 'A pensar…',
  canPlay: 'Esta jogada é possível.',
  whyWhat: (why, move) => `Escreva a jogada a seguir, por exemplo: ${why} ${move}`,
  keepAsk: 'Escreva um nome de ficheiro para guardar a partida, ou prima Enter para sair sem guardar.',
  kept: (path) => `A partida está guardada em ${path}. Continue com: ludopolis play --resume ${path}`,
  recorded: (path) => `A partida está gravada em ${path}.`,
  notKept: 'A partida não foi guardada.',

  simulated: (game, games, seats) => `${game}: ${gamesOf(games)}, ${seatsOf(seats)}`,
  seat: 'Lugar',
  wins: 'Vitórias',
  meanScore: 'Pontuação média',
  steps: (steps, mean) => `${stepsOf(steps)}, ${mean} por partida`,
  speed: (seconds, rate) => `${seconds} s, ${rate} ${many(rate, 'passo', 'passos')} por segundo`,
  endings: 'Finais',
  digest: (digest) => `resumo ${digest}`,
  written: (path) => `gravações em ${path}`,
  stoppedRecords: (records) => `parado após ${recordsOf(records)}; o resto não foi verificado.`,
  stopped: (done, wanted) => `parado após ${done} de ${gamesOf(wanted)}; o que foi jogado fica guardado.`,

  arenaBots: 'indique os bots a comparar, pelo menos dois e não mais do que os lugares: --bots search:100ms,greedy',
  bot: 'Bot',
  games: 'Partidas',
  winRate: 'Vitórias',
  interval: 'Intervalo de 95%',
  decisionTime: 'Decisão, ms: média / máxima',
  tuneNothing: (game) => `o conselho de ${game} não tem pesos para afinar.`,
  generation: (n, total, games, lead, kept) =>
    `${n}/${total}: ${gamesOf(games)}, o melhor ensaio vai à frente por ${lead}: ${kept ? 'mantido' : 'descartado'}`,
  onlyNothing: (prefix, names) => `nenhum peso começa por “${prefix}”; há ${names}.`,
  learnNothing: (game) => `o conselho de ${game} não diz a nenhuma rede o que vê.`,
  learnPlan: (text) => `“${text}” não é parte de um plano; escreva um bot e um número de partidas, como greedy:2000.`,
  learnLessons: (learned, left) =>
    `${positionsOf(learned)} com que aprender, ${left} ${many(left, 'deixada', 'deixadas')} de parte.`,
  learnTooFew: 'demasiado poucas partidas para aprender; indique mais em --games.',
  learnResumed: (steps) => `o treino continua após ${stepsOf(steps)}.`,
  learnHead: ['por jogar', 'posições', 'R² valor', 'R² rede', 'perda log valor', 'perda log rede'],
  fitNothing: (game) => `o conselho de ${game} não tem probabilidades para ajustar.`,
  fitTooFew: (games) =>
    `${gamesOf(games)}, todas ganhas ou todas perdidas: são poucas para ajustar. Jogue mais com --games, ou com outras --options.`,
  fitStopped: (games) => `parado após ${gamesOf(games)}; nada foi ajustado.`,
  fitted: (games, positions) =>
    `${gamesOf(games)}, ${positions} ${many(positions, 'posição ajustada', 'posições ajustadas')}; das partidas deixadas de parte:`,
  foretold: (positions, chance, won) => `${positionsOf(positions)}, previsto ${chance}, ganho ${won}`,

  botLost: (bot) => `a tarefa do bot ${bot} não arranca, ou falha repetidamente.`,
  oneBot: (flag, bots) => `${flag} leva um bot, não ${bots}.`,
  reported: (path) => `relatório em ${path}`,
  serverUnopened: 'o servidor a medir não abriu.',
  place: 'Lugar na ordem de jogo',
  wonTogether: (rate, interval) => `vitórias ${rate} (${interval})`,
  botWon: (bot, rate, interval) => `${bot}: ${rate} (${interval})`,

  replayed: (game, seats, steps, rules) =>
    `${game}, ${seatsOf(seats)}, ${stepsOf(steps)}, versão ${rules} das regras: todos os passos seguem as regras.`,
  atStep: (step, last) => `Após o passo ${step} de ${last}`,
  atStepPlayed: (step, last, name, move) => `Após o passo ${step} de ${last}. ${name}: ${move}`,
  unfinished: 'A partida não terminou.',
  checkedMany: (records, steps, unfinished) =>
    `${recordsOf(records)}, ${stepsOf(steps)}: todos seguem as regras; ${unfinished} por terminar.`,
  luckProven: (draws) =>
    draws === 1
      ? 'Sorte: o único sorteio é o único possível.'
      : `Sorte: cada um dos ${draws} sorteios é o único possível.`,
  oneGameOnly: (path) => `--to precisa de um ficheiro com uma só partida; ${path} contém várias.`,
  positionGood: 'A posição é possível.',

  reviewed: (game, seats, steps, decisions, tries) =>
    `${game}, ${seatsOf(seats)}, ${stepsOf(steps)}: ${decisions} ${many(decisions, 'decisão', 'decisões')}, ${tries} ${many(tries, 'tentativa', 'tentativas')} por decisão.`,
  reviewNothing: (path) => `${path} não contém nenhuma decisão desse lugar para analisar.`,
  reviewStopped: 'a análise foi interrompida; nada dela fica guardado.',
  noSuchSeat: (seat, seats) => `não há lugar ${seat}; a partida tem ${seats}.`,
  player: 'Jogador',
  decisions: 'Decisões',
  mistakes: 'Erros',
  chanceLost: 'Probabilidade perdida por decisão',
  pointsLost: 'Pontos perdidos',
  moments: 'Os momentos decisivos',
  noMoments: 'Nada de importante foi desperdiçado.',
  momentAt: (step, name, move) => `Passo ${step}, ${name}: ${move}`,
  markedSteps: (name, steps) => `Erros de ${name}: passos ${steps}`,
  blunders: (game, games, found, marked) =>
    `${game}, ${gamesOf(games)}: marcados ${found} dos erros graves e ${marked} das outras decisões.`,

  flagMissing: (flag) => `falta ${flag}.`,
  puzzlesOther: (path) => `${path} não contém enigmas deste jogo com as mesmas regras, lugares, opções e semente.`,
  puzzlesSolved: (bot, solved, puzzles, share) =>
    `${bot} resolve ${solved} de ${puzzles} ${many(puzzles, 'enigma', 'enigmas')} (${share}).`,
  puzzlesFound: (puzzles, games, casual) =>
    `${puzzles} ${many(puzzles, 'enigma', 'enigmas')} de ${gamesOf(games)}; o amador resolve ${casual}.`,

  game: 'Jogo',
  playouts: 'Partidas rápidas/s',
  moves: 'Jogadas',
  cpuOfMove: 'CPU por jogada, µs',
  bytesOfStep: 'Bytes por passo e ouvinte',
  serverFigures: (told, opening) => [
    `${told.durableMovesPerSecond} ${many(told.durableMovesPerSecond, 'jogada duradoura', 'jogadas duradouras')} por segundo`,
    `${opening} ms para abrir uma mesa de ${stepsOf(told.openSteps)}`,
    `${told.kilobytesPerTable} KB de memória por mesa viva (${told.tables} ${many(told.tables, 'mesa', 'mesas')})`,
  ],
  stepRate: 'Passos/s',
  guidedRate: 'Passos guiados/s',
  turns: 'Turnos',
  meanTurn: 'Média, ms',
  longestTurn: 'Máximo, ms',
  copy: 'Cópia, ns',
  legal: 'Legais, ns',
  best: (game) => `${game}, melhor`,
  median: (game) => `${game}, mediana`,

  open: (address) => `Ludopolis está aberto em ${address}`,
  portTaken: (port) => `a porta ${port} está ocupada; escolha outra com --port ou PORT.`,
  portRefused: (port, host, code) =>
    `não é possível escutar em ${host}, porta ${port} (${code}); escolha outros com --host e --port.`,
  working: (threads) => `A pensar para bots, ${threads === 1 ? 'um de cada vez' : `até ${threads} de cada vez`}.`,
  workerNeedsDatabase: 'um worker partilha as tarefas com servidores em PostgreSQL; indique-o com DATABASE_URL.',
  webMissing: 'o cliente web não está construído; execute primeiro “npm run build”.',
}
