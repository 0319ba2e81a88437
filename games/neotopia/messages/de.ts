// Neotopia in German.
import { listing, plural } from '../../../core/words.ts'
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

const n = plural('de')
const list = listing('de')

const actionsLeft = (actions: number) => `${actions} ${n(actions, 'Aktion', 'Aktionen')}`
const cardsIn = (cards: number) => `${cards} ${n(cards, 'Projekt', 'Projekte')}`
const pointsOf = (points: number) => `${points} ${n(points, 'Punkt', 'Punkte')}`

const elements: { readonly [E in Element]: string } = {
  energy: 'Energie',
  farming: 'Bio-Anbau',
  technology: 'Technik',
  community: 'Gemeinschaft',
}
const regions: { readonly [R in Region]: string } = {
  desert: 'Wüste',
  water: 'Wasser',
  forest: 'Wald',
}
const inRegion: { readonly [R in Region]: string } = {
  desert: 'in der Wüste',
  water: 'in der Wasserregion',
  forest: 'im Wald',
}
/** What a factory touches. */
const theRegion: { readonly [R in Region]: string } = {
  desert: 'die Wüste',
  water: 'die Wasserregion',
  forest: 'den Wald',
}
const toRegion: { readonly [R in Region]: string } = {
  desert: 'in die Wüste',
  water: 'in die Wasserregion',
  forest: 'in den Wald',
}
const factories: { readonly [F in Factory]: string } = {
  a: 'A',
  b: 'B',
  c: 'C',
}
const tokens: { readonly [T in Token]: string } = {
  subsidy: 'Staatliche Förderung',
  automatization: 'Automatisierung',
  initiative: 'Private Initiative',
  permits: 'Neue Baugenehmigungen',
}
const tokenEffects: { readonly [T in Token]: string } = {
  subsidy: '2 Projekte ziehen',
  automatization: 'eine Aktion mehr',
  initiative: 'ein beliebiges Element aus dem Vorrat in eine beliebige Region legen',
  permits: 'ein Element aus einer Fabrik auf ein Randfeld bewegen',
}
const kinds: { readonly [K in KindId]: string } = {
  sun: 'Sonnenturm',
  skyfarm: 'Himmelsfarm',
  spire: 'Forschungsturm',
  forum: 'Bürgerforum',
  biogas: 'Biogaswerk',
  fusion: 'Fusionslabor',
  rooftops: 'Solardächer',
  orchard: 'Winterobstgarten',
  seedvault: 'Saatgutbank',
  garden: 'Gemeinschaftsgarten',
  grid: 'Stromnetz',
  algae: 'Algenlabor',
  robots: 'Roboterwerkstatt',
  tram: 'Tramring',
  market: 'Erntemarkt',
  academy: 'Offene Akademie',
}
const buildingShapes: { readonly [S in BuildingShape]: string } = {
  line: 'kurze Linie',
  bend: 'Bogen',
  triangle: 'Dreieck',
  longLine: 'lange Linie',
  star: 'Stern',
}
const directions: { readonly [D in Direction]: string } = {
  e: 'östlich',
  se: 'südöstlich',
  sw: 'südwestlich',
  w: 'westlich',
  nw: 'nordwestlich',
  ne: 'nordöstlich',
}
const amount = (count: number, thing: string) => `${count} ${thing}`
const amountsOf = (all: readonly string[]) => (all.length === 0 ? 'nichts' : list(all))
const elementAmounts = (amounts: ElementAmounts) =>
  amountsOf(amounts.map(({ element, count }) => amount(count, elements[element])))
const tokenAmounts = (amounts: TokenAmounts) =>
  amountsOf(amounts.map(({ token, count }) => `${count} × ${tokens[token]}`))
/** Which elements are missing, or how many where ways differ. */
const wanted = (amounts: ElementAmounts | number) => (typeof amounts === 'number' ? amounts : elementAmounts(amounts))
const gained = (token: Token | null) => (token === null ? '' : ` und nimm den Marker ${tokens[token]}`)
const tokenOn = ({ token, space }: LaidToken) => `${tokens[token]} auf ${space}`

