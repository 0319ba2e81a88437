// What the things on Neoville's board are, and what beginners are told, in French.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const fr = {
  explain: {
    tile: [
      'Tuile de ville',
      'Quatre cases de terre, d’herbe, de roche ou d’eau. Les cases d’un même terrain qui se touchent forment un quartier.',
    ],
    equity: [
      'Tuile Équité',
      'Chacun commence avec une, marquée ◇. Son nombre est la place dans l’ordre du tour\u00a0: plus on joue tard, meilleure est la tuile. Elle se pose comme les autres.',
    ],
    park: [
      'Parc',
      'On ne peut rien y construire, mais il compte dans son quartier. Qui a le plus de parcs gagne 5 points.',
    ],
    sport: [
      'Installation sportive',
      'On ne peut rien y construire, mais elle compte dans son quartier. Qui en a le plus gagne 5 points.',
    ],
    tower: [
      'Gratte-ciel',
      'Rapporte les points de son nombre si son quartier a au moins autant de cases à la fin, sinon vous les perdez. Un seul par quartier.',
    ],
    scaffold: ['Échafaudage', 'Celui-ci ne rapporte pas encore\u00a0: en l’état, il coûte son nombre.'],
    flag: ['Drapeau', 'Ces points sont acquis, quoi qu’il arrive.'],
    crack: ['Fissure', 'Celui-ci ne peut plus être sauvé\u00a0: il coûte son nombre.'],
    ecomobile: [
      'Écomobile',
      'Regarde sa ligne et sa colonne de cases. Si les deux ensemble ont ce que demande son panneau, elle rapporte les points de son nombre, sinon vous les perdez.',
    ],
    windmill: [
      'Moulin',
      'Rapporte les points de son nombre s’il est sur une des tuiles que montre son panneau dans la ville finie de quatre sur quatre, sinon vous les perdez.',
    ],
    biodome: [
      'Biodôme',
      'Rapporte les points de son nombre si son quartier a exactement la forme de son panneau à la fin, sinon vous les perdez.',
    ],
    place: [
      'Place libre',
      'Une tuile se pose à côté de la ville, au plus quatre de large et quatre de haut. Elle ne relie deux quartiers à gratte-ciel que si rien d’autre n’est possible.',
    ],
    ghost: [
      'Tuile à poser',
      'Touchez-la ou tournez la molette dessus pour la tourner\u202f; R et Maj+R aussi. ✔ la pose.',
    ],
    news: ['Point jaune', 'Il marque la dernière tuile posée dans cette ville.'],
    square: [
      'Chantier',
      'On ne peut construire que sur la tuile juste posée, sur une case sans parc ni installation sportive.',
    ],
    hand: ['Votre main', 'Trois tuiles. À chaque manche, vous en posez une et en piochez une.'],
    seen: ['Vue', 'Tout le monde connaît cette tuile\u00a0: elle était visible quand vous l’avez prise.'],
    hands: ['Une autre main', 'Ce qu’on a pris au marché est connu de tous\u202f; ce qu’on a pioché ne l’est pas.'],
    market: ['Marché', 'Quatre tuiles visibles pour tous. Qui en prend une fait place à la suivante.'],
    stack: ['Pile', 'Des tuiles face cachée, et leur nombre. Vous seul voyez ce que vous piochez.'],
    points: ['Points', 'Ce que vaut la ville en l’état.'],
    sure: ['Acquis', 'Quoi qu’il arrive, ces points restent.'],
    planned: [
      'Pour l’instant',
      'Ces points comptent en l’état. Le plus de parcs, le bord de la ville ou deux gratte-ciel dans un quartier peuvent encore les changer.',
    ],
    awaited: ['En chantier', 'Ce que coûte ce qui est commencé, s’il reste inachevé.'],
    most: [
      'Parcs et installations sportives',
      'Combien cette ville en a. À la fin, qui a le plus d’une sorte gagne 5 points\u202f; à égalité, tous les gagnent, même sans rien.',
    ],
    round: ['Manche', 'À chacune des 16 manches, chacun pose une tuile. Puis la partie est finie.'],
    city: [
      'Ville',
      'Chacun en construit une de quatre tuiles sur quatre. Seuls le marché et les bâtiments sont partagés.',
    ],
  },
  notes: {
    place:
      'Touchez une tuile, puis une place\u202f; touchez encore pour la tourner. Des terrains pareils côte à côte font un quartier.',
    build:
      'Un gratte-ciel rapporte si son quartier atteint autant de cases que son nombre\u202f; sinon, il coûte son nombre.',
    draw: 'Prenez une tuile visible qui convient à votre ville, ou une cachée de la pile.',
    scaffold:
      'L’échafaudage dit\u00a0: pas encore assez de cases. Agrandissez ce quartier avant que la ville soit pleine.',
    paid: 'Un de vos gratte-ciel a toutes les cases qu’il lui faut. D’autres suivront\u00a0: un par quartier.',
    join: 'Deux de vos quartiers d’un même terrain portent un gratte-ciel\u00a0: aucune tuile ne peut les relier, sauf s’il le faut.',
    utility:
      'Quelqu’un a construit un service. Restez sur son panneau, ou appuyez longtemps, pour lire ce qu’il demande.',
    frame: 'Votre ville a quatre tuiles de large ou de haut\u00a0: elle ne peut plus grandir de ce côté.',
    crack: 'Un gratte-ciel fissuré ne peut plus être sauvé. Ne construisez que ce que la ville peut encore porter.',
    last: 'Plus que deux tuiles. Achevez ce qui est commencé\u202f; l’inachevé coûte son nombre.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
