// What the guide of Neotopia's tutorial says, in French.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  first: {
    task: 'Bienvenue\u202f! Trois régions, une ville. Vous jouez l’énergie, en rouge. Touchez un emplacement éclairé au centre d’une région, puis ✔.',
    done: 'Tous construisent dans les mêmes régions, mais chacun marque pour soi. Votre rouge rapporte +1 à la fin\u00a0: nous y viendrons.',
    wrong: {},
  },
  move: {
    task: 'Trois actions par tour, dans l’ordre voulu\u00a0: déplacer un élément ou piocher un projet. Déplacez-en un\u00a0: touchez un élément d’une manufacture, puis un emplacement éclairé, puis ✔.',
    done: 'Une manufacture atteint les deux régions à côté d’elle. Ce qui s’y trouve sert à tout le monde.',
    wrong: {
      draw: 'Piocher un projet est aussi une action, on y vient. Déplacez maintenant un élément d’une manufacture.',
    },
  },
  draw: {
    task: 'L’autre sorte d’action\u00a0: piocher un projet. Touchez une des quatre cartes visibles de l’offre, puis ✔.',
    done: 'Quand son schéma se trouve dans une région, tourné comme on veut, on peut le construire. L’œil dit\u00a0: les autres connaissent cette carte.',
    wrong: {
      deck: 'Le paquet est face cachée. Prenez cette fois une carte visible, pour savoir ce que vous avez.',
      other: 'C’est permis aussi, mais prenons un projet de l’offre.',
    },
  },
  third: {
    task: 'La troisième action est au choix\u00a0: déplacer un élément ou piocher un projet. Puis terminez le tour.',
    done: 'C’est à Bruno. Les manufactures vides sont remplies par la pile\u00a0: quand son drapeau sort, une dernière manche suit.',
    wrong: {},
  },
  complete: {
    task: 'Votre projet à 3 points veut violet, rouge, violet en ligne. Le plus court\u00a0: touchez la carte, puis un emplacement violet en pointillé, puis ✔.',
    done: 'Le schéma est complet\u00a0: on peut construire. Le violet est la technologie, le rouge l’énergie.',
    wrong: {
      draw: 'Aucune carte n’aide ici\u00a0: ce qui manque est un élément dans le désert.',
      open: 'Cela ne complète aucun projet. Prenez la technologie de la manufacture A, vers le désert, en ligne avec énergie et technologie.',
    },
  },
  build: {
    task: 'Construisez-le maintenant\u00a0: touchez le bouton, ou la carte éclairée. Après la prochaine action il sera trop tard\u00a0: le schéma doit comprendre l’élément que vous venez de placer.',
    done: 'Ses points vont sur cette piste\u202f; 7, 13 et 18 donnent des jetons. ≠\u00a0: le prochain projet ici doit avoir une autre image.',
    wrong: {
      other:
        'Alors le projet n’est pas construit, car seul l’élément que vous venez de placer le complète. Construisez d’abord.',
    },
  },
  token: {
    task: 'Les signes ronds de certains emplacements sont des jetons bonus. Couvrez d’un élément celui qui est à portée\u00a0: il est à vous.',
    done: 'Utilisez-en un par tour, ou gardez-le\u00a0: chaque jeton qui reste à la fin vaut 3 points.',
    wrong: {
      draw: 'Une carte ne couvre rien. Déplacez un élément sur un emplacement à jeton.',
      plain: 'Il n’y a pas de jeton sur cet emplacement. Cherchez l’emplacement éclairé à signe rond.',
    },
  },
  use: {
    task: 'Vos trois actions sont faites, mais vous avez le jeton automatisation (la roue dentée)\u00a0: une action de plus. Touchez-le, puis ✔.',
    done: 'La roue dentée donne une action de plus, les cartes font piocher 2 projets, l’ampoule place un élément au choix de la réserve, la feuille mène à un emplacement extérieur en pointillé.',
    wrong: { other: 'Alors le tour est fini. Utilisez d’abord le jeton.' },
  },
  group: {
    task: 'Votre plus grand groupe rouge de chaque région est entouré\u00a0: à la fin, chacun de ses éléments rapporte un point. Placez rouge contre rouge\u202f; la manufacture B en a un.',
    done: 'Un de plus dans le groupe\u00a0: un point de plus pour la région à la fin. S’il avait aussi complété un projet, vous pourriez le construire maintenant.',
    wrong: {
      draw: 'Une carte n’agrandit aucun groupe. Déplacez l’énergie de la manufacture B.',
      apart:
        'Aucun de vos plus grands groupes ne grandit. Prenez l’énergie de la manufacture B et placez-la contre l’énergie qui est là.',
    },
  },
  lowest: {
    task: 'Votre région la plus faible compte trois fois. Avec vos plus grands groupes, vous avez 19, 17 et, dans la forêt, 12\u00a0: complétez un projet dans la forêt et construisez-le.',
    done: 'Une carte d’une seule couleur rapporte 4 points, mais 2 seulement en rouge, la vôtre. Dans la forêt ils comptent trois fois, tant qu’elle est la plus faible.',
    wrong: {
      late: 'Construisez d’abord le projet\u00a0: seul l’élément qui vient d’être placé le complète.',
      draw: 'Une carte seule ne rapporte rien. Vous pouvez compléter le coude de la Flèche des sciences avec une technologie.',
      open: 'Cela ne complète rien. Touchez la Flèche des sciences dans votre main\u00a0: le plateau montre où il ne manque qu’une technologie.',
      high: 'Cela complète un projet, mais dans une région qui compte une fois. Complétez-le dans la forêt, la plus faible.',
    },
  },
  end: {
    task: 'C’est la dernière manche. Faites vos dernières actions, puis terminez le tour. Un jeton que vous gardez vaut 3 points.',
    done: 'Tout est compté\u00a0: projets, groupes, jetons, et trois fois votre région la plus faible.',
    wrong: {},
  },
} as const satisfies TutorialWords