export const de = {
  name: 'Neotopia',
  aim: 'Meiste Punkte; schwächste Region ×3',
  about:
    'Bring Elemente aus drei Fabriken in drei Regionen einer Stadt im Jahr 2055 und bau aus ihren Mustern Projekte.',
  notice:
    'Die Regeln sind die von Neotopia; die Pläne der Regionen, die Muster und Namen der Projekte und die Rückseiten der Produktionsplättchen haben wir selbst gestaltet.',

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
  buildingPoints: (other, own, element) => `${pointsOf(other)}, oder ${own}, wenn du ${elements[element]} spielst`,
  firstCell: (element) => `${elements[element]} (1)`,
  cell: (number, element, direction, from) => `${elements[element]} (${number}) ${directions[direction]} von ${from}`,
  described: (card, points, pattern) => `${card}, ${points}: ${pattern.join(', ')}.`,

  prompt: {
    colours: (who) => (who === null ? 'Wähle eine Farbe.' : `${who} wählt eine Farbe.`),
    start: (who, element) =>
      who === null
        ? `Leg dein erstes Element: ${elements[element]}.`
        : `${who} legt das erste Element: ${elements[element]}.`,
    actions: (who, actions) =>
      who === null ? `Noch ${actionsLeft(actions)}: ziehen oder bewegen.` : `${who} hat noch ${actionsLeft(actions)}.`,
    done: (who, bonus) => {
      if (who !== null) return `${who} darf den Zug beenden.`
      return bonus
        ? 'Setz einen Bonusmarker ein oder beende den Zug.'
        : 'Deine Aktionen sind verbraucht: Beende den Zug.'
    },
    window: (space, region, projects) =>
      projects === 1
        ? `Bau oder mach weiter: ${space} ${inRegion[region]} vollendet ein Projekt.`
        : `Bau eines von ${projects} Projekten oder mach weiter: ${space} ${inRegion[region]} vollendet sie.`,
    pending: {
      subsidy: (who, draws) =>
        who === null
          ? `Staatliche Förderung: Zieh noch ${cardsIn(draws)}.`
          : `Staatliche Förderung: ${who} zieht noch ${cardsIn(draws)}.`,
      automatization: (who) =>
        who === null ? 'Automatisierung: Du hast eine Aktion mehr.' : `Automatisierung: ${who} hat eine Aktion mehr.`,
      initiative: (who) =>
        who === null
          ? 'Private Initiative: Leg ein beliebiges Element aus dem Vorrat.'
          : `Private Initiative: ${who} legt ein beliebiges Element aus dem Vorrat.`,
      permits: (who) =>
        who === null
          ? 'Neue Baugenehmigungen: Beweg ein Element aus einer Fabrik auf ein Randfeld.'
          : `Neue Baugenehmigungen: ${who} bewegt ein Element aus einer Fabrik auf ein Randfeld.`,
    },
    over: 'Die Partie ist zu Ende.',
  },

  areas: {
    turn: { command: 'zug', heading: 'Der Zug' },
    hand: { command: 'hand', heading: 'Deine Hand' },
    offer: { command: 'auslage', heading: 'Die Auslage' },
    regions: {
      desert: { command: 'wüste', heading: 'Die Wüste' },
      water: { command: 'wasser', heading: 'Die Wasserregion' },
      forest: { command: 'wald', heading: 'Der Wald' },
    },
    factories: { command: 'fabriken', heading: 'Fabriken und Vorrat' },
    player: { command: 'spieler', heading: (name, you) => (you ? `${name} (du)` : name) },
    map: { command: 'karte', heading: 'Wie die Felder liegen' },
  },

  turn: {
    round: (round) => `Runde ${round}.`,
    first: (name) => `Startspieler: ${name}.`,
    order: (names) => `Reihenfolge: ${names.join(', ')}.`,
    acting: (name, actions) => `${name} ist am Zug und hat noch ${actionsLeft(actions)}.`,
    bonusUsed: 'In diesem Zug wurde ein Bonusmarker eingesetzt.',
    pending: (token) => `Gerade im Einsatz: Bonusmarker ${tokens[token]}.`,
    window: (element, space, region) =>
      `Zuletzt gelegt wurde ${elements[element]} auf ${space} ${inRegion[region]}; damit lässt sich noch ein Projekt vollenden.`,
    ending: {
      open: '',
      flag: 'Die Fahne ist da: Nach dieser Runde kommt die letzte.',
      last: 'Das ist die letzte Runde.',
    },
    over: 'Die Partie ist zu Ende.',
  },
  hand: {
    empty: 'Deine Hand ist leer.',
    known: 'Die anderen kennen diese Karte.',
  },
  offer: {
    empty: 'In der Auslage liegt kein Projekt.',
    deck: (cards) => `${cardsIn(cards)} im Stapel.`,
  },
  region: {
    caption: 'Felder, von Norden nach Süden und von Westen nach Osten',
    row: 'Reihe',
    free: 'frei',
    outer: 'Rand, frei',
    outerTaken: (element) => `Rand, ${elements[element]}`,
    token: (token) => `frei, Marker ${tokens[token]}`,
    empty: 'Hier liegt noch kein Element: Das erste kommt in die Mitte, d4.',
    last: (card) => `Zuletzt hier gebaut: ${card}. Das nächste Projekt muss von anderer Art sein.`,
    noneBuilt: 'Hier wurde noch kein Projekt gebaut.',
    built: (cards) => `${cardsIn(cards)} hier gebaut.`,
    stack: (count, top) => `${count} Marker im Stapel, obenauf ${tokens[top]}.`,
    noStack: 'Der Stapel der Bonusmarker ist leer.',
    tracks: 'Punkteleiste',
    player: 'Spieler',
    track: 'auf der Leiste',
    cluster: 'größte Gruppe',
  },
  production: {
    caption: 'Elemente',
    place: 'Ort',
    factory: (factory, touched) => `Fabrik ${factories[factory]} (${list(touched.map((region) => regions[region]))})`,
    pile: 'Produktionsstapel',
    middle: 'Mitte',
    reserve: 'Vorrat',
    tiles: (tiles) =>
      tiles === 1
        ? '1 Produktionsplättchen ist übrig: das mit der Fahne.'
        : `${tiles} Produktionsplättchen sind übrig, die Fahne ganz unten.`,
    noTiles: 'Kein Produktionsplättchen ist übrig: Die Mitte wird mit je einem Element jeder Farbe gefüllt.',
    toCome: (amounts) => `Die Rückseiten der übrigen Plättchen zeigen insgesamt ${elementAmounts(amounts)}.`,
    unseen: (amounts) => `Unter den obersten Markern der Stapel liegen insgesamt ${tokenAmounts(amounts)}.`,
  },
  player: {
    colour: (element) => `Spielt ${elements[element]}.`,
    noColour: 'Hat noch keine Farbe.',
    hand: (cards) => `${cardsIn(cards)} auf der Hand.`,
    known: 'Davon kennen alle:',
    tokens: (amounts) => `Bonusmarker: ${tokenAmounts(amounts)}.`,
    noTokens: 'Kein Bonusmarker.',
    caption: 'Punkte je Region',
    region: 'Region',
    projects: 'Projekte',
    cluster: 'größte Gruppe',
    total: (points) => `Die schwächste Region dreifach und 3 je Marker: ${points}.`,
  },
  map: {
    rows: 'Eine Region hat sieben Reihen, a bis g von Norden nach Süden, mit 4, 5, 6, 7, 6, 5 und 4 Feldern, von Westen gezählt. Die Mitte ist d4.',
    neighbours:
      'Zwei Felder nebeneinander in einer Reihe berühren sich. Bis Reihe d liegen unter b2 im Südwesten c2 und im Südosten c3; ab Reihe d liegen unter e2 im Südwesten f1 und im Südosten f2.',
    outer: (spaces) => `Die Randfelder sind ${list(spaces)}.`,
    bonus: (spaces) => `Die Bonusfelder sind ${list(spaces)}.`,
    factories: 'Fabrik A grenzt an Wüste und Wasser, B an Wasser und Wald, C an Wald und Wüste.',
  },

  moves: {
    colour: (element) => `Spiel ${elements[element]}`,
    place: (element) => `Leg ${elements[element]} aus dem Vorrat`,
    move: (element) => `Beweg ${elements[element]}`,
    moveWhole: (element, factory, space, region, token) =>
      `Beweg ${elements[element]} aus Fabrik ${factories[factory]} auf ${space} ${inRegion[region]}${gained(token)}`,
    placeWhole: (element, space, region, token) =>
      `Leg ${elements[element]} aus dem Vorrat auf ${space} ${inRegion[region]}${gained(token)}`,
    factory: (factory) => `aus Fabrik ${factories[factory]}`,
    row: (row) => `Reihe ${row}`,
    space: (space) => `Feld ${space}`,
    spaceWithToken: (space, token) => `Feld ${space} mit Marker ${tokens[token]}`,
    take: 'Nimm aus der Auslage',
    takeWhole: (taken) => `Nimm aus der Auslage: ${taken}`,
    taken: (card, amounts) => `${card} aus ${elementAmounts(amounts)}`,
    draw: 'Zieh vom Stapel',
    build: 'Bau',
    buildWhole: (built) => `Bau ${built}`,
    built: (card, region, points) => `${card} ${inRegion[region]} für ${pointsOf(points)}`,
    use: 'Setz einen Bonusmarker ein',
    useWhole: (token) => `Setz den Marker ${tokens[token]} ein: ${tokenEffects[token]}`,
    used: (token) => `${tokens[token]}: ${tokenEffects[token]}`,
    end: 'Beende den Zug',
  },

  events: {
    first: (name, drawn) => (drawn ? `Ausgelost: ${name} beginnt.` : `${name} beginnt.`),
    colour: (name, element) => `${name} spielt ${elements[element]}.`,
    laid: (region, laid, top) =>
      `Bonusmarker ${inRegion[region]}: ${laid.map(tokenOn).join(', ')}; oben auf dem Stapel ${tokens[top]}.`,
    dealt: (name, count) => `${name} bekommt ${cardsIn(count)}.`,
    dealtCards: (name, cards) => `${name} bekommt ${list(cards)}.`,
    offered: (cards) => `Neu in der Auslage: ${list(cards)}.`,
    turn: (name, round) => `Runde ${round}, ${name} ist am Zug.`,
    moved: (name, element, factory, space, region) =>
      `${name} bewegt ${elements[element]} aus Fabrik ${factories[factory]} auf ${space} ${inRegion[region]}.`,
    placed: (name, element, space, region) =>
      `${name} legt ${elements[element]} aus dem Vorrat auf ${space} ${inRegion[region]}.`,
    covered: (name, token, space) => `${name} nimmt den Marker auf ${space}: ${tokens[token]}.`,
    earned: (name, token, region) =>
      `${name} nimmt den obersten Marker vom Stapel ${inRegion[region]}: ${tokens[token]}.`,
    uncovered: (token, region) => `Der Stapel ${inRegion[region]} zeigt jetzt ${tokens[token]}.`,
    refilled: (factory, amounts) => `Fabrik ${factories[factory]} ist leer und bekommt ${elementAmounts(amounts)}.`,
    notRefilled: (factory) => `Fabrik ${factories[factory]} ist leer und bleibt es: Die Mitte hat nichts mehr.`,
    produced: (amounts, left) =>
      `Ein Produktionsplättchen wird umgedreht: Als Nächstes kommen ${elementAmounts(amounts)}; es ${n(left, 'ist', 'sind')} noch ${left} übrig.`,
    middle: (amounts) => `Die Mitte wird gefüllt mit ${elementAmounts(amounts)}.`,
    flag: 'Die Fahne ist da: Die Runde wird zu Ende gespielt, dann folgt noch eine.',
    took: (name, card) => `${name} nimmt ${card} aus der Auslage.`,
    drew: (name) => `${name} zieht ein Projekt vom Stapel.`,
    drewCard: (name, card) => `${name} zieht ${card} vom Stapel.`,
    built: (name, card, region, points, reached) =>
      `${name} baut ${card} ${inRegion[region]} für ${pointsOf(points)} und steht dort bei ${reached}.`,
    used: (name, token) => `${name} setzt einen Marker ein: ${tokens[token]}.`,
    lost: (name, actions) =>
      `${name} kann nichts mehr tun: ${actionsLeft(actions)} ${n(actions, 'verfällt', 'verfallen')}.`,
    last: (round) => `Runde ${round} beginnt, die letzte.`,
    cluster: (name, size, region) => `${name} bekommt ${pointsOf(size)} für die größte Gruppe ${inRegion[region]}.`,
    final: (name, points) => `Endstand für ${name}: ${pointsOf(points)}.`,
  },

  board: {
    scoring:
      'Regionen zählen ihre Punkte und deine größte Gruppe; die schwächste zählt dreifach (×3), jeder übrige Marker 3.',
    regionStands: (region, track, cluster) => `${regions[region]}: ${track} auf der Leiste, größte Gruppe ${cluster}`,
    lowest: (region) => `${regions[region]}: Die schwächste zählt dreifach`,
    table: 'Der Tisch: drei Regionen um den Produktionsstapel',
    forward: (region) => `Nach vorn holen. ${region}`,
    inFactory: (element, count, factory) => `${amount(count, elements[element])} in Fabrik ${factories[factory]}`,
    inReserve: (element, count) => `${amount(count, elements[element])} im Vorrat`,
    reserve: 'Vorrat',
    unseen: 'Noch unbekannte Marker',
    space: (space, region, holds) => `${space} ${inRegion[region]}: ${holds}`,
    open: (space) => `${space}. Hier kann ein Element hin`,
    fresh: (space) => `${space}, neu seit deinem letzten Zug`,
    score: (name, points, group) => `${name} ${pointsOf(points)}, größte Gruppe ${group}`,
    inRegion: (region, text) => `${region}: ${text}`,
    next: (amounts) => `Als Nächstes: ${elementAmounts(amounts)}.`,
    card: (card, points) => `${card}: ${pointsOf(points)}`,
    standing: {
      refused: 'jetzt nicht, das letzte Projekt ist von dieser Art.',
      blocked: 'dafür ist kein Platz mehr.',
      complete: 'kann jetzt gebaut werden.',
      unstarted: (missing) => `noch nichts davon da, ${missing} ${n(missing, 'fehlt', 'fehlen')}.`,
      missing: (amounts, spaces, ways) =>
        ways === 1
          ? `noch ${wanted(amounts)} nötig, auf ${list(spaces)}.`
          : `noch ${wanted(amounts)} nötig, ${ways} Möglichkeiten.`,
    },
    serves: {
      completes: (element, cards) =>
        element === null ? `Vollendet: ${list(cards)}.` : `Mit ${elements[element]} vollendet: ${list(cards)}.`,
      missing: (element, changes) =>
        element === null ? `Fehlt: ${changes.join(', ')}.` : `Fehlt mit ${elements[element]}: ${changes.join(', ')}.`,
    },
    placing: (element, space, region, token) =>
      `${elements[element]} auf ${space}, ${regions[region]}${token === null ? '' : `: bringt ${tokens[token]}`}`,
    taking: (card) => `Nimm ${card}`,
    building: (card, points) => `Bau ${card}: ${pointsOf(points)}`,
    inAll: (change) => `am Ende ${change}`,
    unbuilt: (cards) => `${list(cards)} ${n(cards.length, 'bleibt', 'bleiben')} ungebaut.`,
    confirm: 'So spielen',
    confirmMove: (move) => `Spielen: ${move}`,
    cancel: 'Zurücklegen',
    changes: 'Was sich dadurch ändert',
    pickSpace: (element, factory) =>
      factory === null
        ? `Leg ${elements[element]} aus dem Vorrat: Wähle ein Feld.`
        : `Beweg ${elements[element]} aus Fabrik ${factories[factory]}: Wähle ein Feld.`,
    pickElement: 'Wähle jetzt ein Element.',
    bar: 'Was gewählt oder angesehen wird',
    details: 'Einzelheiten',
    deck: 'Stapel',
    tokens: 'Deine Bonusmarker',
    token: (count, text) => (count === 1 ? text : `${count} × ${text}`),
    players: 'Die Spieler',
    round: (round) => `Runde ${round}`,
    actions: (actions) => `noch ${actionsLeft(actions)}`,
    ending: {
      open: (tiles) => (tiles === 1 ? 'Als Nächstes die Fahne' : `Fahne in ${tiles} Plättchen`),
      flag: 'Gleich letzte Runde',
      last: 'Letzte Runde',
    },
  },

  refusals: {
    'no-move': () => 'Diesen Zug gibt es nicht.',
    'game-over': () => 'Die Partie ist zu Ende.',
    'colours-first': () => 'Erst muss eine Farbe gewählt werden.',
    'colours-done': () => 'Die Farben sind schon gewählt.',
    'colour-taken': (v) => `${v.name} spielt ${elements[v.element]}.`,
    'start-first': () => 'Erst legt jeder Spieler ein Element der eigenen Farbe.',
    'own-colour': (v) => `Dein erstes Element muss deine Farbe haben: ${elements[v.own]}.`,
    'reserve-untouched': () => 'Nur Private Initiative holt ein Element aus dem Vorrat.',
    'reserve-empty': (v) => `Im Vorrat fehlt ${elements[v.element]}.`,
    'factory-lacks': (v) => `In Fabrik ${factories[v.factory]} fehlt ${elements[v.element]}.`,
    'factory-far': (v) => `Fabrik ${factories[v.factory]} grenzt nicht an ${theRegion[v.region]}.`,
    'no-actions': () => 'Die drei Aktionen dieses Zuges sind verbraucht.',
    'actions-left': (v) =>
      `Der Zug ist noch nicht vorbei: ${actionsLeft(v.actions)} ${n(v.actions, 'steht', 'stehen')} noch aus.`,
    'bonus-running': (v) => `Erst muss der Marker ausgeführt werden: ${tokens[v.token]}.`,
    'bonus-used': () => 'Pro Zug ist nur ein Bonusmarker erlaubt.',
    'no-token': (v) => `Diesen Marker hast du nicht: ${tokens[v.token]}.`,
    'token-idle': (v) => `Der Marker könnte jetzt nichts bewirken: ${tokens[v.token]}.`,
    'space-taken': (v) => `Auf ${v.space} liegt schon ein Element.`,
    'space-outer': (v) => `${v.space} ist ein Randfeld: Nur Neue Baugenehmigungen führen dorthin.`,
    'space-not-outer': (v) => `Neue Baugenehmigungen führen nur auf Randfelder, und ${v.space} ist keines.`,
    'space-centre': () => 'Die Region ist leer: Ihr erstes Element kommt in die Mitte, d4.',
    'space-apart': (v) => `Neben ${v.space} liegt kein Element.`,
    'not-offered': (v) => `${v.card} liegt nicht in der Auslage.`,
    'deck-empty': () => 'Der Stapel ist leer.',
    'window-closed': () => 'Ein Projekt lässt sich nur gleich nach dem Legen eines Elements bauen, und nur eines.',
    'not-held': (v) => `Du hast ${v.card} nicht auf der Hand.`,
    'same-kind': (v) =>
      `Das letzte Projekt dort ist von derselben Art: ${kinds[v.kind]} (${regions[v.region]}). Eine vielfältige Stadt will eine andere.`,
    'no-pattern': (v) => `Das gerade gelegte Element vollendet das Muster nicht: ${v.card}.`,
    'invalid-turn': () => 'Wer am Zug ist und was ansteht, passt nicht zusammen.',
    'invalid-colours': () => 'Die Farben der Spieler passen nicht zum Zug.',
    'invalid-region': () => 'Die Elemente einer Region hängen nicht von der Mitte aus zusammen.',
    'invalid-tile': () => 'Ein Produktionsplättchen ist umgedreht, das es nicht sein kann, oder umgekehrt.',
    'invalid-ending': () => 'Wie nah das Ende ist, passt nicht zu den umgedrehten Plättchen.',
    'invalid-pile': () => 'Auf dem Stapel liegen mehr oder weniger Elemente als möglich.',
    'invalid-factory': () => 'Eine Fabrik enthält, was sie nicht enthalten kann.',
    'invalid-elements': () => 'Die Elemente einer Farbe gehen nicht auf.',
    'invalid-reserve': () => 'Der Vorrat gab mehr her, als verlangt war.',
    'invalid-token': () => 'Die Bonusmarker gehen nicht auf.',
    'invalid-stack': () => 'Ein Stapel Bonusmarker passt nicht zu den Punkten.',
    'invalid-card': () => 'Eine Projektkarte liegt, wo keine liegen kann.',
    'invalid-built': () => 'Das letzte Projekt einer Region ist nicht unter den dort gebauten.',
    'invalid-hand': () => 'Die Hände sind nicht so, wie sie ausgeteilt wurden.',
    'invalid-offer': () => 'Die Auslage enthält nicht, was sie sollte.',
    'invalid-points': () => 'Die Punkte einer Region passen nicht zu dem, was dort gebaut wurde.',
    'invalid-window': () => 'Dort wurde nicht gerade ein Element gelegt.',
    'invalid-bonus': () => 'Der Bonusmarker im Einsatz kann nicht stimmen.',
    'invalid-round': () => 'Die Runden passen nicht zu dem, was gezogen und gelegt wurde.',
  },

  lines: {
    projects: (region) => `Projekte, ${regions[region]}`,
    cluster: (region) => `Größte Gruppe, ${regions[region]}`,
    lowest: (region) => `Schwächste Region (×3), noch zweimal: ${regions[region]}`,
    tokens: 'Übrige Bonusmarker',
  },
  sums: {
    projects: 'Projekte',
    cluster: 'Größte Gruppen',
    lowest: 'Schwächste Region (×3), noch zweimal',
    tokens: 'Übrige Bonusmarker',
  },
  endings: {
    points: 'Die meisten Punkte gewinnen.',
    lowest: 'Gleichstand; die Punkte der schwächsten Region entscheiden.',
    second: 'Gleichstand; die Punkte der zweitschwächsten Region entscheiden.',
    highest: 'Gleichstand; die Punkte der stärksten Region entscheiden.',
    shared: 'Gleichstand in allem: Der Sieg wird geteilt.',
  },
  options: { first: 'Startspieler', colours: 'Farben' },
  values: { seated: 'Nach Platz', chosen: 'Reihum gewählt' },
} satisfies Messages
