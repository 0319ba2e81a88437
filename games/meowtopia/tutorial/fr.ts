// What the guide of Meowtopia's tutorial says, in French.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: 'Bienvenue à la ferme\u00a0! Qui a le plus de points gagne\u00a0: un chaton en vaut 3, un bâtonnet 1 ou 2. À chaque tour, des chatons travaillent\u00a0: touchez «\u00a0Champs\u00a0», puis combien y vont, puis ✔.',
    done: 'Chaque chaton au travail pose un champ, et s’endort. Viennent maintenant les champs.',
    wrong: {
      other:
        'Une bonne tuile aussi, mais prenez «\u00a0Champs\u00a0» cette fois\u00a0: nous voulons agrandir la ferme.',
      nobody: 'Sans personne au travail, rien n’est posé. Envoyez un ou deux chatons.',
    },
  },
  field: {
    task: 'Posez un champ là où il a tout de suite de l’eau\u00a0: cherchez une goutte. Les bâtonnets bleus entre les champs portent l’eau.',
    done: 'Un champ irrigué aide à nourrir le soir\u00a0: il vous épargne 1 unité de nourriture, chaque jour.',
    wrong: {
      dry: 'Là il reste sec jusqu’à ce qu’un bâtonnet l’atteigne. Les bâtonnets de votre champ pointent vers le haut et vers la gauche.',
    },
  },
  stick: {
    task: 'Un bâtonnet rapporte aussi\u00a0: 2 points entre deux champs, 1 au bord. Posez celui-ci entre deux de vos champs.',
    done: '2 points que personne ne peut vous prendre.',
    wrong: { rim: 'C’est au bord\u00a0: 1 point seulement. Posez-le sur la ligne entre deux de vos champs.' },
  },
  feed: {
    task: 'Le soir. Deux chatons mangent 2 unités chacun, deux champs irrigués en donnent 1 chacun\u00a0: il faut en payer 2. Nourrissez-les tous, puis ✔.',
    done: 'Tout le monde a mangé. Deux unités gardées valent un point, donc vos points baissent un peu\u00a0; un chaton affamé en coûte 3, soir après soir.',
    wrong: {
      hungry: 'Un chaton affamé vous vaut un malus de 3 points. Vous avez assez à manger.',
      parting: 'Un chaton vaut 3 points et fait votre travail. Il y a à manger pour tous\u00a0: gardez-le.',
    },
  },
  follow: {
    task: 'Bruno a pris la tuile nourriture. Un de vos chatons réveillés peut suivre et faire de même. Suivez-le, puis ✔.',
    done: 'À manger pour vous, pendant son tour\u00a0! Votre chaton dort maintenant.',
    wrong: { pass: 'Vous pourriez. Mais il y a à manger et votre chaton est réveillé\u00a0: suivez.' },
  },
  pass: {
    task: 'Bruno pose maintenant des champs. Passez cette fois\u00a0: qui passe réveille un dormeur gratuitement.',
    done: 'Un des vôtres est de nouveau réveillé. Suivre ou réveiller\u00a0: c’est la question à chaque tour des autres.',
    wrong: { follow: 'Alors votre dernier chaton dormirait aussi à votre tour. Passez cette fois.' },
  },
  wake: {
    task: 'Votre matin. Deux chatons dorment, et chaque réveil coûte 1 unité de nourriture. Réveillez-en un ou deux, puis ✔.',
    done: 'Un dormeur seul se réveille gratuitement. Et si personne ne dort, vous recevez 1 unité de nourriture.',
    wrong: { nobody: 'Si tous deux dorment, personne ne peut travailler. Réveillez-en au moins un.' },
  },
  recruit: {
    task: 'Avec une pièce vous engagez un nouveau chaton, qui vaut 3 points. Un commerçant vend chaque matin. Engagez un commerçant.',
    done: '3 points pour le chaton, moins 1 pour la pièce. Mais chaque chaton mange 2 unités le soir.',
    wrong: { worker: 'Les travailleurs sont utiles, mais voyons ce que fait un commerçant.' },
  },
  sell: {
    task: 'Matin avec un commerçant\u00a0: il prend une unité de nourriture pour 2 points ou une pièce pour 3, et ensuite toujours la même marchandise. Vendez quelque chose.',
    done: 'Une fois chaque matin, pour chaque commerçant. Une pièce gardée ne vaut que 1.',
    wrong: { nothing: 'Alors le commerçant ne gagne rien aujourd’hui. Donnez-lui de la nourriture ou une pièce.' },
  },
  end: {
    task: 'La partie finit avec le dernier champ, le dernier bâtonnet ou le septième chaton de quelqu’un. Posez le dernier bâtonnet.',
    done: 'On finit la manche, puis on compte tout. Touchez vos points à tout moment pour voir d’où ils viennent.',
    wrong: {},
  },
} as const satisfies TutorialWords
