// What the guide of Evolutopia's tutorial says, in French.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Bienvenue\u202f! Avec Bruno, un robot, remettez une ville d’aplomb, une action chacun à son tour. Touchez «\u202fChoisir\u202f», mettez à l’étude la tuile du dessus, puis touchez «\u202fValider\u202f».',
    done: 'Une telle tuile est une évolution\u00a0: ce qu’elle change, et les experts qu’il lui faut. «\u202fChoisir\u202f» est maintenant bloqué\u00a0: personne ne peut plus le faire dans ce cycle.',
    wrong: { other: 'Cela vient plus tard. Mettez à l’étude l’évolution du dessus de la pile.' },
  },
  assign: {
    task: 'Bruno a lancé le Chauffage urbain\u00a0: en chantier, il reçoit ses experts. Touchez «\u202fAffecter\u202f», puis un expert, puis sa place, jusqu’à ce que les trois y soient.',
    done: 'Jusqu’à trois par action. Quand toutes les places sont remplies, l’évolution peut être inaugurée.',
    wrong: {
      other: 'Une autre fois. Affectez des experts au Chauffage urbain.',
      elsewhere: 'D’abord le Chauffage urbain\u00a0: remplissez ses trois places.',
    },
  },
  manage: {
    task: 'Bruno l’a inauguré, et trois indicateurs sont montés. Avec quatre actions bloquées, il reste peu à faire\u00a0: touchez «\u202fFin de cycle\u202f».',
    done: 'D’abord une nouvelle crise vient et frappe. Ensuite seulement les actions se libèrent.',
    wrong: { other: 'On recrutera plus tard. Finissez maintenant le cycle.' },
  },
  option: {
    task: 'Une grève des transports\u202f! Choisissez comment elle frappe\u00a0: deux actions bloquées de plus au prochain cycle, ou un gyrophare, qui ne s’éteint plus. Au dixième, tout est perdu.',
    done: 'La carte reste jusqu’à la fin du cycle. Elle dit ce qui arrive s’il lui manque alors des experts.',
    wrong: {},
  },
  block: {
    task: 'Les actions sont de nouveau libres. Comme après chaque crise, il faut en bloquer une pour le prochain cycle, ou trois si vous l’avez choisi. De quoi peut-on se passer\u202f?',
    done: 'Bon choix. Après ce cycle, tout sera de nouveau libre.',
    wrong: {
      needed: 'La zone est vide\u00a0: il faudra bientôt recruter et affecter. Bloquez une autre action.',
    },
  },
  recruit: {
    task: 'Bruno a lancé la Station à roselière\u00a0: il lui faut des experts. Touchez «\u202fRecruter\u202f», piochez dans le sac, gardez ou écartez, jusqu’à remplir la zone à côté.',
    done: 'Ces cinq sont à toute la table.',
    wrong: { other: 'Pas maintenant\u00a0: recrutez. Piochez un expert, puis gardez ou écartez, jusqu’au dernier.' },
  },
  role: {
    task: 'La Station à roselière veut un ouvrageur, un néo-urbaniste et un technologiste. Votre formateur peut échanger un expert\u00a0: veillez à ce que les trois soient là.',
    done: 'Un rôle ne coûte rien. Après trois utilisations, vous en recevez un second.',
    wrong: {
      other: 'Alors le tour finit sans votre rôle. Utilisez d’abord le formateur.',
      missing: 'Alors il en manque un des trois. Prenez celui-là, et rendez un expert en double ou inutile.',
    },
  },
  inaugurate: {
    task: 'Bruno a mis les trois au travail\u00a0: la Station à roselière est complète. Touchez «\u202fInaugurer\u202f» et placez-la sur le territoire, à côté de ce qui s’y trouve.',
    done: 'Environnement +2, confort +1, énergie +1\u00a0: trois indicateurs sont montés. Pour gagner, il en faut trois à 6.',
    wrong: {
      other: 'Une évolution est terminée\u00a0: inaugurez-la avant la fin du cycle.',
    },
  },
  start: {
    task: 'Bruno a fini le cycle, et la crise a coûté 1 point de confort. Touchez «\u202fLancer\u202f» et mettez en chantier une évolution à l’étude.',
    done: 'Son picto vert vous donne un bon plan, sous votre nom\u00a0: touchez-le à l’un de vos tours, avant ou après l’action. Un picto bleu met une évolution de plus à l’étude.',
    wrong: { other: 'Une belle action, mais lancez maintenant une évolution à l’étude.' },
  },
  crisis: {
    task: 'Quand toutes ses places sont remplies, une crise ne fait pas de mal. Touchez «\u202fAffecter\u202f» et envoyez-lui un expert.',
    done: 'S’il lui manque des experts à la fin du cycle, la crise fait ce que dit sa carte, et un gyrophare s’allume.',
    wrong: {
      other: 'Une autre fois. Affectez un expert à la crise.',
      site: 'En chantier, on construit. Cette fois, envoyez quelqu’un sur la carte crise.',
    },
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
    task: 'Trois indicateurs sont à 6 et une nuisance reste. Le Marché couvert fait monter son signe\u00a0: inaugurez-le là et gagnez la partie\u202f!',
    done: 'Vous avez tous gagné\u202f! On perd si un indicateur tombe à 0, ou au dixième gyrophare.',
    wrong: {
      other: 'La victoire est à portée. Inaugurez le Marché couvert.',
      elsewhere: 'Là, la nuisance reste. Placez le Marché couvert dessus, en c2.',
    },
  },
} as const satisfies TutorialWords
