// Neotopia in Portuguese.
import { capital, listing, plural } from '../../../core/words.ts'
import type {
  BuildingShape,
  Direction,
  Element,
  ElementAmounts,
  Factory,
  KindId,
  LaidToken,
  Region,
  Token,
  TokenAmounts,
} from '../data.ts'
import type { Messages } from './en.ts'

const n = plural('pt')
const list = listing('pt')

/** null: the reader. */
type Who = string | null
/** What somebody does, or what the reader is told to do. */
const asked = (who: Who, does: string, told: string) => (who === null ? told : `${who} ${does}`)
const actionsLeft = (actions: number) => `${actions} ${n(actions, 'ação', 'ações')}`
const cardsIn = (cards: number) => `${cards} ${n(cards, 'projeto', 'projetos')}`
const pointsOf = (points: number) => `${points} ${n(points, 'ponto', 'pontos')}`
const missingOf = (missing: number) => `${n(missing, 'falta', 'faltam')} ${missing}`

const elements: { readonly [E in Element]: string } = {
  energy: 'energia',
  farming: 'biocultivo',
  technology: 'tecnologia',
  community: 'comunidade',
}
/** The colour somebody plays. */
const the: { readonly [E in Element]: string } = {
  energy: 'a energia',
  farming: 'o biocultivo',
  technology: 'a tecnologia',
  community: 'a comunidade',
}
const regions: { readonly [R in Region]: string } = {
  desert: 'deserto',
  water: 'água',
  forest: 'floresta',
}
const inRegion: { readonly [R in Region]: string } = {
  desert: 'no deserto',
  water: 'na região da água',
  forest: 'na floresta',
}
const toRegion: { readonly [R in Region]: string } = {
  desert: 'para o deserto',
  water: 'para a região da água',
  forest: 'para a floresta',
}
const factories: { readonly [F in Factory]: string } = {
  a: 'A',
  b: 'B',
  c: 'C',
}
const tokens: { readonly [T in Token]: string } = {
  subsidy: 'subsídio público',
  automatization: 'automatização',
  initiative: 'iniciativa privada',
  permits: 'novas licenças de obra',
}
const tokenEffects: { readonly [T in Token]: string } = {
  subsidy: 'tirar 2 projetos',
  automatization: 'mais uma ação',
  initiative: 'colocar um elemento da reserva em qualquer região',
  permits: 'mover um elemento de uma fábrica para um espaço exterior',
}
const kinds: { readonly [K in KindId]: string } = {
  sun: 'Torre solar',
  skyfarm: 'Quinta vertical',
  spire: 'Agulha científica',
  forum: 'Fórum do povo',
  biogas: 'Central de biogás',
  fusion: 'Laboratório de fusão',
  rooftops: 'Telhados solares',
  orchard: 'Pomar de inverno',
  seedvault: 'Banco de sementes',
  garden: 'Jardim partilhado',
  grid: 'Rede inteligente',
  algae: 'Laboratório de algas',
  robots: 'Oficina de robôs',
  tram: 'Anel de elétricos',
  market: 'Mercado da colheita',
  academy: 'Academia aberta',
}
const buildingShapes: { readonly [S in BuildingShape]: string } = {
  line: 'linha curta',
  bend: 'curva',
  triangle: 'triângulo',
  longLine: 'linha longa',
  star: 'estrela',
}
const directions: { readonly [D in Direction]: string } = {
  e: 'a leste',
  se: 'a sudeste',
  sw: 'a sudoeste',
  w: 'a oeste',
  nw: 'a noroeste',
  ne: 'a nordeste',
}
const amount = (count: number, thing: string) => `${count} de ${thing}`
const amountsOf = (all: readonly string[]) => (all.length === 0 ? 'nada' : list(all))
const elementAmounts = (amounts: ElementAmounts) =>
  amountsOf(amounts.map(({ element, count }) => amount(count, elements[element])))
const tokenAmounts = (amounts: TokenAmounts) =>
  amountsOf(amounts.map(({ token, count }) => `${count} × ${tokens[token]}`))
/** Which elements are missing, or how many where ways differ. */
const wanted = (amounts: ElementAmounts | number) =>
  typeof amounts === 'number'
    ? missingOf(amounts)
    : `${n(
        amounts.reduce((sum, { count }) => sum + count, 0),
        'falta',
        'faltam',
      )} ${elementAmounts(amounts)}`
