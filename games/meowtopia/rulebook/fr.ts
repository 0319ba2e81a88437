// The rules of Meowtopia to read, in French.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Meowtopia',
  goal: 'Réveillez vos chatons, envoyez-les au travail et nourrissez-les tous le soir, pendant qu’autour d’eux grandissent champs et commerces. Qui a le plus de points quand champs, bâtonnets ou chatons viennent à manquer devient maire.',
  scoring: '8',
  sections: [
    {
      id: 'short',
      heading: 'Le jeu en une minute',
      parts: [
        'De 2 à 4 joueurs. Rien n’est caché et, une fois le premier joueur tiré au sort, il n’y a plus aucun hasard. Votre tour est une journée\u00a0:',
        {
          steps: [
            '**Le matin**\u00a0: réveillez des travailleurs endormis et confiez une marchandise à chaque commerçant.',
            '**La journée**\u00a0: prenez une tuile action libre et envoyez autant de travailleurs réveillés que vous voulez\u202f; ils s’endorment. Chaque autre joueur peut alors suivre avec un travailleur, ou passer et en laisser un se réveiller.',
            '**Le soir**\u00a0: nourrissez tous vos chatons, 2 unités chacun. Chaque champ irrigué y contribue.',
          ],
        },
        'Les chatons, les bâtonnets et ce que vos commerçants ont vendu rapportent l’essentiel des points. Les chatons affamés en coûtent.',
      ],
    },
    { id: '1', heading: 'Sur la table', parts: [] },
    {
      id: '1.1',
      heading: 'Chatons, champs et bâtonnets',
      parts: [
        'Chaque joueur a une famille de six chatons. Un chaton est soit **travailleur**, soit **commerçant**, pour toute la partie. Les champs et les bâtonnets d’irrigation sont sur le plateau commun, moins nombreux si l’on est moins nombreux\u00a0:',
        {
          table: {
            caption: 'Sur le plateau commun avant la mise en place',
            head: ['Joueurs', 'champs', 'bâtonnets'],
            rows: [
              ['2', '22', '22'],
              ['3', '25', '25'],
              ['4', '30', '28'],
            ],
          },
        },
        'Le reste des 34 champs et des 32 bâtonnets attend de côté et sert une fois la fin déclenchée (§7).',
        { ours: 'Le pelage des familles\u00a0: roux, noir, gris et blanc.' },
      ],
    },
    {
      id: '1.2',
      heading: 'Nourriture, pièces et malus',
      parts: [
        'Avant la partie, vous choisissez combien il y a de nourriture et de pièces\u00a0:',
        {
          list: [
            '**Autant que dans la boîte**\u00a0: 96 unités de nourriture et 20 pièces. Qui devrait gagner davantage gagne ce qui reste. Ce qui est payé ou perdu retourne dans la réserve\u202f; ce qui est posé sur un commerçant y reste jusqu’à son départ.',
            '**Sans limite**\u00a0: ni l’une ni les autres ne manquent jamais.',
          ],
        },
        'Seules les familles des joueurs présents sont de la partie.',
        {
          ruling:
            'Le livret compte 20 pièces et 36 jetons nourriture et ne dit que des champs et des bâtonnets qu’ils ne sont pas limités\u202f; les deux façons peuvent donc se jouer. S’il reste peu de nourriture, les tuiles que personne n’a prises la reçoivent dans l’ordre nourriture, irrigation, or, recrutement, champs. Les jetons malus ne manquent jamais, et le nombre de vos commerçants n’est pas limité.',
        },
        { ours: 'Les valeurs des jetons nourriture\u00a0: douze de chaque, de 1, 2 et 5.' },
      ],
    },
    {
      id: '1.3',
      heading: 'Les tuiles action',
      parts: [
        'Elles sont cinq\u00a0: **nourriture**, **irrigation**, **or**, **recrutement** et **champs**.',
        {
          figure: 'tiles',
          caption: 'Les cinq tuiles action au début d’une manche\u00a0: chacune peut être prise par un joueur.',
        },
      ],
    },
    {
      id: '2',
      heading: 'Mise en place',
      parts: [
        'Chacun prend dans la réserve commune deux chatons de sa famille (des travailleurs réveillés), deux champs côte à côte avec un bâtonnet entre eux, 4 unités de nourriture et 1 pièce. Les deux champs sont donc irrigués dès le départ.',
        { ruling: 'Le premier joueur est tiré au sort, ou choisi par l’hôte.' },
      ],
    },
    {
      id: '3',
      heading: 'Une manche',
      parts: [
        'Chacun joue un tour, dans le sens horaire à partir du premier joueur. Une tuile action ne peut être prise qu’une fois par manche. À la fin de la manche, chaque tuile que personne n’a prise reçoit 1 unité de nourriture, toutes les tuiles reviennent, et le voisin de gauche devient premier joueur.',
      ],
    },
    { id: '4', heading: 'Votre tour', parts: ['Le matin, la journée et le soir, dans cet ordre.'] },
    {
      id: '4.1',
      heading: 'Le matin\u00a0: réveiller',
      parts: [
        {
          list: [
            'Tous vos travailleurs sont réveillés\u00a0: vous gagnez 1 unité de nourriture.',
            'Un seul dort\u00a0: il peut se réveiller gratuitement.',
            'Deux ou plus dorment\u00a0: chaque réveil coûte 1 unité de nourriture.',
          ],
        },
        'Vous n’êtes jamais obligé de réveiller quelqu’un.',
        { ruling: 'On réveille avant de vendre\u202f; aucun autre ordre ne serait jamais meilleur.' },
      ],
    },
    {
      id: '4.2',
      heading: 'Le matin\u00a0: vendre',
      parts: [
        'Chacun de vos commerçants peut recevoir de vous une unité, nourriture ou pièce. Il n’accepte plus ensuite que cette marchandise-là. Un commerçant engagé aujourd’hui commence demain.',
      ],
    },
    {
      id: '4.3',
      heading: 'La journée\u00a0: prendre une action',
      parts: [
        'Vous devez prendre une tuile action libre, et vous recevez la nourriture posée dessus même si vous n’envoyez personne. Envoyez jusqu’à six travailleurs réveillés\u202f; ils s’endorment.',
        {
          table: {
            caption: 'Ce que rapportent les actions',
            head: ['Action', 'pour les travailleurs envoyés'],
            rows: [
              ['Nourriture', '2, 5, 8, 12, 16 ou 20 unités pour un à six travailleurs'],
              ['Or', '1 pièce chacun'],
              ['Champs', '1 champ chacun, posé aussitôt contre le côté d’un des vôtres'],
              ['Irrigation', '1 bâtonnet chacun, posé aussitôt sur un côté libre d’un de vos champs'],
              ['Recrutement', '1 chaton chacun, contre 1 pièce chacun'],
            ],
          },
        },
        {
          list: [
            'Un champ est **irrigué** si un bâtonnet borde un de ses quatre côtés. Un bâtonnet entre deux champs irrigue les deux. Ni les champs ni les bâtonnets ne bougent plus.',
            'Un chaton engagé devient aussitôt travailleur ou commerçant\u202f; il arrive réveillé.',
            'Le dernier champ ou bâtonnet du plateau n’arrête personne\u00a0: ce qui manque est pris parmi ceux mis de côté.',
          ],
        },
        {
          ruling:
            'C’est seulement quand la réserve de votre famille est vide que vous engagez dans la famille d’un autre, ce qui déclenche la fin (§7). Les nouveaux chatons ne travaillent pas dans l’action qui les a amenés. On n’envoie pas plus de travailleurs que l’action n’en peut employer\u00a0: personne ne part pour de la nourriture ou des pièces qui manquent.',
        },
        {
          figure: 'farm',
          caption:
            'Des champs après quelques manches. Là où un bâtonnet les borde, ils sont irrigués, portent une récolte et contribuent au repas du soir\u202f; le champ nu est sec.',
        },
      ],
    },
    {
      id: '4.4',
      heading: 'La journée\u00a0: les autres suivent ou passent',
      parts: [
        'Dans le sens horaire, chacun des autres joueurs choisit\u00a0:',
        {
          list: [
            '**Suivre**\u00a0: envoyer exactement un travailleur réveillé et faire une fois la même action. C’est possible même si le joueur actif n’a envoyé personne.',
            '**Passer**\u00a0: un de vos travailleurs endormis se réveille gratuitement. Si aucun ne dort, vous gagnez 1 unité de nourriture.',
          ],
        },
        'Qui ne peut pas faire l’action passe.',
        {
          ruling:
            'Quand vous passez, un travailleur se réveille toujours de lui-même\u00a0: ce n’est jamais moins bon.',
        },
      ],
    },
    {
      id: '4.5',
      heading: 'Le soir\u00a0: nourrir tout le monde',
      parts: [
        'Seul le joueur dont c’est le tour nourrit\u00a0: **2 unités par chaton**, travailleurs et commerçants, **moins 1 par champ irrigué**. La note ne descend jamais sous 0, et le surplus des champs est perdu.',
        'Si vous ne pouvez ou ne voulez pas nourrir tout le monde, choisissez l’une de deux façons, jamais les deux le même soir\u00a0:',
        {
          list: [
            '**Vous séparer** d’un chaton\u00a0: il retourne dans la réserve de sa famille, vous gagnez 3 unités de nourriture, et ses marchandises sont perdues. Continuez, un par un, jusqu’à pouvoir nourrir tous ceux qui restent.',
            '**Garder tout le monde**\u00a0: prenez un malus de −3 points pour chaque chaton qui reste affamé. Chacun épargne 2 unités, ou ce qui reste de la note.',
          ],
        },
        {
          ruling:
            'Quand il n’y a rien à payer, on ne se sépare de personne. On ne se sépare jamais de son dernier travailleur\u202f; vos deux premiers champs le nourrissent dans tous les cas. Les marchandises d’un commerçant dont on se sépare retournent dans la réserve avant que vous gagniez les 3 unités.',
        },
        {
          figure: 'household',
          caption:
            'Une petite famille\u00a0: ses provisions, ses travailleurs, réveillés ou endormis, et ses commerçants avec ce qu’ils ont vendu.',
        },
      ],
    },
    {
      id: '5',
      heading: 'La face B\u00a0: deux actions par tuile',
      parts: [
        'Dans cette variante, chaque tuile montre deux actions, et chaque action figure sur deux tuiles. Qui prend une tuile dit laquelle des deux il fait, même sans envoyer personne. Ceux qui suivent font **l’autre**.',
        {
          ours: 'Les paires\u00a0: nourriture et irrigation, irrigation et or, or et recrutement, recrutement et champs, champs et nourriture.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Précisions',
      parts: [
        'La nourriture posée sur une tuile action s’accumule de manche en manche jusqu’à ce que quelqu’un prenne la tuile.',
        'Dès que vous avez engagé dans une autre famille, vos chatons ne sont plus tous pareils\u00a0: celui dont on se sépare retourne dans la sienne. Là où cela compte, le jeu vous demande lequel vous voulez dire.',
      ],
    },
    {
      id: '7',
      heading: 'La fin',
      parts: [
        'La fin est déclenchée quand quelqu’un prend le dernier champ ou le dernier bâtonnet du plateau commun, ou engage un chaton d’une autre famille. On termine la manche\u202f; champs et bâtonnets viennent alors de ceux mis de côté et ne manquent jamais.',
        'Ensuite, chaque chaton réveillé, commerçants compris, rapporte 1 unité de nourriture à son joueur.',
        {
          ruling:
            'Si rien n’a déclenché la fin, la partie s’arrête après la manche 40\u202f; à partir de la manche 36, on vous le dit. La nourriture des chatons réveillés est donnée même si la réserve est vide.',
        },
      ],
    },
    {
      id: '8',
      heading: 'Décompte',
      parts: [
        {
          table: {
            caption: 'Points',
            head: ['Pour', 'points'],
            rows: [
              ['chaque chaton', '3'],
              ['chaque bâtonnet', '1 par champ qu’il irrigue\u00a0: 1 ou 2'],
              ['chaque pièce sur un commerçant', '3'],
              ['chaque unité de nourriture sur un commerçant', '2'],
              ['chaque pièce en réserve', '1'],
              ['2 unités de nourriture en réserve', '1'],
              ['chaque malus', '−3'],
            ],
          },
        },
        'Le plus haut total l’emporte.',
        { ruling: 'À égalité, la victoire est partagée.' },
      ],
    },
    {
      id: '9',
      heading: 'Exemples',
      parts: [
        {
          list: [
            'Trois chatons et quatre champs irrigués\u00a0: 6 − 4, vous payez 2 unités.',
            'Personne ne dort le matin\u00a0: 1 unité de nourriture pour vous. Un seul dort\u00a0: il se réveille gratuitement. Trois dorment\u00a0: en réveiller deux coûte 2 unités.',
            'Quatre travailleurs à la nourriture rapportent 12 unités\u202f; le seul travailleur de qui suit en rapporte 2.',
            'Un champ posé contre un bâtonnet déjà là est aussitôt irrigué.',
            'Un bâtonnet entre deux champs vaut 2 points, un au bord de votre domaine 1.',
            'Vous avez les six chatons de votre famille et en engagez un septième dans une autre\u00a0: c’est la dernière manche.',
            'Le joueur actif prend le dernier bâtonnet\u202f; ceux qui suivent ont tout de même le leur.',
          ],
        },
        {
          example:
            'Quatre chatons, et il vous manque 3 unités de nourriture. Ou bien deux restent affamés (−6 points), ou bien vous vous séparez de l’un, gagnez 3 unités et nourrissez les autres. Se séparer de l’un et laisser l’autre affamé n’est pas permis.',
        },
      ],
    },
    {
      id: 'tips',
      heading: 'Pour une première partie',
      parts: [
        {
          list: [
            'Comptez le soir avant de dépenser la journée\u00a0: un malus coûte autant que vaut un chaton.',
            'Chaque champ irrigué épargne 1 unité de nourriture tous les soirs. Plus il est là tôt, plus il donne.',
            'Groupez vos champs\u00a0: un bâtonnet entre deux champs les irrigue tous deux et compte double.',
            'Gardez un travailleur réveillé pour le tour des autres. Suivre n’occupe pas de tuile, et passer réveille de toute façon.',
            'Un commerçant qui reçoit une pièce chaque matin rapporte 3 points par tour. Engagez-en un tôt et ne le laissez pas sans pièces.',
            'Surveillez le plateau\u00a0: qui prend le dernier champ ou bâtonnet décide de la fin.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'À propos de ces règles',
      parts: [
        'Cette page dit les règles de Meowtopia avec nos propres mots. Ludopolis est indépendant et non officiel\u00a0: ni les auteurs ni l’éditeur du jeu ne l’ont fait ou approuvé, et aucune de leurs illustrations n’y figure.',
        'Ce que le livret publié ne montre qu’en image, nous l’avons conçu nous-mêmes\u202f; c’est signalé ici par **notre conception**. Là où le texte laisse un point ouvert, notre lecture est signalée par **notre interprétation**.',
      ],
    },
  ],
}
