// What the page about the design language says, in French.
import type { DesignMessages } from './en.ts'

export const fr = {
  title: 'Comment cette page est dessinée',
  lead: 'Le langage visuel de Ludopolis\u00a0: un papier calme, peu de couleurs, un vert pour ce qui avance, de la place autour de tout. Plateaux et écrans sont faits de ces éléments et d’aucun autre.',
  light: 'Clair',
  dark: 'Sombre',
  type: {
    heading: 'Caractères',
    about:
      'Rubik pour les noms et les nombres, Nunito pour lire, en cinq tailles. Le texte grandit avec le réglage\u202f; rien n’est fixé en pixels.',
    sample: 'Une ville de seize tuiles',
    sizes: { hero: 'Accueil', title: 'Écran et feuille', large: 'Section', text: 'Texte', small: 'En marge' },
  },
  space: {
    heading: 'Espace',
    about: 'Sept pas. Ce qui va ensemble est proche\u202f; ce qui ne va pas ensemble est éloigné.',
  },
  colour: {
    heading: 'Couleur',
    about:
      'Des rôles, non des teintes\u00a0: un élément demande le rôle et reçoit sa couleur, en clair et en sombre. Le texte a un contraste d’au moins 4,5 pour 1, les traits qui ont un sens 3 pour 1. La couleur ne dit jamais rien seule.',
    roles: {
      paper: 'Page',
      surface: 'Carte, feuille, champ',
      'surface-quiet': 'Inerte',
      ink: 'Texte',
      'ink-quiet': 'En marge',
      line: 'Bord',
      'line-strong': 'Bord d’une commande',
      accent: 'Ce qui avance',
      'accent-strong': 'De même, appuyé ou sur fond calme',
      'on-accent': 'Texte dessus',
      'accent-quiet': 'Sous le pointeur',
      warning: 'À savoir',
      'warning-quiet': 'Derrière',
      focus: 'Où est le clavier',
    },
    pictures: 'Pièces',
    terrains: {
      soil: 'Terre',
      grass: 'Herbe',
      rock: 'Roche',
      water: 'Eau',
    },
  },
  elevation: {
    heading: 'Élévation',
    about: 'Trois hauteurs\u00a0: posé sur la page, sous le pointeur, au-dessus de la page.',
    levels: { shadow: 'Posé', 'shadow-raised': 'Levé', 'shadow-sheet': 'Feuille' },
  },
  motion: {
    heading: 'Mouvement',
    about:
      'Bref quand une chose répond, plus lent quand elle se déplace. En mouvement réduit, l’un et l’autre sont immédiats, et rien ne se perd.',
    move: 'Les déplacer',
    levels: { motion: 'Répond, 160 ms', 'motion-slow': 'Se déplace, 320 ms' },
  },
  icons: {
    heading: 'Icônes',
    about: 'Dessinées par nous d’un seul trait. Une icône est à côté de son mot, ou son bouton a une étiquette.',
  },
  buttons: {
    heading: 'Boutons',
    about: 'Un seul bouton principal à la fois. Un bouton discret ne prend jamais la place du principal.',
    kinds: { primary: 'Principal', plain: 'Simple', quiet: 'Discret', icon: 'Supprimer' },
    states: { usual: 'Ordinaire', hover: 'Pointeur dessus', focus: 'Clavier dessus', disabled: 'Inerte' },
  },
  fields: {
    heading: 'Champs',
    about: 'Chaque champ a ses mots à côté et mesure au moins 44 px de haut.',
    name: 'Nom',
    hint: 'Joueur 1',
    filled: 'Ada',
    problem: 'Deux joueurs ont le même nom. Donnez à chacun le sien.',
    level: 'Niveau',
    levels: ['Débutant', 'Amateur', 'Habile', 'Expert'],
    players: 'Nombre de joueurs',
    onOff: { on: 'En marche', off: 'À l’arrêt', inert: 'Inerte' },
  },
  parts: {
    heading: 'Dit dans la page',
    about: 'Ce qu’il faut savoir est dans la page, en une phrase, avec ce qu’on peut faire.',
    notice: 'Cette partie est ouverte dans un autre onglet. Jouez-y, ou reprenez-la ici.',
    action: 'Jouer ici',
  },
} satisfies DesignMessages
