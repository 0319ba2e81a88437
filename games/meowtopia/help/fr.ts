// What the things on Meowtopia's board are, and what beginners are told, in French.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const fr = {
  explain: {
    tile: [
      'Tuile action',
      'Un seul joueur la prend par manche. Les autres peuvent suivre, chacun avec un chaton réveillé.',
    ],
    'get-food': ['Nourriture', 'De 1 à 6 travailleurs rapportent 2, 5, 8, 12, 16 ou 20 unités de nourriture.'],
    irrigate: [
      'Irrigation',
      'Chaque travailleur pose un bâtonnet sur un côté de vos champs\u00a0: 2 points entre deux champs, 1 au bord.',
    ],
    'get-gold': ['Or', 'Chaque travailleur rapporte une pièce.'],
    recruit: ['Recrutement', 'Chaque travailleur, avec une pièce, amène un chaton\u00a0: travailleur ou commerçant.'],
    'lay-fields': ['Champs', 'Chaque travailleur pose un champ à côté des vôtres.'],
    taker: ['Prise', 'À qui est cette tuile jusqu’à la fin de la manche.'],
    bonus: [
      'Nourriture sur une tuile',
      'Personne n’a pris la tuile. Qui la prend maintenant reçoit cette nourriture, même sans y envoyer personne.',
    ],
    crew: ['Chatons', 'Chacun vaut 3 points à la fin et mange 2 unités chaque soir.'],
    awake: ['Travailleur réveillé', 'Peut être envoyé au travail, ou suivre quelqu’un. Puis il dort.'],
    asleep: [
      'Travailleur endormi',
      'Le matin, un dormeur seul se réveille gratuitement\u202f; s’ils sont plusieurs, chaque réveil coûte 1 unité. Passer en réveille un aussi.',
    ],
    merchant: [
      'Commerçant',
      'Prend une unité chaque matin\u00a0: nourriture pour 2 points, pièce pour 3. Il s’en tient à une seule marchandise.',
    ],
    watered: ['Champ irrigué', 'Aide à nourrir le soir\u00a0: 1 unité de moins à payer.'],
    dry: ['Champ sec', 'Ne sert à rien tant qu’aucun bâtonnet ne le borde.'],
    stick: ['Bâtonnet', 'Irrigue les champs de ses deux côtés. Il rapporte un point pour chacun.'],
    food: ['Votre nourriture', 'Paie le soir et les réveils. Deux unités valent un point à la fin.'],
    coins: [
      'Pièces',
      'Paient les nouveaux chatons, ou se vendent aux commerçants. Chaque pièce qui reste vaut un point.',
    ],
    penalty: ['Malus', 'Les jetons rouges\u00a0: chaque chaton affamé en a valu un, 3 points de moins.'],
    bill: ['Ce soir', 'Ce que coûte le repas de tous\u00a0: 2 unités par chaton, moins 1 par champ irrigué.'],
    player: ['Joueur', 'Qui agit, suit, passe ou attend.'],
    first: [
      'Premier joueur',
      'Commence cette manche. À la prochaine, c’est son voisin de gauche, qui à deux joue alors deux tours de suite.',
    ],
    points: ['Points', 'Les points d’un joueur en l’état.'],
    round: ['Manche', 'Dans une manche chacun joue un tour, et chaque tuile est prise une fois au plus.'],
    'fields-left': [
      'Champs restants',
      'Quand le dernier est posé, la fin est là. D’autres sont de côté pour le reste de la manche.',
    ],
    'sticks-left': [
      'Bâtonnets restants',
      'Quand le dernier est posé, la fin est là. D’autres sont de côté pour le reste de la manche.',
    ],
    stock: ['Réserve', 'Ce qui reste à prendre de nourriture et de pièces.'],
    'kittens-left': [
      'Chatons restants',
      'Combien de cette famille peuvent encore être engagés. S’il n’en reste aucun, on en engage d’une autre famille, et c’est la fin.',
    ],
    turn: [
      'Le tour',
      'Matin\u00a0: réveiller, puis vendre. Journée\u00a0: prendre une tuile et envoyer des travailleurs. Les autres suivent ou passent. Soir\u00a0: nourrir tout le monde.',
    ],
    end: [
      'La fin',
      'Le dernier champ ou bâtonnet du plateau, un chaton d’une autre famille ou la manche 40\u00a0: la manche en cours est la dernière. Puis chaque chaton réveillé, commerçants compris, rapporte 1 unité de nourriture.',
    ],
  },
  notes: {
    take: 'Prenez une tuile, puis dites combien de chatons y travaillent. Qui travaille s’endort.',
    follow:
      'Suivre\u00a0: un chaton réveillé fait de même pour vous. Passer\u00a0: un dormeur se réveille, ou vous gagnez 1 unité.',
    wake: 'Le matin, un dormeur seul se réveille gratuitement\u202f; s’ils sont plusieurs, chaque réveil coûte 1 unité.',
    evening: 'Le soir, chaque chaton mange 2 unités\u202f; chaque champ irrigué vous en épargne 1.',
    field: 'Un champ aide une fois irrigué\u00a0: posez-le où pointe un bâtonnet, ou amenez-lui un bâtonnet.',
    stick: 'Un bâtonnet entre deux champs rapporte 2 points, au bord 1. Ils sont à vous pour toujours.',
    recruit: 'Les travailleurs font plus chaque jour, les commerçants vendent. Chaque chaton vaut 3 points, et mange.',
    sell: 'Un commerçant prend une unité par jour\u00a0: nourriture pour 2 points, pièce pour 3, et toujours la même marchandise.',
    penalty:
      'Un chaton a eu faim\u00a0: le jeton rouge ôte 3 points. Les champs irrigués rendent les soirs moins chers.',
    bonus:
      'Il y a des poissons sur les tuiles que personne n’a prises. Qui prend la tuile les reçoit, même sans envoyer personne.',
    end: 'La fin est déclenchée\u00a0: cette manche est la dernière. Puis chaque chaton réveillé rapporte 1 unité de nourriture.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
