// Neotopia in Italian.
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

const n = plural('it')
const list = listing('it')

const actionsLeft = (actions: number) => `${actions} ${n(actions, 'azione', 'azioni')}`
const cardsIn = (cards: number) => `${cards} ${n(cards, 'progetto', 'progetti')}`
const pointsOf = (points: number) => `${points} ${n(points, 'punto', 'punti')}`
const missing = (count: number) => n(count, `ne manca ${count}`, `ne mancano ${count}`)

const elements: { readonly [E in Element]: string } = {
  energy: 'energia',
  farming: 'bioagricoltura',
  technology: 'tecnologia',
  community: 'comunità',
}
const several: { readonly [E in Element]: string } = {
  energy: 'energie',
  farming: 'bioagricolture',
  technology: 'tecnologie',
  community: 'comunità',
}
/** The colour somebody plays. */
const the: { readonly [E in Element]: string } = {
  energy: 'l’energia',
  farming: 'la bioagricoltura',
  technology: 'la tecnologia',
  community: 'la comunità',
}
/** One on the board. */
const one: { readonly [E in Element]: string } = {
  energy: 'un’energia',
  farming: 'una bioagricoltura',
  technology: 'una tecnologia',
  community: 'una comunità',
}
const regions: { readonly [R in Region]: string } = {
  desert: 'deserto',
  water: 'acqua',
  forest: 'foresta',
}
const inRegion: { readonly [R in Region]: string } = {
  desert: 'nel deserto',
  water: 'nella regione acquatica',
  forest: 'nella foresta',
}
/** What a factory touches. */
const theRegion: { readonly [R in Region]: string } = {
  desert: 'il deserto',
  water: 'la regione acquatica',
  forest: 'la foresta',
}
const toRegion: { readonly [R in Region]: string } = {
  desert: 'nel deserto',
  water: 'nella regione acquatica',
  forest: 'nella foresta',
}
const factories: { readonly [F in Factory]: string } = {
  a: 'A',
  b: 'B',
  c: 'C',
}
const tokens: { readonly [T in Token]: string } = {
  subsidy: 'sussidio pubblico',
  automatization: 'automazione',
  initiative: 'iniziativa privata',
  permits: 'nuovi permessi edilizi',
}
const tokenEffects: { readonly [T in Token]: string } = {
  subsidy: 'pesca 2 progetti',
  automatization: 'un’azione in più',
  initiative: 'piazza un elemento qualsiasi della riserva in una regione a scelta',
  permits: 'sposta un elemento da una fabbrica a uno spazio esterno',
}
const kinds: { readonly [K in KindId]: string } = {
  sun: 'Torre del sole',
  skyfarm: 'Fattoria verticale',
  spire: 'Guglia della ricerca',
  forum: 'Foro del popolo',
  biogas: 'Centrale a biogas',
  fusion: 'Lab di fusione',
  rooftops: 'Tetti solari',
  orchard: 'Frutteto d’inverno',
  seedvault: 'Banca dei semi',
  garden: 'Orto condiviso',
  grid: 'Rete intelligente',
  algae: 'Lab delle alghe',
  robots: 'Officina robotica',
  tram: 'Anello del tram',
  market: 'Mercato del raccolto',
  academy: 'Accademia aperta',
}
const buildingShapes: { readonly [S in BuildingShape]: string } = {
  line: 'linea corta',
  bend: 'curva',
  triangle: 'triangolo',
  longLine: 'linea lunga',
  star: 'stella',
}
const directions: { readonly [D in Direction]: string } = {
  e: 'a est',
  se: 'a sud-est',
  sw: 'a sud-ovest',
  w: 'a ovest',
  nw: 'a nord-ovest',
  ne: 'a nord-est',
}
const amount = (count: number, element: Element) => `${count} ${n(count, elements[element], several[element])}`
const amountsOf = (all: readonly string[]) => (all.length === 0 ? 'niente' : list(all))
const elementAmounts = (amounts: ElementAmounts) =>
  amountsOf(amounts.map(({ element, count }) => amount(count, element)))
const tokenAmounts = (amounts: TokenAmounts) =>
  amountsOf(amounts.map(({ token, count }) => `${count} × ${tokens[token]}`))
/** Which elements are missing, or how many where ways differ. */
const wanted = (amounts: ElementAmounts | number) =>
  typeof amounts === 'number'
    ? missing(amounts)
    : `${n(
        amounts.reduce((sum, { count }) => sum + count, 0),
        'manca',
        'mancano',
      )} ${elementAmounts(amounts)}`
