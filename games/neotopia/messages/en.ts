// Neotopia in English.
import type { Sentences } from '../../../core/words.ts'
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
import type { RefusalValues } from '../refusals.ts'

const n = plural('en')
const list = listing('en')

/** null: the reader. */
type Who = string | null
const subject = (who: Who, verbs: string, verb: string) => (who === null ? `You ${verb}` : `${who} ${verbs}`)
/** Inside a sentence. */
const asked = (who: Who, verbs: string, verb: string) => (who === null ? verb : `${who} ${verbs}`)
const actionsLeft = (actions: number) => `${actions} ${n(actions, 'action', 'actions')}`
const cardsIn = (cards: number) => `${cards} ${n(cards, 'project', 'projects')}`

const pointsOf = (points: number) => `${points} ${n(points, 'point', 'points')}`
const elements: { readonly [E in Element]: string } = {
  energy: 'energy',
  farming: 'bio-farming',
  technology: 'technology',
  community: 'community',
}
const regions: { readonly [R in Region]: string } = {
  desert: 'desert',
  water: 'water',
  forest: 'forest',
}
const inRegion: { readonly [R in Region]: string } = {
  desert: 'in the desert',
  water: 'in the water region',
  forest: 'in the forest',
}
const toRegion: { readonly [R in Region]: string } = {
  desert: 'to the desert',
  water: 'to the water region',
  forest: 'to the forest',
}
const factories: { readonly [F in Factory]: string } = {
  a: 'A',
  b: 'B',
  c: 'C',
}
const tokens: { readonly [T in Token]: string } = {
  subsidy: 'government subsidy',
  automatization: 'automatization',
  initiative: 'private initiative',
  permits: 'new building permits',
}
const tokenEffects: { readonly [T in Token]: string } = {
  subsidy: 'draw 2 projects',
  automatization: 'one more action',
  initiative: 'place any element from the reserve in any region',
  permits: 'move an element from a factory to an outer space',
}
const kinds: { readonly [K in KindId]: string } = {
  sun: 'Sun Tower',
  skyfarm: 'Sky Farm',
  spire: 'Research Spire',
  forum: 'People’s Forum',
  biogas: 'Biogas Works',
  fusion: 'Fusion Lab',
  rooftops: 'Solar Rooftops',
  orchard: 'Winter Orchard',
  seedvault: 'Seed Vault',
  garden: 'Shared Garden',
  grid: 'Smart Grid',
  algae: 'Algae Lab',
  robots: 'Robot Workshop',
  tram: 'Tram Loop',
  market: 'Harvest Market',
  academy: 'Open Academy',
}
const buildingShapes: { readonly [S in BuildingShape]: string } = {
  line: 'short line',
  bend: 'bend',
  triangle: 'triangle',
  longLine: 'long line',
  star: 'star',
}
const directions: { readonly [D in Direction]: string } = {
  e: 'east',
  se: 'south-east',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
  ne: 'north-east',
}
const amount = (count: number, thing: string) => `${count} ${thing}`
const amountsOf = (all: readonly string[]) => (all.length === 0 ? 'nothing' : list(all))
const elementAmounts = (amounts: ElementAmounts) =>
  amountsOf(amounts.map(({ element, count }) => amount(count, elements[element])))
const tokenAmounts = (amounts: TokenAmounts) =>
  amountsOf(amounts.map(({ token, count }) => amount(count, tokens[token])))
/** Which elements are missing, or how many where ways differ. */
const wanted = (amounts: ElementAmounts | number) => (typeof amounts === 'number' ? amounts : elementAmounts(amounts))
const gained = (token: Token | null) => (token === null ? '' : ` and take the token ${tokens[token]}`)
const tokenOn = ({ token, space }: LaidToken) => `${tokens[token]} on ${space}`

