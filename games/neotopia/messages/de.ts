// Neotopia auf Deutsch.
import { listing, plural } from '../../../core/words.ts'
import type { Messages } from './en.ts'

const n = plural('de')
const list = listing('de')

const actionsLeft = (actions: number) => `${actions} ${n(actions, 'Aktion', 'Aktionen')}`
const cardsIn = (cards: number) => `${cards} ${n(cards, 'Projekt', 'Projekte')}`
const pointsOf = (points: number) => `${points} ${n(points, 'Punkt', 'Punkte')}`

export const de = {
  name: 'Neotopia',
  aim: 'Meiste Punkte; schwächste Region ×3',
  about:
    'Bring Elemente aus drei Fabriken in drei Regionen einer Stadt im Jahr 2055 und bau aus ihren Mustern Projekte.',
  notice:
    'Die Regeln sind die von Neotopia; die Karten der Regionen, die Muster und Namen der Projekte und die Rückseiten der Produktionsplättchen haben wir selbst gestaltet.',
  list,

  elements: ['Energie', 'Bio-Anbau', 'Technik', 'Gemeinschaft'],
  regions: ['Wüste', 'Wasser', 'Wald'],
  inRegion: ['in der Wüste', 'in der Wasserregion', 'im Wald'],
  toRegion: ['in die Wüste', 'in die Wasserregion', 'in den Wald'],
  factories: ['A', 'B', 'C'],
  tokens: ['Staatliche Förderung', 'Automatisierung', 'Private Initiative', 'Neue Baugenehmigungen'],
  tokenEffects: [
    '2 Projekte ziehen',
    'eine Aktion mehr',
    'ein beliebiges Element aus dem Vorrat in eine beliebige Region legen',
    'ein Element aus einer Fabrik auf ein Randfeld bewegen',
  ],
  kinds: {
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
  },
  buildingShapes: ['kurze Linie', 'Bogen', 'Dreieck', 'lange Linie', 'Stern'],
  directions: {
    e: 'östlich',
    se: 'südöstlich',
    sw: 'südwestlich',
    w: 'westlich',
    nw: 'nordwestlich',
    ne: 'nordöstlich',
  },

  building: (kind, form) => `${kind} (${form})`,
  project: (kind, size) => `${kind} (${size})`,
  amount: (count, element) => `${count} ${element}`,
  nothing: 'nichts',
  points: pointsOf,
  buildingPoints: (other, own, element) => `${other} Punkte, oder ${own}, wenn du ${element} spielst`,
  firstCell: (element) => `1 ${element}`,
  cell: (number, element, direction, from) => `${number} ${element} ${direction} von ${from}`,
  described: (card, points, pattern) => `${card}, ${points}: ${pattern.join(', ')}.`,

  prompt: {
    colours: (who) => (who === null ? 'Wähle eine Farbe.' : `${who} wählt eine Farbe.`),
    start: (who, element) =>
      who === null ? `Leg dein erstes Element: ${element}.` : `${who} legt das erste Element: ${element}.`,
    actions: (who, actions) =>
      who === null
        ? `Noch ${actionsLeft(actions)}: Zieh ein Projekt oder beweg ein Element.`
        : `${who} hat noch ${actionsLeft(actions)}.`,
    done: (who, bonus) => {
      if (who !== null) return `${who} darf den Zug beenden.`
      return bonus ? 'Setz einen Bonusmarker ein oder beende den Zug.' : 'Deine Aktionen sind um: Beende den Zug.'
    },
    window: (space, place) => `Bau oder mach weiter: ${space} ${place} macht ein Projekt fertig.`,
    pending: [
      (who, draws) =>
        who === null
          ? `Staatliche Förderung: Zieh noch ${cardsIn(draws)}.`
          : `Staatliche Förderung: ${who} zieht noch ${cardsIn(draws)}.`,
      (who) =>
        who === null ? 'Automatisierung: Du hast eine Aktion mehr.' : `Automatisierung: ${who} hat eine Aktion mehr.`,
      (who) =>
        who === null
          ? 'Private Initiative: Leg ein beliebiges Element aus dem Vorrat.'
          : `Private Initiative: ${who} legt ein beliebiges Element aus dem Vorrat.`,
      (who) =>
        who === null
          ? 'Neue Baugenehmigungen: Beweg ein Element aus einer Fabrik auf ein Randfeld.'
          : `Neue Baugenehmigungen: ${who} bewegt ein Element aus einer Fabrik auf ein Randfeld.`,
    ],
    over: 'Die Partie ist zu Ende.',
  },

  areas: {
    turn: { command: 'zug', heading: 'Der Zug' },
    hand: { command: 'hand', heading: 'Deine Hand' },
    offer: { command: 'auslage', heading: 'Die Auslage' },
    regions: [
      { command: 'wüste', heading: 'Die Wüste' },
      { command: 'wasser', heading: 'Die Wasserregion' },
      { command: 'wald', heading: 'Der Wald' },
    ],
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
    pending: (token) => `Der laufende Bonusmarker: ${token}.`,
    window: (element, space, place) =>
      `Zuletzt gelegt wurde ${element} auf ${space} ${place}; das kann noch ein Projekt fertig machen.`,
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
    outerTaken: (element) => `Rand, ${element}`,
    token: (token) => `frei, Marker ${token}`,
    empty: 'Hier liegt noch kein Element: Das erste kommt in die Mitte, d4.',
    last: (card) => `Das letzte Projekt hier ist ${card}: Das nächste muss von anderer Art sein.`,
    noneBuilt: 'Hier wurde noch kein Projekt gebaut.',
    built: (cards) => `${cardsIn(cards)} hier gebaut.`,
    stack: (tokens, top) => `${tokens} Marker im Stapel, obenauf ${top}.`,
    noStack: 'Der Stapel der Bonusmarker ist leer.',
    tracks: 'Punkteleiste',
    player: 'Spieler',
    track: 'auf der Leiste',
    cluster: 'größte Gruppe',
  },
  production: {
    caption: 'Elemente',
    place: 'Ort',
    factory: (factory, regions) => `Fabrik ${factory} (${regions.join(' und ')})`,
    pile: 'Produktionsstapel',
    middle: 'Mitte',
    reserve: 'Vorrat',
    tiles: (tiles) =>
      tiles === 1
        ? '1 Produktionsplättchen ist übrig: das mit der Fahne.'
        : `${tiles} Produktionsplättchen sind übrig, die Fahne ganz unten.`,
    noTiles: 'Kein Produktionsplättchen ist übrig: Die Mitte wird mit je einem Element jeder Farbe gefüllt.',
    toCome: (amounts) => `Die Rückseiten der übrigen Plättchen zeigen insgesamt ${amounts}.`,
    unseen: (amounts) => `Unter den obersten Markern der Stapel liegen insgesamt ${amounts}.`,
  },
  player: {
    colour: (element) => `Spielt ${element}.`,
    noColour: 'Hat noch keine Farbe.',
    hand: (cards) => `${cardsIn(cards)} auf der Hand.`,
    known: 'Davon kennen alle:',
    tokens: (tokens) => `Bonusmarker: ${tokens}.`,
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
    colour: (element) => `Spiel ${element}`,
    place: (element) => `Leg ${element} aus dem Vorrat`,
    move: (element) => `Beweg ${element}`,
    factory: (factory) => `aus Fabrik ${factory}`,
    row: (row) => `Reihe ${row}`,
    space: (space) => `Feld ${space}`,
    spaceWithToken: (space, token) => `Feld ${space} mit Marker ${token}`,
    take: 'Nimm aus der Auslage',
    taken: (card, elements) => `${card} aus ${elements}`,
    draw: 'Zieh vom Stapel',
    build: 'Bau',
    built: (card, place, points) => `${card} ${place} für ${points}`,
    use: 'Setz einen Bonusmarker ein',
    used: (token, effect) => `${token}: ${effect}`,
    end: 'Zug beenden',
  },

  events: {
    first: (name, drawn) => (drawn ? `Ausgelost: ${name} beginnt.` : `${name} beginnt.`),
    colour: (name, element) => `${name} spielt ${element}.`,
    laid: (place, tokens, top) => `Bonusmarker ${place}: ${tokens.join(', ')}; oben auf dem Stapel ${top}.`,
    tokenOn: (token, space) => `${token} auf ${space}`,
    dealt: (name, count) => `${name} bekommt ${cardsIn(count)}.`,
    dealtCards: (name, cards) => `${name} bekommt ${list(cards)}.`,
    offered: (cards) => `Neu in der Auslage: ${list(cards)}.`,
    turn: (name, round) => `Runde ${round}, ${name} ist am Zug.`,
    moved: (name, element, factory, space, place) =>
      `${name} bewegt ${element} aus Fabrik ${factory} auf ${space} ${place}.`,
    placed: (name, element, space, place) => `${name} legt ${element} aus dem Vorrat auf ${space} ${place}.`,
    covered: (name, token, space) => `${name} nimmt den Marker auf ${space}: ${token}.`,
    earned: (name, token, place) => `${name} nimmt den obersten Marker vom Stapel ${place}: ${token}.`,
    uncovered: (token, place) => `Der Stapel ${place} zeigt jetzt ${token}.`,
    refilled: (factory, elements) => `Fabrik ${factory} ist leer und bekommt ${elements}.`,
    notRefilled: (factory) => `Fabrik ${factory} ist leer und bleibt es: Die Mitte hat nichts mehr.`,
    produced: (elements, left) =>
      `Ein Produktionsplättchen wird umgedreht und bringt ${elements}; noch ${left} ${n(left, 'ist', 'sind')} übrig.`,
    middle: (elements) => `Die Mitte wird gefüllt mit ${elements}.`,
    flag: 'Die Fahne ist da: Die Runde wird zu Ende gespielt, dann folgt noch eine.',
    took: (name, card) => `${name} nimmt ${card} aus der Auslage.`,
    drew: (name) => `${name} zieht ein Projekt vom Stapel.`,
    drewCard: (name, card) => `${name} zieht ${card} vom Stapel.`,
    built: (name, card, place, points, reached) =>
      `${name} baut ${card} ${place} für ${points} und steht dort bei ${reached}.`,
    used: (name, token) => `${name} setzt einen Marker ein: ${token}.`,
    lost: (name, actions) =>
      `${name} kann nichts mehr tun: ${actionsLeft(actions)} ${n(actions, 'verfällt', 'verfallen')}.`,
    last: (round) => `Runde ${round} beginnt, die letzte.`,
    cluster: (name, size, place) => `${name} bekommt ${pointsOf(size)} für die größte Gruppe ${place}.`,
    final: (name, points) => `Endstand ${name}: ${pointsOf(points)}.`,
  },

  board: {
    scoring:
      'Regionen zählen ihre Punkte und deine größte Gruppe; die schwächste zählt dreifach (×3), jeder übrige Marker 3.',
    lowest: (region) => `${region}: Die schwächste zählt dreifach`,
    table: 'Der Tisch: drei Regionen um den Produktionsstapel',
    forward: (region) => `Nach vorn holen. ${region}`,
    inFactory: (amount, factory) => `${amount} in Fabrik ${factory}`,
    inReserve: (amount) => `${amount} im Vorrat`,
    reserve: 'Vorrat',
    unseen: 'Noch unbekannte Marker',
    space: (space, place, holds) => `${space} ${place}: ${holds}`,
    open: (space) => `${space}. Hier kann ein Element hin`,
    fresh: (space) => `${space}, neu seit deinem letzten Zug`,
    score: (name, points, group) => `${name} ${pointsOf(points)}, größte Gruppe ${group}`,
    inRegion: (region, text) => `${region}: ${text}`,
    next: (amount) => `Als Nächstes: ${amount}.`,
    card: (card, points) => `${card}: ${points}`,
    standing: {
      refused: 'jetzt nicht, das letzte Projekt ist von dieser Art.',
      blocked: 'dafür ist kein Platz mehr.',
      complete: 'fertig: Du kannst es jetzt bauen.',
      unstarted: (missing) => `noch nichts davon da, ${missing} ${n(missing, 'fehlt', 'fehlen')}.`,
      missing: (amount, spaces, ways) =>
        ways === 1 ? `Es fehlt ${amount} auf ${spaces}.` : `Es fehlt ${amount}, auf ${ways} Arten.`,
    },
    serves: {
      completes: (element, cards) =>
        element === null ? `Macht fertig: ${cards}.` : `Mit ${element} wird fertig: ${cards}.`,
      helps: (element, card, left) =>
        element === null
          ? `Hilft ${card}: Dann ${n(left, 'fehlt', 'fehlen')} ${left}.`
          : `Mit ${element} hilft es ${card}: Dann ${n(left, 'fehlt', 'fehlen')} ${left}.`,
      none: 'Dient noch keinem deiner Projekte.',
    },
    placing: (element, place, token) => `${element} auf ${place}${token && `: bringt ${token}`}`,
    taking: (card) => `Nimm ${card}`,
    building: (card, points) => `Bau ${card}: ${points}`,
    confirm: 'So spielen',
    confirmMove: (move) => `Spielen: ${move}`,
    cancel: 'Zurücklegen',
    changes: 'Was sich dadurch ändert',
    pickSpace: (source) => `${source}: Wähle ein Feld.`,
    pickElement: 'Wähle jetzt ein Element.',
    bar: 'Was gewählt oder angesehen wird',
    idle: 'Sieh dir ein Projekt an, um zu sehen, wo es fertig werden kann, oder ein Feld, um zu sehen, welchem Projekt es dient.',
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
    'colour-taken': (v) => `${v.name} spielt ${v.element}.`,
    'start-first': () => 'Erst legt jeder Spieler ein Element der eigenen Farbe.',
    'own-colour': (v) => `Das erste Element muss die eigene Farbe haben: ${v.own}.`,
    'reserve-untouched': () => 'Nur Private Initiative holt ein Element aus dem Vorrat.',
    'reserve-empty': (v) => `Im Vorrat fehlt ${v.element}.`,
    'factory-lacks': (v) => `In Fabrik ${v.factory} fehlt ${v.element}.`,
    'factory-far': (v) => `Fabrik ${v.factory} grenzt nicht an diese Region: ${v.region}.`,
    'no-actions': () => 'Die drei Aktionen dieses Zuges sind um.',
    'actions-left': (v) =>
      `Der Zug ist noch nicht vorbei: ${actionsLeft(Number(v.actions))} ${n(Number(v.actions), 'steht', 'stehen')} noch aus.`,
    'bonus-running': (v) => `Erst muss der Marker ausgeführt werden: ${v.token}.`,
    'bonus-used': () => 'Pro Zug ist nur ein Bonusmarker erlaubt.',
    'no-token': (v) => `Diesen Marker gibt es hier nicht: ${v.token}.`,
    'token-idle': (v) => `Der Marker könnte jetzt nichts bewirken: ${v.token}.`,
    'space-taken': (v) => `Auf ${v.space} liegt schon ein Element.`,
    'space-outer': (v) => `${v.space} ist ein Randfeld: Nur Neue Baugenehmigungen führen dorthin.`,
    'space-not-outer': (v) => `Neue Baugenehmigungen führen nur auf Randfelder, und ${v.space} ist keines.`,
    'space-centre': () => 'Die Region ist leer: Ihr erstes Element kommt in die Mitte, d4.',
    'space-apart': (v) => `Neben ${v.space} liegt kein Element.`,
    'not-offered': (v) => `${v.card} liegt nicht in der Auslage.`,
    'deck-empty': () => 'Der Stapel ist leer.',
    'window-closed': () => 'Ein Projekt lässt sich nur gleich nach dem Legen eines Elements bauen, und nur eines.',
    'not-held': (v) => `${v.card} ist nicht auf der Hand.`,
    'same-kind': (v) =>
      `Das letzte Projekt dort ist von derselben Art: ${v.kind} (${v.region}). Eine vielfältige Stadt will eine andere.`,
    'no-pattern': (v) => `Das gerade gelegte Element macht das Muster nicht fertig: ${v.card}.`,
    'invalid-rules': () => 'Ihre Regeln gehören nicht zu den veröffentlichten.',
    'invalid-turn': () => 'Wer am Zug ist und womit, kann nicht sein.',
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
    'invalid-bonus': () => 'Der laufende Bonusmarker kann nicht sein.',
    'invalid-round': () => 'Die Runden passen nicht zu dem, was gezogen und gelegt wurde.',
  },

  lines: {
    projects: (region) => `Projekte, ${region}`,
    cluster: (region) => `Größte Gruppe, ${region}`,
    lowest: (region) => `Schwächste Region noch zweimal, ${region}`,
    tokens: 'Übrige Bonusmarker',
  },
  sums: {
    projects: 'Projekte',
    cluster: 'Größte Gruppen',
    lowest: 'Schwächste Region noch zweimal',
    tokens: 'Übrige Bonusmarker',
  },
  endings: {
    points: 'Die meisten Punkte gewinnen.',
    lowest: 'Gleichstand; die bessere schwächste Region entscheidet.',
    second: 'Gleichstand; die bessere zweite Region entscheidet.',
    highest: 'Gleichstand; die bessere stärkste Region entscheidet.',
    shared: 'Gleichstand in allem: Der Sieg wird geteilt.',
  },
  options: { first: 'Startspieler', colours: 'Farben' },
  values: { seated: 'Nach Platz', chosen: 'Reihum gewählt' },
} satisfies Messages
