// What the guide of Evolutopia's tutorial says, in French.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Bienvenue\u202f! Ensemble, nous remettons une ville d’aplomb, une action par tour. Touchez «\u202fChoisir\u202f», mettez à l’étude la tuile du dessus, puis touchez «\u202fValider\u202f».',
    done: 'Une telle tuile est une évolution, un plan pour la ville\u00a0: ce qu’elle change, et les experts qu’il lui faut.',
    wrong: { other: 'Cela vient plus tard. Mettez à l’étude l’évolution du dessus de la pile.' },
  },
  recruit: {
    task: 'Bruno a lancé la Station à roselière\u00a0: il lui faut des experts. Touchez «\u202fRecruter\u202f», puis gardez ou écartez, jusqu’à remplir les cinq places à côté du sac.',
    done: 'Ces cinq sont à toute la table.',
    wrong: { other: 'Pas maintenant\u00a0: recrutez. Piochez un expert, puis gardez ou écartez, jusqu’au dernier.' },
  },
  role: {
    task: 'La Station à roselière veut un ouvrageur, un néo-urbaniste et un technologiste. Votre formateur peut échanger un expert\u00a0: veillez à ce que les trois soient là.',
    done: 'Un rôle ne coûte rien. Après trois utilisations, vous en recevez un second.',
    wrong: {
      other: 'Alors le tour finit sans votre talent. Utilisez d’abord votre rôle.',
      missing:
        'Alors il en manque un des trois. Échangez un expert que vous avez en double, ou dont elle n’a pas besoin.',
    },
  },
  inaugurate: {
    task: 'Bruno a mis les trois au travail\u00a0: la Station à roselière est complète. Touchez «\u202fInaugurer\u202f» et placez-la sur la carte, à côté de ce qui s’y trouve.',
    done: 'Environnement +2, confort +1, énergie +1\u00a0: trois tours ont grandi. Pour gagner, il en faut trois à 6.',
    wrong: { other: 'Une évolution est terminée\u00a0: inaugurez-la avant de gérer les crises.' },
  },
  start: {
    task: 'Bruno a géré les crises, donc presque toutes les actions sont de nouveau libres. Touchez «\u202fLancer\u202f» et mettez en chantier une évolution à l’étude.',
    done: 'Les places en pointillé montrent quels experts il lui faut. Son picto vert vous donne un bon plan\u00a0: touchez sa carte sous votre nom, à l’un de vos tours, avant ou après l’action.',
    wrong: { other: 'Une belle action, mais lancez maintenant une évolution à l’étude.' },
  },
  assign: {
    task: 'Mettez des experts au travail\u00a0: touchez «\u202fAffecter\u202f», puis un expert, puis une place en chantier qui lui convient.',
    done: 'Jusqu’à trois par action. Quand toutes les places sont remplies, l’évolution peut être inaugurée.',
    wrong: {
      other: 'Une autre fois. Affectez un expert à une évolution en chantier.',
      crisis: 'Cela aiderait contre la crise. Donnez d’abord quelqu’un à une évolution.',
    },
  },
  crisis: {
    task: 'La même action permet d’en affecter un autre. Envoyez-en un à la crise\u00a0: toutes ses places remplies, elle ne fait pas de mal. Puis finissez l’action.',
    done: 'Une crise que personne ne gère frappe, et un gyrophare s’allume. Au dixième, tout est perdu.',
    wrong: {
      other: 'Cela aide la ville, mais pas contre la crise. Affectez-y un expert.',
      site: 'En chantier, on construit. Cette fois, envoyez quelqu’un sur la carte crise.',
    },
  },
  manage: {
    task: 'Toutes les autres actions sont bloquées. Touchez «\u202fCrises\u202f» pour finir la manche\u00a0: ce qui n’est pas géré frappe, et une nouvelle crise vient.',
    done: 'La nouvelle crise arrive maintenant, et ensuite seulement les actions sont de nouveau libres. Gérez les crises quand il reste peu à faire.',
    wrong: {},
  },
  option: {
    task: 'Une nouvelle crise arrive, et vous choisissez comment elle frappe. Prenez le moindre mal.',
    done: 'C’était son effet d’arrivée. Ce qu’elle coûte si personne ne la gère est sur la carte.',
    wrong: {},
  },
  block: {
    task: 'Toutes les actions sont libres sauf une, et vous choisissez laquelle. De quoi peut-on se passer\u202f?',
    done: 'Personne ne peut l’utiliser dans cette manche. Bloquez ce qui ne servira pas bientôt\u00a0: rien à inaugurer encore\u202f? Alors «\u202fInaugurer\u202f».',
    wrong: {},
  },
  nuisance: {
    task: 'Les tuiles sombres sont des nuisances, et pour gagner aucune ne doit rester. Le Parc d’activités vert fait monter l’économie\u00a0: inaugurez-le sur la tuile sombre aux pièces.',
    done: 'La nuisance a disparu pour de bon\u00a0: une évolution recouvre celles dont elle fait monter le signe.',
    wrong: {
      other: 'Inaugurez d’abord l’évolution terminée.',
      bare: 'Là, il est sur un terrain vide. Placez-le sur la nuisance d’économie, en b3.',
    },
  },
  win: {
    task: 'Trois tours sont à 6 et une nuisance reste. Votre évolution terminée fait monter son signe\u00a0: inaugurez-la là et gagnez la partie\u202f!',
    done: 'Vous avez tous gagné\u202f! On perd si une tour tombe à 0, ou au dixième gyrophare.',
    wrong: {
      other: 'La victoire est à portée. Inaugurez l’évolution terminée.',
      elsewhere: 'Là, la nuisance reste. Placez l’évolution dessus, en c2.',
    },
  },
} as const satisfies TutorialWords