export const en = {
  name: 'Neotopia',
  aim: 'Most points; lowest region ×3',
  about:
    'Move elements from three factories into three regions of a city of 2055, and build projects from their patterns.',
  notice:
    'The rules are those of Neotopia; the maps of the regions, the patterns and names of the projects and the backs of the production tiles are a set of our own.',

  elements,
  regions,
  inRegion,
  toRegion,
  factories,
  tokens,
  kinds,
  elementAmounts,
  tokenAmounts,

  building: (kind: KindId, form: BuildingShape) => `${kinds[kind]} (${buildingShapes[form]})`,
  project: (kind: KindId, size: number) => `${kinds[kind]} (${size})`,
  points: pointsOf,
  buildingPoints: (other: number, own: number, element: Element) =>
    `${pointsOf(other)}, or ${own} if you play ${elements[element]}`,
  firstCell: (element: Element) => `${elements[element]} (1)`,
  cell: (number: number, element: Element, direction: Direction, from: number) =>
    `${elements[element]} (${number}) ${directions[direction]} of ${from}`,
  described: (card: string, points: string, pattern: readonly string[]) => `${card}, ${points}: ${pattern.join(', ')}.`,

  prompt: {
    colours: (who: Who) => `${subject(who, 'chooses', 'choose')} a colour.`,
    start: (who: Who, element: Element) =>
      who === null
        ? `Place your first element: ${elements[element]}.`
        : `${who} places a first element: ${elements[element]}.`,
    actions: (who: Who, actions: number) =>
      who === null ? `${actionsLeft(actions)} left: draw or move.` : `${who} has ${actionsLeft(actions)} left.`,
    done: (who: Who, bonus: boolean) => {
      if (who !== null) return `${who} may end the turn.`
      return bonus ? 'Use a bonus token, or end the turn.' : 'Your actions are done: end the turn.'
    },
    window: (space: string, region: Region, projects: number) =>
      projects === 1
        ? `Build or go on: ${space} ${inRegion[region]} completes a project.`
        : `Build one of ${projects} projects or go on: ${space} ${inRegion[region]} completes them.`,
    pending: {
      subsidy: (who: Who, draws: number) =>
        `Government subsidy: ${asked(who, 'draws', 'draw')} ${draws} more ${n(draws, 'project', 'projects')}.`,
      automatization: (who: Who, _draws: number) => `Automatization: ${asked(who, 'takes', 'take')} one more action.`,
      initiative: (who: Who, _draws: number) =>
        `Private initiative: ${asked(who, 'places', 'place')} any element from the reserve.`,
      permits: (who: Who, _draws: number) =>
        `New building permits: ${asked(who, 'moves', 'move')} an element from a factory to an outer space.`,
    },
    over: 'The game is over.',
  },

  areas: {
    turn: { command: 'turn', heading: 'The turn' },
    hand: { command: 'hand', heading: 'Your hand' },
    offer: { command: 'offer', heading: 'The offer' },
    regions: {
      desert: { command: 'desert', heading: 'The desert' },
      water: { command: 'water', heading: 'The water region' },
      forest: { command: 'forest', heading: 'The forest' },
    },
    factories: { command: 'factories', heading: 'Factories and reserve' },
    player: { command: 'player', heading: (name: string, you: boolean) => (you ? `${name} (you)` : name) },
    map: { command: 'map', heading: 'How the spaces lie' },
  },

  turn: {
    round: (round: number) => `Round ${round}.`,
    first: (name: string) => `${name} is the first player.`,
    order: (names: readonly string[]) => `Order of play: ${names.join(', ')}.`,
    acting: (name: string, actions: number) => `It is the turn of ${name}, with ${actionsLeft(actions)} left.`,
    bonusUsed: 'A bonus token was used in this turn.',
    pending: (token: Token) => `The bonus token in use is ${tokens[token]}.`,
    window: (element: Element, space: string, region: Region) =>
      `The last element placed is ${elements[element]} on ${space} ${inRegion[region]}; it may still complete a project.`,
    ending: {
      open: '',
      flag: 'The flag is out: after this round comes the last one.',
      last: 'This is the last round.',
    },
    over: 'The game is over.',
  },
  hand: {
    empty: 'Your hand is empty.',
    known: 'The others know this card.',
  },
  offer: {
    empty: 'There is no project in the offer.',
    deck: (cards: number) => `${cardsIn(cards)} in the deck.`,
  },
  region: {
    caption: 'Spaces, from north to south and from west to east',
    row: 'row',
    free: 'free',
    outer: 'outer, free',
    outerTaken: (element: Element) => `outer, ${elements[element]}`,
    token: (token: Token) => `free, token ${tokens[token]}`,
    empty: 'No element lies here yet: the first comes on the centre, d4.',
    last: (card: string) => `The last project built here is ${card}: the next one must be of another kind.`,
    noneBuilt: 'No project has been built here yet.',
    built: (cards: number) => `${cardsIn(cards)} built here.`,
    stack: (count: number, top: Token) =>
      `${count} ${n(count, 'token', 'tokens')} in the stack, on top ${tokens[top]}.`,
    noStack: 'The stack of bonus tokens is used up.',
    tracks: 'Score track',
    player: 'player',
    track: 'on the track',
    cluster: 'largest group',
  },
  production: {
    caption: 'Elements',
    place: 'place',
    factory: (factory: Factory, touched: readonly Region[]) =>
      `factory ${factories[factory]} (${list(touched.map((region) => regions[region]))})`,
    pile: 'production pile',
    middle: 'middle',
    reserve: 'reserve',
    tiles: (tiles: number) =>
      tiles === 1
        ? '1 production tile is left: the one with the flag.'
        : `${tiles} production tiles are left, the flag at the bottom.`,
    noTiles: 'There is no production tile left: the middle is filled with one of each colour.',
    toCome: (amounts: ElementAmounts) => `The backs of the tiles left show in all ${elementAmounts(amounts)}.`,
    unseen: (amounts: TokenAmounts) => `Below the tops of the token stacks lie in all ${tokenAmounts(amounts)}.`,
  },
  player: {
    colour: (element: Element) => `Plays ${elements[element]}.`,
    noColour: 'Has no colour yet.',
    hand: (cards: number) => `${cardsIn(cards)} in hand.`,
    known: 'Of these everybody knows:',
    tokens: (amounts: TokenAmounts) => `Bonus tokens: ${tokenAmounts(amounts)}.`,
    noTokens: 'No bonus token.',
    caption: 'Points by region',
    region: 'region',
    projects: 'projects',
    cluster: 'largest group',
    total: (points: number) => `With the lowest region counted three times and 3 for each token: ${points}.`,
  },
  map: {
    rows: 'A region has seven rows, a to g from north to south, of 4, 5, 6, 7, 6, 5 and 4 spaces counted from the west. The centre is d4.',
    neighbours:
      'Two spaces side by side in a row touch. Down to row d, below b2 lie c2 to the south-west and c3 to the south-east; from row d on, below e2 lie f1 to the south-west and f2 to the south-east.',
    outer: (spaces: readonly string[]) => `The outer spaces are ${list(spaces)}.`,
    bonus: (spaces: readonly string[]) => `The bonus spaces are ${list(spaces)}.`,
    factories: 'Factory A touches desert and water, B water and forest, C forest and desert.',
  },

  moves: {
    colour: (element: Element) => `Play ${elements[element]}`,
    place: (element: Element) => `Place ${elements[element]} from the reserve`,
    move: (element: Element) => `Move ${elements[element]}`,
    /** Told whole, with the token that lies there. */
    moveWhole: (element: Element, factory: Factory, space: string, region: Region, token: Token | null) =>
      `Move ${elements[element]} from factory ${factories[factory]} to ${space} ${inRegion[region]}${gained(token)}`,
    placeWhole: (element: Element, space: string, region: Region, token: Token | null) =>
      `Place ${elements[element]} from the reserve on ${space} ${inRegion[region]}${gained(token)}`,
    factory: (factory: Factory) => `from factory ${factories[factory]}`,
    row: (row: string) => `row ${row}`,
    space: (space: string) => `space ${space}`,
    spaceWithToken: (space: string, token: Token) => `space ${space} with its token ${tokens[token]}`,
    take: 'Take from the offer',
    takeWhole: (taken: string) => `Take from the offer: ${taken}`,
    taken: (card: string, amounts: ElementAmounts) => `${card} of ${elementAmounts(amounts)}`,
    draw: 'Draw from the deck',
    build: 'Build',
    buildWhole: (built: string) => `Build ${built}`,
    built: (card: string, region: Region, points: number) => `${card} ${inRegion[region]} for ${pointsOf(points)}`,
    use: 'Use a bonus token',
    useWhole: (token: Token) => `Use ${tokens[token]}: ${tokenEffects[token]}`,
    used: (token: Token) => `${tokens[token]}: ${tokenEffects[token]}`,
    end: 'End the turn',
  },

  events: {
    first: (name: string, drawn: boolean) => (drawn ? `Drawn by lot: ${name} begins.` : `${name} begins.`),
    colour: (name: string, element: Element) => `${name} plays ${elements[element]}.`,
    laid: (region: Region, laid: readonly LaidToken[], top: Token) =>
      `Bonus tokens ${inRegion[region]}: ${laid.map(tokenOn).join(', ')}; on top of the stack ${tokens[top]}.`,
    dealt: (name: string, count: number) => `${name} gets ${cardsIn(count)}.`,
    dealtCards: (name: string, cards: readonly string[]) => `${name} gets ${list(cards)}.`,
    offered: (cards: readonly string[]) => `New in the offer: ${list(cards)}.`,
    turn: (name: string, round: number) => `Round ${round}, turn of ${name}.`,
    moved: (name: string, element: Element, factory: Factory, space: string, region: Region) =>
      `${name} moves ${elements[element]} from factory ${factories[factory]} to ${space} ${inRegion[region]}.`,
    placed: (name: string, element: Element, space: string, region: Region) =>
      `${name} places ${elements[element]} from the reserve on ${space} ${inRegion[region]}.`,
    covered: (name: string, token: Token, space: string) => `${name} takes the token on ${space}: ${tokens[token]}.`,
    earned: (name: string, token: Token, region: Region) =>
      `${name} takes the top token of the stack ${inRegion[region]}: ${tokens[token]}.`,
    uncovered: (token: Token, region: Region) => `The stack ${inRegion[region]} now shows ${tokens[token]}.`,
    refilled: (factory: Factory, amounts: ElementAmounts) =>
      `Factory ${factories[factory]} is empty and gets ${elementAmounts(amounts)}.`,
    notRefilled: (factory: Factory) =>
      `Factory ${factories[factory]} is empty and stays empty: the middle has nothing to give.`,
    produced: (amounts: ElementAmounts, left: number) =>
      `A production tile is turned over: next come ${elementAmounts(amounts)}; ${left} ${n(left, 'tile is', 'tiles are')} left.`,
    middle: (amounts: ElementAmounts) => `The middle is filled with ${elementAmounts(amounts)}.`,
    flag: 'The flag is out: the round is finished, then one more is played.',
    took: (name: string, card: string) => `${name} takes ${card} from the offer.`,
    drew: (name: string) => `${name} draws a project from the deck.`,
    drewCard: (name: string, card: string) => `${name} draws ${card} from the deck.`,
    built: (name: string, card: string, region: Region, points: number, reached: number) =>
      `${name} builds ${card} ${inRegion[region]} for ${pointsOf(points)} and stands at ${reached} there.`,
    used: (name: string, token: Token) => `${name} uses ${tokens[token]}.`,
    lost: (name: string, actions: number) =>
      `${name} can do nothing more: ${actionsLeft(actions)} ${n(actions, 'is', 'are')} lost.`,
    last: (round: number) => `Round ${round} begins, the last one.`,
    cluster: (name: string, size: number, region: Region) =>
      `${name} adds ${size} ${n(size, 'point', 'points')} for the largest group ${inRegion[region]}.`,
    final: (name: string, points: number) => `${name} ends with ${points} ${n(points, 'point', 'points')}.`,
  },

  board: {
    scoring:
      'Regions count their points and your largest group; the lowest counts three times (×3), each unused token 3.',
    regionStands: (region: Region, track: number, cluster: number) =>
      `${regions[region]}: ${track} on the track, largest group ${cluster}`,
    lowest: (region: Region) => `${regions[region]}: the lowest counts three times`,
    table: 'The table: three regions round the production pile',
    forward: (region: string) => `Bring forward. ${region}`,
    inFactory: (element: Element, count: number, factory: Factory) =>
      `${amount(count, elements[element])} in factory ${factories[factory]}`,
    inReserve: (element: Element, count: number) => `${amount(count, elements[element])} in the reserve`,
    reserve: 'Reserve',
    unseen: 'Tokens not seen yet',
    space: (space: string, region: Region, holds: string) => `${space} ${inRegion[region]}: ${holds}`,
    open: (space: string) => `${space}. An element can be placed here`,
    fresh: (space: string) => `${space}, new since your last turn`,
    score: (name: string, points: number, group: number) =>
      `${name} ${points} ${n(points, 'point', 'points')}, largest group ${group}`,
    inRegion: (region: string, text: string) => `${capital(region)}: ${text}`,
    next: (amounts: ElementAmounts) => `Next come ${elementAmounts(amounts)}.`,
    card: (card: string, points: number) => `${card}: ${pointsOf(points)}`,
    standing: {
      refused: 'not now, the last project is of this kind.',
      blocked: 'there is no room for it any more.',
      complete: 'can be built now.',
      unstarted: (missing: number) => `nothing of it yet, ${missing} missing.`,
      missing: (amounts: ElementAmounts | number, spaces: readonly string[], ways: number) =>
        ways === 1 ? `${wanted(amounts)} missing on ${list(spaces)}.` : `${wanted(amounts)} missing, in ${ways} ways.`,
    },
    serves: {
      /** null: the element that is picked. */
      completes: (element: Element | null, cards: readonly string[]) =>
        element === null ? `Completes ${list(cards)}.` : `With ${elements[element]} it completes ${list(cards)}.`,
      missing: (element: Element | null, changes: readonly string[]) =>
        element === null
          ? `Missing: ${changes.join(', ')}.`
          : `Missing with ${elements[element]}: ${changes.join(', ')}.`,
    },
    placing: (element: Element, space: string, region: Region, token: Token | null) =>
      `${capital(elements[element])} on ${space}, ${regions[region]}${token === null ? '' : `: gains ${tokens[token]}`}`,
    taking: (card: string) => `Take ${card}`,
    building: (card: string, points: number) => `Build ${card}: ${pointsOf(points)}`,
    inAll: (change: string) => `${change} at the end`,
    unbuilt: (cards: readonly string[]) => `${list(cards)} would stay unbuilt.`,
    confirm: 'Play this',
    confirmMove: (move: string) => `Play: ${move}`,
    cancel: 'Put back',
    changes: 'What this would change',
    pickSpace: (element: Element, factory: Factory | null) =>
      factory === null
        ? `Place ${elements[element]} from the reserve: choose a space.`
        : `Move ${elements[element]} from factory ${factories[factory]}: choose a space.`,
    pickElement: 'Now choose an element.',
    bar: 'What is picked or looked at',
    details: 'Details',
    deck: 'deck',
    tokens: 'Your bonus tokens',
    token: (count: number, text: string) => (count === 1 ? text : `${count} × ${text}`),
    players: 'The players',
    round: (round: number) => `Round ${round}`,
    actions: (actions: number) => `${actionsLeft(actions)} left`,
    ending: {
      open: (tiles: number) => (tiles === 1 ? 'The flag is next' : `Flag in ${tiles} tiles`),
      flag: 'Last round next',
      last: 'Last round',
    },
  },

  refusals: {
    'no-move': () => 'There is no such move.',
    'game-over': () => 'The game is over.',
    'colours-first': () => 'A colour must be chosen first.',
    'colours-done': () => 'The colours are chosen already.',
    'colour-taken': (v) => `${v.name} plays ${elements[v.element]}.`,
    'start-first': () => 'First every player places one element of their colour.',
    'own-colour': (v) => `Your first element must be of your own colour, ${elements[v.own]}.`,
    'reserve-untouched': () => 'Only private initiative lets an element come from the reserve.',
    'reserve-empty': (v) => `There is no ${elements[v.element]} in the reserve.`,
    'factory-lacks': (v) => `There is no ${elements[v.element]} in factory ${factories[v.factory]}.`,
    'factory-far': (v) => `Factory ${factories[v.factory]} does not touch this region: ${regions[v.region]}.`,
    'no-actions': () => 'The three actions of this turn are done.',
    'actions-left': (v) => `The turn cannot end yet: ${actionsLeft(v.actions)} must still be taken.`,
    'bonus-running': (v) => `First finish what the token allows: ${tokens[v.token]}.`,
    'bonus-used': () => 'Only one bonus token may be used in a turn.',
    'no-token': (v) => `You do not have this token: ${tokens[v.token]}.`,
    'token-idle': (v) => `The token could do nothing now: ${tokens[v.token]}.`,
    'space-taken': (v) => `There is an element on ${v.space} already.`,
    'space-outer': (v) => `${v.space} is an outer space: only new building permits lead there.`,
    'space-not-outer': (v) => `New building permits lead only to outer spaces, and ${v.space} is none.`,
    'space-centre': () => 'The region is empty: its first element comes on the centre, d4.',
    'space-apart': (v) => `No element lies next to ${v.space}.`,
    'not-offered': (v) => `${v.card} is not in the offer.`,
    'deck-empty': () => 'The deck is empty.',
    'window-closed': () => 'A project can be built only right after an element was placed, and only one.',
    'not-held': (v) => `You do not hold ${v.card}.`,
    'same-kind': (v) =>
      `The last project there is a ${kinds[v.kind]} too (${regions[v.region]}): a diverse city wants another kind.`,
    'no-pattern': (v) => `The element just placed does not complete the pattern of ${v.card}.`,
    'invalid-turn': () => 'Whose turn it is, and of what, cannot be.',
    'invalid-colours': () => 'The colours of the players do not agree with the turn.',
    'invalid-region': () => 'The elements of a region do not hang together from its centre.',
    'invalid-tile': () => 'A production tile is turned that cannot be, or the other way round.',
    'invalid-ending': () => 'How near the end is does not agree with the tiles turned.',
    'invalid-pile': () => 'The pile holds more or fewer elements than it can.',
    'invalid-factory': () => 'A factory holds what it cannot hold.',
    'invalid-elements': () => 'The elements of a colour do not add up.',
    'invalid-reserve': () => 'The reserve gave more than was asked of it.',
    'invalid-token': () => 'The bonus tokens do not add up.',
    'invalid-stack': () => 'A stack of bonus tokens does not agree with the score.',
    'invalid-card': () => 'A project card lies where none can lie.',
    'invalid-built': () => 'The last project of a region is not among those built there.',
    'invalid-hand': () => 'The hands are not as they were dealt.',
    'invalid-offer': () => 'The offer does not hold what it should.',
    'invalid-points': () => 'The points of a region do not agree with what was built there.',
    'invalid-window': () => 'No element was just placed there.',
    'invalid-bonus': () => 'The bonus token in use cannot be.',
    'invalid-round': () => 'The rounds do not agree with what was drawn and placed.',
  } satisfies Sentences<RefusalValues>,

  lines: {
    projects: (region: Region) => `Projects, ${regions[region]}`,
    cluster: (region: Region) => `Largest group, ${regions[region]}`,
    lowest: (region: Region) => `Lowest region (×3), twice more: ${regions[region]}`,
    tokens: 'Unused bonus tokens',
  },
  sums: {
    projects: 'Projects',
    cluster: 'Largest groups',
    lowest: 'Lowest region (×3), twice more',
    tokens: 'Unused bonus tokens',
  },
  endings: {
    points: 'The most points win.',
    lowest: 'A tie in points, decided by the better lowest region.',
    second: 'A tie in points, decided by the better second-lowest region.',
    highest: 'A tie in points, decided by the better highest region.',
    shared: 'A tie in everything: the victory is shared.',
  },
  options: { first: 'First player', colours: 'Colours' },
  values: { seated: 'By seat', chosen: 'Chosen by the players in turn' },
}

export type Messages = typeof en
