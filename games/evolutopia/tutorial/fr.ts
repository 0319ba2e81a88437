// What the guide of Evolutopia's tutorial says, in French.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Bienvenue\u00a0! Ensemble, nous remettons une ville d’aplomb. On gagne avec trois tours à 6 et aucune nuisance sur la carte. Un tour est une action. D’abord\u00a0: «\u00a0Choisir\u00a0», et prenez la tuile du dessus à l’étude.',
    done: 'Une évolution est un plan pour la ville\u00a0: ce qu’il lui faut, et ce qu’elle change. Chaque action est bloquée une fois utilisée.',
    wrong: { other: 'Cela vient plus tard. Prenez à l’étude l’évolution du dessus de la pile.' },
  },
  start: {
    task: 'De l’étude au travail\u00a0: «\u00a0Lancer\u00a0», et menez une des deux évolutions à l’étude au chantier. Là seulement des experts y travaillent.',
    done: 'Elle est au chantier. Ses places en pointillé montrent les experts qu’il lui faut.',
    wrong: { other: 'Une belle action, mais démarrez maintenant une évolution à l’étude.' },
  },
  recruit: {
    task: 'Les experts viennent du sac. «\u00a0Recruter\u00a0»\u00a0: vous piochez l’un après l’autre, gardez ceux qu’il faut et en écartez jusqu’à trois. Continuez jusqu’à ce que la zone soit pleine.',
    done: 'Cinq places dans la zone\u00a0: les experts de toute la table.',
    wrong: { other: 'Pas maintenant\u00a0: recrutez. Piochez un expert, puis gardez ou écartez, jusqu’au dernier.' },
  },
  role: {
    task: 'Chacun a un rôle. Le vôtre, le formateur, agit après le recrutement\u00a0: il échange un expert contre une autre sorte. Utilisez-le, et faites l’échange.',
    done: 'C’est votre talent, sans frais. Après trois usages vous recevez un second rôle.',
    wrong: { other: 'Alors le tour finirait sans votre talent. Utilisez d’abord votre rôle.' },
  },
  assign: {
    task: 'Mettez des experts au travail\u00a0: «\u00a0Affecter\u00a0», puis un expert, puis une place qui lui convient sur l’évolution du chantier. Jusqu’à trois par action.',
    done: 'Une place remplie. Quand toutes le sont, l’évolution est prête à être inaugurée.',
    wrong: {
      other: 'Une autre fois. Affectez un expert à l’évolution du chantier.',
      crisis: 'Cela aiderait contre la crise. Donnez d’abord quelqu’un à l’évolution.',
    },
  },
  inaugurate: {
    task: 'Une évolution a tous ses experts. «\u00a0Ouvrir\u00a0», et placez-la sur la carte, à côté de ce qui s’y trouve. Voyez comment les tours vont grandir.',
    done: 'Environnement +2, confort +1, énergie +1\u00a0: les tours ont grandi. Ses experts retournent au sac.',
    wrong: { other: 'Quelque chose de fini attend\u00a0: inaugurez-le avant d’appeler les crises.' },
  },
  nuisance: {
    task: 'Pour gagner, aucune nuisance ne doit rester. Une évolution en couvre une si elle élève la tour du même signe. La vôtre élève l’économie\u00a0: inaugurez-la sur la nuisance.',
    done: 'La nuisance a disparu pour de bon. Une de moins à couvrir.',
    wrong: {
      other: 'Inaugurez d’abord l’évolution finie.',
      bare: 'Là elle est sur un terrain vide. Placez-la sur la nuisance d’économie, en b3.',
    },
  },
  crisis: {
    task: 'Une crise est sur la table\u00a0: elle veut un concepteur, un ouvrageur et un régulateur. Sinon elle coûte un feu et du confort. Affectez votre ouvrageur à la crise.',
    done: 'Encore deux, et cette crise ne fera pas de mal. Au dixième feu tout est perdu\u00a0: il faut toujours des experts ici.',
    wrong: {
      other: 'Cela aide la ville, mais pas contre la crise. Affectez un expert.',
      site: 'Au chantier ils bâtissent. Cette fois, envoyez l’ouvrageur sur la carte de crise.',
    },
  },
  manage: {
    task: 'La plupart des actions sont bloquées. Alors quelqu’un appelle les crises\u00a0: «\u00a0Crises\u00a0». Ce qui n’est pas géré frappe, une nouvelle crise vient, et les actions sont de nouveau libres.',
    done: 'C’est la fin d’un cycle. Faites-le quand il reste peu à faire, pas quand cela fait le plus mal.',
    wrong: { other: 'Possible aussi. Mais voyez ce qui arrive quand on appelle les crises.' },
  },
  option: {
    task: 'Une nouvelle crise arrive, et la plupart laissent choisir comment elles frappent. Lisez les deux et prenez le moindre mal. Le choix est à vous.',
    done: 'Les deux peuvent être justes\u00a0: voyez ce dont vous aurez besoin. La carte dit ce qui vient si elle n’est pas gérée.',
    wrong: {},
  },
  block: {
    task: 'Toutes les actions sont libres sauf une\u00a0: vous bloquez une action pour le prochain cycle, et personne ne peut l’utiliser. De laquelle peut-on se passer\u00a0?',
    done: 'Bloquez ce qui ne sert pas bientôt\u00a0: rien à inaugurer, ou l’étude déjà pleine.',
    wrong: {},
  },
  win: {
    task: 'Environnement, confort et énergie sont à 6. Une nuisance reste, l’économie en c2, et votre évolution finie élève l’économie. Gagnez la partie\u00a0!',
    done: 'Trois tours à 6 et plus de nuisance\u00a0: vous avez tous gagné\u00a0! On perd si une tour tombe à 0 ou si le dixième feu s’allume.',
    wrong: {
      other: 'La victoire est à portée. Inaugurez l’évolution finie.',
      elsewhere: 'Là, la nuisance reste. Placez l’évolution dessus, en c2.',
    },
  },
} as const satisfies TutorialWords
