// Neotopia in Dutch.
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

const n = plural('nl')
const list = listing('nl')

const actionsLeft = (actions: number) => `${actions} ${n(actions, 'actie', 'acties')}`
const cardsIn = (cards: number) => `${cards} ${n(cards, 'project', 'projecten')}`
const pointsOf = (points: number) => `${points} ${n(points, 'punt', 'punten')}`

const elements: { readonly [E in Element]: string } = {
  energy: 'energie',
  farming: 'bioteelt',
  technology: 'technologie',
  community: 'gemeenschap',
}
const regions: { readonly [R in Region]: string } = {
  desert: 'woestijn',
  water: 'water',
  forest: 'bos',
}
const inRegion: { readonly [R in Region]: string } = {
  desert: 'in de woestijn',
  water: 'in de waterregio',
  forest: 'in het bos',
}
/** What a factory touches. */
const theRegion: { readonly [R in Region]: string } = {
  desert: 'de woestijn',
  water: 'de waterregio',
  forest: 'het bos',
}
const toRegion: { readonly [R in Region]: string } = {
  desert: 'naar de woestijn',
  water: 'naar de waterregio',
  forest: 'naar het bos',
}
const factories: { readonly [F in Factory]: string } = {
  a: 'A',
  b: 'B',
  c: 'C',
}
const tokens: { readonly [T in Token]: string } = {
  subsidy: 'overheidssubsidie',
  automatization: 'automatisering',
  initiative: 'particulier initiatief',
  permits: 'nieuwe bouwvergunningen',
}
const tokenEffects: { readonly [T in Token]: string } = {
  subsidy: 'trek 2 projecten',
  automatization: 'één extra actie',
  initiative: 'leg een element naar keuze uit de voorraad in een regio naar keuze',
  permits: 'breng een element uit een fabriek naar een randvak',
}
const kinds: { readonly [K in KindId]: string } = {
  sun: 'Zonnetoren',
  skyfarm: 'Hemelhoeve',
  spire: 'Onderzoekstoren',
  forum: 'Burgerforum',
  biogas: 'Biogascentrale',
  fusion: 'Fusielab',
  rooftops: 'Zonnedaken',
  orchard: 'Wintergaard',
  seedvault: 'Zadenbank',
  garden: 'Buurttuin',
  grid: 'Slim net',
  algae: 'Algenlab',
  robots: 'Robotwerkplaats',
  tram: 'Tramlus',
  market: 'Oogstmarkt',
  academy: 'Open academie',
}
const buildingShapes: { readonly [S in BuildingShape]: string } = {
  line: 'korte lijn',
  bend: 'bocht',
  triangle: 'driehoek',
  longLine: 'lange lijn',
  star: 'ster',
}
const directions: { readonly [D in Direction]: string } = {
  e: 'ten oosten',
  se: 'ten zuidoosten',
  sw: 'ten zuidwesten',
  w: 'ten westen',
  nw: 'ten noordwesten',
  ne: 'ten noordoosten',
}
const amount = (count: number, thing: string) => `${count} ${thing}`
const amountsOf = (all: readonly string[]) => (all.length === 0 ? 'niets' : list(all))
const elementAmounts = (amounts: ElementAmounts) =>
  amountsOf(amounts.map(({ element, count }) => amount(count, elements[element])))
const tokenAmounts = (amounts: TokenAmounts) =>
  amountsOf(amounts.map(({ token, count }) => `${count} × ${tokens[token]}`))
/** Which elements are missing, or how many where ways differ. */
const wanted = (amounts: ElementAmounts | number) => (typeof amounts === 'number' ? amounts : elementAmounts(amounts))
const gained = (token: Token | null) => (token === null ? '' : ` en neem het fiche ${tokens[token]}`)
const tokenOn = ({ token, space }: LaidToken) => `${tokens[token]} op ${space}`

