// What the guide of Meowtopia's tutorial says, in French.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: 'Bienvenue à la ferme\u202f! Qui a le plus de points gagne. À chaque tour, des chatons travaillent. Touchez «\u202fChamps\u202f»\u00a0: les deux iraient, touchez donc «\u202f1\u202f», puis ✔.',
    done: 'Qui travaille s’endort. L’autre chaton reste réveillé pour plus tard.',
    wrong: {
      other:
        'Une bonne tuile aussi, mais prenez «\u202fChamps\u202f» cette fois\u00a0: nous voulons agrandir la ferme.',
      nobody: 'Sans personne au travail, rien n’est posé. Envoyez un chaton.',
      both: 'Les deux pourraient y aller. Gardez-en un réveillé cette fois\u00a0: il peut aider au tour de Bruno.',
    },
  },
  lay: {
    task: 'Votre chaton pose un champ\u00a0: touchez une place à côté de vos champs, puis ✔.',
    done: 'Votre ferme a grandi. Bruno peut maintenant faire de même avec un de ses chatons\u00a0: il suit.',
    wrong: {},
  },
  feed: {
    task: 'Le soir. Vos deux chatons mangent 2 unités chacun, moins 1 par champ irrigué. Nourrissez-les tous, puis ✔.',
    done: 'Tout le monde a mangé. Un chaton affamé coûterait 3 points. Un chaton vaut 3, une pièce 1, deux unités 1\u00a0: vos points baissent donc un peu. Touchez vos points pour voir le détail.',
    wrong: {
      hungry: 'Un chaton affamé vous vaut un malus de 3 points. Vous avez assez à manger.',
      parting: 'Un chaton vaut 3 points et fait votre travail. Il y a à manger pour tous\u00a0: gardez-le.',
    },
  },
  follow: {
    task: 'Bruno a pris la tuile irrigation. Un de vos chatons réveillés peut suivre et faire de même. Suivez-le, puis ✔.',
    done: 'Vous posez donc un bâtonnet, pendant son tour\u202f! Votre chaton dort maintenant.',
    wrong: { pass: 'Vous pourriez. Mais il y a un bâtonnet à prendre et votre chaton est réveillé\u00a0: suivez.' },
  },
  stick: {
    task: 'Un bâtonnet rapporte des points\u00a0: 2 entre deux champs, 1 au bord. Posez celui-ci entre deux de vos champs.',
    done: '2 points que personne ne peut vous prendre. La couronne passe à Bruno\u00a0: il commence la prochaine manche et joue deux tours de suite.',
    wrong: { rim: 'C’est au bord\u00a0: 1 point seulement. Posez-le sur la ligne entre deux de vos champs.' },
  },
  wake: {
    task: 'Sans chaton réveillé, vous ne pouvez que passer, et cela en réveille un. Quand vient votre matin, un dormeur seul se réveille gratuitement\u00a0: touchez alors ✔.',
    done: 'S’ils sont plusieurs à dormir, chaque réveil coûte 1 unité de nourriture. Si personne ne dort, vous en recevez 1.',
    wrong: { nobody: 'Endormi, il ne travaillerait pas aujourd’hui. Réveillez-le\u00a0: cela ne coûte rien.' },
  },
  day: {
    task: 'À vous toute une journée\u00a0: prenez une tuile (avec les poissons posés dessus) et envoyez des chatons. «\u202fNourriture\u202f»\u00a0: 1 chaton rapporte 2 unités, 2 en rapportent 5. Le soir, nourrissez-les tous.',
    done: 'Ainsi va la ferme, jour après jour. Le reste, nous le voyons à d’autres tables.',
    wrong: {},
  },
  pass: {
    task: 'Bruno pose maintenant des champs. Passez cette fois\u00a0: qui passe réveille un dormeur gratuitement.',
    done: 'Un des vôtres est de nouveau réveillé. Si personne ne dormait, passer vous donnerait 1 unité de nourriture.',
    wrong: { follow: 'Alors votre dernier chaton dormira aussi à votre tour. Passez cette fois.' },
  },
  field: {
    task: 'Posez un champ là où il a tout de suite de l’eau\u00a0: cherchez une goutte. Les bâtonnets bleus entre les champs portent l’eau.',
    done: 'Un champ irrigué aide à nourrir le soir\u00a0: il vous épargne 1 unité de nourriture, chaque jour.',
    wrong: {
      dry: 'Là, il reste sec jusqu’à ce qu’un bâtonnet l’atteigne. Les bâtonnets de votre champ pointent vers le haut et vers la gauche.',
    },
  },
  recruit: {
    task: 'Avec une pièce, vous engagez un nouveau chaton, qui vaut 3 points. Un commerçant vend chaque matin. Engagez un commerçant.',
    done: '3 points pour le chaton, moins 1 pour la pièce. Mais il mange 2 unités chaque soir. Si vous ne pouvez pas le nourrir, vous pouvez vous en séparer\u00a0: vous gagnez 3 unités et perdez ses points.',
    wrong: { worker: 'Les travailleurs sont utiles, mais voyons ce que fait un commerçant.' },
  },
  sell: {
    task: 'Matin avec un commerçant\u00a0: il prend une unité de nourriture pour 2 points ou une pièce pour 3, et ensuite toujours la même marchandise. Vendez quelque chose.',
    done: 'Une fois chaque matin, pour chaque commerçant. Une pièce gardée ne vaut que 1.',
    wrong: { nothing: 'Alors le commerçant ne gagne rien aujourd’hui. Donnez-lui de la nourriture ou une pièce.' },
  },
  end: {
    task: 'Le dernier bâtonnet ou le dernier champ amène la dernière manche\u202f; recruter un chaton d’une autre couleur aussi. Il reste un bâtonnet, mais vous pouvez en poser plus. Jouez votre dernière journée.',
    done: 'La partie est finie. Chaque chaton réveillé, commerçants compris, a rapporté 1 unité de nourriture. On compte les chatons, les bâtonnets et ce qui est vendu.',
    wrong: {},
  },
} as const satisfies TutorialWords
