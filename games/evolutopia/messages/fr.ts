// Evolutopia in French.
import { capital, listing, plural, signed } from '../../../core/words.ts'
import type {
  Action,
  Crisis,
  EffectTexts,
  Evolution,
  Expert,
  ExpertAmounts,
  Indicator,
  LevelId,
  Mark,
  Plan,
  PrintedEvolution,
  PrintedPlan,
  PrintedRole,
  Role,
  RoleTime,
} from '../data.ts'
import { listsIn, placesIn } from '../names.ts'
import type { Messages } from './en.ts'

const many = plural('fr')
const list = listing('fr')

const indicators: { readonly [I in Indicator]: string } = {
  environment: 'environnement',
  mobility: 'mobilité',
  comfort: 'confort',
  energy: 'énergie',
  economy: 'économie',
}
/** With its article: « l’énergie a 2 points ». */
const theIndicator: { readonly [I in Indicator]: string } = {
  environment: 'l’environnement',
  mobility: 'la mobilité',
  comfort: 'le confort',
  energy: 'l’énergie',
  economy: 'l’économie',
}
/** « Prendre 1 point au confort. » */
const toIndicator: { readonly [I in Indicator]: string } = {
  environment: 'à l’environnement',
  mobility: 'à la mobilité',
  comfort: 'au confort',
  energy: 'à l’énergie',
  economy: 'à l’économie',
}
const experts: { readonly [E in Expert]: readonly [one: string, other: string] } = {
  designer: ['concepteur', 'concepteurs'],
  builder: ['ouvrageur', 'ouvrageurs'],
  urbanist: ['néo-urbaniste', 'néo-urbanistes'],
  technologist: ['technologiste', 'technologistes'],
  regulator: ['régulateur', 'régulateurs'],
}
const anExpert = (kind: Expert) => `un ${experts[kind][0]}`
const lightSteps = (n: number) => `${n} ${many(n, 'gyrophare', 'gyrophares')}`
const expertNumber = (n: number) => `${n} ${many(n, 'expert', 'experts')}`
const upTo = (n: number) => (n > 1 ? 'jusqu’à ' : '')

const actions: { readonly [A in Action]: string } = {
  choose: 'Choisir une évolution',
  start: 'Mettre en chantier une évolution',
  recruit: 'Recruter des experts',
  assign: 'Affecter des experts',
  inaugurate: 'Inaugurer une évolution',
}
const evolutions: { readonly [E in Evolution]: string } = {
  'bicycle-lanes': 'Pistes cyclables',
  'pocket-parks': 'Squares de poche',
  'green-roofs': 'Toits végétalisés',
  'repair-cafes': 'Ateliers de réparation',
  'walking-streets': 'Rues piétonnes',
  'electric-buses': 'Bus électriques',
  'freight-trams': 'Trams de fret',
  'insulated-homes': 'Logements bien isolés',
  'covered-market': 'Marché couvert',
  'energy-cooperative': 'Coopérative d’énergie',
  'flood-meadows': 'Prairies inondables',
  'smart-grid': 'Réseau intelligent',
  'urban-forest': 'Forêt urbaine',
  'night-trams': 'Trams de nuit',
  'quiet-quarter': 'Quartier calme',
  'solar-field': 'Champ solaire',
  'workshop-yard': 'Cour des ateliers',
  'car-free-centre': 'Centre sans voitures',
  'ring-metro': 'Métro circulaire',
  'bathing-lake': 'Lac de baignade',
  'wind-park': 'Parc éolien',
  'goods-yard': 'Gare de marchandises',
  'reed-bed-waterworks': 'Station à roselière',
  'cable-car': 'Téléphérique',
  'house-of-culture': 'Maison de la culture',
  'district-heating': 'Chauffage urbain',
  'river-port': 'Port fluvial',
  superblocks: 'Îlots apaisés',
  'shared-garage': 'Garage partagé',
  'timber-towers': 'Tours en bois',
  'circular-factory': 'Usine circulaire',
  'harvest-boats': 'Péniches maraîchères',
  'green-business-park': 'Parc d’activités vert',
  'garden-quarter': 'Cité-jardin',
  'open-city-lab': 'Labo citoyen',
}
const crises: { readonly [C in Crisis]: string } = {
  'storm-warning': 'Avis de tempête',
  'power-cut': 'Panne de courant',
  'transport-strike': 'Grève des transports',
  'heat-wave': 'Canicule',
  'factory-closure': 'Fermeture d’usine',
  flood: 'Inondation',
  'computer-virus': 'Virus informatique',
  'street-protest': 'Manifestation',
  smog: 'Pic de pollution',
  'fuel-shortage': 'Pénurie de carburant',
  'housing-shortage': 'Pénurie de logements',
  'false-rumour': 'Fausse rumeur',
  epidemic: 'Épidémie',
  'missing-materials': 'Matériaux introuvables',
  'brain-drain': 'Fuite des cerveaux',
}
const plans: { readonly [P in Plan]: string } = {
  'helping-hands': 'Coup de main',
  'job-fair': 'Forum de l’emploi',
  'special-permit': 'Dérogation',
  'opening-party': 'Fête d’ouverture',
  'fast-lane': 'Voie rapide',
  'calm-night': 'Nuit calme',
  'emergency-drill': 'Exercice d’urgence',
  volunteers: 'Bénévoles',
  'public-fund': 'Fonds public',
}
const roles: { readonly [R in Role]: string } = {
  tinkerer: 'Bidouilleur',
  'site-manager': 'Chef de chantier',
  headhunter: 'Chasseur de têtes',
  surveyor: 'Géomètre',
  planner: 'Planificateur',
  'first-aider': 'Secouriste',
  coordinator: 'Coordinateur',
  trainer: 'Formateur',
  negotiator: 'Négociateur',
  treasurer: 'Trésorier',
}
const roleTimes: { readonly [R in RoleTime]: string } = {
  before: 'avant l’action',
  after: 'après l’action ou la fin du cycle',
  either: 'avant ou après l’action',
  managed: 'après la fin du cycle',
  recruited: 'après un recrutement',
  inaugurated: 'après une inauguration',
  borrowed: 'au moment qu’indique le rôle emprunté',
}
const levels: { readonly [L in LevelId]: string } = {
  discovery: 'Découverte, 2 nuisances',
  '1': 'Niveau 1, faible, 4 nuisances',
  '2': 'Niveau 2, modéré, 5 nuisances',
  '3': 'Niveau 3, fort, 6 nuisances',
  '4': 'Niveau 4, extrême, 8 nuisances',
  custom: 'Configuration libre',
}

