// Meowtopia in Portuguese.
import { listing, minus, plural } from '../../../core/words.ts'
import type { ActionName, Crew, Family, FarmCell, Gain, GoodName, NamedMerchant, Sold, Unable } from '../data.ts'
import type { Side } from '../grid.ts'
import type { Phase } from '../refusals.ts'
import type { Messages } from './en.ts'

const many = plural('pt')
const list = listing('pt')
const units: { readonly [G in GoodName]: (n: number) => string } = {
  food: (n) => `${n} de comida`,
  coin: (n) => `${n} ${many(n, 'moeda', 'moedas')}`,
  none: () => 'sem mercadoria',
}
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'ponto', 'pontos')}`
const workers = (n: number) => `${n} ${many(n, 'trabalhador', 'trabalhadores')}`
const kittens = (n: number) => `${n} ${many(n, 'gatinho', 'gatinhos')}`
const fields = (n: number) => `${n} ${many(n, 'campo', 'campos')}`
const sticks = (n: number) => `${n} ${many(n, 'canal', 'canais')}`
const untaken = (n: number) => `Ninguém escolheu ${many(n, 'esta ficha', 'estas fichas')}`
const rounds = (n: number) => `${n} ${many(n, 'ronda', 'rondas')}`

const families: { readonly [F in Family]: string } = {
  ginger: 'ruivo',
  black: 'preto',
  grey: 'cinzento',
  white: 'branco',
}
const actions: { readonly [A in ActionName]: string } = {
  food: 'comida',
  irrigation: 'rega',
  gold: 'ouro',
  recruit: 'recrutamento',
  fields: 'campos',
}
const goods: { readonly [G in Sold]: string } = { food: 'comida', coin: 'moeda' }
const sides: { readonly [S in Side]: string } = { north: 'norte', east: 'leste', south: 'sul', west: 'oeste' }
const phases: { readonly [P in Phase]: string } = {
  wake: 'quem acordar',
  sell: 'o que vender',
  take: 'que ficha escolher',
  send: 'quantos trabalhadores mandar',
  field: 'onde colocar um campo',
  stick: 'onde pôr um canal',
  recruit: 'quem recrutar',
  follow: 'se seguir ou passar',
  evening: 'como alimentar os gatinhos',
  over: 'nada',
}
const column = (east: number) => (east === 0 ? 'coluna 0' : `coluna ${Math.abs(east)} ${east < 0 ? 'oeste' : 'leste'}`)
const row = (south: number) => (south === 0 ? 'linha 0' : `linha ${Math.abs(south)} ${south < 0 ? 'norte' : 'sul'}`)
const place = ({ east, south }: FarmCell) => `${row(south)}, ${column(east)}`
const where = (at: FarmCell) => `${place(at)}, a contar do primeiro campo`
/** Why somebody had to pass. */
const forced: { readonly [U in Unable]: string } = {
  awake: 'não tem ninguém acordado, passa',
  coin: 'não tem moedas, passa',
  use: 'não pode aproveitar, passa',
}
const passes = (name: string, unable: Unable | null) => `${name} ${unable ? forced[unable] : 'passa'}`
const tile = (on: readonly ActionName[]) => on.map((action) => actions[action]).join('–')
const tiles = (those: readonly (readonly ActionName[])[]) => list(those.map(tile))
const gained = ({ good, n }: Gain) => units[good](n)
const several: { readonly [F in Family]: string } = {
  ginger: 'ruivos',
  black: 'pretos',
  grey: 'cinzentos',
  white: 'brancos',
}
const coated = (n: number, family: Family) => `${kittens(n)} ${many(n, families[family], several[family])}`
const byFamily = (crew: Crew) => list(crew.map(({ family, n }) => coated(n, family)))
const merchant = ({ family, good, goods }: NamedMerchant) => `um mercador ${families[family]} (${units[good](goods)})`

const takes = (on: readonly ActionName[], food: number) =>
  `Escolher a ficha de ${tile(on)}${food === 0 ? '' : ` com ${units.food(food)}`}`

export const pt: Messages = {
  name: 'Meowtopia',
  aim: 'Mais pontos quando a reserva acaba',
  about:
    'Mande os gatinhos trabalhar, deixe-os dormir a sesta, alimente-os todas as noites e regue os campos: a câmara municipal espera por si.',
  notice:
    'Ludopolis é uma adaptação independente e não oficial. A pelagem das famílias, os valores dos marcadores de comida e quais duas ações estão em cada ficha do lado B são criação nossa.',
  families,
  units,
  byFamily,
  merchant,
  tile,
  column,
  row,
  points,
  workers,
  prompt: {
    wake: (name) => (name ? `${name} decide quem acordar.` : 'Manhã: quem acordar?'),
    sell: (name) => (name ? `${name} pode vender aos mercadores.` : 'Manhã: vender aos seus mercadores?'),
    take: (name) => (name ? `${name} escolhe uma ficha de ação.` : 'Dia: escolha uma ficha de ação.'),
    send: (name) => (name ? `${name} manda trabalhadores.` : 'Dia: quantos trabalhadores mandar?'),
    field: (name, left) => (name ? `${name} coloca um campo.` : `Coloque um campo (por colocar: ${left}).`),
    stick: (name, left) => (name ? `${name} põe um canal.` : `Ponha um canal (por pôr: ${left}).`),
    recruit: (name, left) => (name ? `${name} recruta um gatinho.` : `Recrute um gatinho (por recrutar: ${left}).`),
    follow: (name, active, action: ActionName) =>
      name ? `${name} segue ou passa.` : `Seguir ${active} (${actions[action]}) ou passar?`,
    evening: (name) => (name ? `${name} alimenta os gatinhos.` : 'Noite: alimente os seus gatinhos.'),
    over: (_name) => 'A partida terminou.',
  },
  moves: {
    wakeNobody: 'Não acordar ninguém',
    wake: (n, paid) =>
      paid === 0 ? `Acordar de graça ${workers(n)}` : `Acordar ${workers(n)} por ${units.food(paid)}`,
    sell: (good: Sold) => `Vender ${gained({ good, n: 1 })}`,
    toMerchant: (one: NamedMerchant) => `a ${merchant(one)}`,
    close: 'Não vender mais nada',
    sellNothing: 'Não vender nada',
    take: takes,
    does: (does, others: ActionName) => `para si ${actions[does]}, para os outros ${actions[others]}`,
    sendNobody: 'Não mandar ninguém',
    send: (n, gain: Gain | null) =>
      gain === null ? `Mandar ${workers(n)}` : `Mandar ${workers(n)} por ${gained(gain)}`,
    field: 'Colocar um campo',
    fieldColumn: (east, pts: number) => (pts === 0 ? column(east) : `${column(east)}, regado, ${points(pts)}`),
    stick: 'Pôr um canal',
    stickSide: (east, side, pts: number) => `${column(east)}, lado ${sides[side]} do campo, ${points(pts)}`,
    recruit: (family: Family) => `Recrutar um gatinho ${families[family]}`,
    roles: { worker: 'como trabalhador', merchant: 'como mercador' },
    follow: (action: ActionName) => `Seguir: ${actions[action]}`,
    withFamily: (family: Family) => `mandar um gatinho ${families[family]}`,
    pass: 'Passar',
    passWakes: (family: Family) => `acorda um gatinho ${families[family]}`,
    passFood: (food) => (food === 0 ? 'já não há comida a ganhar' : `ganhar ${units.food(food)}`),
    dismiss: 'Despedir um trabalhador',
    states: {
      awake: (family) => `um ${families[family]} acordado`,
      asleep: (family) => `um ${families[family]} a dormir`,
    },
    retire: 'Despedir um mercador',
    retired: (one: NamedMerchant) => `um ${families[one.family]} (${units[one.good](one.goods)})`,
    feedAll: (paid) => `Alimentar todos por ${units.food(paid)}`,
    feed: (unfed, paid, pts) => `Deixar ${kittens(unfed)} com fome por ${points(pts)} e pagar ${units.food(paid)}`,
    whole: {
      wake: (crew, paid) => `Acordar ${byFamily(crew)} ${paid === 0 ? 'de graça' : `por ${units.food(paid)}`}`,
      sell: (good, to) => `Vender ${gained({ good, n: 1 })} a ${merchant(to)}`,
      take: (on, food, does, others) =>
        `${takes(on, food)}: para si ${actions[does]}, para os outros ${actions[others]}`,
      send: (crew, gain) => `Mandar ${byFamily(crew)}${gain ? ` por ${gained(gain)}` : ''}`,
      field: (at, pts) =>
        pts === 0
          ? `Colocar um campo seco (${place(at)})`
          : `Colocar um campo logo regado: ${points(pts)} (${place(at)})`,
      stick: (side, at, pts) => `Pôr um canal no lado ${sides[side]} do campo (${place(at)}): ${points(pts)}`,
      recruit: {
        worker: (family) => `Recrutar um gatinho ${families[family]} como trabalhador`,
        merchant: (family) => `Recrutar um gatinho ${families[family]} como mercador`,
      },
      follow: (action, family) => `Seguir com um gatinho ${families[family]}: ${actions[action]}`,
      passWakes: (family) => `Passar e acordar um gatinho ${families[family]}`,
      passFood: (food) => (food === 0 ? 'Passar, embora já não haja comida' : `Passar e ganhar ${units.food(food)}`),
      dismiss: {
        awake: (family) => `Despedir um trabalhador ${families[family]} acordado`,
        asleep: (family) => `Despedir um trabalhador ${families[family]} a dormir`,
      },
      retire: (one) => `Despedir ${merchant(one)}`,
    },
  },
  events: {
    start: (first, sideB) => `${first} começa${sideB ? '; as fichas mostram o lado B' : ''}.`,
    round: (round, first) => `${first} começa a ronda ${round}.`,
    lateRound: (round, last, first) =>
      round === last
        ? `${first} começa a ronda ${round}, a última em qualquer caso.`
        : `${first} começa a ronda ${round}; a partida acaba o mais tardar depois da ronda ${last}.`,
    turn: (name) => `É a vez de ${name}.`,
    rested: (name, food) =>
      food === 0
        ? `${name} tem todos os trabalhadores acordados, mas já não há comida a ganhar.`
        : `${name} tem todos os trabalhadores acordados e ganha ${units.food(food)}.`,
    wokeNobody: (name) => `${name} não acorda ninguém.`,
    woke: (name, crew, paid: number) =>
      paid === 0
        ? `${name} acorda de graça ${byFamily(crew)}.`
        : `${name} paga ${units.food(paid)} e acorda ${byFamily(crew)}.`,
    sold: (name, { family, good, goods }) =>
      `${name} vende ${gained({ good, n: 1 })} a um mercador ${families[family]}, que agora tem ${units[good](goods)}.`,
    took: (name, action, food: number) =>
      food === 0
        ? `${name} escolhe a ficha de ${actions[action]}.`
        : `${name} escolhe a ficha de ${actions[action]} com ${units.food(food)} em cima.`,
    tookB: (name, does, others, food: number) =>
      `${name} escolhe uma ficha: ${actions[does]} e, para os outros, ${actions[others]}.${food === 0 ? '' : ` Tinha em cima ${units.food(food)}.`}`,
    sentNobody: (name) => `${name} não manda ninguém.`,
    sent: (name, crew, action: ActionName) => `${name} manda ${byFamily(crew)} (${actions[action]}).`,
    sentGain: (name, crew, gain: Gain) => `${name} manda ${byFamily(crew)} e ganha ${gained(gain)}.`,
    followed: (name, crew, action: ActionName) => `${name} segue com ${byFamily(crew)} (${actions[action]}).`,
    followedGain: (name, crew, gain: Gain) => `${name} segue com ${byFamily(crew)} e ganha ${gained(gain)}.`,
    passedWakes: (name, family: Family, unable: Unable | null) =>
      `${passes(name, unable)}, e acorda um gatinho ${families[family]}.`,
    passedFood: (name, food, unable: Unable | null) =>
      food === 0
        ? `${passes(name, unable)}; já não há comida a ganhar.`
        : `${passes(name, unable)} e ganha ${units.food(food)}.`,
    field: (name, at: FarmCell, irrigated, pts: number) =>
      irrigated
        ? `${name} coloca um campo, logo regado: ${points(pts)} (${where(at)}).`
        : `${name} coloca um campo seco (${where(at)}).`,
    stick: (name, side: Side, at: FarmCell, pts: number) =>
      `${name} põe um canal: ${points(pts)} (lado ${sides[side]}, ${where(at)}).`,
    recruited: {
      worker: (name, family) => `${name} recruta um gatinho ${families[family]} como trabalhador.`,
      merchant: (name, family) => `${name} recruta um gatinho ${families[family]} como mercador.`,
    },
    dismissed: {
      awake: (name, family, food) => `${name} despede um gatinho ${families[family]} acordado: ${units.food(food)}.`,
      asleep: (name, family, food) => `${name} despede um gatinho ${families[family]} que dormia: ${units.food(food)}.`,
    },
    dismissedMerchant: (name, one, food: number) => `${name} despede ${merchant(one)}: ${units.food(food)}.`,
    fedFree: (name) => `${name} alimenta todos com os seus campos.`,
    fed: (name, paid) => `${name} alimenta todos por ${units.food(paid)}.`,
    unfed: (name, unfed, paid, pts) =>
      `${name} paga ${units.food(paid)} e deixa ${kittens(unfed)} com fome: ${points(pts)}.`,
    triggered: {
      fields: (name) => `${name} tirou o último campo do tabuleiro: esta é a última ronda.`,
      sticks: (name) => `${name} tirou o último canal do tabuleiro: esta é a última ronda.`,
      kitten: (name) => `${name} recrutou um gatinho de outra família: esta é a última ronda.`,
      rounds: (_name) => 'Esta é a última ronda.',
    },
    left: (those, food) =>
      food === those.length
        ? `${untaken(those.length)}: ${tiles(those)}. ${many(those.length, 'Recebe', 'Cada uma recebe')} 1 de comida.`
        : food === 0
          ? `${untaken(those.length)}: ${tiles(those)}. Já não há comida para lá pôr.`
          : `${untaken(those.length)}: ${tiles(those)}. Só há comida para ${food === 1 ? 'a primeira' : `as ${food} primeiras`}.`,
    noneAwake: (name) => `${name} não tem nenhum gatinho acordado.`,
    awake: (name, food) => `${name} ganha ${units.food(food)}: 1 por cada gatinho acordado no fim.`,
  },
  areas: {
    table: { command: 'mesa', heading: 'A mesa' },
    tiles: { command: 'fichas', heading: 'As fichas de ação' },
    supply: { command: 'reserva', heading: 'A reserva' },
    household: { command: 'casa', heading: (name) => `A casa de ${name}` },
    farm: { command: 'quinta', heading: (name) => `Os campos de ${name}` },
  },
  round: (round, last) => `Ronda ${round} de ${last} no máximo.`,
  late: (left) =>
    left === 0
      ? 'A partida acaba depois desta ronda, aconteça o que acontecer.'
      : `A partida acaba o mais tardar dentro de ${rounds(left)}, aconteça o que acontecer.`,
  first: (name) => `Primeiro jogador desta ronda: ${name}.`,
  active: (name) => `É a vez de ${name}.`,
  doing: (name, does, others: ActionName) =>
    does === others
      ? `${name} escolheu ${actions[does]}; os outros podem seguir.`
      : `${name} escolheu ${actions[does]}; os outros podem seguir com ${actions[others]}.`,
  pending: (name, n, phase) =>
    ({
      field: `${name} ainda tem ${fields(n)} por colocar.`,
      stick: `${name} ainda tem ${sticks(n)} por pôr.`,
      recruit: `${name} ainda tem ${kittens(n)} por recrutar.`,
    })[phase],
  lastRound: 'O fim foi desencadeado: esta é a última ronda.',
  sideB: 'As fichas mostram o lado B: quem escolhe uma faz uma das suas ações, os outros podem fazer a outra.',
  tileGrid: { caption: 'Fichas de ação', head: ['Ficha', 'Comida em cima', 'Escolhida por'] },
  nobody: 'ninguém',
  nothing: '–',
  onBoard: (f, s) => `No tabuleiro restam ${fields(f)} e ${sticks(s)}.`,
  setAside: (f, s) => `À parte, para a última ronda: ${fields(f)} e ${sticks(s)}.`,
  stock: (food, coins) => `Na reserva restam ${units.food(food)} e ${units.coin(coins)}.`,
  unlimited: 'A comida e as moedas nunca se esgotam.',
  parted: 'Esta noite alguém foi despedido, por isso todos os que ficam têm de comer.',
  familyGrid: { caption: 'Gatinhos na reserva', head: ['Família', 'Jogador', 'Restam'] },
  stores: (food, coins) => `${units.food(food)}, ${units.coin(coins)}.`,
  penalties: (n, pts) => `${n} ${many(n, 'penalização', 'penalizações')} (${points(pts)}).`,
  kittenGrid: { caption: 'Trabalhadores', head: ['Família', 'Acordados', 'A dormir'] },
  merchantGrid: { caption: 'Mercadores', head: ['Mercador', 'Família', 'Tem', 'Esta manhã'] },
  served: 'servido',
  notServed: 'por servir',
  noMerchants: 'Sem mercadores.',
  bill: (bill, cats, meal, irrigated) =>
    `Alimentar todos custaria agora ${units.food(bill)} (${cats} × ${meal} − ${irrigated} pelos campos regados).`,
  farm: (f, irrigated, s) => `${fields(f)}, ${irrigated} ${many(irrigated, 'regado', 'regados')}, e ${sticks(s)}.`,
  farmGrid: (name) => `Campos de ${name}; linha 0, coluna 0 é o primeiro campo`,
  dry: 'seco',
  irrigated: (on: readonly Side[]) => `${many(on.length, 'canal', 'canais')} ${list(on.map((side) => sides[side]))}`,
  lines: {
    kittens: 'Gatinhos',
    sticks: 'Canais (pelos campos que regam)',
    'sold-coins': 'Moedas em mercadores',
    'sold-food': 'Comida em mercadores',
    coins: 'Moedas',
    food: 'Comida (2 por ponto)',
    penalties: 'Penalizações',
  },
  endings: {
    fields: 'Foi tirado o último campo do tabuleiro.',
    sticks: 'Foi tirado o último canal do tabuleiro.',
    kitten: 'Foi recrutado um gatinho de outra família.',
    rounds: 'Foram jogadas quarenta rondas.',
  },
  options: {
    supply: 'Comida e moedas',
    sideB: 'Lado B das fichas (duas ações)',
    first: 'Primeiro jogador',
  },
  values: {
    true: 'sim',
    false: 'não',
    random: 'ao acaso',
    box: 'As que há na caixa (96 e 20)',
    unlimited: 'Sem limite',
  },
  standing: { food: 'Seguir sempre a comida', pass: 'Passar até à minha vez' },
  board: {
    confirm: 'Jogar isto',
    confirmMove: (move) => `Jogar isto: ${move}`,
    cancel: 'Devolver',
    again: (move) => `${move}. Escolhido; toque outra vez para jogar.`,
    changes: 'O que isto mudaria',
    comma: ', ',
    kittens: 'Os seus gatinhos',
    awake: (family: Family) => `um gatinho ${families[family]}, acordado`,
    asleep: (family: Family) => `um gatinho ${families[family]}, a dormir`,
    workers: (awake, asleep, merchants) =>
      `${awake} ${many(awake, 'acordado', 'acordados')}, ${asleep} a dormir, ${merchants} ${many(merchants, 'mercador', 'mercadores')}.`,
    food: 'Comida',
    coins: 'Moedas',
    penalties: 'Penalizações',
    points: 'Pontos',
    pts: (n) => `${minus(n)} pt`,
    pointsOf: (name, total) => `${name}: ${points(total)}. De onde vêm`,
    line: (line, total) => `${line}: ${total}`,
    noPoints: 'Ainda sem pontos.',
    evening: 'À noite',
    pays: (bill) => `paga ${bill}`,
    short: (n) => `${many(n, 'falta', 'faltam')} ${n}`,
    free: 'grátis',
    feed: 'Alimentar todos',
    meals: (cats, meal, irrigated) =>
      `${cats} ${many(cats, 'gatinho come', 'gatinhos comem')} ${meal} por cabeça; ${irrigated} ${many(irrigated, 'campo regado dá', 'campos regados dão')} 1 por campo.`,
    foodLeft: (n) => `${many(n, 'resta', 'restam')} ${n}`,
    unfed: 'Deixar com fome',
    notBoth: 'não depois de despedir',
    each: 'cada um',
    dismiss: 'Despedir',
    dismissHint: 'Despedir um gatinho',
    pickKitten: 'escolha um gatinho',
    endsGame: 'Então esta será a última ronda.',
    sending: (n) => `mandar ${workers(n)}`,
    tonight: (bill, food) => `Esta noite: no máximo ${bill} de comida${food === null ? '' : `; terá ${food}`}`,
    atEnd: (n) => `No fim: +${n} de comida por gatinhos acordados`,
    tomorrow: (asleep, waking) => `Amanhã: ${asleep} a dormir${waking > 0 ? `, ${waking} para acordar todos` : ''}`,
    sellAll: (n) => `Vender a ${n} ${many(n, 'mercador', 'mercadores')}`,
    unsold: (n) => `Hoje ${n} ${many(n, 'mercador não recebe', 'mercadores não recebem')} nada.`,
    canSend: (awake) =>
      awake === 0
        ? 'Ninguém está acordado: uma ficha só traz a comida que tem em cima.'
        : `Pode mandar ${workers(awake)}; os outros jogadores podem seguir com um cada um.`,
    fieldHint: (water) =>
      water ? 'Uma gota marca onde já há água.' : 'Um campo ajuda a alimentar quando um canal o rega.',
    stickHint: 'Entre dois campos um canal dá 2 pontos, na borda 1.',
    follow: 'Seguir',
    sell: 'Vender',
    thenOnly: 'depois só',
    round: (round) => `Ronda ${round}`,
    turn: 'Partes do turno',
    parts: { morning: 'Manhã', day: 'Dia', others: 'Outros', evening: 'Noite' },
    ends: 'Acaba com o último campo ou o último canal.',
    late: (left) =>
      left === 0 ? 'Depois desta ronda acaba em qualquer caso.' : `Dentro de ${rounds(left)} acaba em qualquer caso.`,
    lastRound: 'Última ronda!',
    aside: 'Ainda se podem pôr mais campos e canais.',
    stockFood: (n) => `${units.food(n)} na reserva`,
    stockCoins: (n) => `${units.coin(n)} na reserva`,
    fieldsLeft: (n) => `${many(n, 'Resta', 'Restam')} ${fields(n)}`,
    sticksLeft: (n) => `${many(n, 'Resta', 'Restam')} ${sticks(n)}`,
    kittensLeft: (family, n, name: string) => `${many(n, 'Resta', 'Restam')} ${coated(n, family)} para ${name}`,
    actions: { food: 'Comida', irrigation: 'Rega', gold: 'Ouro', recruit: 'Recrutar', fields: 'Campos' },
    about: {
      food: 'De 1 a 6 trabalhadores trazem 2, 5, 8, 12, 16 ou 20 de comida.',
      irrigation: 'Cada trabalhador põe um canal num lado livre dos seus campos.',
      gold: 'Cada trabalhador traz uma moeda.',
      recruit: 'Cada trabalhador e uma moeda trazem um gatinho novo.',
      fields: 'Cada trabalhador coloca um campo junto aos seus.',
    },
    roles: { worker: 'Trabalhador', merchant: 'Mercador' },
    rolesDo: { worker: 'pode ir trabalhar', merchant: '1 venda por manhã' },
    fieldHere: (watered) =>
      watered ? 'Aqui um campo tem logo água.' : 'Aqui um campo fica seco até um canal lhe tocar.',
    stickHere: (n) =>
      n === 0 ? 'Não rega nenhum campo seco.' : `Rega mais ${fields(n)}: menos ${units.food(n)} a pagar à noite.`,
    takenBy: (tile, name) => `${tile}; escolhida por ${name}`,
    turns: 'À volta da mesa',
    first: 'primeiro jogador',
    stances: {
      acts: 'age',
      decides: 'decide',
      follows: 'segue',
      passes: 'passa',
      waits: 'espera',
    },
    others: 'As outras casas',
    larger: (name) => `${name}: ver de perto`,
    smaller: (name) => `${name}: reduzir`,
  },
  refusals: {
    'no-move': () => 'Essa jogada não existe.',
    'game-over': () => 'A partida terminou; já não há mais jogadas.',
    'not-now': (v) => `Agora é preciso decidir ${phases[v.phase]}.`,
    'not-asleep': (v) =>
      v.asleep === 0
        ? `Nenhum gatinho ${families[v.family]} está a dormir.`
        : `Só ${many(v.asleep, 'dorme', 'dormem')} ${coated(v.asleep, v.family)}.`,
    'wake-cost': (v) => `Acordá-los custa ${v.cost} de comida, e há ${v.food}.`,
    'no-merchant': (v) =>
      `Nenhum mercador ${families[v.family]} ${v.goods === 0 ? 'sem mercadoria' : `com ${v.goods} ${many(v.goods, 'mercadoria', 'mercadorias')}`} aceita isto: ${goods[v.good]}.`,
    'merchant-served': () => 'Esse mercador já recebeu a sua unidade esta manhã.',
    'no-goods': (v) => `Já não há ${v.good === 'coin' ? 'nenhuma ' : ''}${goods[v.good]} para vender.`,
    'no-tile': () => 'Nenhuma ficha tem estas ações.',
    'tile-taken': (v) => `${v.seat} já escolheu essa ficha nesta ronda.`,
    'either-way': (v) =>
      `Ninguém pode fazer nenhuma das duas ações, por isso tanto faz; indique ${actions[v.action]} como a ação feita.`,
    'not-awake': (v) =>
      v.awake === 0
        ? `Nenhum gatinho ${families[v.family]} está acordado.`
        : `Só ${many(v.awake, 'está acordado', 'estão acordados')} ${coated(v.awake, v.family)}.`,
    'six-at-most': () => 'Uma ação é feita por seis trabalhadores no máximo.',
    'no-use': (v) => `Para esta ação (${actions[v.action]}) servem agora no máximo ${workers(v.most)}.`,
    'cannot-follow': (v) => `Esta ação não é possível agora: ${actions[v.action]}. Só resta passar.`,
    'somebody-sleeps': () => 'Há um trabalhador a dormir, por isso passar acorda um; diga de que família.',
    'cell-taken': (v) => `Já há um campo na ${place(v.cell)}.`,
    'cell-apart': (v) => `Nenhum campo seu tem um lado em comum com a ${place(v.cell)}.`,
    'edge-taken': () => 'Já há um canal nesse lado.',
    'edge-apart': () => 'Isso não é um lado de um campo seu.',
    'own-first': (v) => `Antes ${many(v.left, 'resta', 'restam')} ${v.left} da sua própria família por recrutar.`,
    'no-kitten': (v) => `Na reserva já não há nenhum gatinho ${families[v.family]}.`,
    'last-worker': () => 'O último trabalhador de uma casa não pode ser despedido.',
    'not-in-household': () => 'Não há na casa nenhum gatinho assim.',
    'must-go-unfed': (v) =>
      `Com ${v.food} de comida para uma conta de ${v.bill}, pelo menos ${kittens(v.least)} ${many(v.least, 'fica', 'ficam')} com fome.`,
    'too-many-unfed': (v) => `Uma conta de ${v.bill} deixa com fome no máximo ${kittens(v.most)}.`,
    'not-both': () => 'Esta noite alguém foi despedido, por isso ninguém pode ficar com fome.',
    'dismiss-more': (v) => `Com ${v.food} de comida para uma conta de ${v.bill}, é preciso despedir mais um.`,
    'invalid-turn': () => 'A ronda, o turno e o passo não condizem.',
    'invalid-household': (v) => `A casa de ${v.seat} tem o que não pode ter.`,
    'invalid-kittens': (v) => `Há ${coated(v.count, v.family)}; não pode ser.`,
    'invalid-farm': (v) => `Os campos e canais de ${v.seat} não podem estar assim.`,
    'invalid-supply': () => 'Os campos ou canais do tabuleiro não condizem com os colocados.',
    'invalid-stock': () => 'A comida ou as moedas não batem certo com as da caixa.',
    'invalid-ending': () => 'O fim da partida não condiz com a posição.',
    'invalid-tiles': () => 'As fichas de ação não condizem com os turnos jogados.',
  },
}
