// What the guide of Neoville's tutorial says, in French.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: 'Bienvenue\u202f! Nous construisons une ville de quatre tuiles sur quatre. Posez la première\u00a0: touchez une tuile de votre main, puis la place, puis ✔.',
    done: 'Les cases d’un même terrain, côte à côte, forment un quartier\u00a0: il porte des gratte-ciel.',
    wrong: {},
  },
  build: {
    task: 'Construisez dessus\u00a0: touchez un gratte-ciel de 4 ou 6, puis ✔. Terre va sur la terre, Forêt sur l’herbe, Pierre sur la roche, Cascade sur l’eau.',
    done: 'Il est en échafaudage et coûte son nombre pour l’instant. Quand son quartier aura autant de cases, il le rapportera.',
    wrong: {
      nothing: 'On peut toujours ne rien construire, mais il nous faut un gratte-ciel ici.',
      utility: 'C’est un service\u202f; nous y viendrons. Prenez un des nombres\u00a0: un gratte-ciel.',
      high: 'Ce nombre demande un très grand quartier. Pour le premier, prenez un 4 ou un 6.',
    },
  },
  draw: {
    task: 'Enfin, piochez une tuile\u00a0: prenez une des quatre visibles au marché. Cela finit votre tour\u00a0: pas besoin de ✔. La couleur de votre gratte-ciel l’aide à grandir.',
    done: 'Voilà un tour sur seize\u00a0: poser, construire, piocher. «\u202fvue\u202f»\u00a0: les autres connaissent cette tuile.',
    wrong: {
      stack:
        'La pile est face cachée\u00a0: vous ne voyez pas ce que vous prenez. Choisissez une des quatre tuiles visibles.',
    },
  },
  second: {
    task: 'Bruno a joué\u00a0: le point jaune marque sa dernière tuile. À vous\u00a0: posez une tuile qui agrandit le quartier de votre gratte-ciel, construisez si vous voulez, et piochez.',
    done: 'Ainsi va la partie. On ne construit que sur la tuile juste posée. Un quartier ne porte qu’un gratte-ciel\u00a0: aucune tuile ne peut donc réunir deux quartiers qui en ont déjà un.',
    wrong: {
      elsewhere:
        'Le quartier de votre gratte-ciel n’y gagne rien. Une tuile de votre main a son terrain\u00a0: tournez-la (↻) pour qu’elle le touche.',
    },
  },
  grow: {
    task: 'Le 4 en échafaudage a 2 cases de roche et en veut 4. Posez une tuile qui lui donne les deux qui manquent. ↻ tourne une tuile.',
    done: 'Quatre cases de roche\u00a0: plus 4 au lieu de moins 4. Au-dessus de la ville, vous lisez de quoi sont faits vos points. «\u202fPour l’instant\u202f»\u00a0: cela peut encore changer.',
    wrong: {
      short:
        'Son quartier a grandi, mais il a toujours moins de 4 cases. Cherchez une tuile à deux cases de roche ensemble.',
      elsewhere: 'Pas plus de roche pour votre 4. Tournez la tuile (↻) pour que sa roche touche ce quartier.',
    },
  },
  skip: {
    task: 'On n’est pas obligé de construire. Ce qu’on bâtit coûte son nombre tant qu’il lui manque ce qu’il demande\u00a0: choisissez cette fois «\u202fNe rien construire\u202f».',
    done: 'La tuile a quand même agrandi votre quartier. Personne n’est forcé de construire.',
    wrong: { build: 'Une bonne idée, peut-être. Mais cette fois, ne construisez rien.' },
  },
  high: {
    task: 'Construisez là où il y a déjà assez de cases\u00a0: un gratte-ciel qui rapporte tout de suite.',
    done: 'Il rapporte aussitôt, et un quartier ne rétrécit jamais. Deux quartiers ne sont réunis que si aucune tuile ne peut être posée autrement\u202f; alors le meilleur gratte-ciel compte.',
    wrong: {
      nothing:
        'Il y a quelque chose à gagner ici\u00a0: cherchez un quartier qui a autant de cases qu’un nombre de sa couleur.',
      utility: 'C’est un service. Cherchez un gratte-ciel dont votre quartier a atteint le nombre.',
      early:
        'Son quartier est trop petit pour ce nombre\u00a0: il vous coûterait pour l’instant. Regardez l’aperçu\u00a0: il faut un plus.',
    },
  },
  utility: {
    task: 'Sous les gratte-ciel, les services\u00a0: deux des trois sortes par partie. Un moulin rapporte sur les tuiles marquées de son panneau. Construisez-en un qui rapporte tout de suite.',
    done: 'La nouvelle tuile est dans la colonne de gauche. Le drapeau jaune dit\u00a0: ces points sont acquis. Une écomobile, la voiture jaune, compte sa ligne et sa colonne. Appuyez longtemps sur un panneau pour lire ce qu’il demande.',
    wrong: {
      nothing: 'Construisez\u00a0: un moulin rapporte ici même. Où est la nouvelle tuile dans votre ville\u202f?',
      tower: 'C’est un gratte-ciel. Prenez un des panneaux en dessous.',
      unpaid:
        'Une écomobile compte sa ligne et sa colonne de cases, et il y manque ce que demande son panneau. Regardez les moulins.',
    },
  },
  biodome: {
    task: 'Une autre partie a des biodômes. Un biodôme va sur tout terrain et rapporte si son quartier a exactement la forme de son panneau, quel que soit son sens. Construisez-en un qui rapporte tout de suite.',
    done: 'La forme y est. Elle doit le rester\u00a0: une case de plus, et le biodôme coûte son nombre.',
    wrong: {
      nothing: 'Construisez\u00a0: un quartier de la nouvelle tuile a la forme d’un panneau. Lequel\u202f?',
      tower: 'C’est un gratte-ciel. Prenez un des dômes de verre en dessous.',
      windmill: 'C’est un moulin. Prenez un des dômes de verre.',
      shape:
        'Le quartier de cette case a une autre forme\u00a0: il vous coûterait son nombre. Comparez le panneau à chaque quartier de la nouvelle tuile et touchez une case de celui qui convient.',
    },
  },
  parks: {
    task: 'Les arbres sont des parcs\u00a0: qui en a le plus reçoit 5 points. De même pour les coureurs, les installations sportives. Posez une tuile avec un arbre.',
    done: 'Personne n’a plus de parcs que vous\u00a0: 5 points pour l’instant. À la fin, tous les ex æquo les reçoivent, même sans aucun parc.',
    wrong: { none: 'Cette tuile n’a pas d’arbre. Une tuile de votre main en a un.' },
  },
  fifteen: {
    task: 'Manche 15 sur 16. Il manque trois cases de terre au 4 en échafaudage. Laissez libre la place à côté, et piochez une tuile à trois cases de terre pour votre dernier tour.',
    done: 'Voilà ce qui manque au 4. Après Bruno, il vous reste un tour.',
    wrong: {
      cracked:
        'Aucune tuile de votre main n’a trois cases de terre, et le 4 ne peut grandir nulle part ailleurs. Posez celle-ci en bas.',
      tile: 'Il manque trois cases de terre au 4\u00a0: une tuile visible du marché les a.',
    },
  },
  last: {
    task: 'Votre dernière tuile\u202f! Posez-la pour que le 4 ait ses cases. Puis construisez ce qui rapporte tout de suite, ou rien\u00a0: aucun quartier ne grandit plus.',
    done: 'La ville est finie. Ce qui est accompli rapporte son nombre, le reste vous le fait perdre. On compte les points.',
    wrong: {
      costs: 'Cela ne pourra plus jamais être accompli, et vous coûterait son nombre.',
      short:
        'Ainsi, il manque des cases au 4. Prenez la tuile à trois cases de terre et tournez-la (↻) pour que son quartier en ait quatre.',
    },
  },
} as const satisfies TutorialWords
