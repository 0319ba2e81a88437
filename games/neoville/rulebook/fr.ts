// The rules of Neoville to read, in French.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Neoville',
  goal: 'Assemblez seize tuiles en une ville de quatre sur quatre et dressez-y des gratte-ciel et des services. Chaque construction rapporte des points Harmonie si la ville tient sa promesse et en coûte autant sinon\u202f; le plus haut total l’emporte.',
  scoring: '5',
  sections: [
    {
      id: 'short',
      heading: 'Le jeu en une minute',
      parts: [
        'De 2 à 4 joueurs. Chacun construit sa propre ville\u202f; le marché des tuiles et la réserve de constructions sont communs. À chacune des 16 manches, vous faites trois choses\u00a0:',
        {
          steps: [
            '**Poser** une tuile de votre main à côté de votre ville, dans le sens qui vous plaît.',
            '**Construire**, si vous le voulez, un gratte-ciel ou un service sur la tuile que vous venez de poser.',
            '**Prendre** une tuile, au marché ou dans la pile.',
          ],
        },
        'Les cases d’un même terrain qui se touchent forment un **quartier**. Un gratte-ciel de valeur 8 demande un quartier d’au moins 8 cases de son terrain\u00a0: il rapporte alors 8 points, sinon il en coûte 8. Rien ne vous oblige à construire\u202f; ne promettez que ce que vous pourrez tenir.',
      ],
    },
    { id: '1', heading: 'Sur la table', parts: [] },
    {
      id: '1.1',
      heading: 'Les tuiles de ville',
      parts: [
        'Il y a 74 tuiles de ville et 4 tuiles Équité. Une tuile compte 2 × 2 cases, chacune de **terre**, d’**herbe**, de **roche** ou d’**eau**. Certaines cases portent un **parc** (un arbre), d’autres une **installation sportive** (un athlète). On ne construit rien sur celles-là, mais elles comptent dans leur quartier et peuvent valoir un bonus (§5.5).',
      ],
    },
    {
      id: '1.2',
      heading: 'Les gratte-ciel',
      parts: [
        'Ils sont 28\u00a0: quatre types, de valeurs 4, 5, 6, 7, 8, 10 et 12. À chaque type son terrain.',
        {
          table: {
            caption: 'Les types de gratte-ciel',
            head: ['Gratte-ciel', 'se dresse sur'],
            rows: [
              ['Terre', 'la terre'],
              ['Forêt', 'l’herbe'],
              ['Pierre', 'la roche'],
              ['Cascade', 'l’eau'],
            ],
          },
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Les services',
      parts: [
        'Ils sont 36\u00a0: 12 écomobiles, 12 moulins et 12 biodômes. Seuls deux des trois types servent dans une partie.',
        {
          table: {
            caption: 'Ce que demande chaque service, et ce qu’il rapporte',
            head: ['Service', 'demande', 'points'],
            rows: [
              ['Écomobile', '4 parcs sur ses lignes', '8'],
              ['Écomobile', '4 installations sportives sur ses lignes', '8'],
              ['Écomobile', '4 parcs ou installations sportives, mêlés à volonté', '5'],
              ['Écomobile', '3 gratte-ciel sur ses lignes', '5'],
              ['Écomobile', '4 gratte-ciel sur ses lignes', '8'],
              ['Écomobile', '3 autres services sur ses lignes', '8'],
              [
                'Moulin',
                'une tuile de la colonne de gauche, de celle de droite, de la rangée du haut ou de celle du bas',
                '4',
              ],
              ['Moulin', 'une tuile de coin', '5'],
              ['Moulin', 'une des quatre tuiles du centre', '6'],
              ['Biodôme', 'un quartier en L ou en ligne de 3', '5'],
              ['Biodôme', 'un quartier en carré ou en T de 4', '6'],
              ['Biodôme', 'un quartier en V ou en U de 5', '8'],
            ],
          },
        },
        { ruling: 'Chaque modèle existe en deux exemplaires\u00a0: six modèles font les douze pièces d’un type.' },
        {
          ours: 'Les formes des biodômes, sauf le L de trois. Toutes sont identiques dans un miroir\u00a0: le sens dans lequel une forme se présente n’a donc jamais d’importance.',
        },
        {
          figure: 'supply',
          caption:
            'La réserve au début d’une partie à deux\u00a0: les gratte-ciel par type et par valeur, puis les services tirés, chacun avec ce qu’il demande.',
        },
      ],
    },
    {
      id: '1.4',
      heading: 'Quelles tuiles y a-t-il\u202f?',
      parts: [
        'Chaque tuile montre au moins deux terrains, et chaque terrain compte exactement 74 cases en tout. 26 cases portent un parc et 26 une installation sportive, jamais les deux sur une même case, et au plus un de chaque par tuile.',
        {
          ours: 'Les 74 tuiles\u00a0: 12 avec trois cases d’un terrain et une d’un autre, 24 avec deux et deux côte à côte, 6 avec deux et deux en croix, 24 avec une paire et deux cases seules, 8 avec les quatre terrains.',
        },
      ],
    },
    {
      id: '1.5',
      heading: 'Les tuiles Équité',
      parts: [
        'Les tuiles Équité 1 à 4 compensent l’ordre du tour\u00a0: plus vous jouez tard, meilleure est la vôtre.',
        {
          ours: 'Ce que montrent les quatre tuiles Équité. Nous les avons réglées par des parties simulées jusqu’à ce que chaque place gagne à peu près aussi souvent.',
        },
      ],
    },
    { id: '2', heading: 'Mise en place', parts: [] },
    {
      id: '2.1',
      heading: 'Gratte-ciel',
      parts: [
        'À deux, on joue sans les valeurs 5 et 7 (restent 20 gratte-ciel), à trois sans le 7 (restent 24), à quatre avec les 28. Tous sont visibles et communs.',
      ],
    },
    {
      id: '2.2',
      heading: 'Services',
      parts: [
        'On tire au sort deux des trois types, puis 5, 6 ou 7 pièces de chacun à 2, 3 ou 4 joueurs. Elles sont visibles aussi. L’hôte de la table peut choisir lui-même les deux types.',
      ],
    },
    {
      id: '2.3',
      heading: 'Premier joueur',
      parts: [
        'Dans l’ordre du tour, les joueurs reçoivent les tuiles Équité 1, 2, 3 et 4\u202f; celles qui restent ne servent pas.',
        { ruling: 'Le premier joueur est tiré au sort, ou choisi par l’hôte.' },
      ],
    },
    {
      id: '2.4',
      heading: 'Marché et mains',
      parts: [
        'On mélange les tuiles de ville. Quatre sont retournées et forment le marché, et chacun en pioche deux. Avec la tuile Équité, cela fait une main de trois.',
        {
          ruling:
            'Les mains sont cachées, mais ce que tous ont vu reste connu\u00a0: les tuiles Équité et celles prises au marché. Chacun voit aussi de quel emplacement de votre main vous jouez.',
        },
      ],
    },
    { id: '3', heading: 'Votre tour', parts: ['Trois étapes, toujours dans cet ordre. Puis c’est au joueur suivant.'] },
    {
      id: '3.1',
      heading: 'Poser une tuile',
      parts: [
        'Prenez une des trois tuiles de votre main, tournez-la comme bon vous semble et posez-la. La tuile Équité est une tuile comme les autres.',
        {
          list: [
            'Après la première, chaque tuile partage un côté entier avec une des vôtres, jamais la moitié d’un côté.',
            'La ville grandit dans tous les sens, mais ne dépasse jamais 4 × 4. Son cadre n’est fixé que lorsqu’elle a quatre tuiles de large et quatre de haut.',
            'Les terrains qui se rencontrent n’ont pas besoin d’être les mêmes.',
            'Une tuile posée ne bouge ni ne tourne plus.',
            'Vous ne pouvez pas réunir deux quartiers d’un même terrain qui portent chacun un gratte-ciel, sauf si aucune autre pose n’est possible. Refermer un quartier sur lui-même ne réunit rien\u00a0: c’est permis.',
          ],
        },
        {
          ruling:
            'Aucune autre pose n’est possible si aucune tuile de toute votre main, dans aucun sens et à aucune place, ne laisse les quartiers séparés. Il ne suffit pas que ce soit le cas d’une seule tuile.',
        },
      ],
    },
    {
      id: '3.2',
      heading: 'Construire, ou non',
      parts: [
        'Vous pouvez construire une pièce de la réserve sur la tuile que vous venez de poser, sur une case sans parc ni installation sportive. Une tuile ne porte donc jamais plus d’une pièce, et une occasion manquée ne revient pas.',
        {
          list: [
            'Un **gratte-ciel** demande une case de son terrain, dans un quartier qui n’en porte pas encore.',
            'Un **service** peut se trouver sur n’importe quel terrain et dans n’importe quel quartier.',
          ],
        },
      ],
    },
    {
      id: '3.3',
      heading: 'Prendre une tuile',
      parts: [
        'Prenez une des quatre tuiles du marché, aussitôt remplacée, ou la première de la pile. Il y a toujours assez de tuiles.',
        { ruling: 'À la dernière manche, personne ne prend de tuile\u00a0: cela ne changerait rien.' },
        { figure: 'market', caption: 'Le marché\u00a0: quatre tuiles au choix, ou une tuile inconnue de la pile.' },
      ],
    },
    {
      id: '4',
      heading: 'Les quartiers',
      parts: [
        'Un quartier réunit toutes les cases d’un terrain qui se touchent par un côté, sur autant de tuiles que l’on veut\u202f; les coins ne relient pas. Les cases à parc ou à installation sportive en font partie et comptent dans sa taille.',
        {
          figure: 'growing',
          caption:
            'Une ville à quelques manches de la fin. Les quartiers qui portent un gratte-ciel sont entourés\u202f; l’étiquette compare la taille du quartier à celle que demande le gratte-ciel.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Fin et décompte',
      parts: [
        'Après 16 manches, chaque ville est un carré complet de 4 × 4. On compte alors tout ce qui a été construit.',
        {
          table: {
            caption: 'Points',
            head: ['Pour', 'points'],
            rows: [
              ['chaque gratte-ciel qui a assez de cases', 'son nombre'],
              ['chaque service qui a ce que demande son panneau', 'son nombre'],
              ['chaque gratte-ciel ou service qui ne l’a pas', 'moins son nombre'],
              ['le plus de parcs', '5'],
              ['le plus d’installations sportives', '5'],
            ],
          },
        },
      ],
    },
    {
      id: '5.1',
      heading: 'Gratte-ciel',
      parts: [
        'Un gratte-ciel rapporte sa valeur si son quartier compte au moins autant de cases, sinon il la coûte. Si un quartier en porte plusieurs, le meilleur pour son propriétaire compte et les autres ne valent rien.',
      ],
    },
    {
      id: '5.2',
      heading: 'Écomobiles',
      parts: [
        'Une écomobile regarde le long de sa ligne et de sa colonne de cases, d’un bout à l’autre de la ville\u00a0: 15 cases en tout. Si elle y trouve ce qu’elle demande, elle rapporte sa valeur, sinon elle la coûte. Elle ne se compte pas elle-même\u202f; un même parc peut servir à plusieurs écomobiles.',
      ],
    },
    {
      id: '5.3',
      heading: 'Moulins',
      parts: ['Un moulin sur une de ses tuiles du carré 4 × 4 achevé rapporte sa valeur, sinon il la coûte.'],
    },
    {
      id: '5.4',
      heading: 'Biodômes',
      parts: [
        'Un biodôme rapporte sa valeur si son quartier a exactement sa forme, pas une case de plus, dans n’importe quel sens et sur n’importe quel terrain. Sinon il la coûte. Un seul biodôme peut marquer dans un quartier\u202f; tout autre y coûte sa valeur.',
      ],
    },
    {
      id: '5.5',
      heading: 'Parcs et installations sportives',
      parts: [
        'Qui a le plus de parcs gagne 5 points, et qui a le plus d’installations sportives aussi. En cas d’égalité, chacun reçoit les 5 points entiers.',
        {
          ruling:
            'Cela vaut aussi pour une égalité à zéro\u00a0: si aucune ville n’a de parc, chacun reçoit les 5 points des parcs.',
        },
      ],
    },
    {
      id: '5.6',
      heading: 'Qui gagne\u202f?',
      parts: [
        'Le plus haut total. À égalité, la ville qui compte le plus de gratte-ciel et de services ensemble\u202f; si cela ne suffit pas, la victoire est partagée.',
        {
          figure: 'finished',
          caption:
            'Une ville achevée. Une étiquette ou une coche verte marque ce qui rapporte, une brune ce qui coûte\u00a0: certains gratte-ciel ont un quartier trop petit pour eux.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Exemples',
      parts: [
        {
          list: [
            'Une Cascade 8 dans un quartier de huit cases d’eau ou plus\u00a0: +8.',
            'Une Terre 5 dans un quartier de quatre cases de terre\u00a0: −5. Il manquait une case.',
            'Une Pierre 4 dans un quartier de deux\u00a0: −4.',
            'Un biodôme du L de trois dans un quartier de trois cases d’eau exactement, en L\u00a0: +5. Une case de plus, et c’est −5.',
            'Une écomobile à quatre parcs avec quatre parcs sur ses deux lignes\u00a0: +8.',
            'Un moulin de la colonne de gauche, placé dans la colonne de gauche\u00a0: +4.',
            'Un U de cinq dont le creux a été comblé n’est plus un U\u00a0: −8. Un anneau de huit cases est un quartier de huit.',
            'Deux biodômes de la même forme, la bonne, dans un seul quartier\u00a0: l’un rapporte, l’autre coûte.',
          ],
        },
        {
          example:
            'Une ville entière\u00a0: gratte-ciel 12 + 10 + 6 + 4 − 5 − 8, services 5 + 8 + 5 + 6 − 5, soit 38 points.',
        },
      ],
    },
    {
      id: 'tips',
      heading: 'Pour une première partie',
      parts: [
        {
          list: [
            'Commencez petit\u00a0: les gratte-ciel de 4, 5 et 6 sont presque toujours à portée et font souvent la différence.',
            'Un gratte-ciel de 12 demande près d’un cinquième de votre ville. Construisez-le tôt, ou pas du tout.',
            'Regardez le bord\u00a0: là où le cadre est fixé, un quartier qui le touche a moins de façons de grandir.',
            'Un moulin placé tôt vous laisse encore orienter le cadre autour de lui\u202f; placé tard, vous savez où il se trouve.',
            'Ne pas construire ne coûte rien. Construire en vain coûte deux fois\u00a0: les points manqués et les points perdus.',
            'La feuille de score dit à tout moment ce que vaut chaque pièce\u202f; les lignes encore ouvertes peuvent changer.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'À propos de ces règles',
      parts: [
        'Cette page dit les règles de Neoville avec nos propres mots. Ludopolis est indépendant et non officiel\u00a0: ni les auteurs ni l’éditeur du jeu ne l’ont fait ou approuvé, et aucune de leurs illustrations n’y figure.',
        'Les livrets publiés ne montrent beaucoup de composants qu’en image. Ceux-là, nous les avons conçus nous-mêmes\u202f; ils sont signalés ici par **notre conception**. Là où le texte laisse un point ouvert, notre lecture est signalée par **notre interprétation**.',
      ],
    },
  ],
}
