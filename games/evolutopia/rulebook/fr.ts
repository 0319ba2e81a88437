// The rules of Evolutopia to read, in French.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Evolutopia',
  goal: 'Ensemble, vous remettez d’aplomb une ville en difficulté\u00a0: développez des évolutions avec l’aide d’experts et placez-les sur le territoire. Vous gagnez tous dès que trois indicateurs sont à 6 ou plus et qu’aucune nuisance n’est à découvert\u202f; vous perdez tous si un indicateur tombe à 0 ou si le pion Crise atteint le dernier gyrophare.',
  scoring: '4',
  sections: [
    {
      id: 'short',
      heading: 'Le jeu en une minute',
      parts: [
        'De 1 à 5 joueurs, qui forment une seule équipe et peuvent parler de tout. À votre tour, vous faites une des cinq actions, puis vous la bloquez\u00a0: personne ne peut la refaire pour l’instant.',
        {
          steps: [
            '**Choisir** une évolution à étudier.',
            '**Mettre en chantier** une évolution à l’étude.',
            '**Recruter** des experts dans le sac.',
            '**Affecter** des experts aux chantiers et à la crise.',
            '**Inaugurer** une évolution terminée\u00a0: elle fait bouger les indicateurs et prend place sur le territoire.',
          ],
        },
        'Au lieu d’une action, vous pouvez **finir le cycle**, et vous le devez quand les cinq sont bloquées. Une crise négligée fait des dégâts, une nouvelle arrive, et les actions redeviennent libres, toutes sauf une.',
      ],
    },
    { id: '1', heading: 'Sur la table', parts: [] },
    {
      id: '1.1',
      heading: 'Le territoire',
      parts: [
        'Une grille de cases avec une tuile Départ et des tuiles Nuisance. Chaque nuisance relève d’un indicateur.',
        { ours: 'La grille de 4 × 4 et les dix nuisances, deux par indicateur.' },
        {
          figure: 'territory',
          caption:
            'Le territoire d’une partie Découverte\u00a0: la tuile Départ et deux nuisances, chacune avec son indicateur.',
        },
      ],
    },
    {
      id: '1.2',
      heading: 'Les indicateurs',
      parts: [
        'Cinq pistes de 0 à 7\u00a0: **environnement**, **mobilité**, **confort**, **énergie** et **économie**.',
        { ours: 'Que les pistes s’arrêtent à 7.' },
        {
          figure: 'indicators',
          caption: 'Les cinq indicateurs au début d’une partie Découverte, et les gyrophares de la piste des crises.',
        },
      ],
    },
    {
      id: '1.3',
      heading: 'La piste des crises',
      parts: [
        'Une suite de gyrophares que parcourt le pion Crise. Au dernier, la partie est perdue.',
        { ours: 'Sa longueur\u00a0: dix gyrophares, quel que soit le nombre de joueurs.' },
      ],
    },
    {
      id: '1.4',
      heading: 'Les experts',
      parts: [
        'Ils sont 25 dans un sac, cinq de chaque métier\u00a0: **concepteurs**, **ouvrageurs**, **néo-urbanistes**, **technologistes** et **régulateurs**.',
      ],
    },
    {
      id: '1.5',
      heading: 'Les évolutions',
      parts: [
        'Il y a 35 tuiles. Chacune porte son nom, les experts qu’elle demande et ce qu’elle change aux indicateurs, le plus souvent en mieux. Certaines ont un **picto bleu** (une évolution bonus) ou un **picto vert** (un bon plan)\u202f; voir §3.2.',
        {
          ours: 'Les 35 évolutions. Elles demandent de deux à quatre experts\u202f; chaque indicateur et chaque métier revient à peu près aussi souvent.',
        },
        {
          figure: 'site',
          caption:
            'Des évolutions en chantier\u00a0: chacune montre les experts qui lui manquent et ce qu’elle changera aux indicateurs.',
        },
      ],
    },
    {
      id: '1.6',
      heading: 'Les crises',
      parts: [
        'Il y a 15 cartes. Chacune a un effet d’arrivée, le plus souvent au choix entre deux, les experts qu’il faut pour la gérer, et une conséquence si elle n’est pas gérée. Les experts **en jeu** sont ceux de la zone Experts, des chantiers et de la crise actuelle. Un expert libéré retourne au sac.',
        {
          ours: 'Toutes les crises, sauf l’effet d’arrivée de l’Avis de tempête et sa conséquence\u00a0: ce sont des exemples des règles publiées. Les deux options d’une carte n’ont aucun effet en commun, et un gyrophare n’est jamais que le prix de l’une d’elles ou d’une crise non gérée.',
        },
        {
          figure: 'crisis',
          caption: 'Une crise en jeu\u00a0: les experts qu’elle demande, et ce qui arrive si elle n’est pas gérée.',
        },
      ],
    },
    {
      id: '1.7',
      heading: 'Bons plans et rôles',
      parts: [
        'Il y a 9 bons plans, à usage unique, et 10 rôles, chacun avec un talent et le moment où s’en servir. Le **Bidouilleur** utilise un rôle visible d’un voisin, le joueur d’avant ou d’après dans l’ordre du tour\u202f; cela compte comme le seul rôle que son joueur peut utiliser ce tour.',
        {
          ours: 'Tous les bons plans et tous les rôles\u202f; que le Bidouilleur n’emprunte qu’à ses voisins est aussi de nous.',
        },
      ],
    },
    {
      id: '1.8',
      heading: 'Actions et marqueurs Blocage',
      parts: ['Les cinq actions sont en rang, avec cinq marqueurs pour les bloquer.'],
    },
    { id: '2', heading: 'Mise en place', parts: [] },
    {
      id: '2.1',
      heading: 'Évolutions',
      parts: [
        'La pile est face visible\u00a0: on en voit toujours la première tuile. Deux tuiles vont **à l’étude**, puis une **en chantier**. Chacune de ces zones a trois places.',
      ],
    },
    { id: '2.2', heading: 'Experts', parts: ['On en pioche trois du sac pour la zone Experts, qui a cinq places.'] },
    {
      id: '2.3',
      heading: 'Pistes',
      parts: [
        'Les indicateurs commencent à 2 et le pion Crise au premier gyrophare. En partie **Découverte**, les indicateurs commencent à 3 et le pion Crise au deuxième gyrophare.',
      ],
    },
    {
      id: '2.4',
      heading: 'Cartes',
      parts: [
        'On mélange les crises et les bons plans, face cachée. Chacun reçoit deux rôles\u00a0: l’un visible, l’autre caché dessous, inconnu même de son joueur.',
        { ours: 'Que l’on joue jusqu’à cinq\u00a0: dix rôles en font deux pour chacun.' },
      ],
    },
    {
      id: '2.5',
      heading: 'Niveaux',
      parts: [
        'Le niveau décide du nombre de nuisances et de leur distance au départ. Laquelle se trouve où est affaire de hasard.',
        {
          table: {
            caption: 'Nuisances par niveau',
            head: ['Niveau', 'nuisances'],
            rows: [
              ['Découverte', '2'],
              ['Niveau 1', '4'],
              ['Niveau 2', '5'],
              ['Niveau 3', '6'],
              ['Niveau 4', '8'],
              ['Configuration libre', 'jusqu’à 10'],
            ],
          },
        },
        {
          ours: 'Toutes les configurations. Dans une configuration libre, chaque nuisance doit être accessible, et aucune ne peut être sur le départ.',
        },
      ],
    },
    { id: '2.6', heading: 'Premier joueur', parts: ['Le premier joueur est tiré au sort. Le tour passe à gauche.'] },
    {
      id: '3',
      heading: 'Votre tour',
      parts: [
        'Faites une action libre et posez dessus un marqueur Blocage, ou finissez le cycle. Si les cinq actions sont bloquées, il le faut. Celui dont c’est le tour décide\u202f; tous peuvent conseiller.',
        {
          ruling:
            'Une action doit changer quelque chose\u202f; elle n’est pas proposée là où elle ne le peut pas. Si aucune action libre ne change rien, il faut finir le cycle.',
        },
      ],
    },
    {
      id: '3.1',
      heading: 'Choisir une évolution',
      parts: [
        'Mettez à l’étude la première tuile de la pile, ou mettez-la de côté et regardez la suivante. Vous pouvez en mettre trois de côté\u202f; il faut alors prendre celle qui vient. Si la zone À l’étude est pleine, une des trois, à votre choix, va sous la pile pour faire de la place.',
        { ruling: 'Les tuiles mises de côté vont sous la pile en dernier, dans l’ordre où elles ont été écartées.' },
      ],
    },
    {
      id: '3.2',
      heading: 'Mettre en chantier',
      parts: [
        'Passez une évolution de l’étude au chantier. Si la zone En chantier est pleine, une évolution en part sous la pile\u202f; chacun de ses experts va à une place libre de la zone Experts ou au sac, comme vous voulez. Regardez ensuite le picto de la tuile mise en chantier\u00a0:',
        {
          list: [
            '**Bleu**\u00a0: mettez à l’étude la première évolution de la pile, laissez-la, ou glissez-la sous la pile.',
            '**Vert**\u00a0: piochez un bon plan et posez-le face visible devant vous.',
          ],
        },
      ],
    },
    {
      id: '3.3',
      heading: 'Recruter des experts',
      parts: [
        'Écartez d’abord autant d’experts de la zone que vous voulez. Piochez ensuite un par un jusqu’à ce qu’elle en compte cinq. Chaque expert pioché est gardé ou mis de côté, trois de côté au plus\u202f; les écartés ne comptent pas. À la fin, tous ceux-là retournent au sac. Si le sac est vide, on s’arrête.',
      ],
    },
    {
      id: '3.4',
      heading: 'Affecter des experts',
      parts: [
        'Déplacez jusqu’à trois experts de la zone vers des emplacements libres de leur métier, sur les évolutions en chantier et sur la crise actuelle.',
      ],
    },
    {
      id: '3.5',
      heading: 'Inaugurer une évolution',
      parts: [
        'Choisissez en chantier une évolution qui a tous ses experts.',
        {
          steps: [
            'Ses experts retournent au sac.',
            'Tous ses changements s’appliquent ensemble aux indicateurs. Si l’un d’eux est à 0, c’est perdu.',
            'Placez-la sur une case qui touche par un côté la tuile Départ ou une autre évolution. La case est vide ou porte une nuisance.',
            'Si le but est atteint, c’est gagné.',
          ],
        },
        'Une nuisance ne peut être recouverte que par une évolution qui gagne au moins 1 point dans son indicateur.',
        {
          ruling:
            'C’est le gain imprimé sur la tuile qui compte, même si l’indicateur est déjà à 7, où il s’arrête. Sans case possible, une évolution ne peut pas être inaugurée.',
        },
        {
          figure: 'growing',
          caption:
            'Plus tard dans une partie Découverte\u00a0: des évolutions se touchent, à partir de la tuile Départ.',
        },
      ],
    },
    {
      id: '3.6',
      heading: 'Finir le cycle',
      parts: [
        {
          steps: [
            '**La crise actuelle**, s’il y en a une\u00a0: si elle a tous ses experts, elle est gérée\u202f; sinon, sa conséquence s’applique. Dans les deux cas, ses experts retournent au sac et la carte va sous la pioche.',
            '**Une nouvelle crise** est révélée. Maintenant que vous la voyez, vous pouvez jouer des bons plans\u202f; puis son arrivée s’applique. On ne peut choisir une option que si elle change quelque chose.',
            '**Tous les marqueurs Blocage** sont retirés. Choisissez alors une action et bloquez-la sans la faire.',
          ],
        },
        {
          ruling:
            'Si aucune des deux options d’une crise ne change rien, il ne se passe rien. Une crise qu’un bon plan règle avant son arrivée n’a aucun effet.',
        },
      ],
    },
    {
      id: '3.7',
      heading: 'Les rôles',
      parts: [
        'Vous pouvez utiliser un rôle par tour, au moment que dit sa carte. Après trois utilisations du premier, le second est retourné face visible. Vous en avez alors deux, mais n’en utilisez toujours qu’un par tour.',
        { ruling: 'Un rôle ne s’utilise que là où il change quelque chose.' },
      ],
    },
    {
      id: '3.8',
      heading: 'Les bons plans',
      parts: [
        'À votre tour, vous pouvez jouer autant de vos bons plans que vous voulez\u202f; une carte jouée va sous sa pioche. Qui en a joué un se tait jusqu’à son prochain tour. Dans Ludopolis, c’est une option de la table, qui lui ferme la discussion d’ici là.',
        {
          ruling:
            'Un bon plan se joue avant l’action, entre les étapes de la fin du cycle (une crise révélée et son effet sont deux étapes), ou après, jamais au milieu d’un autre choix, et seulement s’il change quelque chose. Un tour où quelque chose pourrait encore servir se termine à la main.',
        },
      ],
    },
    {
      id: '4',
      heading: 'La fin',
      parts: [
        'On vérifie après chaque changement\u202f; ceux qui se produisent ensemble comptent pour un.',
        {
          table: {
            caption: 'La fin de la partie',
            head: ['Quand', 'c’est'],
            rows: [
              ['trois indicateurs sont à 6 ou plus, et aucune nuisance n’est à découvert', 'gagné'],
              ['un indicateur est à 0', 'perdu'],
              ['le dernier gyrophare s’allume', 'perdu'],
            ],
          },
        },
        'Un territoire plein ne suffit pas à finir la partie.',
        {
          ruling:
            'Si les deux sont vrais à la fois, c’est perdu. C’est perdu aussi quand il faudrait piocher une 46e crise, la pioche ayant été parcourue trois fois.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Jouer seul',
      parts: [
        'Le Bidouilleur reste dans la boîte. Vous n’avez qu’un rôle, dont on ne compte pas les utilisations. Au début, piochez deux rôles, gardez-en un et mettez l’autre sous la pioche. Chaque fois que vous avez fini le cycle et bloqué une action, mettez votre rôle sous la pioche, piochez-en deux et gardez-en de nouveau un. Tout le reste est comme à plusieurs, la piste des crises aussi.',
        {
          ruling:
            'Votre premier rôle n’est jamais de ceux qui servent après la fin du cycle\u00a0: il serait échangé avant que son moment vienne. Pioché lors d’un échange, un tel rôle peut servir aussitôt.',
        },
      ],
    },
    {
      id: '6',
      heading: 'La difficulté',
      parts: [
        'La Découverte pardonne presque tout, le niveau 1 beaucoup\u202f; au niveau 4, même une bonne équipe perd plus souvent qu’elle ne gagne.',
        {
          ours: 'La difficulté, que nous réglons par des parties simulées. Notre but pour le robot le plus fort à toutes les places\u00a0: au moins 95\u00a0% de victoires en Découverte, environ 90\u00a0% au niveau 1, 75\u00a0% au niveau 2, 55\u00a0% au niveau 3 et un tiers au niveau 4, quel que soit le nombre de joueurs.',
        },
      ],
    },
    {
      id: '7',
      heading: 'Exemples',
      parts: [
        {
          list: [
            'L’Avis de tempête laisse le choix\u00a0: libérer tous les néo-urbanistes, ou avancer le pion Crise d’un gyrophare. Sans néo-urbaniste en jeu, ce sera le gyrophare.',
            'Une évolution sans gain de mobilité ne peut pas recouvrir une nuisance de mobilité. Une case qui ne touche que par un coin n’est à côté de rien.',
            'Une inauguration amène un indicateur à 6 et un autre à 0\u00a0: la partie est perdue.',
            'Vous écartez deux experts, piochez, et en mettez encore trois de côté\u00a0: c’est permis, seuls ces derniers comptent jusqu’à trois.',
            'La troisième utilisation de votre rôle retourne le second. Il servira dès votre prochain tour, puisqu’un tour n’en permet qu’un.',
          ],
        },
      ],
    },
    {
      id: '8',
      heading: 'Le hasard et ce qui est caché',
      parts: [
        'Tout est visible, sauf l’ordre des piles, ce qui sortira du sac et les seconds rôles. D’une tuile ou d’une carte glissée sous une pile, on sait qu’elle s’y trouve, et dans quel ordre. Les robots voient ce que verraient des joueurs à leur place, et rien de plus.',
      ],
    },
    {
      id: 'tips',
      heading: 'Pour une première partie',
      parts: [
        {
          list: [
            'Jouez en Découverte\u00a0: deux nuisances, et le temps d’apprendre.',
            'Visez trois indicateurs et laissez les deux autres, mais sans jamais en laisser un tomber à 1.',
            'Les cinq actions se suivent\u00a0: choisir, mettre en chantier, recruter, affecter, inaugurer. En finissant le cycle, bloquez celle dont vous vous passerez le mieux.',
            'Les experts que demande une crise coûtent souvent moins que sa conséquence. Regardez-la avant d’affecter.',
            'Mettez en chantier des évolutions qui partagent leurs experts avec la crise à combattre, et de préférence avec un picto.',
            'Préparez le chemin vers les nuisances\u00a0: il faut une chaîne d’évolutions et, pour le dernier pas, une qui ait le bon gain.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'À propos de ces règles',
      parts: [
        'Cette page dit les règles d’Evolutopia avec nos propres mots. Ludopolis est indépendant et non officiel\u00a0: ni les auteurs ni l’éditeur du jeu ne l’ont fait ou approuvé, et aucune de leurs illustrations n’y figure.',
        'Le livret publié ne montre la plupart des tuiles et des cartes qu’en image. Nous les avons conçues nous-mêmes\u202f; elles sont signalées ici par **notre conception**. Là où le texte laisse un point ouvert, notre lecture est signalée par **notre interprétation**.',
      ],
    },
  ],
}
