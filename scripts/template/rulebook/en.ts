// The rules of Sample to read, in English.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Sample',
  goal: 'Build houses beside ponds and beside each other. The most points win.',
  scoring: '3',
  sections: [
    { id: 'short', heading: 'The game in a minute', parts: ['In turn, everybody builds a house on a free plot.'] },
    { id: '1', heading: 'The table', parts: [] },
    { id: '1.1', heading: 'Plots', parts: ['2 to 4 players share a square of 6 × 6 plots, named a1 to f6.'] },
    {
      id: '1.2',
      heading: 'Ponds',
      parts: [
        'Four plots, drawn at random, are ponds. All others are free.',
        { figure: 'start', caption: 'The ponds of a new game.' },
      ],
    },
    {
      id: '2',
      heading: 'A turn',
      parts: [
        'The first player is drawn, or chosen before the game. In turn, each player builds **one house** on a free plot.',
        { figure: 'houses', caption: 'After six rounds.' },
      ],
    },
    {
      id: '3',
      heading: 'End and points',
      parts: [
        'The game ends when there are not enough free plots for one more round.',
        {
          table: {
            caption: 'Points',
            head: ['For', 'points'],
            rows: [
              ['each pond beside a house', '1'],
              ['each pair of your houses beside each other', '1'],
            ],
          },
        },
        'The most points win; equal points share the victory.',
        { example: 'Three houses in a line, the middle one beside a pond: two pairs and a pond, so three points.' },
      ],
    },
    { id: 'tips', heading: 'Tips', parts: ['Leave yourself room beside your own houses.'] },
    { id: 'about', heading: 'About this game', parts: [{ ours: 'Everything in this game is of our own design.' }] },
  ],
}
