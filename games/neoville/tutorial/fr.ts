// What the guide of Neoville's tutorial says, in French.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: 'Bienvenue\u00a0! Nous bâtissons une ville de 16 tuiles. Posez la première\u00a0: pressez une tuile de votre main, puis la place dans la ville, puis ✓.',
    done: 'Votre ville est née. Voyez ses quatre cases\u00a0: celles d’un même terrain qui se touchent forment un quartier, et les quartiers portent des gratte-ciel.',
    wrong: {},
  },
  build: {
    task: 'Vous pouvez bâtir sur cette tuile. Dressez un gratte-ciel de 4 ou 6\u00a0: pressez son nombre, puis une case de son terrain, puis ✓.',
    done: 'Il est en échafaudage\u00a0: pour l’instant il coûte son nombre. Quand son quartier aura autant de cases, il le rapportera.',
    wrong: {
      nothing: 'On peut toujours ne rien bâtir, mais il nous faut un gratte-ciel ici.',
      utility: 'C’est un service\u00a0; nous y viendrons. Prenez un des nombres\u00a0: un gratte-ciel.',
      high: 'Ce nombre demande un très grand quartier. Pour le premier, prenez un 4 ou un 6.',
    },
  },
  draw: {
    task: 'Fin du tour\u00a0: piochez une tuile. Prenez-en une visible au marché, de préférence avec le terrain de votre gratte-ciel.',
    done: 'Voilà un tour entier\u00a0: poser, bâtir, piocher. Il y en a seize, puis la partie est finie. Les autres font de même dans leur ville.',
    wrong: {
      stack:
        'La pile est face cachée\u00a0: vous ne verriez pas ce que vous prenez. Choisissez une des quatre tuiles visibles.',
    },
  },
  grow: {
    task: 'Votre Pierre 4 en d2 a 2 cases de roche et en veut 4. Posez une tuile qui lui donne les deux qui manquent.',
    done: 'Quatre cases de roche\u00a0: l’échafaudage a disparu, et le gratte-ciel rapporte 4 points au lieu de les coûter.',
    wrong: {
      short:
        'Son quartier a grandi, mais il a toujours moins de 4 cases. Cherchez une tuile à deux cases de roche ensemble.',
      elsewhere: 'Pas plus de roche près de votre gratte-ciel. Tournez la tuile pour que sa roche touche celle de d2.',
    },
  },
  skip: {
    task: 'On n’est pas obligé de bâtir. Ce que la ville ne peut porter coûte des points\u00a0; cette fois, pressez «\u00a0Ne rien construire\u00a0».',
    done: 'Très bien. Personne n’est forcé de promettre, et la tuile a quand même agrandi votre quartier.',
    wrong: { build: 'Ce serait permis. Mais essayez une fois de ne rien bâtir.' },
  },
  high: {
    task: 'Le plus prudent\u00a0: bâtir là où il y a déjà assez de cases, ou là où cela paie aussitôt. Dressez un gratte-ciel qui rapporte tout de suite.',
    done: 'Il rapporte aussitôt, et pour toujours\u00a0: un quartier ne rétrécit jamais. Les audacieux bâtissent d’abord et agrandissent après.',
    wrong: {
      nothing: 'Il y a quelque chose à gagner ici\u00a0: cherchez un quartier qui a déjà 3 ou 4 cases.',
      utility: 'C’est un service. Cherchez un gratte-ciel dont votre quartier a atteint le nombre.',
      early:
        'Son quartier est trop petit pour ce nombre\u00a0: il vous coûterait pour l’instant. Regardez l’aperçu\u00a0: il faut un plus.',
    },
  },
  utility: {
    task: 'Les services demandent autre chose que des cases. Une éolienne paie sur les tuiles marquées de son panneau. Bâtissez-en une qui rapporte tout de suite.',
    done: 'Votre ville a quatre tuiles de large\u00a0: sa colonne de gauche est fixée, et l’éolienne y est. Les écomobiles comptent sur leur ligne et leur colonne.',
    wrong: {
      nothing: 'Bâtissez\u00a0: une éolienne rapporte ici même. Où est la nouvelle tuile dans votre ville\u00a0?',
      tower: 'C’est un gratte-ciel. Prenez un des panneaux en dessous.',
      unpaid:
        'Celui-ci n’a pas ce que demande son panneau\u00a0: il coûte son nombre. Dans quelle colonne est la nouvelle tuile\u00a0?',
    },
  },
  parks: {
    task: 'Les arbres sont des parcs, les coureurs des équipements sportifs. On n’y bâtit rien, mais le plus de chaque rapporte 5 points. Rattrapez-vous en parcs\u00a0: posez une tuile avec un arbre.',
    done: 'Personne n’a plus de parcs que vous\u00a0: 5 points. Surveillez les autres, cela peut changer jusqu’à la fin.',
    wrong: { none: 'Cette tuile n’a pas d’arbre. Une tuile de votre main en a un.' },
  },
  last: {
    task: 'La dernière tuile\u00a0! Terre 4 en b5 a 1 case de terre et coûte encore 4. Posez votre dernière tuile pour qu’il ait ses quatre cases.',
    done: 'De −4 à +4\u00a0: huit points avec une seule tuile. Préparez tôt une telle fin.',
    wrong: {
      short: 'Le quartier a grandi, mais pas jusqu’à 4 cases. Une de vos tuiles a trois cases de terre.',
      elsewhere: 'Cela ne donne rien à Terre 4. Amenez la terre d’une tuile contre celle de b5.',
    },
  },
  end: {
    task: 'Dernière occasion de bâtir. Seul ce qui paie tout de suite a du sens, car plus rien ne grandit. Bâtissez ce qui ne coûte rien, ou ne bâtissez rien.',
    done: 'Les 16 tuiles sont posées\u00a0: la ville est finie. Ce qui est accompli rapporte son nombre, le reste le coûte. Le plus de points gagne\u00a0!',
    wrong: { costs: 'Cela ne pourra plus jamais être accompli, et vous coûterait son nombre.' },
  },
} as const satisfies TutorialWords
