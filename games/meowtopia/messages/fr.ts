// Meowtopia in French.
import { of } from '../../../core/messages/french.ts'
import { listing, minus, plural } from '../../../core/words.ts'
import type { ActionName, Crew, Family, FarmCell, Gain, GoodName, NamedMerchant, Sold, Unable } from '../data.ts'
import type { Side } from '../grid.ts'
import type { Phase } from '../refusals.ts'
import type { Messages } from './en.ts'

const many = plural('fr')
const list = listing('fr')
const units: { readonly [G in GoodName]: (n: number) => string } = {
  food: (n) => `${n} ${many(n, 'unité', 'unités')} de nourriture`,
  coin: (n) => `${n} ${many(n, 'pièce', 'pièces')}`,
  none: () => 'aucune marchandise',
}
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'point', 'points')}`
const workers = (n: number) => `${n} ${many(n, 'travailleur', 'travailleurs')}`

const families: { readonly [F in Family]: string } = { ginger: 'roux', black: 'noir', grey: 'gris', white: 'blanc' }
const actions: { readonly [A in ActionName]: string } = {
  food: 'nourriture',
  irrigation: 'irrigation',
  gold: 'or',
  recruit: 'recrutement',
  fields: 'champs',
}
const goods: { readonly [G in Sold]: string } = { food: 'nourriture', coin: 'pièce' }
const sides: { readonly [S in Side]: string } = { north: 'nord', east: 'est', south: 'sud', west: 'ouest' }
const phases: { readonly [P in Phase]: string } = {
  wake: 'qui réveiller',
  sell: 'quoi vendre',
  take: 'quelle tuile prendre',
  send: 'combien de travailleurs envoyer',
  field: 'où poser un champ',
  stick: 'où poser un bâtonnet',
  recruit: 'qui engager',
  follow: 'suivre ou passer',
  evening: 'comment nourrir les chatons',
  over: 'rien',
}
const column = (east: number) => (east === 0 ? 'colonne 0' : `colonne ${Math.abs(east)} ${east < 0 ? 'ouest' : 'est'}`)
const row = (south: number) => (south === 0 ? 'ligne 0' : `ligne ${Math.abs(south)} ${south < 0 ? 'nord' : 'sud'}`)
const place = ({ east, south }: FarmCell) => `${row(south)}, ${column(east)}`
const where = (at: FarmCell) => `${place(at)}, à partir du premier champ`
/** Why somebody had to pass. */
const forced: { readonly [U in Unable]: string } = {
  awake: 'n’a personne de réveillé, passe',
  coin: 'n’a pas de pièce, passe',
  use: 'ne peut rien en faire, passe',
}
const passes = (name: string, unable: Unable | null) => `${name} ${unable ? forced[unable] : 'passe'}`
const tile = (on: readonly ActionName[]) => on.map((action) => actions[action]).join('–')
const tiles = (those: readonly (readonly ActionName[])[]) => list(those.map(tile))
const gained = ({ good, n }: Gain) => units[good](n)
const several: { readonly [F in Family]: string } = { ginger: 'roux', black: 'noirs', grey: 'gris', white: 'blancs' }
const coated = (n: number, family: Family) =>
  many(n, `${n} chaton ${families[family]}`, `${n} chatons ${several[family]}`)
const byFamily = (crew: Crew) => list(crew.map(({ family, n }) => coated(n, family)))
const kittens = byFamily
const merchant = ({ family, good, goods }: NamedMerchant) => `un commerçant ${families[family]} (${units[good](goods)})`

const takes = (on: readonly ActionName[], food: number) =>
  `Prendre la tuile ${tile(on)}${food === 0 ? '' : ` avec ${units.food(food)}`}`

export const fr = {
  name: 'Meowtopia',
  aim: 'Le plus de points quand tout est pris',
  about:
    'Envoyez vos chatons au travail, laissez-les faire la sieste, nourrissez-les chaque soir et irriguez vos champs\u00a0: la mairie vous attend.',
  notice:
    'Ludopolis est une réalisation indépendante et non officielle. Le pelage des familles, la valeur des jetons nourriture et le choix des deux actions de chaque tuile de la face B sont de notre conception.',
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
    wake: (name) => (name ? `${name} choisit qui réveiller.` : 'Matin\u00a0: qui réveillez-vous\u202f?'),
    sell: (name) => (name ? `${name} peut vendre à ses commerçants.` : 'Matin\u00a0: vendre aux commerçants\u202f?'),
    take: (name) => (name ? `${name} prend une tuile action.` : 'Journée\u00a0: prenez une tuile action.'),
    send: (name) => (name ? `${name} envoie des travailleurs.` : 'Journée\u00a0: combien en envoyez-vous\u202f?'),
    field: (name, left) => (name ? `${name} pose un champ.` : `Posez un champ (reste ${left}).`),
    stick: (name, left) => (name ? `${name} pose un bâtonnet.` : `Posez un bâtonnet (reste ${left}).`),
    recruit: (name, left) => (name ? `${name} engage un chaton.` : `Engagez un chaton (reste ${left}).`),
    follow: (name, active, action: ActionName) =>
      name ? `${name} suit ou passe.` : `Suivre ${active} (${actions[action]}) ou passer\u202f?`,
    evening: (name) => (name ? `${name} nourrit ses chatons.` : 'Soir\u00a0: nourrissez vos chatons.'),
    over: (_name) => 'La partie est terminée.',
  },
  moves: {
    wakeNobody: 'Ne réveiller personne',
    wake: (n, paid) =>
      paid === 0 ? `Réveiller gratuitement ${workers(n)}` : `Réveiller ${workers(n)} pour ${units.food(paid)}`,
    sell: (good: Sold) => `Vendre ${gained({ good, n: 1 })}`,
    toMerchant: (one: NamedMerchant) => `à ${merchant(one)}`,
    close: 'Ne plus rien vendre',
    sellNothing: 'Ne rien vendre',
    take: takes,
    does: (does, others: ActionName) => `action ${actions[does]} pour vous, action ${actions[others]} pour les autres`,
    sendNobody: 'N’envoyer personne',
    send: (n, gain: Gain | null) =>
      gain === null ? `Envoyer ${workers(n)}` : `Envoyer ${workers(n)} pour ${gained(gain)}`,
    field: 'Poser un champ',
    fieldColumn: (east, pts: number) => (pts === 0 ? column(east) : `${column(east)}, irrigué, ${points(pts)}`),
    stick: 'Poser un bâtonnet',
    stickSide: (east, side, pts: number) => `${column(east)}, côté ${sides[side]} du champ, ${points(pts)}`,
    recruit: (family: Family) => `Engager un chaton ${families[family]}`,
    roles: { worker: 'comme travailleur', merchant: 'comme commerçant' },
    follow: (action: ActionName) => `Suivre\u00a0: ${actions[action]}`,
    withFamily: (family: Family) => `envoyer un chaton ${families[family]}`,
    pass: 'Passer',
    passWakes: (family: Family) => `un chaton ${families[family]} se réveille`,
    passFood: (food) => (food === 0 ? 'plus de nourriture à gagner' : `gagner ${units.food(food)}`),
    dismiss: 'Se séparer d’un travailleur',
    states: {
      awake: (family) => `un ${families[family]} réveillé`,
      asleep: (family) => `un ${families[family]} endormi`,
    },
    retire: 'Se séparer d’un commerçant',
    retired: (one: NamedMerchant) => `un ${families[one.family]} (${units[one.good](one.goods)})`,
    feedAll: (paid) => `Nourrir tout le monde pour ${units.food(paid)}`,
    feed: (unfed, paid, pts) =>
      `Ne pas nourrir ${unfed} ${many(unfed, 'chaton', 'chatons')} pour ${points(pts)} et payer ${units.food(paid)}`,
    whole: {
      wake: (crew, paid) =>
        paid === 0 ? `Réveiller gratuitement ${kittens(crew)}` : `Réveiller ${kittens(crew)} pour ${units.food(paid)}`,
      sell: (good, to) => `Vendre ${gained({ good, n: 1 })} à ${merchant(to)}`,
      take: (on, food, does, others) =>
        `${takes(on, food)}\u00a0: action ${actions[does]} pour vous, action ${actions[others]} pour les autres`,
      send: (crew, gain) => `Envoyer ${kittens(crew)}${gain ? ` pour ${gained(gain)}` : ''}`,
      field: (at, pts) =>
        pts === 0
          ? `Poser un champ sec (${place(at)})`
          : `Poser un champ aussitôt irrigué\u00a0: ${points(pts)} (${place(at)})`,
      stick: (side, at, pts) =>
        `Poser un bâtonnet du côté ${sides[side]} du champ (${place(at)})\u00a0: ${points(pts)}`,
      recruit: {
        worker: (family) => `Engager un chaton ${families[family]} comme travailleur`,
        merchant: (family) => `Engager un chaton ${families[family]} comme commerçant`,
      },
      follow: (action, family) => `Suivre avec un chaton ${families[family]}\u00a0: ${actions[action]}`,
      passWakes: (family) => `Passer et réveiller un chaton ${families[family]}`,
      passFood: (food) => (food === 0 ? 'Passer, sans nourriture à gagner' : `Passer et gagner ${units.food(food)}`),
      dismiss: {
        awake: (family) => `Se séparer d’un travailleur ${families[family]} réveillé`,
        asleep: (family) => `Se séparer d’un travailleur ${families[family]} endormi`,
      },
      retire: (one) => `Se séparer d’${merchant(one)}`,
    },
  },
  events: {
    start: (first, sideB) => `${first} commence${sideB ? '\u202f; les tuiles montrent leur face B' : ''}.`,
    round: (round, first) => `${first} commence la manche ${round}.`,
    lateRound: (round, last, first) =>
      round === last
        ? `${first} commence la manche ${round}, la dernière dans tous les cas.`
        : `${first} commence la manche ${round}\u202f; la partie finit au plus tard après la manche ${last}.`,
    turn: (name) => `C’est le tour ${of(name)}.`,
    rested: (name, food) =>
      food === 0
        ? `${name} a tous ses travailleurs réveillés, mais il ne reste plus de nourriture à gagner.`
        : `${name} a tous ses travailleurs réveillés et gagne ${units.food(food)}.`,
    wokeNobody: (name) => `${name} ne réveille personne.`,
    woke: (name, crew, paid: number) =>
      paid === 0
        ? `${name} réveille gratuitement ${kittens(crew)}.`
        : `${name} paie ${units.food(paid)} et réveille ${kittens(crew)}.`,
    sold: (name, { family, good, goods }) =>
      `${name} vend ${gained({ good, n: 1 })} à un commerçant ${families[family]}, qui a maintenant ${units[good](goods)}.`,
    took: (name, action, food: number) =>
      food === 0
        ? `${name} prend la tuile ${actions[action]}.`
        : `${name} prend la tuile ${actions[action]} et la nourriture posée dessus\u00a0: ${units.food(food)}.`,
    tookB: (name, does, others, food: number) =>
      `${name} prend une tuile pour l’action ${actions[does]}\u202f; les autres peuvent suivre avec l’action ${actions[others]}.${food === 0 ? '' : ` Nourriture posée dessus\u00a0: ${food}.`}`,
    sentNobody: (name) => `${name} n’envoie personne.`,
    sent: (name, crew, action: ActionName) => `${name} envoie ${kittens(crew)} (${actions[action]}).`,
    sentGain: (name, crew, gain: Gain) => `${name} envoie ${kittens(crew)} et gagne ${gained(gain)}.`,
    followed: (name, crew, action: ActionName) => `${name} suit avec ${kittens(crew)} (${actions[action]}).`,
    followedGain: (name, crew, gain: Gain) => `${name} suit avec ${kittens(crew)} et gagne ${gained(gain)}.`,
    passedWakes: (name, family: Family, unable: Unable | null) =>
      `${passes(name, unable)}, et un chaton ${families[family]} se réveille.`,
    passedFood: (name, food, unable: Unable | null) =>
      food === 0
        ? `${passes(name, unable)}\u202f; il ne reste plus de nourriture à gagner.`
        : `${passes(name, unable)} et gagne ${units.food(food)}.`,
    field: (name, at: FarmCell, irrigated, pts: number) =>
      irrigated
        ? `${name} pose un champ, aussitôt irrigué\u00a0: ${points(pts)} (${where(at)}).`
        : `${name} pose un champ sec (${where(at)}).`,
    stick: (name, side: Side, at: FarmCell, pts: number) =>
      `${name} pose un bâtonnet\u00a0: ${points(pts)} (côté ${sides[side]} du champ, ${where(at)}).`,
    recruited: {
      worker: (name, family) => `${name} engage un chaton ${families[family]} comme travailleur.`,
      merchant: (name, family) => `${name} engage un chaton ${families[family]} comme commerçant.`,
    },
    dismissed: {
      awake: (name, family, food) =>
        `${name} se sépare d’un chaton ${families[family]} réveillé\u00a0: ${units.food(food)}.`,
      asleep: (name, family, food) =>
        `${name} se sépare d’un chaton ${families[family]} endormi\u00a0: ${units.food(food)}.`,
    },
    dismissedMerchant: (name, one, food: number) => `${name} se sépare d’${merchant(one)}\u00a0: ${units.food(food)}.`,
    fedFree: (name) => `${name} nourrit tout le monde grâce à ses champs.`,
    fed: (name, paid) => `${name} nourrit tout le monde pour ${units.food(paid)}.`,
    unfed: (name, unfed, paid, pts) =>
      `${name} paie ${units.food(paid)} et ne nourrit pas ${unfed} ${many(unfed, 'chaton', 'chatons')}\u00a0: ${points(pts)}.`,
    triggered: {
      fields: (name) => `${name} a pris le dernier champ du plateau\u00a0: c’est la dernière manche.`,
      sticks: (name) => `${name} a pris le dernier bâtonnet du plateau\u00a0: c’est la dernière manche.`,
      kitten: (name) => `${name} a engagé un chaton d’une autre famille\u00a0: c’est la dernière manche.`,
      rounds: (_name) => 'C’est la dernière manche.',
    },
    left: (those, food) => {
      const taken = those.length === 1 ? 'Tuile que personne n’a prise' : 'Tuiles que personne n’a prises'
      if (food === 0) return `${taken}\u00a0: ${tiles(those)}\u202f; il ne reste plus de nourriture à y poser.`
      if (food < those.length)
        return `${taken}\u00a0: ${tiles(those)}\u202f; il n’y a de nourriture que pour ${food === 1 ? 'la première' : `les ${food} premières`}.`
      return `${taken}\u00a0: ${tiles(those)}\u202f; on ${those.length === 1 ? 'y pose' : 'pose sur chacune'} ${units.food(1)}.`
    },
    noneAwake: (name) => `Aucun chaton ${of(name)} n’est réveillé.`,
    awake: (name, food) => `${name} gagne ${units.food(food)}\u00a0: 1 par chaton réveillé à la fin.`,
  },
  areas: {
    table: { command: 'table', heading: 'La table' },
    tiles: { command: 'tuiles', heading: 'Les tuiles action' },
    supply: { command: 'réserve', heading: 'La réserve' },
    household: { command: 'famille', heading: (name) => `La petite famille ${of(name)}` },
    farm: { command: 'champs', heading: (name) => `Les champs ${of(name)}` },
  },
  round: (round, last) => `Manche ${round} sur ${last} au plus.`,
  late: (left) =>
    left === 0
      ? 'La partie finit après cette manche, quoi qu’il arrive.'
      : `La partie finit au plus tard dans ${left} ${many(left, 'manche', 'manches')}, quoi qu’il arrive.`,
  first: (name) => `Premier joueur de cette manche\u00a0: ${name}.`,
  active: (name) => `C’est le tour ${of(name)}.`,
  doing: (name, does, others: ActionName) =>
    does === others
      ? `${name} a pris ${actions[does]}\u202f; les autres peuvent suivre.`
      : `${name} a pris ${actions[does]}\u202f; les autres peuvent suivre avec ${actions[others]}.`,
  pending: (name, n, phase) =>
    ({
      field: `${name} a encore ${n} ${many(n, 'champ', 'champs')} à poser.`,
      stick: `${name} a encore ${n} ${many(n, 'bâtonnet', 'bâtonnets')} à poser.`,
      recruit: `${name} a encore ${n} ${many(n, 'chaton', 'chatons')} à engager.`,
    })[phase],
  lastRound: 'La fin est déclenchée\u00a0: c’est la dernière manche.',
  sideB:
    'Les tuiles montrent leur face B\u00a0: qui en prend une fait l’une de ses actions, les autres peuvent faire l’autre.',
  tileGrid: { caption: 'Tuiles action', head: ['Tuile', 'Nourriture dessus', 'Prise par'] },
  nobody: 'personne',
  nothing: '–',
  onBoard: (fields, sticks) =>
    `Sur le plateau commun\u00a0: ${fields} ${many(fields, 'champ', 'champs')} et ${sticks} ${many(sticks, 'bâtonnet', 'bâtonnets')}.`,
  setAside: (fields, sticks) =>
    `De côté pour la dernière manche\u00a0: ${fields} ${many(fields, 'champ', 'champs')} et ${sticks} ${many(sticks, 'bâtonnet', 'bâtonnets')}.`,
  stock: (food, coins) => `Dans la réserve\u00a0: ${units.food(food)} et ${units.coin(coins)}.`,
  unlimited: 'La nourriture et les pièces ne manquent jamais.',
  parted: 'On s’est séparé d’un chaton ce soir\u00a0: tous ceux qui restent doivent être nourris.',
  familyGrid: { caption: 'Chatons dans la réserve', head: ['Famille', 'Joueur', 'Restants'] },
  stores: (food, coins) => `${units.food(food)}, ${units.coin(coins)}.`,
  penalties: (n, pts) => `${n} ${many(n, 'jeton', 'jetons')} malus (${points(pts)}).`,
  kittenGrid: { caption: 'Travailleurs', head: ['Famille', 'Réveillés', 'Endormis'] },
  merchantGrid: { caption: 'Commerçants', head: ['Commerçant', 'Famille', 'Marchandises', 'Ce matin'] },
  served: 'servi',
  notServed: 'pas servi',
  noMerchants: 'Aucun commerçant.',
  bill: (bill, kittens, meal, irrigated) =>
    `Nourrir tout le monde coûterait maintenant ${units.food(bill)} (${kittens} × ${meal} − ${irrigated} grâce aux champs irrigués).`,
  farm: (fields, irrigated, sticks) =>
    `${fields} ${many(fields, 'champ', 'champs')}, dont ${irrigated} ${many(irrigated, 'irrigué', 'irrigués')}, et ${sticks} ${many(sticks, 'bâtonnet', 'bâtonnets')}.`,
  farmGrid: (name) => `Les champs ${of(name)}\u202f; ligne 0, colonne 0 est le premier champ`,
  dry: 'sec',
  irrigated: (on: readonly Side[]) =>
    `${many(on.length, 'bâtonnet', 'bâtonnets')} ${list(on.map((side) => sides[side]))}`,
  lines: {
    kittens: 'Chatons',
    sticks: 'Bâtonnets (par champ irrigué)',
    'sold-coins': 'Pièces sur les commerçants',
    'sold-food': 'Nourriture sur les commerçants',
    coins: 'Pièces',
    food: 'Nourriture (deux pour un point)',
    penalties: 'Malus',
  },
  endings: {
    fields: 'Le dernier champ du plateau a été pris.',
    sticks: 'Le dernier bâtonnet du plateau a été pris.',
    kitten: 'Un chaton d’une autre famille a été engagé.',
    rounds: 'Quarante manches ont été jouées.',
  },
  options: {
    supply: 'Nourriture et pièces',
    sideB: 'Face B des tuiles (deux actions chacune)',
    first: 'Premier joueur',
  },
  values: {
    true: 'oui',
    false: 'non',
    random: 'au hasard',
    box: 'Autant que dans la boîte (96 et 20)',
    unlimited: 'Sans limite',
  },
  standing: { food: 'Suivre la nourriture', pass: 'Passer jusqu’à mon tour' },
  board: {
    confirm: 'Jouer ce coup',
    confirmMove: (move) => `Jouer\u00a0: ${move}`,
    cancel: 'Reposer',
    again: (move) => `${move}. Choisi\u202f; appuyez encore pour jouer.`,
    changes: 'Ce que cela changerait',
    comma: ', ',
    kittens: 'Vos chatons',
    awake: (family: Family) => `un chaton ${families[family]}, réveillé`,
    asleep: (family: Family) => `un chaton ${families[family]}, endormi`,
    workers: (awake, asleep, merchants) =>
      `${awake} ${many(awake, 'réveillé', 'réveillés')}, ${asleep} ${many(asleep, 'endormi', 'endormis')}, ${merchants} ${many(merchants, 'commerçant', 'commerçants')}.`,
    food: 'Nourriture',
    coins: 'Pièces',
    penalties: 'Malus',
    points: 'Points',
    pts: (n) => `${minus(n)}\u00a0${many(Math.abs(n), 'pt', 'pts')}`,
    evening: 'Ce soir',
    pointsOf: (name, total) => `${name}\u00a0: ${points(total)}. D’où ils viennent`,
    line: (line, points) => `${line}\u00a0: ${points}`,
    noPoints: 'Pas encore de points.',
    pays: (bill) => `paie ${bill}`,
    short: (n) => `manque ${n}`,
    free: 'gratuit',
    feed: 'Nourrir',
    meals: (kittens, meal, irrigated) =>
      `${kittens} ${many(kittens, 'chaton mange', 'chatons mangent')} ${meal} chacun\u202f; ${irrigated} ${many(irrigated, 'champ irrigué donne', 'champs irrigués donnent')} 1 chacun.`,
    foodLeft: (n) => `reste ${n}`,
    unfed: 'Sans repas',
    notBoth: 'pas après une séparation',
    each: 'chacun',
    dismiss: 'Se séparer',
    dismissHint: 'Se séparer d’un chaton',
    pickKitten: 'quel chaton\u202f?',
    endsGame: 'Ce sera alors la dernière manche.',
    sending: (n) => `envoyer ${workers(n)}`,
    tonight: (bill, food) => `Repas du soir\u00a0: au plus ${bill}${food === null ? '' : `\u202f; vous aurez ${food}`}`,
    atEnd: (n) => `À la fin\u00a0: +${n} pour les chatons réveillés`,
    tomorrow: (asleep, waking) =>
      `Demain\u00a0: ${asleep} ${many(asleep, 'endormi', 'endormis')}${waking > 0 ? `, ${waking} pour les réveiller` : ''}`,
    sellAll: (n) => `Vendre à ${n} ${many(n, 'commerçant', 'commerçants')}`,
    unsold: (n) => `${n} ${many(n, 'commerçant ne reçoit', 'commerçants ne reçoivent')} rien aujourd’hui.`,
    canSend: (awake) =>
      awake === 0
        ? 'Personne n’est réveillé\u00a0: une tuile n’apporte que sa nourriture.'
        : `${workers(awake)} à envoyer\u202f; les autres joueurs peuvent suivre avec un seul chacun.`,
    fieldHint: (water) =>
      water ? 'Une goutte marque où l’eau arrive déjà.' : 'Un champ aide à nourrir dès qu’un bâtonnet l’irrigue.',
    stickHint: 'Entre deux champs, un bâtonnet vaut 2 points\u202f; au bord, 1.',
    follow: 'Suivre',
    sell: 'Vendre',
    thenOnly: 'puis seulement',
    round: (round) => `Manche ${round}`,
    turn: 'Parties du tour',
    parts: { morning: 'Matin', day: 'Journée', others: 'Autres', evening: 'Soir' },
    ends: 'Fin au dernier champ ou au dernier bâtonnet.',
    late: (left) =>
      left === 0
        ? 'Fin après cette manche, dans tous les cas.'
        : `Fin dans ${left} ${many(left, 'manche', 'manches')}, dans tous les cas.`,
    lastRound: 'Dernière manche\u202f!',
    aside: 'On peut encore poser champs et bâtonnets.',
    stockFood: (n) => `Dans la réserve\u00a0: ${units.food(n)}`,
    stockCoins: (n) => `Dans la réserve\u00a0: ${units.coin(n)}`,
    fieldsLeft: (n) => `${many(n, 'Reste', 'Restent')} ${n} ${many(n, 'champ', 'champs')}`,
    sticksLeft: (n) => `${many(n, 'Reste', 'Restent')} ${n} ${many(n, 'bâtonnet', 'bâtonnets')}`,
    kittensLeft: (family, n, name: string) => `${many(n, 'Reste', 'Restent')} ${coated(n, family)} pour ${name}`,
    actions: { food: 'Nourriture', irrigation: 'Irrigation', gold: 'Or', recruit: 'Recruter', fields: 'Champs' },
    about: {
      food: 'De 1 à 6 travailleurs rapportent 2, 5, 8, 12, 16 ou 20 unités de nourriture.',
      irrigation: 'Chaque travailleur pose un bâtonnet sur un côté libre de vos champs.',
      gold: 'Chaque travailleur rapporte une pièce.',
      recruit: 'Chaque travailleur, avec une pièce, amène un nouveau chaton.',
      fields: 'Chaque travailleur pose un champ à côté des vôtres.',
    },
    roles: { worker: 'Travailleur', merchant: 'Commerçant' },
    rolesDo: { worker: 'peut être envoyé au travail', merchant: '1 vente par matin' },
    fieldHere: (watered) =>
      watered ? 'Ici, le champ est irrigué aussitôt.' : 'Ici, le champ reste sec jusqu’à ce qu’un bâtonnet le touche.',
    stickHere: (n) =>
      n === 0
        ? 'N’irrigue aucun champ sec.'
        : `Irrigue ${n} ${many(n, 'champ', 'champs')} de plus\u00a0: ${n} de moins à payer le soir.`,
    takenBy: (tile, name) => `${tile}\u202f; prise par ${name}`,
    turns: 'Autour de la table',
    first: 'premier joueur',
    stances: {
      acts: 'joue',
      decides: 'décide',
      follows: 'suit',
      passes: 'passe',
      waits: 'attend',
    },
    others: 'Les autres familles',
    larger: (name) => `${name}\u00a0: voir de près`,
    smaller: (name) => `${name}\u00a0: réduire`,
  },
  refusals: {
    'no-move': () => 'Ce coup n’existe pas.',
    'game-over': () => 'La partie est terminée\u202f; on ne peut plus jouer.',
    'not-now': (v) => `Il faut maintenant décider\u00a0: ${phases[v.phase]}.`,
    'not-asleep': (v) =>
      v.asleep === 0
        ? `Aucun chaton ${families[v.family]} ne dort.`
        : `Seulement ${coated(v.asleep, v.family)} ${many(v.asleep, 'dort', 'dorment')}.`,
    'wake-cost': (v) => `Les réveiller coûte ${units.food(v.cost)}, et il y en a ${v.food}.`,
    'no-merchant': (v) =>
      `Aucun commerçant ${families[v.family]} ${v.goods === 0 ? 'sans marchandise' : `avec ${v.goods} ${many(v.goods, 'marchandise', 'marchandises')}`} n’accepte cela\u00a0: ${goods[v.good]}.`,
    'merchant-served': () => 'Ce commerçant a déjà reçu son unité ce matin.',
    'no-goods': (v) => `Il n’y a plus de ${goods[v.good]} à vendre.`,
    'no-tile': () => 'Aucune tuile ne montre ces actions.',
    'tile-taken': (v) => `${v.seat} a pris cette tuile pendant cette manche.`,
    'either-way': (v) =>
      `Personne ne peut faire l’une ou l’autre, le choix est donc indifférent\u202f; nommez l’action ${actions[v.action]}.`,
    'not-awake': (v) =>
      v.awake === 0
        ? `Aucun chaton ${families[v.family]} n’est réveillé.`
        : `Seulement ${coated(v.awake, v.family)} ${many(v.awake, 'est réveillé', 'sont réveillés')}.`,
    'six-at-most': () => 'Six travailleurs au plus peuvent faire une action.',
    'no-use': (v) => `Pour cette action (${actions[v.action]}), au plus ${workers(v.most)} en ce moment.`,
    'cannot-follow': (v) =>
      `L’action (${actions[v.action]}) est impossible en ce moment\u00a0: il ne reste qu’à passer.`,
    'somebody-sleeps': () => 'Un travailleur dort\u00a0: passer en réveille un\u202f; dites de quelle famille.',
    'cell-taken': (v) => `Il y a déjà un champ en ${place(v.cell)}.`,
    'cell-apart': (v) => `Aucun de vos champs n’a de côté commun avec ${place(v.cell)}.`,
    'edge-taken': () => 'Un bâtonnet est déjà posé sur ce côté.',
    'edge-apart': () => 'Ce n’est le côté d’aucun de vos champs.',
    'own-first': (v) => `Votre propre famille passe d’abord\u00a0: ${v.left} dans la réserve.`,
    'no-kitten': (v) => `Il n’y a plus de chaton ${families[v.family]} dans la réserve.`,
    'last-worker': () => 'On ne peut pas se séparer de son dernier travailleur.',
    'not-in-household': () => 'Il n’y a pas de chaton comme celui-là dans cette famille.',
    'must-go-unfed': (v) =>
      `Avec ${units.food(v.food)} pour un coût de ${v.bill}, il faut laisser au moins ${v.least} ${many(v.least, 'chaton', 'chatons')} sans repas.`,
    'too-many-unfed': (v) =>
      `Un coût de ${v.bill} laisse au plus ${v.most} ${many(v.most, 'chaton', 'chatons')} sans repas.`,
    'not-both': () => 'Vous vous êtes séparé d’un chaton ce soir\u00a0: personne ne peut rester sans repas.',
    'dismiss-more': (v) =>
      `Avec ${units.food(v.food)} pour un coût de ${v.bill}, il faut se séparer d’un chaton de plus.`,
    'invalid-turn': () => 'Manche, tour et étape ne s’accordent pas.',
    'invalid-household': (v) => `La famille ${of(v.seat)} a ce qu’elle ne peut pas avoir.`,
    'invalid-kittens': (v) => `Il y a ${coated(v.count, v.family)}\u202f; c’est impossible.`,
    'invalid-farm': (v) => `Les champs et bâtonnets ${of(v.seat)} ne peuvent pas être posés ainsi.`,
    'invalid-supply': () => 'Les champs ou bâtonnets du plateau ne s’accordent pas avec ceux qui sont posés.',
    'invalid-stock': () => 'La nourriture ou les pièces ne font pas le compte de la boîte.',
    'invalid-ending': () => 'La fin de la partie ne s’accorde pas avec la position.',
    'invalid-tiles': () => 'Les tuiles action ne s’accordent pas avec les tours joués.',
  },
} satisfies Messages
