// What the table itself says, whatever the game, in French.

import { minus, plural } from '../words.ts'
import type { TableMessages } from './en.ts'
import { of } from './french.ts'

const many = plural('fr')

export const fr = {
  commands: {
    moves: 'coups',
    do: 'jouer',
    back: 'retour',
    look: 'voir',
    score: 'score',
    log: 'journal',
    undo: 'annuler',
    why: 'pourquoi',
    explain: 'expliquer',
    hint: 'conseil',
    help: 'aide',
    quit: 'quitter',
  },
  help: {
    moves: 'énumérer ce que vous pouvez faire',
    do: 'jouer ou ouvrir le numéro 3 de la liste\u202f; ou écrire un coup en entier',
    back: 'revenir à la liste précédente',
    look: 'lire toute la position',
    area: (heading) => `lire cette partie de la position\u00a0: ${heading}`,
    score: 'lire la feuille de score',
    log: 'lire ce qui s’est passé',
    undo: 'annuler votre dernière étape',
    why: 'demander pourquoi un coup est impossible',
    explain: 'lire ce qu’est une chose du plateau',
    hint: 'demander ce que ferait un bon joueur',
    help: 'lire cette liste',
    quit: 'arrêter\u202f; la partie est conservée',
  },
  number: 'numéro',
  move: 'coup',
  thing: 'chose',
  unexplained: (thing) => `Rien ici ne s’appelle «\u202f${thing}\u202f»\u202f; voici ce qui peut être expliqué`,
  choices: (n) => `${n} ${many(n, 'choix possible', 'choix possibles')}`,
  choose: 'Ce que vous pouvez faire',
  opens: (label, n) => `${label} (${n} ${many(n, 'façon', 'façons')})`,
  position: 'La position',
  score: 'Score',
  log: 'Ce qui s’est passé',
  nothingYet: 'Rien encore.',
  player: 'Joueur',
  total: 'Total',
  line: 'Ligne',
  points: 'Points',
  state: 'État',
  settled: 'acquis',
  open: 'peut encore changer',
  noLines: 'rien de marqué encore',
  scoreOf: (name, total) => `${name}\u00a0: ${minus(total)} ${many(total, 'point', 'points')}`,
  together: 'Toute la table',
  over: 'La partie est terminée.',
  place: 'Rang',
  placed: (rank) => `${rank}${rank === 1 ? 'er' : 'e'}`,
  winners: (names, n) => (n === 1 ? `${names} gagne.` : `${names} se partagent la victoire.`),
  togetherWon: 'Vous avez gagné ensemble.',
  togetherLost: 'Vous avez perdu ensemble.',
  undone: 'La dernière étape a été annulée.',
  yourTurn: 'À vous de jouer.',
  nearest: (move) => `Vouliez-vous dire «\u202f${move}\u202f»\u202f?`,
  refusals: {
    stale: () => 'La table a avancé entre-temps\u202f; regardez et choisissez de nouveau.',
    'game-over': () => 'La partie est terminée\u202f; plus aucun coup n’est possible.',
    'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
    'not-stored': () => 'Le coup n’a pas pu être enregistré et n’a donc pas été joué. Essayez encore.',
    'undo-nothing': () => 'Il n’y a encore rien à annuler.',
    'undo-barrier': () =>
      'Impossible d’annuler\u00a0: la dernière étape est celle de quelqu’un d’autre, ou elle a révélé quelque chose.',
    'propose-not': () => 'On ne propose un coup que là où tous jouent ensemble, et pas pendant son propre tour.',
    'chat-silent': () => 'Qui a joué un bon plan garde le silence jusqu’à son prochain tour.',
    'no-seat': () => 'Vous n’avez pas de place à cette table.',
    'not-your-seat': () => 'Cette place n’est pas la vôtre.',
    'seat-taken': () => 'Quelqu’un occupe déjà cette place.',
    'seat-away': () => 'Un robot joue pour vous\u202f; reprenez d’abord votre place.',
    'seat-conceded': () => 'Qui a abandonné ne revient pas dans cette partie.',
    'seat-as-it-is': () => 'C’est déjà le cas.',
    'table-full': () => 'Toutes les places de cette table sont prises.',
    'replace-clock': () => 'À cette table, c’est la pendule qui décide quand un robot joue à la place de quelqu’un.',
    'standing-unknown': (v) => `Ce jeu ne connaît pas la réponse permanente «\u202f${v.id}\u202f».`,
    'intent-reused': () => 'Cet identifiant a déjà servi à envoyer autre chose.',
    'record-early': () => 'L’enregistrement d’une partie s’ouvre quand elle est terminée.',
    'luck-digits': () => 'Ce que vous ajoutez au hasard compte au plus 64 caractères, de 0 à 9 et de a à f.',
    'luck-absent': () => 'Cet enregistrement ne dit pas d’où vient son hasard\u202f; on ne peut pas le vérifier.',
    'luck-commit': () => 'Le secret de cet enregistrement n’est pas celui qui avait été annoncé.',
    'luck-differs': (v) => `À l’étape ${v.step}, ce qui a été tiré n’est pas ce que donne le hasard de cette table.`,
    'deal-unknown': () => 'Il n’y a pas de donne du jour à cette date.',
    'deal-counts': () => 'Cet essai compte\u00a0: ni conseils, ni reprise à un moment passé.',
    'preview-luck': () => 'Ce que cela donnera dépend du hasard.',
    'no-such-step': (v) => `Il n’y a pas d’étape ${v.step}\u202f; la dernière est la ${v.last}.`,
    'log-broken': (v) => `La partie enregistrée est endommagée à l’entrée ${v.seq} et ne peut pas continuer.`,
    'seats-range': (v) =>
      `${v.seats} n’est pas un nombre de places possible\u202f; choisissez de ${v.least} à ${v.most}.`,
    'options-not-object': () => 'Les options doivent être un objet JSON, comme {"nom": "valeur"}.',
    'option-unknown': (v) =>
      `Il n’y a pas d’option «\u202f${v.option}\u202f»\u202f; connues\u00a0: ${v.known || 'aucune'}.`,
    'option-value': (v) =>
      `L’option «\u202f${v.option}\u202f» ne peut pas valoir ${v.value}\u202f; choisissez ${v.expected}.`,
    'position-not-object': () => 'Une position doit être un objet JSON.',
    'position-unknown-field': (v) => `Une position n’a pas de champ «\u202f${v.field}\u202f».`,
    'position-field': (v) => `Le champ «\u202f${v.field}\u202f» de la position manque ou sort des limites.`,
    'json-broken': () => 'Ce n’est pas du JSON complet.',
    'json-large': (v) => `C’est plus long que ${v.most} caractères et ne peut pas être lu.`,
    'json-deep': (v) =>
      `Listes et objets s’emboîtent ici sur plus de ${v.most} niveaux\u202f; cela ne peut pas être lu.`,
    'json-odd': (v) => `Ce JSON contient ${v.what}, qui ne peut pas être lu.`,
    'record-not-json': () => 'Ce n’est pas une partie enregistrée\u00a0: le fichier n’est pas du JSON complet.',
    'record-foreign': () => 'Ce n’est pas une partie enregistrée de Ludopolis.',
    'record-version': (v) => `Cette partie a le format ${v.version}\u202f; cette version lit le format ${v.known}.`,
    'record-field': (v) =>
      `La partie enregistrée est endommagée\u00a0: «\u202f${v.field}\u202f» manque ou est mal formé.`,
    'record-altered': () => 'La partie enregistrée a été modifiée ou endommagée après son écriture.',
    'record-game': (v) => `C’est une partie ${of(v.game)}, pas ${of(v.wanted)}.`,
    'record-rules': (v) =>
      `Cette partie suit la version ${v.rules} des règles ${of(v.game)}\u202f; ce programme connaît la version ${v.known}.`,
    'rules-draft': (v) =>
      `Cette partie suit les règles ${v.rules} ${of(v.game)}, une ébauche jamais publiée\u202f; on ne peut pas la reprendre.`,
    'rules-newer': (v) =>
      `Cette partie suit les règles ${v.rules} ${of(v.game)}\u202f; ce programme les connaît jusqu’à ${v.newest}. Il en faut un plus récent.`,
    'set-part': (v) => `Ce n’est pas un jeu de composants\u00a0: à «\u202f${v.at}\u202f», il faudrait ${v.expected}.`,
    'record-turn': (v) =>
      `La partie enregistrée ne suit pas les règles à l’étape ${v.step}\u00a0: ce n’est pas à la place ${v.seat} de jouer.`,
    'record-move': (v) =>
      `La partie enregistrée ne suit pas les règles à l’étape ${v.step}\u00a0: «\u202f${v.move}\u202f» n’est pas un coup.`,
    'record-refused': (v) =>
      `La partie enregistrée ne suit pas les règles à l’étape ${v.step}\u00a0: «\u202f${v.move}\u202f» n’y est pas permis.`,
    'record-draw-missing': (v) =>
      `La partie enregistrée ne suit pas les règles à l’étape ${v.step}\u00a0: il manque un tirage de «\u202f${v.pile}\u202f».`,
    'record-draw-elsewhere': (v) =>
      `La partie enregistrée ne suit pas les règles à l’étape ${v.step}\u00a0: elle tire de «\u202f${v.drawn}\u202f» au lieu de «\u202f${v.pile}\u202f».`,
    'record-draw-absent': (v) =>
      `La partie enregistrée ne suit pas les règles à l’étape ${v.step}\u00a0: l’élément ${v.item} n’est pas dans «\u202f${v.pile}\u202f».`,
    'record-draws-left': (v) =>
      `La partie enregistrée ne suit pas les règles à l’étape ${v.step}\u00a0: il y a ${v.left} ${many(Number(v.left), 'tirage', 'tirages')} de trop.`,
    'record-outcome': (v) => `Après l’étape ${v.step}, le résultat n’est pas celui qu’annonce la partie enregistrée.`,
    'move-kind': (v) => `«\u202f${v.word}\u202f» n’est pas un coup\u202f; les coups commencent par ${v.known}.`,
    'move-fields': (v) => `Écrivez ce coup ainsi\u00a0: ${v.form}.`,
    'move-value': (v) => `«\u202f${v.word}\u202f» ne convient pas pour ${v.field}.`,
    'command-number': (v) => `Il n’y a pas de numéro ${v.number} dans la liste\u202f; elle va de 1 à ${v.last}.`,
    'command-unknown': (v) =>
      `«\u202f${v.word}\u202f» n’est ni une commande ni un coup\u202f; «\u202f${v.help}\u202f» énumère les commandes.`,
    'command-back': () => 'C’est déjà la première liste.',
  },
} satisfies TableMessages
