// What the things on Neotopia's board are, and what beginners are told, in French.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const fr = {
  explain: {
    element: [
      'Élément',
      'Énergie, bio-agriculture, technologie ou communauté. Il reste là et sert aux projets de tous.',
    ],
    space: ['Case', 'Un élément va sur une case libre à côté d’un élément de la région, le premier au milieu.'],
    outer: ['Case extérieure', 'Seul le jeton «\u00a0nouveaux permis de construire\u00a0» l’atteint.'],
    bonus: ['Jeton bonus sur une case', 'Placez un élément ici et le jeton est à vous.'],
    token: ['Jeton bonus', 'On peut en utiliser un par tour, sans frais. Chacun qui reste à la fin vaut 3 points.'],
    project: [
      'Projet',
      'Son motif doit se trouver dans une région, tourné comme on veut, avec l’élément à peine placé. On le bâtit alors et on y marque son nombre.',
    ],
    factory: ['Manufacture', 'Une action déplace un élément d’ici vers une des deux régions où mènent ses tapis.'],
    pile: ['Pile de production', 'Remplit une manufacture vide. Quand la tuile au drapeau paraît, la fin est proche.'],
    reserve: ['Réserve', 'Les éléments hors jeu. Seuls le premier élément et un jeton en viennent.'],
    unseen: ['Jetons encore cachés', 'Ce qui peut se trouver sous le dessus des trois piles.'],
    player: ['Joueur', 'Couleur, points, cartes et jetons de quelqu’un à la table.'],
    total: ['Total', 'Tous les points en l’état, la région la plus basse comptant trois fois, et 3 par jeton.'],
    points: [
      'Points dans une région',
      'Les projets qui y sont bâtis et, après le plus, le plus grand groupe de sa couleur. La région la plus basse compte trois fois.',
    ],
    hand: ['Cartes en main', 'Combien de projets quelqu’un tient. Il n’y a pas de limite.'],
    deck: ['Pioche', 'Des projets face cachée, et leur nombre.'],
    last: ['Dernier projet', 'Le prochain projet bâti dans cette région doit être d’une autre sorte.'],
    stack: ['Pile de jetons', 'Qui passe 7, 13 ou 18 sur la piste de cette région prend celui du dessus.'],
    marker: ['Marqueur', 'Combien de points quelqu’un a dans cette région. Après 20 commence un autre tour de piste.'],
    track: ['Piste de score', 'Les points dans cette région. Les pas dorés 7, 13 et 18 donnent un jeton bonus.'],
    round: ['Manche', 'Chacun joue un tour par manche.'],
    actions: ['Actions restantes', 'Chaque tour en a trois\u00a0: déplacer un élément ou piocher un projet.'],
    flag: ['Drapeau', 'Quand il paraît, on finit la manche en cours, et une dernière suit.'],
    chances: ['Ce qui manque', 'Pour chaque région, combien d’éléments il manque encore à ce projet.'],
  },
  notes: {
    start: 'Votre région la plus basse compte trois fois à la fin. Ne mettez pas tout dans une seule.',
    turn: 'Trois actions par tour\u00a0: déplacer un élément d’une manufacture, ou piocher un projet. Tout mélange est permis.',
    build: 'Le motif est complet\u00a0: bâtissez maintenant, après la prochaine action il sera trop tard.',
    scored: 'À 7, 13 et 18 sur la piste d’une région vous gagnez un jeton bonus.',
    token: 'Vous avez un jeton bonus. On peut en utiliser un par tour\u00a0; chacun gardé vaut 3 points.',
    produced: 'Une manufacture vide a été remplie par la pile. Quand son drapeau paraît, la fin est proche.',
    colour: 'Groupez votre couleur\u00a0: votre plus grand groupe dans chaque région compte à la fin.',
    last: 'La dernière manche a commencé. Bâtissez là où cela compte, et surveillez votre région la plus basse.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
