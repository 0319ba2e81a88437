// What the things on Evolutopia's board are, and what beginners are told, in French.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const fr = {
  explain: {
    tower: [
      'Indicateur',
      'Un des cinq aspects de la vie en ville. Trois doivent atteindre 6\u202f; à 0, tout est perdu.',
    ],
    lights: ['Gyrophares', 'Les crises les allument. Au dernier gyrophare, tout est perdu.'],
    crisis: [
      'Crise',
      'Demande les experts indiqués. S’il en manque un à la fin du cycle, elle fait ce que dit la carte.',
    ],
    calm: ['Pas encore de crise', 'La première vient à la fin du cycle.'],
    action: ['Action', 'Une par tour. Utilisée, elle est bloquée pour tous jusqu’à la fin du cycle.'],
    evolution: [
      'Évolution',
      'En bas les experts qu’il lui faut, en haut ce qu’elle change aux indicateurs. On la met à l’étude, puis en chantier, on lui affecte des experts, puis on l’inaugure.',
    ],
    blue: ['Picto bleu', 'Qui lance cette évolution peut aussitôt en mettre une de plus à l’étude.'],
    green: ['Picto vert', 'Qui lance cette évolution pioche un bon plan.'],
    stack: ['Pile', 'Seule son évolution du dessus va à l’étude. On peut la mettre de côté pour voir la suivante.'],
    slot: ['Place d’expert', 'Il faut ici un expert de ce métier, ou il y est déjà.'],
    expert: ['Expert', 'Attend d’être affecté à une évolution en chantier ou à la crise. La zone a cinq places.'],
    bag: ['Sac d’experts', 'On y recrute. Qui a fait son travail y retourne.'],
    cell: ['Terrain libre', 'Une évolution inaugurée va à côté de ce qui est déjà sur le territoire.'],
    nuisance: ['Nuisance', 'À recouvrir par une évolution qui fait monter l’indicateur du même signe.'],
    built: ['Bâti', 'Une évolution inaugurée ici, ou la tuile de départ de la ville.'],
    player: ['Joueur', 'Le rôle et les bons plans d’une personne. Tous jouent ensemble.'],
    silent: ['Silence', 'Qui a joué un bon plan ne dit plus rien jusqu’à son prochain tour.'],
    role: [
      'Rôle',
      'Utilisable une fois par tour, au moment que dit la carte. Après trois utilisations, un second se débloque.',
    ],
    plan: ['Bon plan', 'Se joue une fois, à votre tour. Il vient avec les évolutions au picto vert.'],
  },
  notes: {
    turn: 'Une action par tour, puis elle est bloquée. Trois indicateurs à 6 et plus de nuisance, et vous gagnez tous.',
    blocked: 'Les actions bloquées se libèrent quand on finit le cycle. Faites-le quand il reste peu à faire.',
    crisis: 'Une crise est sur la table. Affectez-lui les experts voulus, ou elle fera des dégâts à la fin du cycle.',
    option: 'La plupart des crises laissent choisir comment elles frappent. Prenez ce qui gêne le moins.',
    block: 'Choisissez l’action que personne ne pourra utiliser au prochain cycle.',
    recruit: 'Gardez les experts que demandent les places libres. On peut en mettre jusqu’à trois de côté.',
    ready: 'Une évolution a tous ses experts. Inaugurez-la\u00a0: sa case peut recouvrir une nuisance.',
    role: 'Votre rôle peut servir maintenant. Il ne coûte rien, et après trois utilisations, un second se débloque.',
    plan: 'Vous avez un bon plan\u00a0: il se joue une fois, à un de vos tours.',
    danger: 'Un indicateur est à 1. S’il tombe à 0, tout est perdu.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