export const nl = {
  name: 'Neotopia',
  aim: 'Meeste punten; zwakste regio ×3',
  about:
    'Breng elementen uit drie fabrieken naar drie regio’s van een stad in 2055 en bouw projecten van hun patronen.',
  notice:
    'De regels zijn die van Neotopia; de borden van de regio’s, de patronen en namen van de projecten en de achterkanten van de productietegels hebben we zelf ontworpen.',

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
  buildingPoints: (other, own, element) => `${pointsOf(other)}, of ${own} als je ${elements[element]} speelt`,
  firstCell: (element) => `${elements[element]} (1)`,
  cell: (number, element, direction, from) => `${elements[element]} (${number}) ${directions[direction]} van ${from}`,
  described: (card, points, pattern) => `${card}, ${points}: ${pattern.join(', ')}.`,

  prompt: {
    colours: (who) => (who === null ? 'Kies een kleur.' : `${who} kiest een kleur.`),
    start: (who, element) =>
      who === null
        ? `Leg je eerste element: ${elements[element]}.`
        : `${who} legt een eerste element: ${elements[element]}.`,
    actions: (who, actions) =>
      who === null
        ? `Nog ${actionsLeft(actions)}: trekken of verplaatsen.`
        : `${who} heeft nog ${actionsLeft(actions)}.`,
    done: (who, bonus) => {
      if (who !== null) return `${who} mag de beurt beëindigen.`
      return bonus ? 'Gebruik een bonusfiche of beëindig de beurt.' : 'Je acties zijn op: beëindig de beurt.'
    },
    window: (space, region, projects) =>
      projects === 1
        ? `Bouw of ga verder: ${space} ${inRegion[region]} maakt een project compleet.`
        : `Bouw een van ${projects} projecten of ga verder: ${space} ${inRegion[region]} maakt ze compleet.`,
    pending: {
      subsidy: (who, draws) =>
        who === null
          ? `Overheidssubsidie: trek nog ${cardsIn(draws)}.`
          : `Overheidssubsidie: ${who} trekt nog ${cardsIn(draws)}.`,
      automatization: (who) =>
        who === null ? 'Automatisering: doe één extra actie.' : `Automatisering: ${who} doet één extra actie.`,
      initiative: (who) =>
        who === null
          ? 'Particulier initiatief: leg een element naar keuze uit de voorraad.'
          : `Particulier initiatief: ${who} legt een element naar keuze uit de voorraad.`,
      permits: (who) =>
        who === null
          ? 'Nieuwe bouwvergunningen: breng een element uit een fabriek naar een randvak.'
          : `Nieuwe bouwvergunningen: ${who} brengt een element uit een fabriek naar een randvak.`,
    },
    over: 'De partij is afgelopen.',
  },

  areas: {
    turn: { command: 'beurt', heading: 'De beurt' },
    hand: { command: 'hand', heading: 'Je hand' },
    offer: { command: 'aanbod', heading: 'Het aanbod' },
    regions: {
      desert: { command: 'woestijn', heading: 'De woestijn' },
      water: { command: 'water', heading: 'De waterregio' },
      forest: { command: 'bos', heading: 'Het bos' },
    },
    factories: { command: 'fabrieken', heading: 'Fabrieken en voorraad' },
    player: { command: 'speler', heading: (name, you) => (you ? `${name} (jij)` : name) },
    map: { command: 'kaart', heading: 'Hoe de vakken liggen' },
  },

  turn: {
    round: (round) => `Ronde ${round}.`,
    first: (name) => `${name} is startspeler.`,
    order: (names) => `Beurtvolgorde: ${names.join(', ')}.`,
    acting: (name, actions) => `${name} is aan de beurt en heeft nog ${actionsLeft(actions)}.`,
    bonusUsed: 'In deze beurt is een bonusfiche gebruikt.',
    pending: (token) => `Bonusfiche in gebruik: ${tokens[token]}.`,
    window: (element, space, region) =>
      `Het laatst gelegde element is ${elements[element]} op ${space} ${inRegion[region]}; het kan nog een project compleet maken.`,
    ending: {
      open: '',
      flag: 'De vlag is er: na deze ronde komt de laatste.',
      last: 'Dit is de laatste ronde.',
    },
    over: 'De partij is afgelopen.',
  },
  hand: {
    empty: 'Je hand is leeg.',
    known: 'De anderen kennen deze kaart.',
  },
  offer: {
    empty: 'Er ligt geen project in het aanbod.',
    deck: (cards) => `${cardsIn(cards)} in de stapel.`,
  },
  region: {
    caption: 'Vakken, van noord naar zuid en van west naar oost',
    row: 'rij',
    free: 'vrij',
    outer: 'rand, vrij',
    outerTaken: (element) => `rand, ${elements[element]}`,
    token: (token) => `vrij, fiche ${tokens[token]}`,
    empty: 'Hier ligt nog geen element: het eerste komt in het midden, op d4.',
    last: (card) => `Het laatste project hier is ${card}: het volgende moet van een andere soort zijn.`,
    noneBuilt: 'Hier is nog geen project gebouwd.',
    built: (cards) => `${cardsIn(cards)} hier gebouwd.`,
    stack: (count, top) => `${count} ${n(count, 'fiche', 'fiches')} in de stapel, bovenop ${tokens[top]}.`,
    noStack: 'De stapel bonusfiches is op.',
    tracks: 'Scorespoor',
    player: 'speler',
    track: 'op het spoor',
    cluster: 'grootste groep',
  },
  production: {
    caption: 'Elementen',
    place: 'plek',
    factory: (factory, touched) => `fabriek ${factories[factory]} (${list(touched.map((region) => regions[region]))})`,
    pile: 'productie',
    middle: 'midden',
    reserve: 'voorraad',
    tiles: (tiles) =>
      tiles === 1
        ? 'Er is nog 1 productietegel: die met de vlag.'
        : `Er zijn nog ${tiles} productietegels, de vlag onderop.`,
    noTiles: 'Er is geen productietegel meer: het midden wordt gevuld met één van elke kleur.',
    toCome: (amounts) => `De achterkanten van de resterende tegels tonen samen ${elementAmounts(amounts)}.`,
    unseen: (amounts) => `Onder de bovenste fiches van de stapels liggen samen ${tokenAmounts(amounts)}.`,
  },
  player: {
    colour: (element) => `Speelt ${elements[element]}.`,
    noColour: 'Heeft nog geen kleur.',
    hand: (cards) => `${cardsIn(cards)} op hand.`,
    known: 'Daarvan kent iedereen:',
    tokens: (amounts) => `Bonusfiches: ${tokenAmounts(amounts)}.`,
    noTokens: 'Geen bonusfiche.',
    caption: 'Punten per regio',
    region: 'regio',
    projects: 'projecten',
    cluster: 'grootste groep',
    total: (points) => `Met de zwakste regio driemaal geteld en 3 voor elk fiche: ${points}.`,
  },
  map: {
    rows: 'Een regio heeft zeven rijen, a t/m g van noord naar zuid, van 4, 5, 6, 7, 6, 5 en 4 vakken, geteld vanuit het westen. Het midden is d4.',
    neighbours:
      'Twee vakken naast elkaar in een rij raken elkaar. Tot rij d liggen onder b2 de vakken c2 in het zuidwesten en c3 in het zuidoosten; vanaf rij d liggen onder e2 de vakken f1 in het zuidwesten en f2 in het zuidoosten.',
    outer: (spaces) => `De randvakken zijn ${list(spaces)}.`,
    bonus: (spaces) => `De bonusvakken zijn ${list(spaces)}.`,
    factories: 'Fabriek A raakt woestijn en water, B water en bos, C bos en woestijn.',
  },

  moves: {
    colour: (element) => `Speel ${elements[element]}`,
    place: (element) => `Leg ${elements[element]} uit de voorraad`,
    move: (element) => `Verplaats ${elements[element]}`,
    moveWhole: (element, factory, space, region, token) =>
      `Verplaats ${elements[element]} uit fabriek ${factories[factory]} naar ${space} ${inRegion[region]}${gained(token)}`,
    placeWhole: (element, space, region, token) =>
      `Leg ${elements[element]} uit de voorraad op ${space} ${inRegion[region]}${gained(token)}`,
    factory: (factory) => `uit fabriek ${factories[factory]}`,
    row: (row) => `rij ${row}`,
    space: (space) => `vak ${space}`,
    spaceWithToken: (space, token) => `vak ${space} met zijn fiche ${tokens[token]}`,
    take: 'Neem uit het aanbod',
    takeWhole: (taken) => `Neem uit het aanbod: ${taken}`,
    taken: (card, amounts) => `${card} van ${elementAmounts(amounts)}`,
    draw: 'Trek van de stapel',
    build: 'Bouw',
    buildWhole: (built) => `Bouw ${built}`,
    built: (card, region, points) => `${card} ${inRegion[region]} voor ${pointsOf(points)}`,
    use: 'Gebruik een bonusfiche',
    useWhole: (token) => `Gebruik het fiche ${tokens[token]}: ${tokenEffects[token]}`,
    used: (token) => `${tokens[token]}: ${tokenEffects[token]}`,
    end: 'Beëindig je beurt',
  },

  events: {
    first: (name, drawn) => (drawn ? `Geloot: ${name} begint.` : `${name} begint.`),
    colour: (name, element) => `${name} speelt ${elements[element]}.`,
    laid: (region, laid, top) =>
      `Bonusfiches ${inRegion[region]}: ${laid.map(tokenOn).join(', ')}; bovenop de stapel ${tokens[top]}.`,
    dealt: (name, count) => `${name} krijgt ${cardsIn(count)}.`,
    dealtCards: (name, cards) => `${name} krijgt ${list(cards)}.`,
    offered: (cards) => `Nieuw in het aanbod: ${list(cards)}.`,
    turn: (name, round) => `Ronde ${round}, beurt van ${name}.`,
    moved: (name, element, factory, space, region) =>
      `${name} brengt ${elements[element]} uit fabriek ${factories[factory]} naar ${space} ${inRegion[region]}.`,
    placed: (name, element, space, region) =>
      `${name} legt ${elements[element]} uit de voorraad op ${space} ${inRegion[region]}.`,
    covered: (name, token, space) => `${name} neemt het fiche op ${space}: ${tokens[token]}.`,
    earned: (name, token, region) =>
      `${name} neemt het bovenste fiche van de stapel ${inRegion[region]}: ${tokens[token]}.`,
    uncovered: (token, region) => `Bovenop de stapel ${inRegion[region]} ligt nu ${tokens[token]}.`,
    refilled: (factory, amounts) => `Fabriek ${factories[factory]} is leeg en krijgt ${elementAmounts(amounts)}.`,
    notRefilled: (factory) => `Fabriek ${factories[factory]} is leeg en blijft leeg: het midden heeft niets te geven.`,
    produced: (amounts, left) =>
      `Een productietegel wordt omgedraaid: hierna komen ${elementAmounts(amounts)}; er ${n(left, 'is', 'zijn')} nog ${left} ${n(left, 'tegel', 'tegels')}.`,
    middle: (amounts) => `Het midden wordt gevuld met ${elementAmounts(amounts)}.`,
    flag: 'De vlag is er: de ronde wordt uitgespeeld, dan volgt er nog één.',
    took: (name, card) => `${name} neemt ${card} uit het aanbod.`,
    drew: (name) => `${name} trekt een project van de stapel.`,
    drewCard: (name, card) => `${name} trekt ${card} van de stapel.`,
    built: (name, card, region, points, reached) =>
      `${name} bouwt ${card} ${inRegion[region]} voor ${pointsOf(points)} en staat daar op ${reached}.`,
    used: (name, token) => `${name} gebruikt ${tokens[token]}.`,
    lost: (name, actions) =>
      `${name} kan niets meer doen: ${actionsLeft(actions)} ${n(actions, 'gaat', 'gaan')} verloren.`,
    last: (round) => `Ronde ${round} begint, de laatste.`,
    cluster: (name, size, region) => `${name} krijgt ${pointsOf(size)} voor de grootste groep ${inRegion[region]}.`,
    final: (name, points) => `${name} eindigt met ${pointsOf(points)}.`,
  },

  board: {
    scoring: 'Elke regio telt haar punten en je grootste groep; de zwakste telt driemaal (×3), elk ongebruikt fiche 3.',
    regionStands: (region, track, cluster) => `${regions[region]}: ${track} op het spoor, grootste groep ${cluster}`,
    lowest: (region) => `${regions[region]}: de zwakste telt driemaal`,
    table: 'De tafel: drie regio’s rond de productie',
    forward: (region) => `Naar voren halen. ${region}`,
    inFactory: (element, count, factory) => `${amount(count, elements[element])} in fabriek ${factories[factory]}`,
    inReserve: (element, count) => `${amount(count, elements[element])} in de voorraad`,
    reserve: 'Voorraad',
    unseen: 'Nog niet geziene fiches',
    space: (space, region, holds) => `${space} ${inRegion[region]}: ${holds}`,
    open: (space) => `${space}. Hier kan een element komen`,
    fresh: (space) => `${space}, nieuw sinds je vorige beurt`,
    score: (name, points, group) => `${name} ${pointsOf(points)}, grootste groep ${group}`,
    inRegion: (region, text) => `${capital(region)}: ${text}`,
    next: (amounts) => `Hierna komen ${elementAmounts(amounts)}.`,
    card: (card, points) => `${card}: ${pointsOf(points)}`,
    standing: {
      refused: 'niet nu, het laatste project is van deze soort.',
      blocked: 'er is geen ruimte meer voor.',
      complete: 'kan nu worden gebouwd.',
      unstarted: (missing) => `er ligt nog niets van, ${missing} te gaan.`,
      missing: (amounts, spaces, ways) =>
        ways === 1
          ? `mist nog ${wanted(amounts)} op ${list(spaces)}.`
          : `mist nog ${wanted(amounts)}, op ${ways} manieren.`,
    },
    serves: {
      completes: (element, cards) =>
        element === null ? `Maakt compleet: ${list(cards)}.` : `Met ${elements[element]} compleet: ${list(cards)}.`,
      missing: (element, changes) =>
        element === null
          ? `Ontbreekt: ${changes.join(', ')}.`
          : `Ontbreekt met ${elements[element]}: ${changes.join(', ')}.`,
    },
    placing: (element, space, region, token) =>
      `${capital(elements[element])} op ${space}, ${regions[region]}${token === null ? '' : `: levert ${tokens[token]} op`}`,
    taking: (card) => `Neem ${card}`,
    building: (card, points) => `Bouw ${card}: ${pointsOf(points)}`,
    inAll: (change) => `${change} aan het einde`,
    unbuilt: (cards) => `${list(cards)} ${n(cards.length, 'blijft', 'blijven')} ongebouwd.`,
    confirm: 'Speel dit',
    confirmMove: (move) => `Speel: ${move}`,
    cancel: 'Terugleggen',
    changes: 'Wat dit zou veranderen',
    pickSpace: (element, factory) =>
      factory === null
        ? `Leg ${elements[element]} uit de voorraad: kies een vak.`
        : `Verplaats ${elements[element]} uit fabriek ${factories[factory]}: kies een vak.`,
    pickElement: 'Kies nu een element.',
    bar: 'Wat is gekozen of bekeken',
    details: 'Bijzonderheden',
    deck: 'stapel',
    tokens: 'Je bonusfiches',
    token: (count, text) => (count === 1 ? text : `${count} × ${text}`),
    players: 'De spelers',
    round: (round) => `Ronde ${round}`,
    actions: (actions) => `nog ${actionsLeft(actions)}`,
    ending: {
      open: (tiles) => (tiles === 1 ? 'Hierna komt de vlag' : `Vlag over ${tiles} tegels`),
      flag: 'Hierna laatste ronde',
      last: 'Laatste ronde',
    },
  },

  refusals: {
    'no-move': () => 'Die zet bestaat niet.',
    'game-over': () => 'De partij is afgelopen.',
    'colours-first': () => 'Eerst moet er een kleur worden gekozen.',
    'colours-done': () => 'De kleuren zijn al gekozen.',
    'colour-taken': (v) => `${v.name} speelt ${elements[v.element]}.`,
    'start-first': () => 'Eerst legt iedere speler één element van de eigen kleur.',
    'own-colour': (v) => `Je eerste element moet je eigen kleur hebben, ${elements[v.own]}.`,
    'reserve-untouched': () => 'Alleen particulier initiatief haalt een element uit de voorraad.',
    'reserve-empty': (v) => `Er is geen ${elements[v.element]} in de voorraad.`,
    'factory-lacks': (v) => `Er is geen ${elements[v.element]} in fabriek ${factories[v.factory]}.`,
    'factory-far': (v) => `Fabriek ${factories[v.factory]} raakt ${theRegion[v.region]} niet.`,
    'no-actions': () => 'De drie acties van deze beurt zijn op.',
    'actions-left': (v) =>
      `De beurt kan nog niet eindigen: er ${n(v.actions, 'is', 'zijn')} nog ${actionsLeft(v.actions)} te doen.`,
    'bonus-running': (v) => `Maak eerst af wat het fiche toelaat: ${tokens[v.token]}.`,
    'bonus-used': () => 'Per beurt mag maar één bonusfiche worden gebruikt.',
    'no-token': (v) => `Je hebt dit fiche niet: ${tokens[v.token]}.`,
    'token-idle': (v) => `Dit fiche zou nu niets kunnen doen: ${tokens[v.token]}.`,
    'space-taken': (v) => `Op ${v.space} ligt al een element.`,
    'space-outer': (v) => `${v.space} is een randvak: alleen nieuwe bouwvergunningen leiden daarheen.`,
    'space-not-outer': (v) => `Nieuwe bouwvergunningen leiden alleen naar randvakken, en ${v.space} is er geen.`,
    'space-centre': () => 'De regio is leeg: het eerste element komt in het midden, op d4.',
    'space-apart': (v) => `Naast ${v.space} ligt geen element.`,
    'not-offered': (v) => `${v.card} ligt niet in het aanbod.`,
    'deck-empty': () => 'De stapel is leeg.',
    'window-closed': () => 'Een project kan alleen worden gebouwd vlak nadat een element is gelegd, en maar één.',
    'not-held': (v) => `Je hebt deze kaart niet: ${v.card}.`,
    'same-kind': (v) =>
      `Het laatste project daar is ook ${kinds[v.kind]} (${regions[v.region]}): een veelzijdige stad wil een andere soort.`,
    'no-pattern': (v) => `Het zojuist gelegde element maakt het patroon niet compleet: ${v.card}.`,
    'invalid-turn': () => 'Wie aan de beurt is, en waarmee, kan niet kloppen.',
    'invalid-colours': () => 'De kleuren van de spelers kloppen niet met de beurt.',
    'invalid-region': () => 'De elementen van een regio hangen niet samen met het midden.',
    'invalid-tile': () => 'Een productietegel is omgedraaid die dat niet kan zijn, of omgekeerd.',
    'invalid-ending': () => 'Hoe nabij het einde is, klopt niet met de omgedraaide tegels.',
    'invalid-pile': () => 'De productie bevat meer of minder elementen dan kan.',
    'invalid-factory': () => 'Een fabriek bevat wat ze niet kan bevatten.',
    'invalid-elements': () => 'De elementen van een kleur kloppen niet in aantal.',
    'invalid-reserve': () => 'De voorraad gaf meer dan er is gevraagd.',
    'invalid-token': () => 'De bonusfiches kloppen niet in aantal.',
    'invalid-stack': () => 'Een stapel bonusfiches klopt niet met de score.',
    'invalid-card': () => 'Een projectkaart ligt waar dat niet kan.',
    'invalid-built': () => 'Het laatste project van een regio hoort niet bij wat daar is gebouwd.',
    'invalid-hand': () => 'De handen zijn niet zoals ze zijn gedeeld.',
    'invalid-offer': () => 'Het aanbod bevat niet wat het zou moeten.',
    'invalid-points': () => 'De punten van een regio kloppen niet met wat daar is gebouwd.',
    'invalid-window': () => 'Daar is niet zojuist een element gelegd.',
    'invalid-bonus': () => 'Het bonusfiche in gebruik kan niet kloppen.',
    'invalid-round': () => 'De ronden kloppen niet met wat is getrokken en gelegd.',
  },

  lines: {
    projects: (region) => `Projecten, ${regions[region]}`,
    cluster: (region) => `Grootste groep, ${regions[region]}`,
    lowest: (region) => `Zwakste regio (×3), nog tweemaal: ${regions[region]}`,
    tokens: 'Ongebruikte bonusfiches',
  },
  sums: {
    projects: 'Projecten',
    cluster: 'Grootste groepen',
    lowest: 'Zwakste regio (×3), nog tweemaal',
    tokens: 'Ongebruikte bonusfiches',
  },
  endings: {
    points: 'De meeste punten winnen.',
    lowest: 'Gelijk in punten; de punten van de zwakste regio beslissen.',
    second: 'Gelijk in punten; de punten van de op één na zwakste regio beslissen.',
    highest: 'Gelijk in punten; de punten van de sterkste regio beslissen.',
    shared: 'Gelijk in alles: de overwinning wordt gedeeld.',
  },
  options: { first: 'Startspeler', colours: 'Kleuren' },
  values: { seated: 'Naar plaats', chosen: 'Om beurten gekozen door de spelers' },
} satisfies Messages