const effects: EffectTexts = {
  change: (e) => `${indicators[e.indicator]} ${signed(e.by)}`,
  raise: () => 'augmenter de 1 un indicateur au choix',
  shift: () => 'déplacer 1 point d’un indicateur à 2 ou plus vers un autre',
  lights: (e) => `allumer ${lightSteps(e.by)}`,
  release: (e) => `libérer tous les ${experts[e.expert][1]} en jeu`,
  clear: () => 'libérer tous les experts de la zone Experts',
  dismiss: (e) => `libérer ${expertNumber(e.count)} de la zone Experts`,
  shelve: (e) =>
    e.from === 'study'
      ? 'mettre sous la pile une évolution à l’étude'
      : 'mettre sous la pile une évolution en chantier et libérer ses experts',
  block: (e) => `bloquer ${e.count} ${many(e.count, 'action', 'actions')} de plus au cycle suivant`,
  unblock: () => 'libérer une action',
  hire: (e) =>
    e.count >= 5
      ? 'piocher des experts jusqu’à remplir la zone Experts'
      : `piocher ${expertNumber(e.count)} pour la zone Experts`,
  assign: (e) => `affecter ${upTo(e.count)}${expertNumber(e.count)} de la zone Experts`,
  second: (e) => {
    const assign = many(e.count, 'l’affecter', 'les affecter')
    const where = e.to === 'crisis' ? 'à la crise actuelle' : 'à un chantier ou à la crise'
    return `prendre dans le sac ${upTo(e.count)}${expertNumber(e.count)} au choix et ${assign} ${where}`
  },
  move: () => 'déplacer un expert d’un chantier ou de la crise vers un autre emplacement libre ou la zone Experts',
  retrain: () => 'échanger un expert de la zone Experts contre un autre du sac, de votre choix',
  study: () => 'mettre à l’étude la première évolution de la pile, s’il y a de la place',
  start: () => 'mettre en chantier une évolution à l’étude',
  inaugurate: () => 'inaugurer une évolution terminée',
  settle: () => 'la crise actuelle est gérée sur-le-champ',
  borrow: () => 'utiliser un rôle visible d’un voisin',
}

const marks: { readonly [M in Mark]: string } = {
  none: '',
  blue: 'picto bleu\u00a0: une évolution bonus à la mise en chantier',
  green: 'picto vert\u00a0: un bon plan à la mise en chantier',
}

const cellOf = (name: string) => `la case ${name}`
const expertCount = (n: number, kind: Expert) => `${n} ${many(n, experts[kind][0], experts[kind][1])}`
const { changeList, effectList, effectOf, expertList, roleList, tileList, titled } = listsIn({
  list,
  evolutions,
  crises,
  roles,
  effects,
  experts: expertCount,
  nobody: 'aucun expert',
})
const quoted = (tile: Evolution) => `«\u202f${evolutions[tile]}\u202f»`
const needing = (amounts: ExpertAmounts) => `demande ${expertList(amounts)}`
const placed = placesIn(evolutions)
/** Where somebody is sent, and where they come from. */
const to = placed('à la crise', 'dans la zone Experts', (title) => `à «\u202f${title}\u202f»`)
const from = placed('de la crise', 'de la zone Experts', (title) => `de «\u202f${title}\u202f»`)
const places = placed('la crise', 'la zone Experts', (title) => title)
const printed = ({ evolution, needs, changes, mark }: PrintedEvolution) =>
  `${evolutions[evolution]} (${needing(needs)}\u202f; ${changeList(changes)}${mark === 'none' ? '' : `\u202f; ${marks[mark]}`})`
const planCard = ({ plan, effect }: PrintedPlan) => `${plans[plan]}\u00a0: ${effectOf(effect)}`
const roleCard = ({ role, when, effect }: PrintedRole) =>
  `${roles[role]} (${roleTimes[when]})\u00a0: ${effectOf(effect)}`

/** Where an evolution goes, and what it covers there. */
const on = (cell: string, covered: Indicator | null) =>
  covered ? `sur ${cellOf(cell)}, en recouvrant la nuisance ${indicators[covered]}` : `sur ${cellOf(cell)}`

