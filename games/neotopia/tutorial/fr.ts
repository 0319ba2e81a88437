// What the guide of Neotopia's tutorial says, in French.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  first: {
    task: 'Bienvenue\u00a0! Trois régions, une ville. Vous jouez l’énergie, en rouge. Placez votre premier élément\u00a0: pressez une case éclairée au milieu d’une région, puis ✔.',
    done: 'Tous bâtissent dans les mêmes trois régions, mais chacun marque pour soi. Votre région la plus faible comptera trois fois\u00a0: n’en négligez aucune.',
    wrong: {},
  },
  move: {
    task: 'Un tour a trois actions. La première\u00a0: déplacer un élément. Pressez-en un dans une manufacture, puis une case éclairée à côté d’un élément, puis ✔. Une manufacture n’atteint que ses deux régions.',
    done: 'Il est là pour tout le monde\u00a0: ce que vous placez peut servir aux autres, et ce qu’ils placent peut vous servir.',
    wrong: {
      draw: 'Piocher un projet est aussi une action, la prochaine. Déplacez d’abord un élément d’une manufacture.',
    },
  },
  draw: {
    task: 'Deuxième action\u00a0: prendre un projet. L’offre est sous le plateau ou à côté\u00a0: pressez une de ses quatre cartes visibles, puis ✔.',
    done: 'Un projet montre un motif. Quand il se trouve dans une région, tourné comme on veut, on peut l’y bâtir. La main n’a pas de limite.',
    wrong: {
      deck: 'La pioche est face cachée. Prenez cette fois une carte visible, pour savoir ce que vous avez.',
      other: 'C’est permis aussi, mais prenons un projet de l’offre.',
    },
  },
  complete: {
    task: 'Votre Réseau intelligent (3) veut technologie, énergie, technologie en ligne. Pressez la carte pour voir où. Dans le désert il manque une technologie\u00a0: placez-la.',
    done: 'Le motif est complet\u00a0: il est là, et l’élément que vous avez placé en fait partie. On peut maintenant le bâtir.',
    wrong: {
      draw: 'Aucune carte n’aide ici\u00a0: ce qui manque est un élément dans le désert.',
      open: 'Cela ne complète aucun projet. Prenez la technologie de la manufacture A, vers le désert, en ligne avec énergie et technologie.',
    },
  },
  build: {
    task: 'Bâtissez-le maintenant\u00a0: pressez le bouton, ou la carte éclairée. Il faut le faire juste après l’élément\u00a0; plus tard, c’est trop tard.',
    done: 'Ses points vont sur la piste de cette région. À 7, 13 et 18 vous gagnez un jeton bonus. Les éléments restent et peuvent resservir.',
    wrong: {
      other: 'Alors le projet ne serait pas bâti, car seul l’élément à peine placé le complète. Bâtissez d’abord.',
    },
  },
  token: {
    task: 'Les signes ronds de certaines cases sont des jetons bonus. Couvrez-en un d’un élément et il est à vous. Faites-le\u00a0: l’un d’eux, dans le désert, est à portée.',
    done: 'Le jeton est à vous. Utilisez-en un par tour, ou gardez-le\u00a0: chacun qui reste à la fin vaut 3 points.',
    wrong: {
      draw: 'Une carte ne couvre rien. Déplacez un élément sur une case à jeton.',
      plain: 'Il n’y a pas de jeton sur cette case. Cherchez la case éclairée à signe rond.',
    },
  },
  use: {
    task: 'Vos trois actions sont faites, mais vous avez un jeton\u00a0: automatisation, une action de plus. Utilisez-le\u00a0: pressez-le, puis ✔.',
    done: 'Une quatrième action dans ce tour. D’autres jetons piochent deux cartes, placent un élément de la réserve ou atteignent les coins.',
    wrong: { other: 'Alors le tour serait fini. Utilisez d’abord le jeton.' },
  },
  lowest: {
    task: 'Le cœur du jeu\u00a0: votre région la plus basse compte trois fois. Vous avez 16, 12 et, dans la forêt, 11. Complétez un projet là où il compte le plus.',
    done: 'Quatre points dans la forêt rapportent bien plus que quatre dans le désert\u00a0: tant qu’elle est la plus basse, chacun compte trois fois.',
    wrong: {
      draw: 'Une carte seule ne rapporte rien. Vous pouvez compléter le coude de la Flèche des sciences avec une technologie.',
      open: 'Cela ne complète rien. Pressez la Flèche des sciences dans votre main\u00a0: le plateau montre où il ne manque qu’une technologie.',
      high: 'Cela complète un projet, mais dans une région qui compte une fois. Complétez-le dans la forêt, la plus basse.',
    },
  },
  group: {
    task: 'À la fin, votre plus grand groupe d’énergie dans chaque région rapporte un point par pièce. Agrandissez un groupe\u00a0: placez énergie contre énergie.',
    done: 'Une de plus dans le groupe\u00a0: un point de plus à la fin, et trois là où la région est la plus basse.',
    wrong: {
      draw: 'Une carte n’agrandit aucun groupe. Déplacez l’énergie de la manufacture B.',
      apart:
        'Aucun de vos plus grands groupes ne grandit. Prenez l’énergie de la manufacture B et placez-la contre l’énergie qui est là.',
    },
  },
  end: {
    task: 'Toutes les actions sont faites. Vous pourriez utiliser un jeton\u00a0; gardez-le et finissez le tour\u00a0: pressez «\u00a0Terminer le tour\u00a0».',
    done: 'Les manufactures vides sont remplies par la pile. Quand son drapeau paraît, une dernière manche suit. Trois fois la plus basse région, jetons, groupes\u00a0: le plus de points gagne\u00a0!',
    wrong: { use: 'C’est permis, mais un jeton gardé vaut 3 points à la fin. Finissez le tour.' },
  },
} as const satisfies TutorialWords
