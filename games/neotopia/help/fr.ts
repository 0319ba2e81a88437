// What the things on Neotopia's board are, and what beginners are told, in French.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const fr = {
  explain: {
    element: [
      'Élément',
      'Énergie renouvelable, agriculture biologique, technologie ou communauté. Il reste là et sert aux projets de tous.',
    ],
    space: [
      'Emplacement',
      'Un élément va sur un emplacement libre à côté d’un élément de la région, le premier au centre. c4 est le quatrième de la rangée c.',
    ],
    outer: ['Emplacement extérieur', 'Seul le jeton «\u202fnouveaux permis de construire\u202f» l’atteint.'],
    bonus: ['Jeton bonus à prendre', 'Placez un élément ici et le jeton est à vous.'],
    token: [
      'Jeton bonus',
      'On peut en utiliser un par tour, gratuitement. Chaque jeton qui reste à la fin vaut 3 points.',
    ],
    project: [
      'Projet',
      'Son schéma doit se trouver dans une région, tourné comme on veut, avec l’élément que vous venez de placer. On construit alors le projet et on y marque ses points. L’œil\u00a0: les autres connaissent cette carte.',
    ],
    factory: ['Manufacture', 'Une action déplace un élément d’ici vers une des deux régions où mènent ses tapis.'],
    pile: [
      'Pile de production',
      'Remplit aussitôt une manufacture vide. Quand la tuile au drapeau sort, la fin est proche\u202f; dès lors vient un élément de chaque couleur.',
    ],
    reserve: ['Réserve', 'Les éléments hors jeu. Seuls le premier élément et un jeton en viennent.'],
    unseen: ['Jetons encore cachés', 'Ce qui peut encore se cacher dans les trois piles, sous le premier jeton.'],
    player: ['Joueur', 'La couleur, les points, les cartes et les jetons d’un joueur.'],
    total: ['Total', 'Tous les points en l’état, la région la plus faible comptant trois fois, et 3 par jeton.'],
    points: [
      'Points dans une région',
      'Les projets qui y sont construits et, après le plus, le plus grand groupe de sa couleur. La région la plus faible compte trois fois.',
    ],
    hand: ['Cartes en main', 'Combien de projets un joueur a en main. Il n’y a pas de limite.'],
    offer: [
      'L’offre',
      'Des projets visibles\u202f; en prendre un est une action. Ici, on passe d’eux à sa main et inversement.',
    ],
    deck: ['Paquet', 'Des projets face cachée, et leur nombre.'],
    last: [
      'Dernier projet',
      'Le prochain projet construit dans cette région doit être d’un autre type\u00a0: c’est ce que dit ≠.',
    ],
    stack: ['Pile de jetons', 'Qui passe 7, 13 ou 18 sur la piste de cette région prend celui du dessus.'],
    marker: ['Marqueur', 'Les points d’un joueur dans cette région. Après 20 commence un autre tour de piste.'],
    track: ['Piste de score', 'Les points dans cette région. Les paliers dorés 7, 13 et 18 donnent un jeton bonus.'],
    round: ['Manche', 'Chacun joue un tour par manche.'],
    actions: ['Actions restantes', 'Chaque tour en compte trois\u00a0: déplacer un élément ou piocher un projet.'],
    flag: ['Drapeau', 'Quand il sort, on finit la manche en cours, et une dernière suit.'],
    chances: [
      'Ce qui manque',
      'Pour chaque région, combien d’éléments il manque encore à ce projet. ≠\u00a0: le dernier projet y est du même type\u202f; –\u00a0: plus de place.',
    ],
  },
  notes: {
    start: 'Votre région la plus faible compte trois fois à la fin. Ne mettez pas tout dans une seule.',
    turn: 'Trois actions par tour\u00a0: déplacer un élément d’une manufacture, ou piocher un projet. À vous de doser.',
    project: 'Touchez un projet\u00a0: le plateau montre ce qui manque, et où. Touchez un tel emplacement, puis ✔.',
    build: 'Le schéma est complet\u00a0: construisez maintenant, après la prochaine action il sera trop tard.',
    scored: 'À 7, 13 et 18 sur la piste d’une région vous gagnez un jeton bonus.',
    kind: 'Un projet est construit. Le signe ≠ dit\u00a0: le prochain de cette région doit être d’un autre type.',
    token: 'Vous avez un jeton bonus. On peut en utiliser un par tour\u202f; gardé, il vaut 3 points.',
    produced: 'Une manufacture vide a été remplie par la pile. Quand son drapeau sort, la fin est proche.',
    colour: 'Groupez votre couleur\u00a0: votre plus grand groupe dans chaque région compte à la fin.',
    last: 'La dernière manche a commencé. Construisez là où cela compte, et surveillez votre région la plus faible.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