const gained = (token: Token | null) => (token === null ? '' : ` e prendi il segnalino ${tokens[token]}`)
const tokenOn = ({ token, space }: LaidToken) => `${tokens[token]} su ${space}`

export const it: Messages = {
  name: 'Neotopia',
  aim: 'Più punti; la regione più bassa ×3',
  about:
    'Sposta elementi da tre fabbriche in tre regioni di una città del 2055 e costruisci progetti con i loro schemi.',
  notice:
    'Le regole sono quelle di Neotopia; le mappe delle regioni, gli schemi e i nomi dei progetti e il retro delle tessere produzione sono di nostra creazione.',

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
  buildingPoints: (other, own, element) => `${pointsOf(other)}, o ${own} se giochi con ${the[element]}`,
  firstCell: (element) => `${elements[element]} (1)`,
  cell: (number, element, direction, from) => `${elements[element]} (${number}) ${directions[direction]} di ${from}`,
  described: (card, points, pattern) => `${card}, ${points}: ${pattern.join(', ')}.`,

  prompt: {
    colours: (who) => (who === null ? 'Scegli un colore.' : `${who} sceglie un colore.`),
    start: (who, element) =>
      who === null
        ? `Piazza il tuo primo elemento: ${elements[element]}.`
        : `${who} piazza un primo elemento: ${elements[element]}.`,
    actions: (who, actions) =>
      who === null ? `Ancora ${actionsLeft(actions)}: pesca o sposta.` : `${who} ha ancora ${actionsLeft(actions)}.`,
    done: (who, bonus) => {
      if (who !== null) return `${who} può terminare il turno.`
      return bonus ? 'Usa un segnalino bonus o termina il turno.' : 'Azioni finite: termina il turno.'
    },
    window: (space, region, projects) =>
      projects === 1
        ? `Costruisci o prosegui: ${space} ${inRegion[region]} completa un progetto.`
        : `Costruisci uno dei ${projects} progetti o prosegui: ${space} ${inRegion[region]} li completa.`,
    pending: {
      subsidy: (who, draws) =>
        who === null
          ? `Sussidio pubblico: pesca ancora ${cardsIn(draws)}.`
          : `Sussidio pubblico: ${who} pesca ancora ${cardsIn(draws)}.`,
      automatization: (who) =>
        who === null ? 'Automazione: fai un’azione in più.' : `Automazione: ${who} fa un’azione in più.`,
      initiative: (who) =>
        who === null
          ? 'Iniziativa privata: piazza un elemento qualsiasi della riserva.'
          : `Iniziativa privata: ${who} piazza un elemento qualsiasi della riserva.`,
      permits: (who) =>
        who === null
          ? 'Nuovi permessi edilizi: sposta un elemento da una fabbrica a uno spazio esterno.'
          : `Nuovi permessi edilizi: ${who} sposta un elemento da una fabbrica a uno spazio esterno.`,
    },
    over: 'La partita è finita.',
  },

  areas: {
    turn: { command: 'turno', heading: 'Il turno' },
    hand: { command: 'mano', heading: 'La tua mano' },
    offer: { command: 'offerta', heading: 'L’offerta' },
    regions: {
      desert: { command: 'deserto', heading: 'Il deserto' },
      water: { command: 'acqua', heading: 'La regione acquatica' },
      forest: { command: 'foresta', heading: 'La foresta' },
    },
    factories: { command: 'fabbriche', heading: 'Fabbriche e riserva' },
    player: { command: 'giocatore', heading: (name, you) => (you ? `${name} (tu)` : name) },
    map: { command: 'mappa', heading: 'Come sono disposti gli spazi' },
  },

  turn: {
    round: (round) => `Round ${round}.`,
    first: (name) => `Il primo giocatore è ${name}.`,
    order: (names) => `Ordine di gioco: ${names.join(', ')}.`,
    acting: (name, actions) => `È il turno di ${name}, con ancora ${actionsLeft(actions)}.`,
    bonusUsed: 'In questo turno è stato usato un segnalino bonus.',
    pending: (token) => `Il segnalino bonus in uso: ${tokens[token]}.`,
    window: (element, space, region) =>
      `L’ultimo elemento piazzato è ${one[element]} su ${space} ${inRegion[region]}; può ancora completare un progetto.`,
    ending: {
      open: '',
      flag: 'La bandiera è uscita: dopo questo round viene l’ultimo.',
      last: 'Questo è l’ultimo round.',
    },
    over: 'La partita è finita.',
  },
  hand: {
    empty: 'La tua mano è vuota.',
    known: 'Gli altri conoscono questa carta.',
  },
  offer: {
    empty: 'Nell’offerta non ci sono progetti.',
    deck: (cards) => `${cardsIn(cards)} nel mazzo.`,
  },
  region: {
    caption: 'Spazi, da nord a sud e da ovest a est',
    row: 'riga',
    free: 'libero',
    outer: 'esterno, libero',
    outerTaken: (element) => `esterno, ${elements[element]}`,
    token: (token) => `libero, segnalino ${tokens[token]}`,
    empty: 'Qui non c’è ancora nessun elemento: il primo va al centro, d4.',
    last: (card) => `L’ultimo progetto costruito qui: ${card}. Il prossimo deve essere di un altro tipo.`,
    noneBuilt: 'Qui non è ancora stato costruito nessun progetto.',
    built: (cards) => `${cardsIn(cards)} ${n(cards, 'costruito', 'costruiti')} qui.`,
    stack: (count, top) => `${count} ${n(count, 'segnalino', 'segnalini')} nella pila, in cima ${tokens[top]}.`,
    noStack: 'La pila dei segnalini bonus è esaurita.',
    tracks: 'Tracciato dei punti',
    player: 'giocatore',
    track: 'sul tracciato',
    cluster: 'gruppo più grande',
  },
  production: {
    caption: 'Elementi',
    place: 'luogo',
    factory: (factory, touched) => `fabbrica ${factories[factory]} (${list(touched.map((region) => regions[region]))})`,
    pile: 'pila di produzione',
    middle: 'centro',
    reserve: 'riserva',
    tiles: (tiles) =>
      tiles === 1
        ? 'Resta 1 tessera produzione: quella con la bandiera.'
        : `Restano ${tiles} tessere produzione, la bandiera in fondo.`,
    noTiles: 'Non restano tessere produzione: il centro si riempie con un elemento per colore.',
    toCome: (amounts) => `Il retro delle tessere rimaste mostra in tutto ${elementAmounts(amounts)}.`,
    unseen: (amounts) => `Sotto la cima delle pile di segnalini ci sono in tutto ${tokenAmounts(amounts)}.`,
  },
  player: {
    colour: (element) => `Gioca con ${the[element]}.`,
    noColour: 'Non ha ancora un colore.',
    hand: (cards) => `${cardsIn(cards)} in mano.`,
    known: 'Di questi tutti conoscono:',
    tokens: (amounts) => `Segnalini bonus: ${tokenAmounts(amounts)}.`,
    noTokens: 'Nessun segnalino bonus.',
    caption: 'Punti per regione',
    region: 'regione',
    projects: 'progetti',
    cluster: 'gruppo più grande',
    total: (points) => `Con la regione più bassa contata tre volte e 3 per segnalino: ${points}.`,
  },
  map: {
    rows: 'Una regione ha sette righe, dalla a alla g da nord a sud, di 4, 5, 6, 7, 6, 5 e 4 spazi contati da ovest. Il centro è d4.',
    neighbours:
      'Due spazi vicini in una riga si toccano. Fino alla riga d, sotto b2 ci sono c2 a sud-ovest e c3 a sud-est; dalla riga d in poi, sotto e2 ci sono f1 a sud-ovest e f2 a sud-est.',
    outer: (spaces) => `Gli spazi esterni sono ${list(spaces)}.`,
    bonus: (spaces) => `Gli spazi bonus sono ${list(spaces)}.`,
    factories: 'La fabbrica A tocca deserto e acqua, la B acqua e foresta, la C foresta e deserto.',
  },

  moves: {
    colour: (element) => `Gioca con ${the[element]}`,
    place: (element) => `Piazza ${one[element]} dalla riserva`,
    move: (element) => `Sposta ${one[element]}`,
    moveWhole: (element, factory, space, region, token) =>
      `Sposta ${one[element]} dalla fabbrica ${factories[factory]} su ${space} ${inRegion[region]}${gained(token)}`,
    placeWhole: (element, space, region, token) =>
      `Piazza ${one[element]} dalla riserva su ${space} ${inRegion[region]}${gained(token)}`,
    factory: (factory) => `dalla fabbrica ${factories[factory]}`,
    row: (row) => `riga ${row}`,
    space: (space) => `spazio ${space}`,
    spaceWithToken: (space, token) => `spazio ${space} con il segnalino ${tokens[token]}`,
    take: 'Prendi dall’offerta',
    takeWhole: (taken) => `Prendi dall’offerta: ${taken}`,
    taken: (card, amounts) => `${card} con ${elementAmounts(amounts)}`,
    draw: 'Pesca dal mazzo',
    build: 'Costruisci',
    buildWhole: (built) => `Costruisci ${built}`,
    built: (card, region, points) => `${card} ${inRegion[region]} per ${pointsOf(points)}`,
    use: 'Usa un segnalino bonus',
    useWhole: (token) => `Usa il segnalino ${tokens[token]}: ${tokenEffects[token]}`,
    used: (token) => `${tokens[token]}: ${tokenEffects[token]}`,
    end: 'Termina il turno',
  },

  events: {
    first: (name, drawn) => (drawn ? `Si è tirato a sorte: inizia ${name}.` : `Inizia ${name}.`),
    colour: (name, element) => `${name} gioca con ${the[element]}.`,
    laid: (region, laid, top) =>
      `Segnalini bonus ${inRegion[region]}: ${laid.map(tokenOn).join(', ')}; in cima alla pila ${tokens[top]}.`,
    dealt: (name, count) => `${name} riceve ${cardsIn(count)}.`,
    dealtCards: (name, cards) => `${name} riceve ${list(cards)}.`,
    offered: (cards) => `Novità nell’offerta: ${list(cards)}.`,
    turn: (name, round) => `Round ${round}, turno di ${name}.`,
    moved: (name, element, factory, space, region) =>
      `${name} sposta ${one[element]} dalla fabbrica ${factories[factory]} su ${space} ${inRegion[region]}.`,
    placed: (name, element, space, region) =>
      `${name} piazza ${one[element]} dalla riserva su ${space} ${inRegion[region]}.`,
    covered: (name, token, space) => `${name} prende il segnalino su ${space}: ${tokens[token]}.`,
    earned: (name, token, region) =>
      `${name} prende il segnalino in cima alla pila ${inRegion[region]}: ${tokens[token]}.`,
    uncovered: (token, region) => `La pila ${inRegion[region]} ora mostra ${tokens[token]}.`,
    refilled: (factory, amounts) => `La fabbrica ${factories[factory]} è vuota e riceve ${elementAmounts(amounts)}.`,
    notRefilled: (factory) =>
      `La fabbrica ${factories[factory]} è vuota e resta vuota: il centro non ha niente da dare.`,
    produced: (amounts, left) =>
      `Si gira una tessera produzione: poi arrivano ${elementAmounts(amounts)}; ${n(left, `ne resta ${left}`, `ne restano ${left}`)}.`,
    middle: (amounts) => `Il centro si riempie con ${elementAmounts(amounts)}.`,
    flag: 'La bandiera è uscita: si finisce il round, poi se ne gioca ancora uno.',
    took: (name, card) => `${name} prende ${card} dall’offerta.`,
    drew: (name) => `${name} pesca un progetto dal mazzo.`,
    drewCard: (name, card) => `${name} pesca ${card} dal mazzo.`,
    built: (name, card, region, points, reached) =>
      `${name} costruisce ${card} ${inRegion[region]}: ${pointsOf(points)}, e lì ora ne ha ${reached}.`,
    used: (name, token) => `${name} usa il segnalino ${tokens[token]}.`,
    lost: (name, actions) =>
      `${name} non può fare altro: ${actionsLeft(actions)} ${n(actions, 'va persa', 'vanno perse')}.`,
    last: (round) => `Inizia il round ${round}, l’ultimo.`,
    cluster: (name, size, region) => `${name} aggiunge ${pointsOf(size)} per il gruppo più grande ${inRegion[region]}.`,
    final: (name, points) => `${name} chiude con ${pointsOf(points)}.`,
  },

  board: {
    scoring:
      'Le regioni contano i loro punti e il tuo gruppo più grande; la più bassa conta tre volte (×3), ogni segnalino non usato 3.',
    regionStands: (region, track, cluster) =>
      `${regions[region]}: ${track} sul tracciato, gruppo più grande ${cluster}`,
    lowest: (region) => `${regions[region]}: la più bassa conta tre volte`,
    table: 'Il tavolo: tre regioni intorno alla pila di produzione',
    forward: (region) => `In primo piano. ${region}`,
    inFactory: (element, count, factory) => `${amount(count, element)} nella fabbrica ${factories[factory]}`,
    inReserve: (element, count) => `${amount(count, element)} nella riserva`,
    reserve: 'Riserva',
    unseen: 'Segnalini non ancora visti',
    space: (space, region, holds) => `${space} ${inRegion[region]}: ${holds}`,
    open: (space) => `${space}. Qui si può piazzare un elemento`,
    fresh: (space) => `${space}, nuovo dal tuo ultimo turno`,
    score: (name, points, group) => `${name} ${pointsOf(points)}, gruppo più grande ${group}`,
    inRegion: (region, text) => `${capital(region)}: ${text}`,
    next: (amounts) => `Poi arrivano ${elementAmounts(amounts)}.`,
    card: (card, points) => `${card}: ${pointsOf(points)}`,
    standing: {
      refused: 'non ora, l’ultimo progetto è di questo tipo.',
      blocked: 'non c’è più spazio per lo schema.',
      complete: 'si può costruire ora.',
      unstarted: (count) => `ancora niente, ${missing(count)}.`,
      missing: (amounts, spaces, ways) =>
        ways === 1 ? `${wanted(amounts)} su ${list(spaces)}.` : `${wanted(amounts)}, in ${ways} modi.`,
    },
    serves: {
      completes: (element, cards) =>
        element === null ? `Completa ${list(cards)}.` : `Con ${one[element]} completa ${list(cards)}.`,
      missing: (element, changes) =>
        element === null ? `Manca: ${changes.join(', ')}.` : `Con ${one[element]} manca: ${changes.join(', ')}.`,
    },
    placing: (element, space, region, token) =>
      `${capital(elements[element])} su ${space}, ${regions[region]}${token === null ? '' : `: ottieni ${tokens[token]}`}`,
    taking: (card) => `Prendi ${card}`,
    building: (card, points) => `Costruisci ${card}: ${pointsOf(points)}`,
    inAll: (change) => `${change} alla fine`,
    unbuilt: (cards) => `Senza costruire ${list(cards)}.`,
    confirm: 'Gioca la mossa',
    confirmMove: (move) => `Gioca: ${move}`,
    cancel: 'Rimetti',
    changes: 'Cosa cambierebbe',
    pickSpace: (element, factory) =>
      factory === null
        ? `Piazza ${one[element]} dalla riserva: scegli uno spazio.`
        : `Sposta ${one[element]} dalla fabbrica ${factories[factory]}: scegli uno spazio.`,
    pickElement: 'Ora scegli un elemento.',
    bar: 'Cosa è scelto o osservato',
    details: 'Dettagli',
    deck: 'mazzo',
    tokens: 'I tuoi segnalini bonus',
    token: (count, text) => (count === 1 ? text : `${count} × ${text}`),
    players: 'I giocatori',
    round: (round) => `Round ${round}`,
    actions: (actions) => `ancora ${actionsLeft(actions)}`,
    ending: {
      open: (tiles) => (tiles === 1 ? 'La bandiera è la prossima' : `Bandiera tra ${tiles} tessere`),
      flag: 'Poi l’ultimo round',
      last: 'Ultimo round',
    },
  },

  refusals: {
    'no-move': () => 'Questa mossa non esiste.',
    'game-over': () => 'La partita è finita.',
    'colours-first': () => 'Prima va scelto un colore.',
    'colours-done': () => 'I colori sono già scelti.',
    'colour-taken': (v) => `${v.name} gioca già con ${the[v.element]}.`,
    'start-first': () => 'Prima ogni giocatore piazza un elemento del suo colore.',
    'own-colour': (v) => `Il tuo primo elemento deve essere del tuo colore, ${elements[v.own]}.`,
    'reserve-untouched': () => 'Solo l’iniziativa privata prende un elemento dalla riserva.',
    'reserve-empty': (v) => `Nella riserva non c’è ${elements[v.element]}.`,
    'factory-lacks': (v) => `Nella fabbrica ${factories[v.factory]} non c’è ${elements[v.element]}.`,
    'factory-far': (v) => `La fabbrica ${factories[v.factory]} non tocca ${theRegion[v.region]}.`,
    'no-actions': () => 'Le tre azioni di questo turno sono finite.',
    'actions-left': (v) =>
      `Il turno non può ancora finire: ${n(v.actions, 'resta', 'restano')} da fare ${actionsLeft(v.actions)}.`,
    'bonus-running': (v) => `Prima completa quello che permette il segnalino: ${tokens[v.token]}.`,
    'bonus-used': () => 'In un turno si può usare un solo segnalino bonus.',
    'no-token': (v) => `Non hai questo segnalino: ${tokens[v.token]}.`,
    'token-idle': (v) => `Ora questo segnalino non avrebbe effetto: ${tokens[v.token]}.`,
    'space-taken': (v) => `Su ${v.space} c’è già un elemento.`,
    'space-outer': (v) => `${v.space} è uno spazio esterno: ci portano solo i nuovi permessi edilizi.`,
    'space-not-outer': (v) => `I nuovi permessi edilizi portano solo a spazi esterni, e ${v.space} non lo è.`,
    'space-centre': () => 'La regione è vuota: il suo primo elemento va al centro, d4.',
    'space-apart': (v) => `Accanto a ${v.space} non c’è nessun elemento.`,
    'not-offered': (v) => `${v.card} non è nell’offerta.`,
    'deck-empty': () => 'Il mazzo è vuoto.',
    'window-closed': () => 'Un progetto si costruisce solo subito dopo aver piazzato un elemento, e uno solo.',
    'not-held': (v) => `Non hai in mano ${v.card}.`,
    'same-kind': (v) =>
      `Anche l’ultimo progetto costruito lì (${regions[v.region]}) è di questo tipo, ${kinds[v.kind]}: una città varia ne vuole un altro.`,
    'no-pattern': (v) => `L’elemento appena piazzato non completa lo schema di ${v.card}.`,
    'invalid-turn': () => 'Il turno in corso, o la sua fase, non è possibile.',
    'invalid-colours': () => 'I colori dei giocatori non corrispondono al turno.',
    'invalid-region': () => 'Gli elementi di una regione non sono collegati dal centro.',
    'invalid-tile': () => 'È girata una tessera produzione che non può esserlo, o viceversa.',
    'invalid-ending': () => 'La vicinanza della fine non corrisponde alle tessere girate.',
    'invalid-pile': () => 'La pila contiene troppi elementi, o troppo pochi.',
    'invalid-factory': () => 'Una fabbrica contiene quello che non può contenere.',
    'invalid-elements': () => 'Il conto degli elementi di un colore non torna.',
    'invalid-reserve': () => 'La riserva ha dato più di quanto le è stato chiesto.',
    'invalid-token': () => 'Il conto dei segnalini bonus non torna.',
    'invalid-stack': () => 'Una pila di segnalini bonus non corrisponde ai punti.',
    'invalid-card': () => 'Una carta progetto è dove non può essere.',
    'invalid-built': () => 'L’ultimo progetto di una regione non è tra quelli costruiti lì.',
    'invalid-hand': () => 'Le mani non sono come sono state distribuite.',
    'invalid-offer': () => 'L’offerta non contiene quello che dovrebbe.',
    'invalid-points': () => 'I punti di una regione non corrispondono a quanto costruito lì.',
    'invalid-window': () => 'Lì non è appena stato piazzato un elemento.',
    'invalid-bonus': () => 'Il segnalino bonus in uso non è possibile.',
    'invalid-round': () => 'I round non corrispondono a quanto pescato e piazzato.',
  },

  lines: {
    projects: (region) => `Progetti, ${regions[region]}`,
    cluster: (region) => `Gruppo più grande, ${regions[region]}`,
    lowest: (region) => `Regione più bassa (×3), altre due volte: ${regions[region]}`,
    tokens: 'Segnalini bonus non usati',
  },
  sums: {
    projects: 'Progetti',
    cluster: 'Gruppi più grandi',
    lowest: 'Regione più bassa (×3), altre due volte',
    tokens: 'Segnalini bonus non usati',
  },
  endings: {
    points: 'Vince chi ha più punti.',
    lowest: 'Parità di punti: decidono i punti della regione più bassa.',
    second: 'Parità di punti: decidono i punti della seconda regione più bassa.',
    highest: 'Parità di punti: decidono i punti della regione più alta.',
    shared: 'Parità in tutto: la vittoria è condivisa.',
  },
  options: { first: 'Primo giocatore', colours: 'Colori' },
  values: { seated: 'Secondo il posto', chosen: 'Scelti dai giocatori a turno' },
}
