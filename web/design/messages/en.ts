// What the page about the design language says, in English.
export const en = {
  title: 'How this page is drawn',
  lead: 'The design language of Ludopolis: calm paper, few colours, one green for what goes on, room round everything. Boards and screens are made of these parts and no others.',
  light: 'Light',
  dark: 'Dark',
  type: {
    heading: 'Type',
    about:
      'Rubik for names and numbers, Nunito for reading, in five sizes. Text grows with the setting; nothing is fixed in pixels.',
    sample: 'A city of sixteen tiles',
    sizes: { hero: 'Welcome', title: 'Screen and sheet', large: 'Section', text: 'Text', small: 'Aside' },
  },
  space: { heading: 'Space', about: 'Seven steps. What belongs together stands close; what does not, stands apart.' },
  colour: {
    heading: 'Colour',
    about:
      'Roles, not hues: a part asks for the role and gets its colour in light and dark. Text has a contrast of 4.5 to 1 or more, lines that carry meaning 3 to 1. Colour never tells anything alone.',
    roles: {
      paper: 'Page',
      surface: 'Card, sheet, field',
      'surface-quiet': 'Inert',
      ink: 'Text',
      'ink-quiet': 'Aside',
      line: 'Edge',
      'line-strong': 'Edge of a control',
      accent: 'What goes on',
      'accent-strong': 'The same, pressed or on quiet',
      'on-accent': 'Text on it',
      'accent-quiet': 'Under the pointer',
      warning: 'To know',
      'warning-quiet': 'Behind it',
      focus: 'Where the keyboard is',
    },
    pictures: 'Pieces',
    terrains: {
      soil: 'Soil',
      grass: 'Grass',
      rock: 'Rock',
      water: 'Water',
    },
  },
  elevation: {
    heading: 'Elevation',
    about: 'Three heights: lying on the page, under the pointer, over the page.',
    levels: { shadow: 'Lying', 'shadow-raised': 'Raised', 'shadow-sheet': 'Sheet' },
  },
  motion: {
    heading: 'Motion',
    about:
      'Short where something answers, slower where something travels. With reduced motion both take no time, and nothing is lost by it.',
    move: 'Move them',
    levels: { motion: 'Answers, 160 ms', 'motion-slow': 'Travels, 320 ms' },
  },
  icons: {
    heading: 'Icons',
    about: 'Drawn by us with one line. An icon stands beside its word, or its button has a label.',
  },
  buttons: {
    heading: 'Buttons',
    about: 'One primary in a place. A quiet button never stands where the primary stood.',
    kinds: { primary: 'Primary', plain: 'Plain', quiet: 'Quiet', icon: 'Delete' },
    states: { usual: 'Usual', hover: 'Pointer on it', focus: 'Keyboard on it', disabled: 'Inert' },
  },
  fields: {
    heading: 'Fields',
    about: 'Every field has its words beside it and is at least 44 px high.',
    name: 'Name',
    hint: 'Player 1',
    filled: 'Ada',
    problem: 'Two players have the same name. Give each a name of their own.',
    level: 'Level',
    levels: ['Novice', 'Casual', 'Skilled', 'Expert'],
    players: 'Number of players',
    onOff: { on: 'Switched on', off: 'Switched off', inert: 'Inert' },
  },
  parts: {
    heading: 'Said in the page',
    about: 'What one must know stands in the page as a sentence, with what can be done.',
    notice: 'This game is open in another tab. Play on there, or take it over here.',
    action: 'Play here',
  },
}

export type DesignMessages = typeof en
