// What the guide of Meowtopia's tutorial says, in French.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: 'Bienvenue à la ferme\u00a0! À chaque tour, vous envoyez des chatons au travail. Pressez la tuile «\u00a0Champs\u00a0», puis combien de chatons y vont, puis ✔.',
    done: 'Chaque chaton au travail pose un champ, et s’endort. Viennent maintenant les champs.',
    wrong: {
      other:
        'Une bonne tuile aussi, mais prenez «\u00a0Champs\u00a0» cette fois\u00a0: nous voulons agrandir la ferme.',
      nobody: 'Sans personne au travail, rien n’est posé. Envoyez un ou deux chatons.',
    },
  },
  field: {
    task: 'Posez un champ là où il a tout de suite de l’eau\u00a0: cherchez une goutte, du côté d’un champ dont un bâtonnet pointe par là.',
    done: 'Un champ irrigué\u00a0: chacun nourrit avec vous le soir et vous épargne 1 nourriture, chaque jour.',
    wrong: {
      dry: 'Là il reste sec jusqu’à ce qu’un bâtonnet l’atteigne. Les bâtonnets de votre champ pointent vers le haut et vers la gauche.',
    },
  },
  stick: {
    task: 'Les bâtonnets amènent l’eau, et des points pour toujours\u00a0: 2 entre deux champs, 1 au bord. Posez celui-ci entre deux de vos champs.',
    done: '2 points que personne ne peut vous prendre.',
    wrong: { rim: 'C’est au bord\u00a0: 1 point seulement. Posez-le sur la ligne entre deux de vos champs.' },
  },
  feed: {
    task: 'Le soir. Chaque chaton mange 2, chaque champ irrigué donne 1\u00a0: deux chatons, deux champs irrigués, donc 2. Nourrissez-les tous, puis ✔.',
    done: 'Tout le monde a mangé. Qui a faim coûte 3 points, chaque soir de nouveau.',
    wrong: {
      hungry: 'Un chaton affamé vous vaut un malus de 3 points. Vous avez assez à manger.',
      parting: 'Un chaton vaut 3 points et fait votre travail. Il y a à manger pour tous\u00a0: gardez-le.',
    },
  },
  follow: {
    task: 'Bruno a pris la tuile nourriture. Avec un chaton éveillé vous pouvez suivre\u00a0: il fait de même pour vous. Suivez-le, puis ✔.',
    done: 'À manger pour vous, dans son tour\u00a0! Votre chaton dort maintenant. Ainsi vous faites quelque chose à chaque tour.',
    wrong: { pass: 'Vous pourriez. Mais il y a à manger et votre chaton est éveillé\u00a0: suivez.' },
  },
  pass: {
    task: 'Bruno pose maintenant des champs. Vous avez besoin de votre chaton pour votre tour. Passez\u00a0: qui passe réveille un dormeur sans payer.',
    done: 'Un des vôtres est de nouveau éveillé, sans frais. Suivre ou réveiller\u00a0: c’est la question à chaque tour des autres.',
    wrong: { follow: 'Alors votre dernier chaton dormirait aussi à votre tour. Passez cette fois.' },
  },
  wake: {
    task: 'Votre matin. Si tous étaient éveillés, vous auriez 1 nourriture\u00a0; un seul dormeur se réveille sans payer. Ici deux dorment\u00a0: 1 nourriture chacun. Réveillez-en un ou deux.',
    done: 'Des chatons reposés peuvent travailler. Si vous n’en réveillez qu’un, la nourriture vous reste, mais il se fait moins.',
    wrong: { nobody: 'Si tous deux dorment, personne ne peut travailler. Réveillez-en au moins un.' },
  },
  recruit: {
    task: 'Recruter coûte une pièce et amène un chaton, qui vaut 3 points. Un travailleur travaille\u00a0; un commerçant vend chaque matin. Engagez un commerçant.',
    done: 'Un chaton vaut 3 points, et un commerçant change nourriture et pièces en points. Mais chacun mange 2 le soir.',
    wrong: { worker: 'Les travailleurs sont utiles, mais voyons ce que fait un commerçant.' },
  },
  sell: {
    task: 'Matin avec un commerçant\u00a0: donnez-lui une unité, nourriture pour 2 points ou pièce pour 3. Il ne prendra plus que cela. Vendez quelque chose.',
    done: 'Ces points sont acquis, tandis qu’une pièce gardée ne vaut que 1. Une fois chaque matin, pour chaque commerçant.',
    wrong: { nothing: 'Alors le commerçant ne gagne rien aujourd’hui. Donnez-lui une nourriture ou une pièce.' },
  },
  end: {
    task: 'La fin\u00a0: elle vient quand le dernier champ, le dernier bâtonnet ou un septième chaton quitte la réserve. Il ne reste qu’un bâtonnet. Posez-le.',
    done: 'C’était le dernier\u00a0: on finit la manche, puis on compte tout. Chaton 3, bâtonnet 2 ou 1, vente 3 ou 2, pièce 1, deux nourritures 1, faim −3\u00a0: le plus de points gagne\u00a0!',
    wrong: {},
  },
} as const satisfies TutorialWords
