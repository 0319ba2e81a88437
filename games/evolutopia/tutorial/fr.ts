// What the guide of Evolutopia's tutorial says, in French.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Bienvenue\u00a0! Ensemble, nous remettons une ville d’aplomb, une action par tour. Touchez «\u00a0Choisir\u00a0», mettez à l’étude la tuile du dessus, puis touchez «\u00a0Valider\u00a0».',
    done: 'Une telle tuile est une évolution, un plan pour la ville\u00a0: ce qu’elle change, et les experts qu’il lui faut.',
    wrong: { other: 'Cela vient plus tard. Mettez à l’étude l’évolution du dessus de la pile.' },
  },
  start: {
    task: 'Une action utilisée est bloquée pour l’instant. Touchez «\u00a0Lancer\u00a0» et mettez en chantier une des évolutions à l’étude.',
    done: 'Les experts travaillent en chantier. Les places en pointillé montrent lesquels il faut.',
    wrong: { other: 'Une belle action, mais lancez maintenant une évolution à l’étude.' },
  },
  recruit: {
    task: 'Les experts viennent du sac. Touchez «\u00a0Recruter\u00a0» et gardez ceux qu’il faut, jusqu’à remplir les cinq places à côté du sac.',
    done: 'Ces cinq sont à toute la table.',
    wrong: { other: 'Pas maintenant\u00a0: recrutez. Piochez un expert, puis gardez ou écartez, jusqu’au dernier.' },
  },
  role: {
    task: 'Vous venez de recruter. Votre rôle, le formateur, peut échanger un expert contre un autre métier. Utilisez-le, et faites l’échange.',
    done: 'Un rôle ne coûte rien. Après trois utilisations, vous en recevez un second.',
    wrong: { other: 'Alors le tour finirait sans votre talent. Utilisez d’abord votre rôle.' },
  },
  assign: {
    task: 'Mettez des experts au travail\u00a0: touchez «\u00a0Affecter\u00a0», puis un expert, puis une place qui lui convient en chantier.',
    done: 'Jusqu’à trois par action. Quand toutes les places sont remplies, l’évolution peut être inaugurée.',
    wrong: {
      other: 'Une autre fois. Affectez un expert à l’évolution en chantier.',
      crisis: 'Cela aiderait contre la crise. Donnez d’abord quelqu’un à l’évolution.',
    },
  },
  inaugurate: {
    task: 'Une évolution a tous ses experts. Touchez «\u00a0Inaugurer\u00a0» et placez-la sur la carte, à côté de ce qui s’y trouve.',
    done: 'Environnement +2, confort +1, énergie +1\u00a0: trois tours ont grandi. Pour gagner, il en faut trois à 6.',
    wrong: { other: 'Une évolution est terminée\u00a0: inaugurez-la avant de gérer les crises.' },
  },
  nuisance: {
    task: 'Les tuiles sombres sont des nuisances, et pour gagner aucune ne doit rester. La vôtre fait monter l’économie\u00a0: inaugurez-la sur la tuile sombre aux pièces.',
    done: 'La nuisance a disparu pour de bon\u00a0: une évolution recouvre celles dont elle fait monter le signe.',
    wrong: {
      other: 'Inaugurez d’abord l’évolution terminée.',
      bare: 'Là elle est sur un terrain vide. Placez-la sur la nuisance d’économie, en b3.',
    },
  },
  crisis: {
    task: 'Une crise veut trois experts, sinon elle frappe. Affectez-y votre ouvrageur (orange).',
    done: 'Encore deux, et elle ne fera pas de mal. Si elle frappe, un gyrophare s’allume\u00a0; au dixième tout est perdu.',
    wrong: {
      other: 'Cela aide la ville, mais pas contre la crise. Affectez un expert.',
      site: 'En chantier, on construit. Cette fois, envoyez l’ouvrageur sur la carte crise.',
    },
  },
  manage: {
    task: 'La plupart des actions sont bloquées. Touchez «\u00a0Crises\u00a0» pour finir la manche\u00a0: ce qui n’est pas géré frappe, et une nouvelle crise vient.',
    done: 'D’abord la nouvelle crise arrive, puis les actions sont de nouveau libres. Gérez les crises quand il reste peu à faire.',
    wrong: { other: 'Possible aussi. Mais voyez ce qui arrive quand on gère les crises.' },
  },
  option: {
    task: 'Une nouvelle crise arrive, et vous choisissez comment elle frappe. Prenez le moindre mal.',
    done: 'C’était son effet d’arrivée. Ce qu’elle coûte si personne ne la gère est sur la carte.',
    wrong: {},
  },
  block: {
    task: 'Toutes les actions sont libres sauf une, et vous choisissez laquelle. De quoi peut-on se passer\u00a0?',
    done: 'Personne ne peut l’utiliser dans cette manche. Bloquez ce qui ne sert pas bientôt\u00a0: rien à inaugurer encore\u00a0? Alors «\u00a0Inaugurer\u00a0».',
    wrong: {},
  },
  win: {
    task: 'Trois tours sont à 6 et une nuisance reste. Votre évolution terminée fait monter son signe\u00a0: inaugurez-la là et gagnez la partie\u00a0!',
    done: 'Vous avez tous gagné\u00a0! On perd si une tour tombe à 0, ou au dixième gyrophare.',
    wrong: {
      other: 'La victoire est à portée. Inaugurez l’évolution terminée.',
      elsewhere: 'Là, la nuisance reste. Placez l’évolution dessus, en c2.',
    },
  },
} as const satisfies TutorialWords
