// Neotopia in French.
import { of } from '../../../core/messages/french.ts'
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

const n = plural('fr')
const list = listing('fr')

/** null: whoever reads. */
type Who = string | null
const subject = (who: Who, verb: string, verbs: string) => (who === null ? `Vous ${verbs}` : `${who} ${verb}`)
/** Inside a sentence. */
const asked = (who: Who, verbs: string, verb: string) => (who === null ? verb : `${who} ${verbs}`)
const actionsLeft = (actions: number) => `${actions} ${n(actions, 'action', 'actions')}`
const cardsIn = (cards: number) => `${cards} ${n(cards, 'projet', 'projets')}`

const pointsOf = (points: number) => `${points} ${n(points, 'point', 'points')}`
const elements: { readonly [E in Element]: string } = {
  energy: 'énergie renouvelable',
  farming: 'agriculture biologique',
  technology: 'technologie',
  community: 'communauté',
}
const several: { readonly [E in Element]: string } = {
  energy: 'énergies renouvelables',
  farming: 'agricultures biologiques',
  technology: 'technologies',
  community: 'communautés',
}
/** The colour somebody plays. */
const the: { readonly [E in Element]: string } = {
  energy: 'l’énergie renouvelable',
  farming: 'l’agriculture biologique',
  technology: 'la technologie',
  community: 'la communauté',
}
/** One on the board. */
const one = (element: Element) => `une ${elements[element]}`
const regions: { readonly [R in Region]: string } = {
  desert: 'région désertique',
  water: 'région aquatique',
  forest: 'région forestière',
}
const inRegion: { readonly [R in Region]: string } = {
  desert: 'dans la région désertique',
  water: 'dans la région aquatique',
  forest: 'dans la région forestière',
}
const toRegion: { readonly [R in Region]: string } = {
  desert: 'vers la région désertique',
  water: 'vers la région aquatique',
  forest: 'vers la région forestière',
}
const factories: { readonly [F in Factory]: string } = {
  a: 'A',
  b: 'B',
  c: 'C',
}
const tokens: { readonly [T in Token]: string } = {
  subsidy: 'subvention gouvernementale',
  automatization: 'automatisation',
  initiative: 'initiative privée',
  permits: 'nouveaux permis de construire',
}
const tokenEffects: { readonly [T in Token]: string } = {
  subsidy: 'piocher 2 projets',
  automatization: 'une action de plus',
  initiative: 'placer un élément de la réserve dans une région au choix',
  permits: 'déplacer un élément d’une manufacture vers un emplacement extérieur',
}
const kinds: { readonly [K in KindId]: string } = {
  sun: 'Tour solaire',
  skyfarm: 'Ferme verticale',
  spire: 'Flèche des sciences',
  forum: 'Forum citoyen',
  biogas: 'Centrale à biogaz',
  fusion: 'Labo de fusion',
  rooftops: 'Toits solaires',
  orchard: 'Verger d’hiver',
  seedvault: 'Banque de semences',
  garden: 'Jardin partagé',
  grid: 'Réseau intelligent',
  algae: 'Labo d’algues',
  robots: 'Atelier de robots',
  tram: 'Boucle de tram',
  market: 'Marché des récoltes',
  academy: 'Académie ouverte',
}
const buildingShapes: { readonly [S in BuildingShape]: string } = {
  line: 'ligne courte',
  bend: 'coude',
  triangle: 'triangle',
  longLine: 'ligne longue',
  star: 'étoile',
}
const directions: { readonly [D in Direction]: string } = {
  e: 'à l’est',
  se: 'au sud-est',
  sw: 'au sud-ouest',
  w: 'à l’ouest',
  nw: 'au nord-ouest',
  ne: 'au nord-est',
}
const amount = (count: number, element: Element) => `${count} ${n(count, elements[element], several[element])}`
const amountsOf = (all: readonly string[]) => (all.length === 0 ? 'rien' : list(all))
const elementAmounts = (amounts: ElementAmounts) =>
  amountsOf(amounts.map(({ element, count }) => amount(count, element)))
