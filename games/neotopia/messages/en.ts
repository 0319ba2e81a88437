// Neotopia in English.
import type { Sentences } from '../../../core/words.ts'
import { listing, plural } from '../../../core/words.ts'
import type { KindId } from '../data.ts'

const n = plural('en')
const list = listing('en')

/** null: the reader. */
type Who = string | null
const subject = (who: Who, verbs: string, verb: string) => (who === null ? `You ${verb}` : `${who} ${verbs}`)
/** Inside a sentence. */
const asked = (who: Who, verbs: string, verb: string) => (who === null ? verb : `${who} ${verbs}`)
const actionsLeft = (actions: number) => `${actions} ${n(actions, 'action', 'actions')}`
const cardsIn = (cards: number) => `${cards} ${n(cards, 'project', 'projects')}`

export const en = {
  name: 'Neotopia',
  aim: 'Most points; lowest region ×3',
  about:
    'Move elements from three factories into three regions of a city of 2055, and build projects from their patterns.',
  notice:
    'The rules are those of Neotopia; the maps of the regions, the patterns and names of the projects and the backs of the production tiles are a set of our own.',
  list,

  elements: ['energy', 'bio-farming', 'technology', 'community'],
  regions: ['desert', 'water', 'forest'],
  inRegion: ['in the desert', 'in the water region', 'in the forest'],
  toRegion: ['to the desert', 'to the water region', 'to the forest'],
  factories: ['A', 'B', 'C'],
  tokens: ['government subsidy', 'automatization', 'private initiative', 'new building permits'],
  tokenEffects: [
    'draw 2 projects',
    'one more action',
    'place any element from the reserve in any region',
    'move an element from a factory to an outer space',
  ],
  kinds: {
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
  } satisfies { readonly [kind in KindId]: string },
  buildingShapes: ['short line', 'bend', 'triangle', 'long line', 'star'],
  directions: {
    e: 'east',
    se: 'south-east',
    sw: 'south-west',
    w: 'west',
    nw: 'north-west',
    ne: 'north-east',
  },

  building: (kind: string, form: string) => `${kind} (${form})`,
  project: (kind: string, size: number) => `${kind} (${size})`,
  amount: (count: number, element: string) => `${count} ${element}`,
  nothing: 'nothing',
  points: (points: number) => `${points} ${n(points, 'point', 'points')}`,
  buildingPoints: (other: number, own: number, element: string) => `${other} points, or ${own} if you play ${element}`,
  firstCell: (element: string) => `1 ${element}`,
  cell: (number: number, element: string, direction: string, from: number) =>
    `${number} ${element} ${direction} of ${from}`,
  described: (card: string, points: string, pattern: readonly string[]) => `${card}, ${points}: ${pattern.join(', ')}.`,

  prompt: {
    colours: (who: Who) => `${subject(who, 'chooses', 'choose')} a colour.`,
    start: (who: Who, element: string) => `${subject(who, 'places', 'place')} a first element, ${element}.`,
    actions: (who: Who, actions: number) =>
      who === null
        ? `${actionsLeft(actions)} left: draw a project or move an element.`
        : `${who} has ${actionsLeft(actions)} left.`,
    done: (who: Who, bonus: boolean) => {
      if (who !== null) return `${who} may end the turn.`
      return bonus ? 'Use a bonus token, or end the turn.' : 'Your actions are done: end the turn.'
    },
    window: (space: string, place: string) => `Build or go on: ${space} ${place} completes a project.`,
    pending: [
      (who: Who, draws: number) =>
        `Government subsidy: ${asked(who, 'draws', 'draw')} ${draws} more ${n(draws, 'project', 'projects')}.`,
      (who: Who, _draws: number) => `Automatization: ${asked(who, 'takes', 'take')} one more action.`,
      (who: Who, _draws: number) =>
        `Private initiative: ${asked(who, 'places', 'place')} any element from the reserve.`,
      (who: Who, _draws: number) =>
        `New building permits: ${asked(who, 'moves', 'move')} an element from a factory to an outer space.`,
    ],
    over: 'The game is over.',
  },

  areas: {
    turn: { command: 'turn', heading: 'The turn' },
    hand: { command: 'hand', heading: 'Your hand' },
    offer: { command: 'offer', heading: 'The offer' },
    regions: [
      { command: 'desert', heading: 'The desert' },
      { command: 'water', heading: 'The water region' },
      { command: 'forest', heading: 'The forest' },
    ],
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
    pending: (token: string) => `The bonus token in use is ${token}.`,
    window: (element: string, space: string, place: string) =>
      `The last element placed is ${element} on ${space} ${place}; it may still complete a project.`,
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
    outerTaken: (element: string) => `outer, ${element}`,
    token: (token: string) => `free, token ${token}`,
    empty: 'No element lies here yet: the first comes on the centre, d4.',
    last: (card: string) => `The last project built here is ${card}: the next one must be of another kind.`,
    noneBuilt: 'No project has been built here yet.',
    built: (cards: number) => `${cardsIn(cards)} built here.`,
    stack: (tokens: number, top: string) => `${tokens} ${n(tokens, 'token', 'tokens')} in the stack, on top ${top}.`,
    noStack: 'The stack of bonus tokens is used up.',
    tracks: 'Score track',
    player: 'player',
    track: 'on the track',
    cluster: 'largest group',
  },
  production: {
    caption: 'Elements',
    place: 'place',
    factory: (factory: string, regions: readonly string[]) => `factory ${factory} (${regions.join(' and ')})`,
    pile: 'production pile',
    middle: 'middle',
    reserve: 'reserve',
    tiles: (tiles: number) =>
      tiles === 1
        ? '1 production tile is left: the one with the flag.'
        : `${tiles} production tiles are left, the flag at the bottom.`,
    noTiles: 'There is no production tile left: the middle is filled with one of each colour.',
    toCome: (amounts: string) => `The backs of the tiles left show in all ${amounts}.`,
    unseen: (amounts: string) => `Below the tops of the token stacks lie in all ${amounts}.`,
  },
  player: {
    colour: (element: string) => `Plays ${element}.`,
    noColour: 'Has no colour yet.',
    hand: (cards: number) => `${cardsIn(cards)} in hand.`,
    known: 'Of these everybody knows:',
    tokens: (tokens: string) => `Bonus tokens: ${tokens}.`,
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
    colour: (element: string) => `Play ${element}`,
    place: (element: string) => `Place ${element} from the reserve`,
    move: (element: string) => `Move ${element}`,
    factory: (factory: string) => `from factory ${factory}`,
    row: (row: string) => `row ${row}`,
    space: (space: string) => `space ${space}`,
    spaceWithToken: (space: string, token: string) => `space ${space} with its token ${token}`,
    take: 'Take from the offer',
    taken: (card: string, elements: string) => `${card} of ${elements}`,
    draw: 'Draw from the deck',
    build: 'Build',
    built: (card: string, place: string, points: string) => `${card} ${place} for ${points}`,
    use: 'Use a bonus token',
    used: (token: string, effect: string) => `${token}: ${effect}`,
    end: 'End the turn',
  },

  events: {
    first: (name: string, drawn: boolean) => (drawn ? `The lot makes ${name} the first player.` : `${name} begins.`),
    colour: (name: string, element: string) => `${name} plays ${element}.`,
    laid: (place: string, tokens: readonly string[], top: string) =>
      `Bonus tokens ${place}: ${tokens.join(', ')}; on top of the stack ${top}.`,
    tokenOn: (token: string, space: string) => `${token} on ${space}`,
    dealt: (name: string, count: number) => `${name} gets ${cardsIn(count)}.`,
    dealtCards: (name: string, cards: readonly string[]) => `${name} gets ${list(cards)}.`,
    offered: (cards: readonly string[]) => `New in the offer: ${list(cards)}.`,
    turn: (name: string, round: number) => `Round ${round}, turn of ${name}.`,
    moved: (name: string, element: string, factory: string, space: string, place: string) =>
      `${name} moves ${element} from factory ${factory} to ${space} ${place}.`,
    placed: (name: string, element: string, space: string, place: string) =>
      `${name} places ${element} from the reserve on ${space} ${place}.`,
    covered: (name: string, token: string, space: string) => `${name} takes the token on ${space}: ${token}.`,
    earned: (name: string, token: string, place: string) =>
      `${name} takes the top token of the stack ${place}: ${token}.`,
    uncovered: (token: string, place: string) => `The stack ${place} now shows ${token}.`,
    refilled: (factory: string, elements: string) => `Factory ${factory} is empty and gets ${elements}.`,
    notRefilled: (factory: string) => `Factory ${factory} is empty and stays empty: the middle has nothing to give.`,
    produced: (elements: string, left: number) =>
      `A production tile is turned over and brings ${elements}; ${left} ${n(left, 'tile is', 'tiles are')} left.`,
    middle: (elements: string) => `The middle is filled with ${elements}.`,
    flag: 'The flag is out: the round is finished, then one more is played.',
    took: (name: string, card: string) => `${name} takes ${card} from the offer.`,
    drew: (name: string) => `${name} draws a project from the deck.`,
    drewCard: (name: string, card: string) => `${name} draws ${card} from the deck.`,
    built: (name: string, card: string, place: string, points: string, reached: number) =>
      `${name} builds ${card} ${place} for ${points} and stands at ${reached} there.`,
    used: (name: string, token: string) => `${name} uses ${token}.`,
    lost: (name: string, actions: number) =>
      `${name} can do nothing more: ${actionsLeft(actions)} ${n(actions, 'is', 'are')} lost.`,
    last: (round: number) => `Round ${round} begins, the last one.`,
    cluster: (name: string, size: number, place: string) =>
      `${name} adds ${size} ${n(size, 'point', 'points')} for the largest group ${place}.`,
    final: (name: string, points: number) => `${name} ends with ${points} ${n(points, 'point', 'points')}.`,
  },

  board: {
    scoring:
      'Regions count their points and your largest group; the lowest counts three times (×3), each unused token 3.',
    lowest: (region: string) => `${region}: the lowest counts three times`,
    table: 'The table: three regions round the production pile',
    forward: (region: string) => `Bring forward. ${region}`,
    inFactory: (amount: string, factory: string) => `${amount} in factory ${factory}`,
    inReserve: (amount: string) => `${amount} in the reserve`,
    reserve: 'Reserve',
    unseen: 'Tokens not seen yet',
    space: (space: string, place: string, holds: string) => `${space} ${place}: ${holds}`,
    open: (space: string) => `${space}. An element can be placed here`,
    fresh: (space: string) => `${space}, new since your last turn`,
    score: (name: string, points: number, group: number) =>
      `${name} ${points} ${n(points, 'point', 'points')}, largest group ${group}`,
    inRegion: (region: string, text: string) => `${region.charAt(0).toUpperCase()}${region.slice(1)}: ${text}`,
    next: (amount: string) => `Next come ${amount}.`,
    card: (card: string, points: string) => `${card}: ${points}`,
    standing: {
      refused: 'not now, the last project is of this kind.',
      blocked: 'there is no room for it any more.',
      complete: 'complete: it can be built now.',
      unstarted: (missing: number) => `nothing of it yet, ${missing} missing.`,
      missing: (amount: string, spaces: string, ways: number) =>
        ways === 1 ? `${amount} missing on ${spaces}.` : `${amount} missing, in ${ways} ways.`,
    },
    serves: {
      /** null: the element that is picked. */
      completes: (element: string | null, cards: string) =>
        element === null ? `Completes ${cards}.` : `With ${element} it completes ${cards}.`,
      helps: (element: string | null, card: string, left: number) =>
        element === null
          ? `Helps ${card}: then ${left} missing.`
          : `With ${element} it helps ${card}: then ${left} missing.`,
      none: 'Serves none of your projects yet.',
    },
    placing: (element: string, place: string, token: string) =>
      `${element.charAt(0).toUpperCase()}${element.slice(1)} on ${place}${token && `: gains ${token}`}`,
    taking: (card: string) => `Take ${card}`,
    building: (card: string, points: string) => `Build ${card}: ${points}`,
    confirm: 'Play this',
    confirmMove: (move: string) => `Play: ${move}`,
    cancel: 'Put back',
    changes: 'What this would change',
    pickSpace: (source: string) => `${source}: choose a space.`,
    pickElement: 'Now choose an element.',
    bar: 'What is picked or looked at',
    idle: 'Look at a project to see where it could be completed, or at a space to see which project it serves.',
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
    'colour-taken': (v) => `${v.name} plays ${v.element}.`,
    'start-first': () => 'First every player places one element of their colour.',
    'own-colour': (v) => `The first element must be of the player’s own colour, ${v.own}.`,
    'reserve-untouched': () => 'Only private initiative lets an element come from the reserve.',
    'reserve-empty': (v) => `There is no ${v.element} in the reserve.`,
    'factory-lacks': (v) => `There is no ${v.element} in factory ${v.factory}.`,
    'factory-far': (v) => `Factory ${v.factory} does not touch this region: ${v.region}.`,
    'no-actions': () => 'The three actions of this turn are done.',
    'actions-left': (v) => `The turn cannot end yet: ${actionsLeft(Number(v.actions))} must still be taken.`,
    'bonus-running': (v) => `First finish what the token allows: ${v.token}.`,
    'bonus-used': () => 'Only one bonus token may be used in a turn.',
    'no-token': (v) => `The player has no such token: ${v.token}.`,
    'token-idle': (v) => `The token could do nothing now: ${v.token}.`,
    'space-taken': (v) => `There is an element on ${v.space} already.`,
    'space-outer': (v) => `${v.space} is an outer space: only new building permits lead there.`,
    'space-not-outer': (v) => `New building permits lead only to outer spaces, and ${v.space} is none.`,
    'space-centre': () => 'The region is empty: its first element comes on the centre, d4.',
    'space-apart': (v) => `No element lies next to ${v.space}.`,
    'not-offered': (v) => `${v.card} is not in the offer.`,
    'deck-empty': () => 'The deck is empty.',
    'window-closed': () => 'A project can be built only right after an element was placed, and only one.',
    'not-held': (v) => `The player does not hold ${v.card}.`,
    'same-kind': (v) => `The last project there is a ${v.kind} too (${v.region}): a diverse city wants another kind.`,
    'no-pattern': (v) => `The element just placed does not complete the pattern of ${v.card}.`,
    'invalid-rules': () => 'Its rules are not among the released ones.',
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
  } satisfies Sentences,

  lines: {
    projects: (region: string) => `Projects, ${region}`,
    cluster: (region: string) => `Largest group, ${region}`,
    lowest: (region: string) => `Twice more the lowest region, ${region}`,
    tokens: 'Unused bonus tokens',
  },
  sums: {
    projects: 'Projects',
    cluster: 'Largest groups',
    lowest: 'Twice more the lowest region',
    tokens: 'Unused bonus tokens',
  },
  endings: {
    points: 'The most points win.',
    lowest: 'A tie in points, decided by the better lowest region.',
    second: 'A tie in points, decided by the better second region.',
    highest: 'A tie in points, decided by the better highest region.',
    shared: 'A tie in everything: the victory is shared.',
  },
  options: { first: 'First player', colours: 'Colours' },
  values: { seated: 'By seat', chosen: 'Chosen by the players in turn' },
}

export type Messages = typeof en