const gained = (token: Token | null) => (token === null ? '' : ` e ficar com o marcador de ${tokens[token]}`)
const tokenOn = ({ token, space }: LaidToken) => `${tokens[token]} em ${space}`

export const pt: Messages = {
  name: 'Neotopia',
  aim: 'Mais pontos; região mais baixa ×3',
  about:
    'Leve elementos de três fábricas para três regiões de uma cidade de 2055 e construa projetos com os seus padrões.',
  notice:
    'As regras são as de Neotopia; os mapas das regiões, os padrões e nomes dos projetos e os versos das fichas de produção são um conjunto nosso.',

  elements,
  regions,
  inRegion,
  toRegion,
  factories,
  tokens,
  kinds,
  elementAmounts,
  tokenAmounts,

  building: (kind, form) => `${kinds[kind]} (${buildingShapes[form]})`,
  project: (kind, size) => `${kinds[kind]} (${size})`,
  points: pointsOf,
  buildingPoints: (other, own, element) => `${pointsOf(other)}, ou ${own} para quem joga com ${the[element]}`,
  firstCell: (element) => `${elements[element]} (1)`,
  cell: (number, element, direction, from) => `${elements[element]} (${number}) ${directions[direction]} de ${from}`,
  described: (card, points, pattern) => `${card}, ${points}: ${pattern.join(', ')}.`,

  prompt: {
    colours: (who) => `${asked(who, 'escolhe', 'Escolha')} uma cor.`,
    start: (who, element) =>
      who === null
        ? `Coloque o seu primeiro elemento: ${elements[element]}.`
        : `${who} coloca um primeiro elemento: ${elements[element]}.`,
    actions: (who, actions) =>
      who === null
        ? `${n(actions, 'Resta', 'Restam')} ${actionsLeft(actions)}: tire ou mova.`
        : `${who} ainda tem ${actionsLeft(actions)}.`,
    done: (who, bonus) => {
      if (who !== null) return `${who} pode terminar o turno.`
      return bonus ? 'Use um marcador de bonificação ou termine o turno.' : 'Já não tem ações: termine o turno.'
    },
    window: (space, region, projects) =>
      projects === 1
        ? `Construa ou continue: ${space} ${inRegion[region]} completa um projeto.`
        : `Construa um dos ${projects} projetos ou continue: ${space} ${inRegion[region]} completa-os.`,
    pending: {
      subsidy: (who, draws) => `Subsídio público: ${asked(who, 'tira', 'tire')} mais ${cardsIn(draws)}.`,
      automatization: (who, _draws) => `Automatização: ${asked(who, 'faz', 'faça')} mais uma ação.`,
      initiative: (who, _draws) => `Iniciativa privada: ${asked(who, 'coloca', 'coloque')} um elemento da reserva.`,
      permits: (who, _draws) =>
        `Novas licenças de obra: ${asked(who, 'move', 'mova')} um elemento de uma fábrica para um espaço exterior.`,
    },
    over: 'A partida terminou.',
  },

  areas: {
    turn: { command: 'turno', heading: 'O turno' },
    hand: { command: 'mão', heading: 'A sua mão' },
    offer: { command: 'oferta', heading: 'A oferta' },
    regions: {
      desert: { command: 'deserto', heading: 'O deserto' },
      water: { command: 'água', heading: 'A região da água' },
      forest: { command: 'floresta', heading: 'A floresta' },
    },
    factories: { command: 'fábricas', heading: 'Fábricas e reserva' },
    player: { command: 'jogador', heading: (name, you) => (you ? `${name} (você)` : name) },
    map: { command: 'mapa', heading: 'Como ficam os espaços' },
  },

  turn: {
    round: (round) => `Ronda ${round}.`,
    first: (name) => `Primeiro jogador: ${name}.`,
    order: (names) => `Ordem de jogo: ${names.join(', ')}.`,
    acting: (name, actions) => `É a vez de ${name}; ${n(actions, 'resta', 'restam')} ${actionsLeft(actions)}.`,
    bonusUsed: 'Já foi usado um marcador de bonificação neste turno.',
    pending: (token) => `Marcador de bonificação em uso: ${tokens[token]}.`,
    window: (element, space, region) =>
      `O último elemento colocado é ${elements[element]}, ${space} ${inRegion[region]}; ainda pode completar um projeto.`,
    ending: {
      open: '',
      flag: 'Saiu a bandeira: depois desta ronda vem a última.',
      last: 'Esta é a última ronda.',
    },
    over: 'A partida terminou.',
  },
  hand: {
    empty: 'A sua mão está vazia.',
    known: 'Os outros conhecem esta carta.',
  },
  offer: {
    empty: 'Não há projetos na oferta.',
    deck: (cards) => `${cardsIn(cards)} no baralho.`,
  },
  region: {
    caption: 'Espaços, de norte para sul e de oeste para leste',
    row: 'linha',
    free: 'livre',
    outer: 'exterior, livre',
    outerTaken: (element) => `exterior, ${elements[element]}`,
    token: (token) => `livre, marcador de ${tokens[token]}`,
    empty: 'Ainda não há elementos aqui: o primeiro vai para o centro, d4.',
    last: (card) => `O último projeto construído aqui é ${card}: o próximo tem de ser de outro tipo.`,
    noneBuilt: 'Ainda não se construiu aqui nenhum projeto.',
    built: (cards) => `${cardsIn(cards)} ${n(cards, 'construído', 'construídos')} aqui.`,
    stack: (count, top) => `${count} ${n(count, 'marcador', 'marcadores')} na pilha, em cima ${tokens[top]}.`,
    noStack: 'A pilha de marcadores de bonificação esgotou-se.',
    tracks: 'Escala de pontos',
    player: 'jogador',
    track: 'na escala',
    cluster: 'maior grupo',
  },
  production: {
    caption: 'Elementos',
    place: 'lugar',
    factory: (factory, touched) => `fábrica ${factories[factory]} (${list(touched.map((region) => regions[region]))})`,
    pile: 'pilha de produção',
    middle: 'centro',
    reserve: 'reserva',
    tiles: (tiles) =>
      tiles === 1
        ? 'Resta 1 ficha de produção: a da bandeira.'
        : `Restam ${tiles} fichas de produção, com a bandeira no fundo.`,
    noTiles: 'Já não há fichas de produção: o centro enche-se com um elemento de cada cor.',
    toCome: (amounts) => `Os versos das fichas que restam mostram ao todo ${elementAmounts(amounts)}.`,
    unseen: (amounts) => `Por baixo do topo das pilhas de marcadores há ao todo ${tokenAmounts(amounts)}.`,
  },
  player: {
    colour: (element) => `Joga com ${the[element]}.`,
    noColour: 'Ainda não tem cor.',
    hand: (cards) => `${cardsIn(cards)} na mão.`,
    known: 'Destes, todos conhecem:',
    tokens: (amounts) => `Marcadores de bonificação: ${tokenAmounts(amounts)}.`,
    noTokens: 'Sem marcadores.',
    caption: 'Pontos por região',
    region: 'região',
    projects: 'projetos',
    cluster: 'maior grupo',
    total: (points) => `Com a região mais baixa contada três vezes e 3 por marcador: ${points}.`,
  },
  map: {
    rows: 'Uma região tem sete linhas, de a até g de norte para sul, de 4, 5, 6, 7, 6, 5 e 4 espaços contados desde oeste. O centro é d4.',
    neighbours:
      'Dois espaços lado a lado numa linha tocam-se. Até à linha d, abaixo de b2 ficam c2 a sudoeste e c3 a sudeste; da linha d em diante, abaixo de e2 ficam f1 a sudoeste e f2 a sudeste.',
    outer: (spaces) => `Os espaços exteriores são ${list(spaces)}.`,
    bonus: (spaces) => `Os espaços com marcador são ${list(spaces)}.`,
    factories: 'A fábrica A toca no deserto e na água; a B, na água e na floresta; a C, na floresta e no deserto.',
  },

  moves: {
    colour: (element) => `Jogar com ${the[element]}`,
    place: (element) => `Colocar ${elements[element]} da reserva`,
    move: (element) => `Mover ${elements[element]}`,
    moveWhole: (element, factory, space, region, token) =>
      `Mover ${elements[element]} da fábrica ${factories[factory]} para ${space} ${inRegion[region]}${gained(token)}`,
    placeWhole: (element, space, region, token) =>
      `Colocar ${elements[element]} da reserva em ${space}, ${inRegion[region]}${gained(token)}`,
    factory: (factory) => `da fábrica ${factories[factory]}`,
    row: (row) => `linha ${row}`,
    space: (space) => `espaço ${space}`,
    spaceWithToken: (space, token) => `espaço ${space} com o seu marcador de ${tokens[token]}`,
    take: 'Escolher da oferta',
    takeWhole: (taken) => `Escolher da oferta: ${taken}`,
    taken: (card, amounts) => `${card} com ${elementAmounts(amounts)}`,
    draw: 'Tirar do baralho',
    build: 'Construir',
    buildWhole: (built) => `Construir ${built}`,
    built: (card, region, points) => `${card} ${inRegion[region]} por ${pointsOf(points)}`,
    use: 'Usar um marcador',
    useWhole: (token) => `Usar o marcador de ${tokens[token]}: ${tokenEffects[token]}`,
    used: (token) => `${tokens[token]}: ${tokenEffects[token]}`,
    end: 'Terminar o turno',
  },

  events: {
    first: (name, drawn) => (drawn ? `O sorteio decide: ${name} começa.` : `${name} começa.`),
    colour: (name, element) => `${name} joga com ${the[element]}.`,
    laid: (region, laid, top) =>
      `Marcadores de bonificação ${inRegion[region]}: ${laid.map(tokenOn).join(', ')}; no topo da pilha, ${tokens[top]}.`,
    dealt: (name, count) => `${name} recebe ${cardsIn(count)}.`,
    dealtCards: (name, cards) => `${name} recebe ${list(cards)}.`,
    offered: (cards) => `Novo na oferta: ${list(cards)}.`,
    turn: (name, round) => `Ronda ${round}, turno de ${name}.`,
    moved: (name, element, factory, space, region) =>
      `${name} move ${elements[element]} da fábrica ${factories[factory]} para ${space} ${inRegion[region]}.`,
    placed: (name, element, space, region) =>
      `${name} leva ${elements[element]} da reserva para ${space} ${inRegion[region]}.`,
    covered: (name, token, space) => `${name} fica com o marcador de ${space}: ${tokens[token]}.`,
    earned: (name, token, region) =>
      `${name} fica com o marcador de cima da pilha ${inRegion[region]}: ${tokens[token]}.`,
    uncovered: (token, region) => `A pilha ${inRegion[region]} mostra agora ${tokens[token]}.`,
    refilled: (factory, amounts) => `A fábrica ${factories[factory]} está vazia e recebe ${elementAmounts(amounts)}.`,
    notRefilled: (factory) => `A fábrica ${factories[factory]} fica vazia: o centro não tem nada para dar.`,
    produced: (amounts, left) =>
      `Vira-se uma ficha de produção: a seguir vêm ${elementAmounts(amounts)}; ${left === 0 ? 'já não resta nenhuma' : `${n(left, 'resta', 'restam')} ${left} ${n(left, 'ficha', 'fichas')}`}.`,
    middle: (amounts) => `O centro enche-se com ${elementAmounts(amounts)}.`,
    flag: 'Saiu a bandeira: acaba-se a ronda e joga-se mais uma.',
    took: (name, card) => `${name} escolhe ${card} da oferta.`,
    drew: (name) => `${name} tira um projeto do baralho.`,
    drewCard: (name, card) => `${name} tira ${card} do baralho.`,
    built: (name, card, region, points, reached) =>
      `${name} constrói ${card} ${inRegion[region]} por ${pointsOf(points)} e chega ali a ${reached}.`,
    used: (name, token) => `${name} usa o marcador de ${tokens[token]}.`,
    lost: (name, actions) =>
      `${name} não pode fazer mais nada: ${n(actions, 'perde-se', 'perdem-se')} ${actionsLeft(actions)}.`,
    last: (round) => `Começa a ronda ${round}, a última.`,
    cluster: (name, size, region) => `${name} soma ${pointsOf(size)} pelo maior grupo ${inRegion[region]}.`,
    final: (name, points) => `${name} acaba com ${pointsOf(points)}.`,
  },

  board: {
    scoring:
      'Cada região conta os seus pontos e o seu maior grupo; a mais baixa conta três vezes (×3) e cada marcador por usar, 3.',
    regionStands: (region, track, cluster) => `${regions[region]}: ${track} na escala, maior grupo ${cluster}`,
    lowest: (region) => `${regions[region]}: a mais baixa conta três vezes`,
    table: 'A mesa: três regiões à volta da pilha de produção',
    forward: (region) => `Trazer para a frente. ${region}`,
    inFactory: (element, count, factory) => `${amount(count, elements[element])} na fábrica ${factories[factory]}`,
    inReserve: (element, count) => `${amount(count, elements[element])} na reserva`,
    reserve: 'Reserva',
    unseen: 'Marcadores por ver',
    space: (space, region, holds) => `${space} ${inRegion[region]}: ${holds}`,
    open: (space) => `${space}. Aqui pode colocar-se um elemento`,
    fresh: (space) => `${space}, novo desde o seu último turno`,
    score: (name, points, group) => `${name} ${pointsOf(points)}, maior grupo ${group}`,
    inRegion: (region, text) => `${capital(region)}: ${text}`,
    next: (amounts) => `A seguir: ${elementAmounts(amounts)}.`,
    card: (card, points) => `${card}: ${pointsOf(points)}`,
    standing: {
      refused: 'agora não, o último projeto é deste tipo.',
      blocked: 'já não há espaço para ele.',
      complete: 'já pode ser construído.',
      unstarted: (missing) => `por começar, ${missingOf(missing)}.`,
      missing: (amounts, spaces, ways) =>
        ways === 1 ? `${wanted(amounts)} em ${list(spaces)}.` : `${wanted(amounts)}, de ${ways} maneiras.`,
    },
    serves: {
      completes: (element, cards) =>
        element === null ? `Completa ${list(cards)}.` : `Com ${elements[element]} completa ${list(cards)}.`,
      missing: (element, changes) =>
        element === null ? `Falta: ${changes.join(', ')}.` : `Com ${elements[element]} falta: ${changes.join(', ')}.`,
    },
    placing: (element, space, region, token) =>
      `${capital(elements[element])} em ${space}, ${regions[region]}${token === null ? '' : `: ganha ${tokens[token]}`}`,
    taking: (card) => `Escolher ${card}`,
    building: (card, points) => `Construir ${card}: ${pointsOf(points)}`,
    inAll: (change) => `${change} no fim`,
    unbuilt: (cards) => `Sem construir ${list(cards)}.`,
    confirm: 'Jogar isto',
    confirmMove: (move) => `Jogar: ${move}`,
    cancel: 'Devolver',
    changes: 'O que isto mudaria',
    pickSpace: (element, factory) =>
      factory === null
        ? `Colocar ${elements[element]} da reserva: escolha um espaço.`
        : `Mover ${elements[element]} da fábrica ${factories[factory]}: escolha um espaço.`,
    pickElement: 'Agora escolha um elemento.',
    bar: 'O que está escolhido ou a ser visto',
    details: 'Detalhes',
    deck: 'baralho',
    tokens: 'Os seus marcadores',
    token: (count, text) => (count === 1 ? text : `${count} × ${text}`),
    players: 'Os jogadores',
    round: (round) => `Ronda ${round}`,
    actions: (actions) => `${n(actions, 'Resta', 'Restam')} ${actionsLeft(actions)}`,
    ending: {
      open: (tiles) => (tiles === 1 ? 'A seguir, a bandeira' : `Bandeira em ${tiles} fichas`),
      flag: 'A seguir, última ronda',
      last: 'Última ronda',
    },
  },

  refusals: {
    'no-move': () => 'Essa jogada não existe.',
    'game-over': () => 'A partida terminou.',
    'colours-first': () => 'Primeiro é preciso escolher uma cor.',
    'colours-done': () => 'As cores já estão escolhidas.',
    'colour-taken': (v) => `${v.name} joga com ${the[v.element]}.`,
    'start-first': () => 'Primeiro cada jogador coloca um elemento da sua cor.',
    'own-colour': (v) => `O seu primeiro elemento tem de ser da sua cor: ${elements[v.own]}.`,
    'reserve-untouched': () => 'Só a iniciativa privada traz um elemento da reserva.',
    'reserve-empty': (v) => `Na reserva não há ${elements[v.element]}.`,
    'factory-lacks': (v) => `Não há ${elements[v.element]} na fábrica ${factories[v.factory]}.`,
    'factory-far': (v) => `A fábrica ${factories[v.factory]} não toca nesta região: ${regions[v.region]}.`,
    'no-actions': () => 'As três ações deste turno já foram feitas.',
    'actions-left': (v) =>
      `O turno ainda não pode terminar: ${n(v.actions, 'resta', 'restam')} ${actionsLeft(v.actions)} por fazer.`,
    'bonus-running': (v) => `Primeiro acabe o que o marcador permite: ${tokens[v.token]}.`,
    'bonus-used': () => 'Só se pode usar um marcador de bonificação por turno.',
    'no-token': (v) => `Não tem esse marcador: ${tokens[v.token]}.`,
    'token-idle': (v) => `Agora o marcador não faria nada: ${tokens[v.token]}.`,
    'space-taken': (v) => `Já há um elemento em ${v.space}.`,
    'space-outer': (v) => `${v.space} é um espaço exterior: só se chega lá com novas licenças de obra.`,
    'space-not-outer': (v) => `As novas licenças de obra só levam a espaços exteriores, e ${v.space} não é um deles.`,
    'space-centre': () => 'A região está vazia: o primeiro elemento vai para o centro, d4.',
    'space-apart': (v) => `Não há nenhum elemento ao lado de ${v.space}.`,
    'not-offered': (v) => `${v.card} não está na oferta.`,
    'deck-empty': () => 'O baralho está vazio.',
    'window-closed': () => 'Só se pode construir um projeto, e logo depois de colocar um elemento.',
    'not-held': (v) => `Não tem na mão ${v.card}.`,
    'same-kind': (v) =>
      `O último projeto dali (${regions[v.region]}) também é ${kinds[v.kind]}: uma cidade diversa pede outro tipo.`,
    'no-pattern': (v) => `O elemento acabado de colocar não completa o padrão de ${v.card}.`,
    'invalid-turn': () => 'O turno, ou o que nele há a fazer, não é possível.',
    'invalid-colours': () => 'As cores dos jogadores não condizem com o turno.',
    'invalid-region': () => 'Os elementos de uma região não estão ligados ao seu centro.',
    'invalid-tile': () => 'Há uma ficha de produção virada que não pode estar, ou o contrário.',
    'invalid-ending': () => 'A proximidade do fim não condiz com as fichas viradas.',
    'invalid-pile': () => 'A pilha tem mais ou menos elementos do que pode.',
    'invalid-factory': () => 'Uma fábrica tem o que não pode ter.',
    'invalid-elements': () => 'As contas dos elementos de uma cor não batem certo.',
    'invalid-reserve': () => 'A reserva deu mais do que lhe foi pedido.',
    'invalid-token': () => 'As contas dos marcadores de bonificação não batem certo.',
    'invalid-stack': () => 'Uma pilha de marcadores de bonificação não condiz com a pontuação.',
    'invalid-card': () => 'Há uma carta de projeto onde não pode haver nenhuma.',
    'invalid-built': () => 'O último projeto de uma região não está entre os construídos ali.',
    'invalid-hand': () => 'As mãos não são as que foram distribuídas.',
    'invalid-offer': () => 'A oferta não tem o que devia.',
    'invalid-points': () => 'Os pontos de uma região não condizem com o que ali se construiu.',
    'invalid-window': () => 'Não foi colocado ali nenhum elemento agora.',
    'invalid-bonus': () => 'O marcador de bonificação em uso não é possível.',
    'invalid-round': () => 'As rondas não condizem com o que foi tirado e colocado.',
  },

  lines: {
    projects: (region) => `Projetos, ${regions[region]}`,
    cluster: (region) => `Maior grupo, ${regions[region]}`,
    lowest: (region) => `Região mais baixa (×3), mais duas vezes: ${regions[region]}`,
    tokens: 'Marcadores por usar',
  },
  sums: {
    projects: 'Projetos',
    cluster: 'Maiores grupos',
    lowest: 'Região mais baixa (×3), mais duas vezes',
    tokens: 'Marcadores por usar',
  },
  endings: {
    points: 'Ganha quem tem mais pontos.',
    lowest: 'Empate em pontos; decidem os pontos da região mais baixa.',
    second: 'Empate em pontos; decidem os pontos da segunda região mais baixa.',
    highest: 'Empate em pontos; decidem os pontos da região mais alta.',
    shared: 'Empate em tudo: a vitória é partilhada.',
  },
  options: { first: 'Primeiro jogador', colours: 'Cores' },
  values: { seated: 'Por lugar', chosen: 'Escolhidas pelos jogadores, à vez' },
}
