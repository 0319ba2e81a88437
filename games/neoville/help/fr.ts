// What the things on Neoville's board are, and what beginners are told, in French.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const fr = {
  explain: {
    tile: [
      'Tuile de ville',
      'Quatre cases de terre, d’herbe, de roche ou d’eau. Les cases d’un même terrain qui se touchent forment un quartier.',
    ],
    equity: ['Tuile d’équité', 'Chacun commence avec une, selon l’ordre du jeu. Elle se pose comme les autres.'],
    park: ['Parc', 'On ne peut rien y bâtir, mais il compte dans son quartier. Le plus de parcs rapporte 5 points.'],
    sport: [
      'Équipement sportif',
      'On ne peut rien y bâtir, mais il compte dans son quartier. Le plus d’équipements sportifs rapporte 5 points.',
    ],
    tower: [
      'Gratte-ciel',
      'Rapporte son nombre si son quartier a au moins autant de cases à la fin, sinon il le coûte. Un seul par quartier.',
    ],
    scaffold: ['Échafaudage', 'Celui-ci ne rapporte pas encore\u00a0: en l’état, il coûte son nombre.'],
    flag: ['Drapeau', 'Ces points sont acquis, quoi qu’il arrive.'],
    crack: ['Fissure', 'Celui-ci ne peut plus être sauvé\u00a0: il coûte son nombre.'],
    ecomobile: [
      'Écomobile',
      'Regarde sa ligne et sa colonne de cases. Si les deux ensemble ont ce que demande son panneau, elle rapporte son nombre, sinon elle le coûte.',
    ],
    windmill: [
      'Éolienne',
      'Rapporte son nombre si elle est sur une des tuiles que montre son panneau dans la ville finie de quatre sur quatre, sinon elle le coûte.',
    ],
    biodome: [
      'Biodôme',
      'Rapporte son nombre si son quartier a exactement la forme de son panneau à la fin, sinon il le coûte.',
    ],
    place: [
      'Place libre',
      'Une tuile se pose à côté de la ville, qui ne dépasse jamais quatre de large et quatre de haut.',
    ],
    square: ['Chantier', 'On peut bâtir une pièce sur la tuile posée, sur une case sans parc ni équipement sportif.'],
    hand: ['Votre main', 'Trois tuiles. À chaque manche, vous en posez une et en piochez une.'],
    seen: ['Vue', 'Tout le monde connaît cette tuile\u00a0: elle était visible quand vous l’avez prise.'],
    hands: ['Une autre main', 'Ce qu’on a pris au marché est connu de tous\u00a0; ce qu’on a pioché ne l’est pas.'],
    market: ['Marché', 'Quatre tuiles visibles pour tous. Qui en prend une fait place à la suivante.'],
    stack: ['Pile', 'Des tuiles face cachée, et leur nombre. Vous seul voyez ce que vous piochez.'],
    points: ['Points', 'Ce que vaut la ville en l’état.'],
    sure: ['Acquis', 'Quoi qu’il arrive, ces points restent.'],
    planned: ['Prévus', 'Ils comptent en l’état, mais peuvent encore changer.'],
    awaited: ['Pas encore', 'Ce qui est commencé coûte cela s’il reste inachevé.'],
    most: [
      'Parcs et équipements sportifs',
      'Combien cette ville en a. Le plus de chaque sorte rapporte 5 points à la fin.',
    ],
    round: ['Manche', 'À chacune des 16 manches, chacun pose une tuile. Puis la partie est finie.'],
    city: ['Ville', 'Chacun en bâtit une de quatre tuiles sur quatre. Seuls le marché et les bâtiments sont partagés.'],
  },
  notes: {
    place:
      'Pressez une tuile, puis une place\u00a0; encore une fois pour la tourner. Un même terrain côte à côte fait un quartier.',
    build: 'Un gratte-ciel rapporte si son quartier atteint autant de cases que son nombre\u00a0; sinon il le coûte.',
    draw: 'Prenez une tuile visible qui convient à votre ville, ou une cachée de la pile.',
    scaffold:
      'L’échafaudage dit\u00a0: pas encore assez de cases. Agrandissez ce quartier avant que la ville soit pleine.',
    paid: 'Un de vos gratte-ciel a toutes les cases qu’il lui faut. D’autres suivront\u00a0: un par quartier.',
    utility: 'Quelqu’un a bâti un service. Restez sur son panneau, ou appuyez longtemps, pour lire ce qu’il demande.',
    frame: 'Votre ville a quatre tuiles de large ou de haut\u00a0: elle ne peut plus grandir de ce côté.',
    crack: 'Un gratte-ciel fissuré ne peut plus être sauvé. Ne bâtissez que ce que la ville peut encore porter.',
    last: 'Plus que deux tuiles. Achevez ce qui est commencé\u00a0; l’inachevé coûte son nombre.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