const tokenAmounts = (amounts: TokenAmounts) =>
  amountsOf(amounts.map(({ token, count }) => `${count} × ${tokens[token]}`))
/** Which elements are missing, or how many where ways differ. */
const wanted = (amounts: ElementAmounts | number) => (typeof amounts === 'number' ? amounts : elementAmounts(amounts))
const gained = (token: Token | null) => (token === null ? '' : ` et prendre le jeton ${tokens[token]}`)
const tokenOn = ({ token, space }: LaidToken) => `${tokens[token]} en ${space}`

export const fr = {
  name: 'Neotopia',
  aim: 'Points, région la plus faible ×3',
  about:
    'Déplacez les éléments de trois manufactures vers trois régions d’une ville de 2055 et construisez des projets d’après leurs schémas.',
  notice:
    'Les règles sont celles de Neotopia\u202f; les plans des régions, les schémas et les noms des projets et le dos des tuiles production sont de notre conception.',

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
    `${pointsOf(other)}, ou ${own} si vous jouez ${the[element]}`,
  firstCell: (element: Element) => `${elements[element]} (1)`,
  cell: (number: number, element: Element, direction: Direction, from: number) =>
    `${elements[element]} (${number}) ${directions[direction]} de ${from}`,
  described: (card: string, points: string, pattern: readonly string[]) =>
    `${card}, ${points}\u00a0: ${pattern.join(', ')}.`,

  prompt: {
    colours: (who: Who) => `${subject(who, 'choisit', 'choisissez')} une couleur.`,
    start: (who: Who, element: Element) =>
      who === null
        ? `Placez votre premier élément\u00a0: ${elements[element]}.`
        : `${who} place un premier élément\u00a0: ${elements[element]}.`,
    actions: (who: Who, actions: number) =>
      who === null
        ? `Encore ${actionsLeft(actions)}\u00a0: piochez ou déplacez.`
        : `Il reste ${actionsLeft(actions)} à ${who}.`,
    done: (who: Who, bonus: boolean) => {
      if (who !== null) return `${who} peut terminer son tour.`
      return bonus
        ? 'Utilisez un jeton bonus, ou terminez le tour.'
        : 'Vos actions sont faites\u00a0: terminez le tour.'
    },
    window: (space: string, region: Region, projects: number) =>
      projects === 1
        ? `Construisez ou continuez\u00a0: ${space} ${inRegion[region]} complète un projet.`
        : `Construisez un des ${projects} projets ou continuez\u00a0: ${space} ${inRegion[region]} les complète.`,
    pending: {
      subsidy: (who: Who, draws: number) =>
        `Subvention gouvernementale\u00a0: ${asked(who, 'pioche', 'piochez')} encore ${cardsIn(draws)}.`,
      automatization: (who: Who, _draws: number) =>
        `Automatisation\u00a0: ${asked(who, 'effectue', 'effectuez')} une action de plus.`,
      initiative: (who: Who, _draws: number) =>
        `Initiative privée\u00a0: ${asked(who, 'place', 'placez')} un élément de la réserve.`,
      permits: (who: Who, _draws: number) =>
        `Nouveaux permis de construire\u00a0: ${asked(who, 'déplace', 'déplacez')} un élément d’une manufacture vers un emplacement extérieur.`,
    },
    over: 'La partie est terminée.',
  },

  areas: {
    turn: { command: 'tour', heading: 'Le tour' },
    hand: { command: 'main', heading: 'Votre main' },
    offer: { command: 'offre', heading: 'L’offre' },
    regions: {
      desert: { command: 'désert', heading: 'La région désertique' },
      water: { command: 'eau', heading: 'La région aquatique' },
      forest: { command: 'forêt', heading: 'La région forestière' },
    },
    factories: { command: 'manufactures', heading: 'Manufactures et réserve' },
    player: { command: 'joueur', heading: (name: string, you: boolean) => (you ? `${name} (vous)` : name) },
    map: { command: 'plan', heading: 'La disposition des emplacements' },
  },

  turn: {
    round: (round: number) => `Manche ${round}.`,
    first: (name: string) => `Premier joueur\u00a0: ${name}.`,
    order: (names: readonly string[]) => `Ordre du jeu\u00a0: ${names.join(', ')}.`,
    acting: (name: string, actions: number) => `C’est le tour ${of(name)}\u202f; il reste ${actionsLeft(actions)}.`,
    bonusUsed: 'Un jeton bonus a été utilisé pendant ce tour.',
    pending: (token: Token) => `Le jeton bonus en cours\u00a0: ${tokens[token]}.`,
    window: (element: Element, space: string, region: Region) =>
      `Le dernier élément placé est ${one(element)} en ${space} ${inRegion[region]}\u202f; il peut encore compléter un projet.`,
    ending: {
      open: '',
      flag: 'Le drapeau est sorti\u00a0: après cette manche vient la dernière.',
      last: 'C’est la dernière manche.',
    },
    over: 'La partie est terminée.',
  },
  hand: {
    empty: 'Votre main est vide.',
    known: 'Les autres connaissent cette carte.',
  },
  offer: {
    empty: 'Il n’y a aucun projet dans l’offre.',
    deck: (cards: number) => `${cardsIn(cards)} dans le paquet.`,
  },
  region: {
    caption: 'Emplacements, du nord au sud et d’ouest en est',
    row: 'rangée',
    free: 'libre',
    outer: 'extérieur, libre',
    outerTaken: (element: Element) => `extérieur, ${elements[element]}`,
    token: (token: Token) => `libre, jeton ${tokens[token]}`,
    empty: 'Aucun élément ici pour l’instant\u00a0: le premier se place au centre, en d4.',
    last: (card: string) => `Dernier projet construit ici\u00a0: ${card}. Le prochain doit être d’un autre type.`,
    noneBuilt: 'Aucun projet n’a encore été construit ici.',
    built: (cards: number) => `${cardsIn(cards)} ${n(cards, 'construit', 'construits')} ici.`,
    stack: (count: number, top: Token) =>
      `${count} ${n(count, 'jeton', 'jetons')} dans la pile, au-dessus\u00a0: ${tokens[top]}.`,
    noStack: 'La pile de jetons bonus est épuisée.',
    tracks: 'Piste de score',
    player: 'joueur',
    track: 'sur la piste',
    cluster: 'plus grand groupe',
  },
  production: {
    caption: 'Éléments',
    place: 'lieu',
    factory: (factory: Factory, touched: readonly Region[]) =>
      `manufacture ${factories[factory]} (${list(touched.map((region) => regions[region]))})`,
    pile: 'pile de production',
    middle: 'centre du plateau',
    reserve: 'réserve',
    tiles: (tiles: number) =>
      tiles === 1
        ? 'Il reste 1 tuile production\u00a0: celle avec le drapeau.'
        : `Il reste ${tiles} tuiles production, le drapeau tout en dessous.`,
    noTiles: 'Il ne reste aucune tuile production\u00a0: le centre se remplit avec un élément de chaque couleur.',
    toCome: (amounts: ElementAmounts) => `Le dos des tuiles restantes montre en tout ${elementAmounts(amounts)}.`,
    unseen: (amounts: TokenAmounts) =>
      `Sous les jetons du dessus des piles se trouvent en tout ${tokenAmounts(amounts)}.`,
  },
  player: {
    colour: (element: Element) => `Couleur\u00a0: ${elements[element]}.`,
    noColour: 'Pas encore de couleur.',
    hand: (cards: number) => `${cardsIn(cards)} en main.`,
    known: 'Parmi eux, tout le monde connaît\u00a0:',
    tokens: (amounts: TokenAmounts) => `Jetons bonus\u00a0: ${tokenAmounts(amounts)}.`,
    noTokens: 'Aucun jeton bonus.',
    caption: 'Points par région',
    region: 'région',
    projects: 'projets',
    cluster: 'plus grand groupe',
    total: (points: number) => `Avec la région la plus faible comptée trois fois et 3 par jeton\u00a0: ${points}.`,
  },
  map: {
    rows: 'Une région a sept rangées, de a à g du nord au sud, de 4, 5, 6, 7, 6, 5 et 4 emplacements comptés depuis l’ouest. Le centre est d4.',
    neighbours:
      'Deux emplacements voisins dans une rangée se touchent. Jusqu’à la rangée d, sous b2 se trouvent c2 au sud-ouest et c3 au sud-est\u202f; à partir de la rangée d, sous e2 se trouvent f1 au sud-ouest et f2 au sud-est.',
    outer: (spaces: readonly string[]) => `Les emplacements extérieurs sont ${list(spaces)}.`,
    bonus: (spaces: readonly string[]) => `Les emplacements bonus sont ${list(spaces)}.`,
    factories:
      'La manufacture A touche les régions désertique et aquatique, B aquatique et forestière, C forestière et désertique.',
  },

  moves: {
    colour: (element: Element) => `Jouer ${the[element]}`,
    place: (element: Element) => `Placer ${one(element)} de la réserve`,
    move: (element: Element) => `Déplacer ${one(element)}`,
    moveWhole: (element, factory, space, region, token) =>
      `Déplacer ${one(element)} de la manufacture ${factories[factory]} en ${space} ${inRegion[region]}${gained(token)}`,
    placeWhole: (element, space, region, token) =>
      `Placer ${one(element)} de la réserve en ${space} ${inRegion[region]}${gained(token)}`,
    factory: (factory: Factory) => `de la manufacture ${factories[factory]}`,
    row: (row: string) => `rangée ${row}`,
    space: (space: string) => `emplacement ${space}`,
    spaceWithToken: (space: string, token: Token) => `emplacement ${space} avec son jeton ${tokens[token]}`,
    take: 'Prendre dans l’offre',
    takeWhole: (taken) => `Prendre dans l’offre\u00a0: ${taken}`,
    taken: (card: string, amounts: ElementAmounts) => `${card} avec ${elementAmounts(amounts)}`,
    draw: 'Piocher dans le paquet',
    build: 'Construire',
    buildWhole: (built) => `Construire ${built}`,
    built: (card: string, region: Region, points: number) => `${card} ${inRegion[region]} pour ${pointsOf(points)}`,
    use: 'Utiliser un jeton bonus',
    useWhole: (token) => `Utiliser le jeton ${tokens[token]}\u00a0: ${tokenEffects[token]}`,
    used: (token: Token) => `${tokens[token]}\u00a0: ${tokenEffects[token]}`,
    end: 'Terminer le tour',
  },

  events: {
    first: (name: string, drawn: boolean) => (drawn ? `Tirage au sort\u00a0: ${name} commence.` : `${name} commence.`),
    colour: (name: string, element: Element) => `${name} joue ${the[element]}.`,
    laid: (region: Region, laid: readonly LaidToken[], top: Token) =>
      `Jetons bonus ${inRegion[region]}\u00a0: ${laid.map(tokenOn).join(', ')}\u202f; au-dessus de la pile\u00a0: ${tokens[top]}.`,
    dealt: (name: string, count: number) => `${name} reçoit ${cardsIn(count)}.`,
    dealtCards: (name: string, cards: readonly string[]) => `${name} reçoit ${list(cards)}.`,
    offered: (cards: readonly string[]) => `Nouveau dans l’offre\u00a0: ${list(cards)}.`,
    turn: (name: string, round: number) => `Manche ${round}, tour ${of(name)}.`,
    moved: (name: string, element: Element, factory: Factory, space: string, region: Region) =>
      `${name} déplace ${one(element)} de la manufacture ${factories[factory]} en ${space} ${inRegion[region]}.`,
    placed: (name: string, element: Element, space: string, region: Region) =>
      `${name} place ${one(element)} de la réserve en ${space} ${inRegion[region]}.`,
    covered: (name: string, token: Token, space: string) =>
      `${name} prend le jeton en ${space}\u00a0: ${tokens[token]}.`,
    earned: (name: string, token: Token, region: Region) =>
      `${name} prend le jeton du dessus de la pile ${inRegion[region]}\u00a0: ${tokens[token]}.`,
    uncovered: (token: Token, region: Region) =>
      `Sur la pile ${inRegion[region]}, on voit maintenant\u00a0: ${tokens[token]}.`,
    refilled: (factory: Factory, amounts: ElementAmounts) =>
      `La manufacture ${factories[factory]} est vide et reçoit ${elementAmounts(amounts)}.`,
    notRefilled: (factory: Factory) =>
      `La manufacture ${factories[factory]} est vide et le reste\u00a0: le centre n’a rien à lui donner.`,
    produced: (amounts: ElementAmounts, left: number) =>
      `Une tuile production est retournée\u00a0: ensuite viendront ${elementAmounts(amounts)}\u202f; il en reste ${left}.`,
    middle: (amounts: ElementAmounts) => `Le centre se remplit\u00a0: ${elementAmounts(amounts)}.`,
    flag: 'Le drapeau est sorti\u00a0: la manche se termine, puis une dernière est jouée.',
    took: (name: string, card: string) => `${name} prend ${card} dans l’offre.`,
    drew: (name: string) => `${name} pioche un projet du paquet.`,
    drewCard: (name: string, card: string) => `${name} pioche ${card} du paquet.`,
    built: (name: string, card: string, region: Region, points: number, reached: number) =>
      `${name} construit ${card} ${inRegion[region]} pour ${pointsOf(points)} et y atteint ${reached}.`,
    used: (name: string, token: Token) => `${name} utilise un jeton\u00a0: ${tokens[token]}.`,
    lost: (name: string, actions: number) =>
      `${name} ne peut plus rien faire\u00a0: ${actionsLeft(actions)} ${n(actions, 'perdue', 'perdues')}.`,
    last: (round: number) => `La manche ${round} commence\u202f; c’est la dernière.`,
    cluster: (name: string, size: number, region: Region) =>
      `${name} ajoute ${pointsOf(size)} pour son plus grand groupe ${inRegion[region]}.`,
    final: (name: string, points: number) => `${name} termine avec ${pointsOf(points)}.`,
  },

  board: {
    scoring:
      'Chaque région compte ses points et votre plus grand groupe\u202f; la plus faible compte trois fois (×3), chaque jeton gardé 3.',
    regionStands: (region, track, cluster) =>
      `${regions[region]}\u00a0: ${track} sur la piste, plus grand groupe ${cluster}`,
    lowest: (region) => `${regions[region]}\u00a0: la plus faible compte trois fois`,
    table: 'La table\u00a0: trois régions autour de la pile de production',
    forward: (region: string) => `Mettre devant. ${region}`,
    inFactory: (element: Element, count: number, factory: Factory) =>
      `${amount(count, element)} dans la manufacture ${factories[factory]}`,
    inReserve: (element: Element, count: number) => `${amount(count, element)} dans la réserve`,
    reserve: 'Réserve',
    unseen: 'Jetons jamais vus',
    space: (space: string, region: Region, holds: string) => `${space} ${inRegion[region]}\u00a0: ${holds}`,
    open: (space: string) => `${space}. Un élément peut y être placé`,
    fresh: (space: string) => `${space}, nouveau depuis votre dernier tour`,
    score: (name: string, points: number, group: number) => `${name} ${pointsOf(points)}, plus grand groupe ${group}`,
    inRegion: (region: string, text: string) => `${capital(region)}\u00a0: ${text}`,
    next: (amounts: ElementAmounts) => `Ensuite viennent ${elementAmounts(amounts)}.`,
    card: (card: string, points: number) => `${card}\u00a0: ${pointsOf(points)}`,
    standing: {
      refused: 'pas maintenant, le dernier projet est du même type.',
      blocked: 'il n’y a plus de place.',
      complete: 'peut être construit maintenant.',
      unstarted: (missing: number) => `rien encore, il manque ${missing} ${n(missing, 'élément', 'éléments')}.`,
      missing: (amounts: ElementAmounts | number, spaces: readonly string[], ways: number) =>
        ways === 1
          ? `il manque ${wanted(amounts)} en ${list(spaces)}.`
          : `il manque ${wanted(amounts)}, de ${ways} façons.`,
    },
    serves: {
      completes: (element: Element | null, cards: readonly string[]) =>
        element === null ? `Complète ${list(cards)}.` : `Avec ${one(element)}\u00a0: complète ${list(cards)}.`,
      missing: (element: Element | null, changes: readonly string[]) =>
        element === null
          ? `Il manque\u00a0: ${changes.join(', ')}.`
          : `Avec ${one(element)}, il manque\u00a0: ${changes.join(', ')}.`,
    },
    placing: (element: Element, space: string, region: Region, token: Token | null) =>
      `${capital(elements[element])} en ${space}, ${regions[region]}${token === null ? '' : `\u00a0: vous gagnez ${tokens[token]}`}`,
    taking: (card: string) => `Prendre ${card}`,
    building: (card: string, points: number) => `Construire ${card}\u00a0: ${pointsOf(points)}`,
    inAll: (change: string) => `${change} à la fin`,
    unbuilt: (cards: readonly string[]) => `Sans construire ${list(cards)}.`,
    confirm: 'Jouer ce coup',
    confirmMove: (move: string) => `Jouer\u00a0: ${move}`,
    cancel: 'Reposer',
    changes: 'Ce que cela changerait',
    pickSpace: (element: Element, factory: Factory | null) =>
      factory === null
        ? `Placer ${one(element)} de la réserve\u00a0: choisissez un emplacement.`
        : `Déplacer ${one(element)} de la manufacture ${factories[factory]}\u00a0: choisissez un emplacement.`,
    pickElement: 'Choisissez maintenant un élément.',
    bar: 'Ce qui est pris ou regardé',
    details: 'Détails',
    deck: 'paquet',
    tokens: 'Vos jetons bonus',
    token: (count: number, text: string) => (count === 1 ? text : `${count} × ${text}`),
    players: 'Les joueurs',
    round: (round: number) => `Manche ${round}`,
    actions: (actions: number) => `${actionsLeft(actions)} à jouer`,
    ending: {
      open: (tiles: number) => (tiles === 1 ? 'Le drapeau est le prochain' : `Drapeau dans ${tiles} tuiles`),
      flag: 'Encore une manche',
      last: 'Dernière manche',
    },
  },

  refusals: {
    'no-move': () => 'Ce coup n’existe pas.',
    'game-over': () => 'La partie est terminée.',
    'colours-first': () => 'Il faut d’abord choisir une couleur.',
    'colours-done': () => 'Les couleurs sont déjà choisies.',
    'colour-taken': (v) => `${v.name} joue déjà ${the[v.element]}.`,
    'start-first': () => 'D’abord, chaque joueur place un élément de sa couleur.',
    'own-colour': (v) => `Votre premier élément doit être à votre couleur\u00a0: ${elements[v.own]}.`,
    'reserve-untouched': () => 'Seule l’initiative privée permet de prendre un élément de la réserve.',
    'reserve-empty': (v) => `Il n’y a plus cet élément dans la réserve\u00a0: ${elements[v.element]}.`,
    'factory-lacks': (v) =>
      `Il n’y a pas cet élément dans la manufacture ${factories[v.factory]}\u00a0: ${elements[v.element]}.`,
    'factory-far': (v) => `La manufacture ${factories[v.factory]} ne touche pas la ${regions[v.region]}.`,
    'no-actions': () => 'Les trois actions de ce tour sont faites.',
    'actions-left': (v) =>
      `Le tour ne peut pas encore se terminer\u00a0: il reste ${actionsLeft(v.actions)} à effectuer.`,
    'bonus-running': (v) => `Terminez d’abord ce que permet le jeton\u00a0: ${tokens[v.token]}.`,
    'bonus-used': () => 'On ne peut utiliser qu’un seul jeton bonus par tour.',
    'no-token': (v) => `Vous n’avez pas ce jeton\u00a0: ${tokens[v.token]}.`,
    'token-idle': (v) => `Ce jeton ne servirait à rien maintenant\u00a0: ${tokens[v.token]}.`,
    'space-taken': (v) => `Il y a déjà un élément en ${v.space}.`,
    'space-outer': (v) =>
      `${v.space} est un emplacement extérieur\u00a0: seuls de nouveaux permis de construire y mènent.`,
    'space-not-outer': (v) =>
      `Les nouveaux permis de construire ne mènent qu’aux emplacements extérieurs, et ${v.space} n’en est pas un.`,
    'space-centre': () => 'La région est vide\u00a0: son premier élément se place au centre, en d4.',
    'space-apart': (v) => `Aucun élément ne touche ${v.space}.`,
    'not-offered': (v) => `Ce projet n’est pas dans l’offre\u00a0: ${v.card}.`,
    'deck-empty': () => 'Le paquet est vide.',
    'window-closed': () => 'Un projet ne se construit que juste après le placement d’un élément, et un seul.',
    'not-held': (v) => `Vous n’avez pas ce projet en main\u00a0: ${v.card}.`,
    'same-kind': (v) =>
      `Le dernier projet de la ${regions[v.region]} est du même type (${kinds[v.kind]})\u00a0: la diversité en demande un autre.`,
    'no-pattern': (v) => `L’élément placé ne complète pas ce schéma\u00a0: ${v.card}.`,
    'invalid-turn': () => 'Le tour en cours, ou son étape, est impossible.',
    'invalid-colours': () => 'Les couleurs des joueurs ne s’accordent pas avec le tour.',
    'invalid-region': () => 'Les éléments d’une région ne se touchent pas depuis son centre.',
    'invalid-tile': () => 'Une tuile production est retournée à tort, ou l’inverse.',
    'invalid-ending': () => 'L’approche de la fin ne s’accorde pas avec les tuiles retournées.',
    'invalid-pile': () => 'La pile contient trop d’éléments, ou pas assez.',
    'invalid-factory': () => 'Une manufacture contient ce qu’elle ne peut pas contenir.',
    'invalid-elements': () => 'Le compte des éléments d’une couleur n’y est pas.',
    'invalid-reserve': () => 'La réserve a donné plus qu’on ne lui a demandé.',
    'invalid-token': () => 'Le compte des jetons bonus n’y est pas.',
    'invalid-stack': () => 'Une pile de jetons bonus ne s’accorde pas avec le score.',
    'invalid-card': () => 'Une carte projet est là où elle ne peut pas être.',
    'invalid-built': () => 'Le dernier projet d’une région n’est pas parmi ceux construits là.',
    'invalid-hand': () => 'Les mains ne sont pas telles que distribuées.',
    'invalid-offer': () => 'L’offre ne contient pas ce qu’elle devrait.',
    'invalid-points': () => 'Les points d’une région ne s’accordent pas avec ce qui y est construit.',
    'invalid-window': () => 'Aucun élément ne vient d’être placé là.',
    'invalid-bonus': () => 'Le jeton bonus en cours est impossible.',
    'invalid-round': () => 'Les manches ne s’accordent pas avec ce qui a été pioché et placé.',
  },

  lines: {
    projects: (region: Region) => `Projets, ${regions[region]}`,
    cluster: (region: Region) => `Plus grand groupe, ${regions[region]}`,
    lowest: (region: Region) => `Région la plus faible (×3), encore deux fois\u00a0: ${regions[region]}`,
    tokens: 'Jetons bonus non utilisés',
  },
  sums: {
    projects: 'Projets',
    cluster: 'Plus grands groupes',
    lowest: 'Région la plus faible (×3), encore deux fois',
    tokens: 'Jetons bonus non utilisés',
  },
  endings: {
    points: 'Le plus grand score l’emporte.',
    lowest: 'Égalité de points, départagée par la région la plus faible.',
    second: 'Égalité de points, départagée par la deuxième région la plus faible.',
    highest: 'Égalité de points, départagée par la meilleure région.',
    shared: 'Égalité en tout\u00a0: la victoire est partagée.',
  },
  options: { first: 'Premier joueur', colours: 'Couleurs' },
  values: { seated: 'Selon la place', chosen: 'Choisies à tour de rôle' },
} satisfies Messages
