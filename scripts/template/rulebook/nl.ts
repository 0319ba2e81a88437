// The rules of Sample to read, in Dutch.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Sample',
  goal: 'Bouw huizen naast vijvers en naast elkaar. De meeste punten winnen.',
  scoring: '3',
  sections: [
    {
      id: 'short',
      heading: 'Het spel in een minuut',
      parts: ['Om de beurt bouwt iedereen een huis op een vrije kavel.'],
    },
    { id: '1', heading: 'De tafel', parts: [] },
    {
      id: '1.1',
      heading: 'Kavels',
      parts: ['2 tot 4 spelers delen een vierkant van 6 × 6 kavels, van a1 tot f6.'],
    },
    {
      id: '1.2',
      heading: 'Vijvers',
      parts: [
        'Vier kavels, willekeurig getrokken, zijn vijvers. Alle andere zijn vrij.',
        { figure: 'start', caption: 'De vijvers van een nieuwe partij.' },
      ],
    },
    {
      id: '2',
      heading: 'Een beurt',
      parts: [
        'De startspeler wordt geloot, of voor de partij gekozen. Om de beurt bouwt iedere speler **één huis** op een vrije kavel.',
        { figure: 'houses', caption: 'Na zes ronden.' },
      ],
    },
    {
      id: '3',
      heading: 'Einde en punten',
      parts: [
        'De partij eindigt als er niet genoeg vrije kavels zijn voor nog een ronde.',
        {
          table: {
            caption: 'Punten',
            head: ['Voor', 'punten'],
            rows: [
              ['elke vijver naast een huis', '1'],
              ['elk paar huizen van jou naast elkaar', '1'],
            ],
          },
        },
        'De meeste punten winnen; bij gelijke punten wordt de overwinning gedeeld.',
        {
          example:
            'Drie huizen op een lijn, het middelste naast een vijver: twee paren en een vijver, dus drie punten.',
        },
      ],
    },
    { id: 'tips', heading: 'Voor je eerste partij', parts: ['Laat ruimte naast je eigen huizen.'] },
    { id: 'about', heading: 'Over dit spel', parts: [{ ours: 'Alles in dit spel hebben we zelf ontworpen.' }] },
  ],
}
