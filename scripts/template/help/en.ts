// What the things on Sample's board are, and what beginners are told, in English.
export const en = {
  explain: {
    plot: [
      'Plot',
      'A free one takes a house. A pond beside a house brings a point, and so do two of your houses side by side.',
    ],
  },
  notes: { build: 'Press a free plot to build a house there, best beside a pond.' },
} as const
