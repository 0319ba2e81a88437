// The rules of Neotopia to read, in French.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Neotopia',
  goal: 'En 2055, une ville grandit dans trois régions\u00a0: amenez-y les éléments des manufactures et complétez les schémas de vos projets. Votre région la plus faible compte triple\u202f; gagne qui n’en néglige aucune.',
  scoring: '4.3',
  sections: [
    {
      id: 'short',
      heading: 'Le jeu en une minute',
      parts: [
        'De 2 à 4 joueurs. Tous construisent dans les trois mêmes régions, mais chacun marque pour soi. À votre tour, vous faites exactement trois actions, chacune au choix\u00a0:',
        {
          list: [
            '**Piocher** un projet, dans l’offre visible ou dans le paquet.',
            '**Déplacer** un élément d’une manufacture vers une région voisine de celle-ci.',
          ],
        },
        'Si l’élément que vous venez de placer complète le schéma d’une carte de votre main, vous pouvez construire ce projet et marquer ses points dans cette région. Une fois par tour, un jeton bonus s’y ajoute. Quand les tuiles production s’épuisent, la partie touche à sa fin\u202f; votre plus grand groupe de votre couleur compte alors aussi, dans chaque région.',
      ],
    },
    { id: '1', heading: 'Sur la table', parts: [] },
    {
      id: '1.1',
      heading: 'Les éléments',
      parts: [
        'Il y en a 25 de chaque sorte\u00a0: **énergie renouvelable**, **agriculture biologique**, **technologie** et **communauté**. Chaque joueur a l’une d’elles pour couleur\u202f; toutes les quatre sont de chaque partie.',
        {
          ours: 'La couleur de chaque élément\u00a0: énergie rouge, agriculture verte, technologie violette, communauté bleue.',
        },
      ],
    },
    {
      id: '1.2',
      heading: 'Régions et manufactures',
      parts: [
        'Les régions désertique, aquatique et forestière sont faites d’emplacements hexagonaux. Trois manufactures les séparent\u00a0: A touche le désert et l’eau, B l’eau et la forêt, C la forêt et le désert.',
        {
          ours: 'Le plan d’une région\u00a0: 37 emplacements. Les six coins sont des **emplacements extérieurs**, que seul un bonus particulier atteint\u202f; celui du milieu est le centre\u202f; quatre autres portent un jeton bonus.',
        },
        {
          figure: 'start',
          caption:
            'Le début d’une partie à trois\u00a0: chacun a placé un premier élément, et chaque manufacture en a un de chaque couleur.',
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Les jetons bonus',
      parts: [
        'Ils sont 24, six de chaque sorte\u00a0: subvention gouvernementale, automatisation, initiative privée et nouveaux permis de construire. Vous pouvez en garder autant que vous voulez\u202f; un jeton utilisé quitte la partie. Leurs effets sont au §3.7.',
      ],
    },
    {
      id: '1.4',
      heading: 'Les projets',
      parts: [
        'Les 56 cartes montrent chacune un schéma d’éléments. Un **bâtiment** n’a qu’une couleur et vaut 4 points, mais 2 seulement pour le joueur de cette couleur. Un **projet à deux couleurs** vaut autant de points que de cases\u00a0: 3, 4 ou 5.',
        { ruling: 'Un bâtiment d’une couleur que personne ne joue vaut 4 points pour tous.' },
        {
          ours: 'Les schémas, les types et les noms des cartes\u00a0: 16 types, dont quatre bâtiments de cinq cartes chacun et douze paires de couleurs de trois cartes chacune. Aucun schéma ne se répète, et chaque couleur revient aussi souvent.',
        },
        {
          figure: 'cards',
          caption:
            'Une offre de quatre projets à côté du paquet\u00a0: chaque carte montre son schéma, ses couleurs et ce qu’elle vaut.',
        },
      ],
    },
    {
      id: '1.5',
      heading: 'Les tuiles production',
      parts: [
        'Elles sont 12. Leur dos montre quatre éléments\u202f; l’une d’elles porte le **drapeau** et amène la fin de la partie.',
        { ours: 'Ce que montrent les dos\u00a0: ensemble, 12 éléments de chaque couleur.' },
      ],
    },
    {
      id: '1.6',
      heading: 'Les pistes de score',
      parts: [
        'Chaque région a une piste de 20 cases, où chacun a un marqueur. Au-delà de 20, on repart pour un tour de piste.',
      ],
    },
    { id: '2', heading: 'Mise en place', parts: [] },
    { id: '2.1', heading: 'Manufactures', parts: ['Chaque manufacture reçoit un élément de chaque couleur.'] },
    {
      id: '2.2',
      heading: 'Jetons',
      parts: [
        'On mélange les jetons bonus. Chaque région en reçoit quatre, visibles sur ses emplacements bonus, et une pile de quatre dont on ne voit que le premier.',
      ],
    },
    {
      id: '2.3',
      heading: 'Premier joueur',
      parts: ['On joue dans le sens horaire.', { ruling: 'Le premier joueur est tiré au sort, ou choisi par l’hôte.' }],
    },
    {
      id: '2.4',
      heading: 'Cartes et couleurs',
      parts: [
        'Chacun reçoit trois projets et les garde cachés. Les couleurs vont par place\u00a0: énergie, agriculture, technologie, communauté. Une option de la table laisse les joueurs les choisir dans l’ordre du tour.',
      ],
    },
    {
      id: '2.5',
      heading: 'Premiers éléments',
      parts: [
        'Dans l’ordre du tour, chacun place un élément de sa couleur pris dans la réserve\u00a0: au centre d’une région vide ou à côté d’un élément déjà là. Une région peut rester vide. Alors seulement, quatre projets sont retournés pour former l’offre.',
        {
          ruling:
            'On peut couvrir un emplacement bonus et prendre aussitôt son jeton\u202f; aucun projet ne peut encore être construit.',
        },
      ],
    },
    {
      id: '2.6',
      heading: 'Pile de production',
      parts: [
        'La tuile au drapeau est tout en bas, les autres sont mélangées par-dessus\u00a0: 9 tuiles en tout à deux joueurs, 10 à trois, 12 à quatre. Un élément de chaque couleur est placé sur la pile.',
      ],
    },
    {
      id: '3',
      heading: 'Votre tour',
      parts: ['Trois actions et, si vous voulez, un jeton bonus. Après chaque élément placé, vous pouvez construire.'],
    },
    {
      id: '3.1',
      heading: 'Trois actions',
      parts: [
        'Exactement trois, dans l’ordre et le mélange que vous voulez\u00a0:',
        {
          list: [
            '**Piocher** un projet dans l’offre ou dans le paquet. L’offre n’est complétée qu’à la fin de votre tour, et la main n’a pas de limite.',
            '**Déplacer** un élément d’une manufacture vers une région qu’elle touche.',
          ],
        },
      ],
    },
    {
      id: '3.2',
      heading: 'Où va un élément',
      parts: [
        'Sur un emplacement ordinaire libre, à côté d’un élément de la région, quelle que soit sa couleur\u202f; un élément sur un emplacement extérieur compte aussi. Dans une région vide, il va au centre. Les emplacements extérieurs sont réservés aux nouveaux permis de construire (§3.7).',
      ],
    },
    { id: '3.3', heading: 'Prendre un jeton', parts: ['Couvrez un jeton bonus d’un élément, et il est à vous.'] },
    {
      id: '3.4',
      heading: 'Une action impossible',
      parts: [
        {
          ruling:
            'Si vous ne pouvez ni piocher ni déplacer, l’action est perdue. Cela ne peut pas arriver avant le drapeau.',
        },
      ],
    },
    {
      id: '3.5',
      heading: 'Construire un projet',
      parts: [
        'Juste après avoir placé un élément, par une action ou par un bonus, vous pouvez construire **un** projet dans cette région si',
        {
          list: [
            'la carte était dans votre main au moment où vous l’avez placé,',
            'son schéma se trouve dans la région et se sert de cet élément, emplacements extérieurs compris,',
            'le dernier projet construit dans cette région est d’un autre type\u00a0: c’est la règle de la diversité.',
          ],
        },
        'Les éléments restent en place et pourront resservir. La carte recouvre la dernière construite dans la région.',
        {
          ruling: 'Un schéma peut être tourné, pas retourné en miroir. Une carte piochée après coup arrive trop tard.',
        },
        {
          figure: 'regions',
          caption:
            'Quelques manches plus tard\u00a0: des projets ont été construits dans les régions, et les marqueurs des joueurs ont avancé sur les pistes qui les entourent.',
        },
      ],
    },
    {
      id: '3.6',
      heading: 'Marquer les points',
      parts: [
        'Les points vont sur la piste de cette région. Chaque fois que votre marqueur atteint ou dépasse 7, 13 ou 18, prenez le premier jeton de la pile de la région, s’il en reste.',
        {
          ruling:
            'Aux tours de piste suivants, les mêmes paliers comptent de nouveau\u00a0: 27, 33, 38 et ainsi de suite.',
        },
      ],
    },
    {
      id: '3.7',
      heading: 'Les jetons bonus',
      parts: [
        'Un seul par tour au plus, gratuitement, avant, entre ou après vos actions. Un jeton à peine gagné peut servir\u202f; un jeton sans effet ne peut pas être utilisé.',
        {
          list: [
            '**Subvention gouvernementale**\u00a0: piochez deux projets, chacun dans l’offre ou dans le paquet.',
            '**Automatisation**\u00a0: faites une action de plus.',
            '**Initiative privée**\u00a0: placez un élément au choix de la réserve dans la région de votre choix, selon la règle habituelle.',
            '**Nouveaux permis de construire**\u00a0: déplacez un élément d’une manufacture vers un emplacement extérieur libre d’une région qu’elle touche, à côté d’un élément.',
          ],
        },
        {
          ruling:
            'Jamais entre un placement et sa construction. L’initiative privée n’atteint pas les emplacements extérieurs.',
        },
      ],
    },
    {
      id: '3.8',
      heading: 'Manufactures vides',
      parts: [
        'Une manufacture vidée est aussitôt remplie, même au milieu de votre tour\u00a0: elle reçoit les éléments posés sur la pile de production. La première tuile est alors retournée, les éléments de son dos passent de la réserve sur la pile, et la tuile quitte la partie.',
        'Une couleur épuisée est simplement omise\u202f; une manufacture qui ne reçoit rien reste vide.',
        { ruling: 'Quand il n’y a plus de tuile, le centre est rempli d’un élément de chaque couleur.' },
      ],
    },
    {
      id: '3.9',
      heading: 'L’ordre',
      parts: [
        'Toujours le même\u00a0: placement, jeton pris, manufacture remplie, et seulement ensuite le choix de construire.',
      ],
    },
    {
      id: '3.10',
      heading: 'Le moment de construire',
      parts: [
        'L’occasion dure jusqu’à ce que vous fassiez autre chose. À la fin de votre tour, l’offre est complétée à quatre cartes tant que le paquet le permet.',
        {
          ruling:
            'L’action ou le bonus suivant ferme l’occasion. Après la troisième action, vous terminez vous-même le tour si vous avez un jeton ou une carte que les autres ne connaissent pas\u202f; sinon il se termine seul. Une pause ne trahit ainsi jamais une main cachée.',
        },
      ],
    },
    {
      id: '3.11',
      heading: 'Ce que tous savent',
      parts: [
        'Chacun voit combien de cartes vous avez, et celles prises dans l’offre restent connues jusqu’à leur construction. Vos autres cartes, le dos des tuiles production et les jetons sous le premier de chaque pile sont cachés.',
      ],
    },
    { id: '4', heading: 'Fin et décompte', parts: [] },
    {
      id: '4.1',
      heading: 'Quand la partie finit',
      parts: ['Quand la tuile au drapeau est retournée, on termine la manche, puis on en joue encore une entière.'],
    },
    {
      id: '4.2',
      heading: 'Les groupes',
      parts: [
        'Dans chaque région, ajoutez la taille de votre plus grand groupe d’éléments de votre couleur qui se touchent, emplacements extérieurs compris. Ces points ne donnent plus de jetons.',
      ],
    },
    {
      id: '4.3',
      heading: 'Score final',
      parts: [
        'Votre meilleure région, plus la deuxième, plus **trois fois** la plus faible, plus 3 par jeton bonus non utilisé.',
        {
          table: {
            caption: 'Points',
            head: ['Pour', 'points'],
            rows: [
              ['chaque projet', 'son nombre, dans sa région'],
              ['votre plus grand groupe dans une région', '1 par élément'],
              ['votre région la plus faible', 'compte trois fois'],
              ['chaque jeton bonus qui reste', '3'],
            ],
          },
        },
      ],
    },
    {
      id: '4.4',
      heading: 'Égalités',
      parts: [
        'La meilleure «\u202fplus faible région\u202f» décide, puis la deuxième, puis la première.',
        { ruling: 'Si tout est égal, la victoire est partagée.' },
      ],
    },
    {
      id: '5',
      heading: 'Exemples',
      parts: [
        {
          example:
            'Vous avez marqué 18, 6 et 15 pendant la partie\u202f; vos groupes ajoutent 4, 5 et 4\u202f; il vous reste deux jetons. Cela fait 22 + 19 + 3 × 11 + 6 = 80.',
        },
        {
          list: [
            'Un bâtiment d’une autre couleur vaut 4 points, un de la vôtre 2 seulement.',
            'De 5 à 9 vous passez le 7 et prenez un jeton\u202f; de 12 à 17, un pour le 13\u202f; de 13 à 18, un pour le 18. D’une pile vide, aucun.',
            'Une carte du type construit en dernier dans le désert ne peut pas y être construite maintenant\u202f; dans la forêt, si.',
            'Un schéma déjà complet sans l’élément que vous venez de placer ne peut pas être construit grâce à lui. Son image en miroir non plus.',
            'L’élément qui complète un schéma vide aussi la manufacture\u00a0: on la remplit et on retourne une tuile, puis vous choisissez de construire ou non.',
            'Vous couvrez un jeton\u00a0: vous pouvez l’utiliser tout de suite, si c’est le premier de ce tour.',
          ],
        },
      ],
    },
    {
      id: '6',
      heading: 'Le hasard et ce qui est caché',
      parts: [
        'Rien n’est distribué en secret à l’avance. Cartes, jetons et tuiles sont tirés au moment où la règle les retourne, parmi tout ce qui peut encore s’y trouver. Les robots voient ce que verrait un joueur à leur place, et rien de plus.',
      ],
    },
    {
      id: 'tips',
      heading: 'Pour une première partie',
      parts: [
        {
          list: [
            'Surveillez votre région la plus faible\u00a0: un point y vaut le triple. Installez-vous tôt partout.',
            'Les bâtiments des autres couleurs donnent 4 points pour trois ou quatre éléments\u00a0: un bon début.',
            'Tout le monde joue sur le même plan. L’élément que vous placez peut achever le schéma du voisin\u00a0: regardez les cartes qu’il a prises dans l’offre.',
            'Les éléments de votre couleur comptent deux fois\u00a0: dans les schémas, puis dans votre plus grand groupe. Gardez-les ensemble.',
            'Un jeton non utilisé vaut 3 points. Servez-vous-en quand il rapporte davantage.',
            'Moins il reste de tuiles production, moins il faut piocher\u00a0: un projet non construit ne vaut rien.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'À propos de ces règles',
      parts: [
        'Cette page dit les règles de Neotopia avec nos propres mots. Ludopolis est indépendant et non officiel\u00a0: ni les auteurs ni l’éditeur du jeu ne l’ont fait ou approuvé, et aucune de leurs illustrations n’y figure.',
        'Le livret publié ne montre le plan, les cartes et les tuiles qu’en image. Nous les avons conçus nous-mêmes\u202f; ils sont signalés ici par **notre conception**. Là où le texte laisse un point ouvert, notre lecture est signalée par **notre interprétation**.',
      ],
    },
  ],
}
