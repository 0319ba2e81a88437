// The rules of Sample to read, in German.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Sample',
  goal: 'Bau Häuser an Teiche und nebeneinander. Die meisten Punkte gewinnen.',
  scoring: '3',
  sections: [
    {
      id: 'short',
      heading: 'Das Spiel in einer Minute',
      parts: ['Reihum baut jeder ein Haus auf ein freies Grundstück.'],
    },
    { id: '1', heading: 'Der Tisch', parts: [] },
    {
      id: '1.1',
      heading: 'Grundstücke',
      parts: ['2 bis 4 Spieler teilen sich ein Quadrat aus 6 × 6 Grundstücken, a1 bis f6.'],
    },
    {
      id: '1.2',
      heading: 'Teiche',
      parts: [
        'Vier ausgeloste Grundstücke sind Teiche. Alle anderen sind frei.',
        { figure: 'start', caption: 'Die Teiche einer neuen Partie.' },
      ],
    },
    {
      id: '2',
      heading: 'Ein Zug',
      parts: [
        'Der Startspieler wird ausgelost oder vor der Partie bestimmt. Reihum baut jeder **ein Haus** auf ein freies Grundstück.',
        { figure: 'houses', caption: 'Nach sechs Runden.' },
      ],
    },
    {
      id: '3',
      heading: 'Ende und Punkte',
      parts: [
        'Die Partie endet, wenn die freien Grundstücke nicht mehr für eine ganze Runde reichen.',
        {
          table: {
            caption: 'Punkte',
            head: ['Für', 'Punkte'],
            rows: [
              ['jeden Teich neben einem Haus', '1'],
              ['jedes Paar deiner Häuser nebeneinander', '1'],
            ],
          },
        },
        'Die meisten Punkte gewinnen; bei gleich vielen wird der Sieg geteilt.',
        {
          example:
            'Drei Häuser in einer Reihe, das mittlere an einem Teich: zwei Paare und ein Teich, also drei Punkte.',
        },
      ],
    },
    { id: 'tips', heading: 'Tipps', parts: ['Lass dir Platz neben deinen eigenen Häusern.'] },
    {
      id: 'about',
      heading: 'Über dieses Spiel',
      parts: [{ ours: 'Alles in diesem Spiel haben wir selbst gestaltet.' }],
    },
  ],
}