export const fr = {
  name: 'Evolutopia',
  aim: '3 indicateurs à 6, plus de nuisance',
  about:
    'Remettez ensemble une ville d’aplomb\u00a0: développez des évolutions, faites monter trois indicateurs et recouvrez toutes les nuisances.',
  notice:
    'Ludopolis est une réalisation indépendante et non officielle. Les évolutions, crises, bons plans, rôles, nuisances, la piste des crises et les configurations de ce jeu sont de notre conception.',
  indicators,
  expert: anExpert,
  expertList,
  tileList,
  changeList,
  printed,
  roleCard,
  planCard,
  effectOf,
  effectList,
  cell: cellOf,
  expertHead: (kind) => experts[kind][1],
  actions,
  evolutions,
  crises,
  plans,
  roles,
  roleTimes,

  prompt: {
    over: 'La partie est terminée.',
    turn: (name, manage) => {
      if (manage) return name ? `${name} doit finir le cycle.` : 'Vous devez finir le cycle.'
      return name
        ? `${name} choisit une action ou finit le cycle.`
        : 'Choisissez une action non bloquée, ou finissez le cycle.'
    },
    after: (name, role, plan) => {
      if (name) return `${name} peut utiliser une carte ou finir son tour.`
      if (role && plan) return 'Utilisez votre rôle ou un bon plan, ou finissez votre tour.'
      return plan ? 'Jouez un bon plan, ou finissez votre tour.' : 'Utilisez votre rôle, ou finissez votre tour.'
    },
    between: (name) =>
      name
        ? `${name} peut jouer un bon plan avant la fin du cycle.`
        : 'Vous pouvez jouer un bon plan avant la fin du cycle.',
    revealed: (name, crisis) =>
      name
        ? `Crise révélée\u00a0: ${crises[crisis]}. ${name} peut jouer un bon plan avant son effet.`
        : `Crise révélée\u00a0: ${crises[crisis]}. Vous pouvez jouer un bon plan avant son effet.`,
    pending: {
      choose: (name) =>
        name ? `${name} prend une évolution ou la met de côté.` : 'Mettez l’évolution à l’étude, ou mettez-la de côté.',
      bonus: (name) =>
        name
          ? `${name} décide de l’évolution bonus.`
          : 'Évolution bonus\u00a0: mettez-la à l’étude, laissez-la, ou glissez-la sous la pile.',
      'lay-off': (name) => (name ? `${name} écarte des experts.` : 'Écartez d’autres experts, ou commencez à piocher.'),
      drawn: (name) => (name ? `${name} pioche des experts.` : 'Gardez l’expert pioché, ou mettez-le de côté.'),
      assign: (name, left) =>
        name ? `${name} affecte des experts.` : `Affectez encore au plus ${expertNumber(left)}.`,
      rescue: (name) =>
        name
          ? `${name} sauve des experts de l’évolution retirée.`
          : 'Ramenez dans la zone Experts des experts de l’évolution retirée\u202f; les autres vont dans le sac.',
      option: (name) => (name ? `${name} choisit l’effet de la crise.` : 'Choisissez l’effet de la crise.'),
      block: (name, left) =>
        name
          ? `${name} bloque ${left} ${many(left, 'action', 'actions')}.`
          : `Bloquez ${left} ${many(left, 'action', 'actions')} pour le prochain cycle.`,
      unblock: (name) => (name ? `${name} libère une action.` : 'Choisissez l’action à libérer.'),
      raise: (name) => (name ? `${name} augmente un indicateur.` : 'Choisissez l’indicateur à augmenter.'),
      shift: (name) =>
        name
          ? `${name} déplace un point entre deux indicateurs.`
          : 'Choisissez l’indicateur qui donne un point, et celui qui le reçoit.',
      dismiss: (name, left) =>
        name
          ? `${name} libère ${expertNumber(left)} de la zone Experts.`
          : `Libérez ${expertNumber(left)} de la zone Experts.`,
      shelve: (name) => (name ? `${name} renonce à une évolution.` : 'Choisissez l’évolution qui part sous la pile.'),
      second: (name, left) =>
        name
          ? `${name} prend des experts dans le sac.`
          : `Prenez dans le sac ${upTo(left)}${expertNumber(left)} au choix.`,
      move: (name) => (name ? `${name} déplace un expert.` : 'Choisissez l’expert à déplacer, et sa destination.'),
      retrain: (name) =>
        name ? `${name} échange un expert.` : 'Choisissez l’expert à rendre, et celui que vous voulez.',
      start: (name) =>
        name ? `${name} met en chantier une évolution.` : 'Choisissez l’évolution à mettre en chantier.',
      inaugurate: (name) =>
        name ? `${name} inaugure une évolution.` : 'Choisissez l’évolution à inaugurer, et sa case.',
      adopt: (name) => (name ? `${name} choisit un rôle.` : 'Choisissez un rôle parmi deux.'),
    },
  },

  paths: {
    begin: { ...actions, manage: 'Finir le cycle' },
    whole: {
      layOff: (expert) => `Recruter des experts, mais écarter d’abord ${anExpert(expert)}`,
      layOffMore: (expert) => `Écarter encore ${anExpert(expert)}`,
      assign: (expert, place) => `Affecter ${anExpert(expert)} ${to(place)}`,
      raise: (indicator) => `Augmenter un indicateur\u00a0: ${indicators[indicator]}`,
      start: (tile) => `Mettre en chantier ${printed(tile)}`,
      inaugurate: (tile, cell, covered) => `Inaugurer ${quoted(tile)} ${on(cell, covered)}`,
      move: (expert, before, after) => `Déplacer ${anExpert(expert)} ${from(before)} ${to(after)}`,
      second: (expert, place) => `Prendre ${anExpert(expert)} dans le sac et l’affecter ${to(place)}`,
      retrain: (out, into) => `Échanger ${anExpert(out)} contre ${anExpert(into)}`,
      role: (card, lender) =>
        lender === null ? `Utiliser le rôle ${roleCard(card)}` : `Emprunter à ${lender} le rôle ${roleCard(card)}`,
      plan: (card) => `Jouer le bon plan ${planCard(card)}`,
      adopt: (card) => `Prendre le rôle ${roleCard(card)}`,
    },
    take: (tile) => `mettre à l’étude ${printed(tile)}`,
    inPlaceOf: (tile) => `${quoted(tile)} part sous la pile`,
    aside: (tile) => `mettre de côté ${quoted(tile)} et voir la suivante`,
    leave: (tile) => `Laisser ${quoted(tile)} sur la pile`,
    under: (tile) => `Glisser ${quoted(tile)} sous la pile`,
    rescue: (expert) => `Ramener ${anExpert(expert)} dans la zone Experts`,
    layOff: 'écarter d’abord des experts',
    draw: 'piocher dans le sac',
    drawThen: 'Piocher maintenant',
    keep: (expert) => `Garder ${anExpert(expert)}`,
    drop: (expert) => `Mettre de côté ${anExpert(expert)}`,
    assign: (expert) => `Affecter ${anExpert(expert)}`,
    to,
    on,
    manage: 'Finir le cycle',
    block: (action) => `Bloquer «\u202f${actions[action]}\u202f»`,
    unblock: (action) => `Libérer «\u202f${actions[action]}\u202f»`,
    role: 'Utiliser un rôle',
    plan: 'Jouer un bon plan',
    strike: (effects) => capital(effectList(effects)),
    endTurn: 'Terminer le tour',
    goOn: 'Continuer sans bon plan',
    letStrike: 'Appliquer l’effet de la crise',
    doneAssigning: 'N’affecter personne d’autre',
    doneRescuing: 'Laisser les autres au sac',
    doneSeconding: 'Ne prendre personne d’autre',
    shiftFrom: (indicator) => `Prendre 1 point ${toIndicator[indicator]}`,
    shiftTo: (indicator) => `le donner ${toIndicator[indicator]}`,
    dismiss: (expert) => `Libérer ${anExpert(expert)}`,
    shelve: (tile) => `Renoncer à ${printed(tile)}`,
    second: (expert) => `Prendre ${anExpert(expert)} dans le sac`,
    move: (expert, place) => `Déplacer ${anExpert(expert)} ${from(place)}`,
    retrain: (expert) => `Rendre ${anExpert(expert)}`,
    into: (expert) => `contre ${anExpert(expert)}`,
  },

  events: {
    nuisance: (indicator, cell) => `Une nuisance (${indicators[indicator]}) se trouve sur ${cellOf(cell)}.`,
    dealt: (study, site, zone) =>
      `À l’étude\u00a0: ${tileList(study)}. En chantier\u00a0: ${evolutions[site]}. Dans la zone Experts\u00a0: ${expertList(zone)}.`,
    top: (tile) => `Première évolution de la pile\u00a0: ${printed(tile)}.`,
    turn: (name) => `À ${name} de jouer.`,
    took: (name, tile) => `${name} met à l’étude ${quoted(tile)}.`,
    aside: (name, tile) => `${name} met de côté ${quoted(tile)}.`,
    left: (name, tile) => `${name} laisse ${quoted(tile)} sur la pile.`,
    under: (name, tiles) => `${name} glisse sous la pile ${list(tiles.map(quoted))}.`,
    started: (name, tile) => `${name} met en chantier ${quoted(tile)}.`,
    rescued: (name, expert) => `${name} ramène ${anExpert(expert)} dans la zone Experts.`,
    'to-bag': (given) => `Retour au sac\u00a0: ${expertList(given)}.`,
    'laid-off': (name, expert) => `${name} écarte ${anExpert(expert)}.`,
    drew: (name, expert) => `${name} pioche ${anExpert(expert)}.`,
    kept: (name, expert) => `${name} garde ${anExpert(expert)}.`,
    dropped: (name, expert) => `${name} met de côté ${anExpert(expert)}.`,
    hired: (name, expert) => `${name} pioche ${anExpert(expert)} pour la zone Experts.`,
    assigned: (name, expert, place) => `${name} affecte ${anExpert(expert)} ${to(place)}.`,
    inaugurated: (name, tile, cell) => `${name} inaugure ${quoted(tile)} sur ${cellOf(cell)}.`,
    covered: (name, tile, cell, indicator) =>
      `${name} inaugure ${quoted(tile)} sur ${cellOf(cell)} et recouvre la nuisance ${indicators[indicator]}.`,
    indicator: (indicator, from, to) =>
      `${capital(theIndicator[indicator])} ${to > from ? 'monte' : 'descend'} de ${from} à ${to}.`,
    light: (to) => `Le gyrophare ${to} s’allume.`,
    managing: (name) => `${name} finit le cycle.`,
    managed: (crisis) => `Crise gérée\u00a0: ${crises[crisis]}.`,
    unmanaged: (crisis, penalty) =>
      `Crise non gérée\u00a0: ${crises[crisis]}. Conséquence\u00a0: ${effectList(penalty)}.`,
    crisis: (crisis, needs) => `Une crise arrive\u00a0: ${crises[crisis]}, qui ${needing(needs)}.`,
    option: (name, effect, forced) =>
      forced === null
        ? `${name} choisit\u00a0: ${effectList(effect)}.`
        : `${crises[forced]} n’a qu’un effet possible\u00a0: ${effectList(effect)}.`,
    'no-option': (crisis) => `${crises[crisis]} n’a aucun effet.`,
    released: (given, where) => `Libérés\u00a0: ${expertList(given)} (${list(where.map(from))}).`,
    cleared: (given) => `La zone Experts se vide\u202f; libérés\u00a0: ${expertList(given)}.`,
    'unblocked-all': 'Toutes les actions se libèrent, puis on en bloque à nouveau.',
    blocked: (action) => `«\u202f${actions[action]}\u202f» est maintenant bloquée jusqu’à la fin du cycle.`,
    unblocked: (name, action) => `${name} libère «\u202f${actions[action]}\u202f».`,
    'more-blocks': (n) => `${n} ${many(n, 'action de plus sera bloquée', 'actions de plus seront bloquées')}.`,
    role: (name, role) => `${name} a pour rôle ${roleCard(role)}.`,
    'role-used': (name, role) => `${name} utilise son rôle ${roles[role]}.`,
    'role-borrowed': (name, role, lender) => `${name} emprunte à ${lender} le rôle ${roles[role]}.`,
    'role-unlocked': (name, role) => `${name} débloque un second rôle, ${roleCard(role)}.`,
    'role-offered': (name, roles) => `Rôles proposés à ${name}\u00a0: ${roleList(roles)}.`,
    'role-back': (name, role) => `${name} remet le rôle ${roles[role]} sous la pioche.`,
    adopted: (name, role, other) => `${name} prend le rôle ${roleCard(role)}\u202f; ${roles[other]} va sous la pioche.`,
    'plan-drawn': (name, plan) => `${name} reçoit le bon plan ${planCard(plan)}.`,
    'plan-none': (name) => `Il ne reste pas de bon plan pour ${name}.`,
    'plan-played': (name, plan) => `${name} joue le bon plan ${planCard(plan)}.`,
    dismissed: (name, expert) => `${name} libère ${anExpert(expert)}.`,
    shelved: (name, tile) => `${name} glisse sous la pile ${quoted(tile)}.`,
    seconded: (name, expert, place) => `${name} prend ${anExpert(expert)} dans le sac et l’affecte ${to(place)}.`,
    moved: (name, expert, before, after) => `${name} déplace ${anExpert(expert)} ${from(before)} ${to(after)}.`,
    retrained: (name, out, into) => `${name} échange ${anExpert(out)} contre ${anExpert(into)}.`,
  },

  refusals: {
    'invalid-head': () => 'Les places, le niveau ou le tour sont impossibles.',
    'invalid-evolutions': () => 'Le compte des tuiles évolution n’y est pas.',
    'invalid-crises': () => 'Le compte des cartes crise n’y est pas.',
    'invalid-plans': () => 'Le compte des bons plans n’y est pas.',
    'invalid-roles': () => 'Le compte des rôles n’y est pas.',
    'invalid-experts': () => 'Le compte des experts n’y est pas, ou ils sont là où ils ne peuvent pas être.',
    'invalid-territory': () => 'Le territoire est construit d’une façon impossible.',
    'invalid-tracks': () => 'Un indicateur ou le pion Crise est là où il ne peut pas être.',
    'invalid-end': () => 'La fin de la partie ne s’accorde pas avec la position.',
    'invalid-pending': () => 'Ce qui est à décider ne s’accorde pas avec le tour.',
    'invalid-loose-ends': () => 'Quelque chose reste en suspens, dont personne n’a à décider.',
    'no-move': () => 'Ce n’est pas un coup de ce jeu.',
    over: () => 'La partie est terminée.',
    'not-now': () => 'Il faut d’abord décider autre chose.',
    acted: () => 'Cela n’est possible qu’au début d’un tour.',
    blocked: () => 'Cette action est bloquée jusqu’à la fin du cycle.',
    'not-in-study': (v) => `${quoted(v.tile)} n’est pas à l’étude.`,
    'not-on-site': (v) => `${quoted(v.tile)} n’est pas en chantier.`,
    'no-room-needed': () => 'Il y a une place libre\u202f; aucune évolution ne doit partir.',
    'room-needed': () => 'Il n’y a pas de place\u202f; dites quelle évolution part sous la pile.',
    'aside-limit': () => 'Il y en a déjà trois de côté\u202f; il faut garder cette tuile.',
    'not-in-zone': (v) => `Il n’y a aucun ${experts[v.expert][0]} dans la zone Experts.`,
    'zone-full': () => 'La zone Experts est pleine.',
    'bag-empty': () => 'Le sac est vide.',
    'not-in-bag': (v) => `Il n’y a aucun ${experts[v.expert][0]} dans le sac.`,
    'none-loose': (v) => `Il n’y a aucun ${experts[v.expert][0]} à replacer.`,
    'no-slot': (v) => `Il n’y a pas d’emplacement libre à cet endroit pour ${anExpert(v.expert)}.`,
    'none-there': (v) => `Il n’y a aucun ${experts[v.expert][0]} à cet endroit.`,
    incomplete: (v) => `Il manque encore des experts\u00a0: ${quoted(v.tile)}.`,
    'cell-taken': (v) => `Il y a déjà une tuile sur ${cellOf(v.cell)}.`,
    'not-next-to': (v) =>
      `${capital(cellOf(v.cell))} n’est pas à côté de la tuile Départ ou d’une évolution\u202f; la diagonale ne compte pas.`,
    'nuisance-gain': (v) =>
      `Cette nuisance demande un gain en ${indicators[v.indicator]}, que n’apporte pas ${quoted(v.tile)}.`,
    'must-first': () => 'Il faut d’abord faire quelque chose.',
    'no-effect': () => 'Cela n’aurait pas d’effet maintenant.',
    'already-blocked': () => 'Cette action est déjà bloquée.',
    'not-blocked': () => 'Cette action n’est pas bloquée.',
    'not-your-role': (v) => `Vous ne pouvez pas utiliser ce rôle\u00a0: ${roles[v.role]}.`,
    'role-used': () => 'Un seul rôle par tour\u00a0: c’est déjà fait.',
    'role-time': (v) => `Ce n’est pas le moment de ce rôle\u00a0: ${roles[v.role]}.`,
    'not-your-plan': (v) => `Vous n’avez pas ce bon plan\u00a0: ${plans[v.plan]}.`,
    'not-offered': (v) => `Ce rôle n’est pas proposé\u00a0: ${roles[v.role]}.`,
    'at-most': () => 'Cet indicateur est déjà à 7.',
    'too-low': () => 'Cet indicateur est trop bas pour donner un point.',
    same: () => 'Ce serait deux fois la même chose.',
    'invalid-start': (v) => `Aucune nuisance ne peut se trouver sur la tuile Départ (${cellOf(v.cell)}).`,
  },

  areas: {
    goal: { command: 'but', heading: 'But et indicateurs' },
    actions: { command: 'actions', heading: 'Actions' },
    crisis: { command: 'crise', heading: 'Crise' },
    study: { command: 'étude', heading: 'Évolutions à l’étude' },
    site: { command: 'chantier', heading: 'Évolutions en chantier' },
    experts: { command: 'experts', heading: 'Experts' },
    territory: { command: 'territoire', heading: 'Territoire' },
    piles: { command: 'piles', heading: 'Piles et pioches' },
    player: { command: 'joueur', heading: (name) => `Cartes\u00a0: ${name}` },
  },
  goal: {
    level: (level) => `${levels[level]}.`,
    aim: 'Vous gagnez avec trois indicateurs à 6 ou plus et toutes les nuisances recouvertes.',
    risk: 'Vous perdez si un indicateur tombe à 0, si le dernier gyrophare s’allume, ou si une 46e crise devait venir.',
    indicators: { caption: 'Indicateurs, de 0 à 7', head: ['Indicateur', 'Points'] },
    light: (light, last) => `Gyrophares allumés\u00a0: ${light} sur ${last}.`,
    nuisances: (n) =>
      n === 0 ? 'Il ne reste aucune nuisance.' : `Il reste ${n} ${many(n, 'nuisance', 'nuisances')} à recouvrir.`,
    turn: (name) => `C’est à ${name} de jouer.`,
    first: (name) => `${name} a commencé.`,
  },
  actionTable: { caption: 'Actions', head: ['Action', 'État'], free: 'libre', blocked: 'bloquée' },
  didAction: (name, action) => `Ce tour, ${name} a fait\u00a0: ${actions[action]}.`,
  didManage: (name) => `Ce tour, ${name} finit le cycle.`,
  roleSpent: (name) => `${name} a utilisé un rôle ce tour.`,
  moreBlocks: (n) => `À bloquer de plus au cycle suivant\u00a0: ${n} ${many(n, 'action', 'actions')}.`,
  crisisArea: {
    none: 'Il n’y a pas de crise en jeu.',
    name: (name, needs) => `${crises[name]}, ${needing(needs)}.`,
    there: (given) => `Experts affectés\u00a0: ${expertList(given)}.`,
    missing: (given) => `Il manque encore\u00a0: ${expertList(given)}.`,
    complete: 'Elle est gérée\u00a0: tous les experts y sont.',
    penalty: (penalty) => `Si elle n’est pas gérée\u00a0: ${effectList(penalty)}.`,
    arrival: (first, second) => `À l’arrivée\u00a0: ${effectList(first)}\u202f; ou ${effectList(second)}.`,
    drawn: (n, most) => `Crises piochées jusqu’ici\u00a0: ${n} sur ${most} au plus.`,
    deck: (n, most) => `${n} ${many(n, 'crise', 'crises')} sur ${most}`,
  },
  studyArea: {
    there: (tile) => `${printed(tile)}.`,
    empty: 'Rien n’est à l’étude.',
    top: (tile) => `Au-dessus de la pile\u00a0: ${printed(tile)}.`,
    aside: (tiles) => `De côté\u00a0: ${list(tiles.map(printed))}.`,
    room: (n, most) => `${n} ${many(n, 'place occupée', 'places occupées')} sur ${most}.`,
  },
  siteArea: {
    empty: 'Rien n’est en chantier.',
    caption: 'Évolutions en chantier',
    head: ['Évolution', 'Experts affectés', 'Manquent', 'Indicateurs'],
    complete: 'personne, terminée',
  },
  expertArea: {
    caption: 'Experts par métier',
    head: ['Métier', 'Dans la zone', 'Dans le sac'],
    zone: (n, most) => `${n} ${many(n, 'place occupée', 'places occupées')} sur ${most} dans la zone Experts.`,
    laidOff: (given) => `Écartés, hors du sac\u00a0: ${expertList(given)}.`,
    dropped: (given) => `Mis de côté, hors du sac\u00a0: ${expertList(given)}.`,
    loose: (given) => `À replacer\u00a0: ${expertList(given)}.`,
    drawn: (expert) => `Vient d’être pioché\u00a0: ${anExpert(expert)}.`,
  },
  map: {
    caption: 'Territoire, colonnes a à d, rangées 1 à 4',
    head: ['Rangée', 'a', 'b', 'c', 'd'],
    start: 'départ',
    empty: 'vide',
    nuisance: (indicator) => `nuisance\u00a0: ${indicators[indicator]}`,
  },
  pile: {
    stack: (n) => `Pile Évolutions\u00a0: ${n} ${many(n, 'tuile', 'tuiles')}, la première visible.`,
    crises: (n) => `Crises\u00a0: ${n} ${many(n, 'carte', 'cartes')}.`,
    plans: (n) => `Bons plans\u00a0: ${n} ${many(n, 'carte', 'cartes')}.`,
    roles: (n) => `Rôles face cachée\u00a0: ${n} ${many(n, 'carte', 'cartes')}.`,
    unseen: (items) => `Pas encore vus\u00a0: ${list(items)}.`,
    under: (items) => `Connus en dessous, dans l’ordre\u00a0: ${list(items)}.`,
  },
  player: {
    role: (card) => `Rôle\u00a0: ${roleCard(card)}.`,
    noRole: 'Pas de rôle pour le moment.',
    offer: (cards) => `Rôles proposés\u00a0: ${list(cards.map(roleCard))}.`,
    uses: (n, most) =>
      `Premier rôle utilisé ${n} fois sur ${most}\u202f; ensuite le second, caché dessous, sera retourné.`,
    plans: (cards) => `Bons plans\u00a0: ${list(cards.map(planCard))}.`,
    noPlans: 'Pas de bon plan.',
    silent: (name) => `${name} a joué un bon plan et se tait jusqu’à son prochain tour.`,
  },

  standing: { keep: 'Ne rien demander pour mes bons plans' },
  board: {
    toWin: (indicators, nuisances) =>
      `Pour gagner\u00a0: ${[
        ...(indicators > 0 ? [`encore ${indicators} à 6`] : []),
        ...(nuisances > 0 ? [`${nuisances} ${many(nuisances, 'nuisance', 'nuisances')} à recouvrir`] : []),
        ...(indicators + nuisances === 0 ? ['plus rien à faire'] : []),
      ].join(', ')}.`,
    toLose: (lights, points) => `Perdu dans ${lightSteps(lights)}, ou à 0 (le plus bas\u00a0: ${points}).`,
    topped: (most) => `Aucun indicateur ne dépasse ${most}.`,
    explain: 'Ce que cela veut dire',
    lightsMean: 'Une crise non gérée allume des gyrophares.',
    marksMean: [
      '',
      'Picto bleu\u00a0: qui met cette évolution en chantier peut aussitôt en mettre une de plus à l’étude.',
      'Picto vert\u00a0: qui met cette évolution en chantier pioche un bon plan.',
    ],
    lastLight: 'Encore un gyrophare, et tout est perdu.',
    wins: 'Vous gagnez tous\u202f!',
    loses: 'Vous perdriez tous\u202f!',
    tower: (indicator, points, most, since) =>
      `${indicators[indicator]}\u00a0: ${points} sur ${most}${since === 0 ? '' : `, ${signed(since)} depuis votre dernier tour`}`,
    fresh: (cell, tile) => `${cellOf(cell)}\u00a0: ${evolutions[tile]}, nouvelle depuis votre dernier tour`,
    actions: {
      choose: 'Choisir',
      start: 'Lancer',
      recruit: 'Recruter',
      assign: 'Affecter',
      inaugurate: 'Inaugurer',
    },
    manage: 'Fin de cycle',
    action: (short, action, blocked) => `${short}\u00a0: ${action}${blocked ? ', bloquée' : ''}`,
    hints: {
      start: 'Choisissez une évolution à l’étude.',
      recruit: 'Piochez dans le sac, ou écartez d’abord des experts de la zone.',
      assign: 'Choisissez un expert ou un emplacement libre, jusqu’à 3 fois.',
      inaugurate: 'Choisissez une évolution terminée et sa case.',
    },
    means: {
      choose: 'mettre à l’étude le dessus de la pile, ou l’écarter pour voir la suivante, trois fois au plus.',
      start: 'mettre en chantier une évolution à l’étude, pour y affecter des experts.',
      recruit: 'écarter des experts, puis piocher dans le sac jusqu’à 5 dans la zone\u202f; on peut en refuser 3.',
      assign: 'envoyer jusqu’à 3 experts de la zone aux emplacements libres d’un chantier ou de la crise.',
      inaugurate:
        'poser sur le territoire une évolution terminée\u00a0: ses effets comptent, et elle peut recouvrir une nuisance.',
    },
    manageMeans:
      'la crise en cours s’achève, gérée ou subie\u202f; une autre arrive\u202f; toutes les actions se libèrent, et vous en bloquez une.',
    unable: {
      choose: 'Aucune évolution ne peut être prise maintenant.',
      start: 'Rien de ce qui est à l’étude ne peut être lancé.',
      recruit: 'Personne ne peut être pioché ni écarté.',
      assign: 'Aucun expert de la zone ne convient à un emplacement libre.',
      inaugurate: 'Aucune évolution en chantier n’est terminée et ne trouve sa case.',
    },
    meaning: (action, means) => `${action}\u00a0: ${means}`,
    block: (short) => `Bloquer ${short}`,
    free: (short) => `Libérer ${short}`,
    freeing: 'Choisissez l’action à libérer.',
    goOn: 'Choisissez ce qui va avec.',
    itsCell: (tile) => `${evolutions[tile]}\u00a0: choisissez sa case.`,
    givesBack: 'Qui rendez-vous\u202f?',
    takesInstead: 'Qui prenez-vous à la place\u202f?',
    onlyManage: 'Aucune action n’est possible\u00a0: finissez le cycle.',
    slot: (expert, place) => `Emplacement libre pour ${anExpert(expert)}\u00a0: ${places(place)}`,
    stands: (expert, place) => `Sur place\u00a0: ${anExpert(expert)}, ${places(place)}`,
    complete: 'terminée',
    freePlace: 'place libre',
    stack: (n) => `Dessus de la pile, ${n} ${many(n, 'tuile', 'tuiles')}`,
    noCrisis: 'Pas de crise',
    nextCrisis: 'La prochaine viendra à la fin du cycle.',
    pile: '15 cartes, parcourues trois fois au plus.',
    onlyWay: 'seul effet possible',
    arrived: (name) => `${crises[name]} à l’arrivée`,
    cost: 'Si elle n’est pas gérée\u00a0:',
    strikes: 'À son arrivée\u00a0:',
    or: 'ou',
    managed: 'Tous les experts y sont\u00a0: elle sera gérée.',
    cell: (cell, what) => `${cellOf(cell)}\u00a0: ${what}`,
    cityHall: 'mairie, la tuile Départ',
    reachable: 'libre, la ville peut s’y étendre',
    inZone: (expert) => `Dans la zone Experts\u00a0: ${anExpert(expert)}`,
    zone: 'Zone',
    room: 'Place libre dans la zone Experts',
    bag: (n, given) => `Sac avec ${n} ${many(n, 'expert', 'experts')}\u00a0: ${expertList(given)}`,
    aside: (n, most) => `De côté, ${n} sur ${most}`,
    steps: {
      top: 'Mettre à l’étude',
      bag: 'Piocher dans le sac',
      aside: 'Mettre de côté',
      leave: 'Laisser sur la pile',
      under: 'Glisser sous la pile',
      keep: 'Garder',
      drop: 'Mettre de côté',
    },
    gives: 'Quel indicateur donne un point\u202f?',
    gets: 'Lequel le reçoit\u202f?',
    wanted: (things, zone) =>
      things.length > 0
        ? `Emplacement libre\u00a0: ${list(things.map(titled))}${zone > 0 ? ` (dans la zone\u00a0: ${zone})` : ''}`
        : 'Aucun emplacement libre pour l’instant',
    studied: (tiles) => `À l’étude\u00a0: ${tileList(tiles)}`,
    leaving: (zone, things) =>
      `À présent\u00a0: ${list([...(zone > 0 ? [`${zone} dans la zone`] : []), ...things.map(titled)]) || 'personne'}`,
    laidOff: 'Écartés',
    loose: 'À sauver',
    dock: 'À vous\u00a0: experts et actions',
    players: 'Rôles et bons plans',
    toAct: 'à jouer',
    silent: 'silence',
    secondRole: (n) => `second rôle dans ${n} ${many(n, 'utilisation', 'utilisations')}`,
    confirm: 'Valider',
    cancel: 'Reposer',
    won: 'La ville s’épanouit\u00a0: vous avez tous gagné\u202f!',
    lost: 'La ville s’éteint\u00a0: vous avez tous perdu.',
    recap: {
      heading: 'Cycle par cycle',
      round: (n) => `Cycle ${n}`,
      opened: (tiles) => (tiles.length === 0 ? 'rien d’inauguré' : `inauguré\u00a0: ${tileList(tiles)}`),
      crisis: (name, managed) => `${managed ? 'crise gérée' : 'crise non gérée'}\u00a0: ${crises[name]}`,
      indicators: (change) => `indicateurs ${change}`,
      light: (light) => `gyrophare ${light}`,
      worst: (n, lost) =>
        `Le cycle ${n} a coûté le plus\u00a0: ${lost} ${many(lost, 'point', 'points')} d’indicateurs.`,
      best: (n, gained) =>
        `Le cycle ${n} a rapporté le plus\u00a0: ${gained} ${many(gained, 'point', 'points')} d’indicateurs.`,
    },
  },

  lines: {
    indicator: (indicator) => capital(indicators[indicator]),
    light: 'Gyrophares restants',
    nuisances: 'Nuisances recouvertes',
  },
  endings: {
    won: 'Trois indicateurs sont à 6 ou plus, et toutes les nuisances sont recouvertes.',
    'lost-indicator': 'Un indicateur n’a plus aucun point.',
    'lost-crisis-track': 'Le dernier gyrophare s’est allumé.',
    'lost-crisis-pile': 'La pioche Crise a été parcourue trois fois.',
  },
  decided: {
    won: (high) =>
      `${capital(list(high.map((one) => theIndicator[one])))} sont à 6 ou plus, et toutes les nuisances sont recouvertes.`,
    'lost-indicator': (fallen) =>
      `${capital(list(fallen.map((one) => theIndicator[one])))} ${many(fallen.length, 'n’a', 'n’ont')} plus aucun point.`,
  },
  options: {
    level: 'Niveau',
    start: 'Case Départ (configuration libre)',
    nuisances: 'Cases Nuisance (configuration libre)',
    first: 'Premier joueur',
    silence: 'Silence après un bon plan\u00a0: ne plus parler jusqu’à son prochain tour',
  },
  levels,
} satisfies Messages
