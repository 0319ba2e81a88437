// The components of rules 2, our own set (§1.2, §1.4, §1.5).

/** The three trihexes and two tetrahexes that are their own mirror images. */
const BUILDINGS = ['M eM eM', 'M eM seM', 'M eM swM', 'M eM eM eM', 'M eM 1seM 1neM']

export const set2 = {
  /**
   * By kind, its cards. A pattern is walked cell by cell: M is the main element, S the second, before it the direction
   * from the cell before (or, after a digit, from the cell of that number).
   */
  patterns: {
    sun: BUILDINGS,
    skyfarm: BUILDINGS,
    spire: BUILDINGS,
    forum: BUILDINGS,
    biogas: ['M eS eM', 'M eS eM eM', 'M eS seM eS seM'],
    fusion: ['M eS seM', 'M eS 1neM 1seM', 'M eS eM seS eM'],
    rooftops: ['M eS eM', 'M eS seM eM', 'M eS eM eS eM'],
    orchard: ['M eS seM', 'M eS 1neM 1seM', 'M eS eM neS eM'],
    seedvault: ['M eS eM', 'M eS neM eM', 'M eS eM eS eM'],
    garden: ['M eS seM', 'M eS eM eM', 'M eS neM eS neM'],
    grid: ['M eS eM', 'M eS eM eM', 'M eS seM eS seM'],
    algae: ['M eS seM', 'M eS seM eM', 'M eS eM eS eM'],
    robots: ['M eS eM', 'M eS 1neM 1seM', 'M eS eM seS eM'],
    tram: ['M eS seM', 'M eS neM eM', 'M eS eM eS eM'],
    market: ['M eS eM', 'M eS 1neM 1seM', 'M eS eM neS eM'],
    academy: ['M eS seM', 'M eS eM eM', 'M eS neM eS neM'],
  },
  /** Every third of the twelve spaces at distance 2. */
  bonusSpaces: ['b4', 'e5', 'f2', 'c2'],
  /** What the backs show, by element, and with how many players a tile stays in the box. The first bears the flag. */
  tiles: [
    { elements: [1, 1, 1, 1], outWith: 0 },
    { elements: [2, 2, 0, 0], outWith: 0 },
    { elements: [0, 0, 2, 2], outWith: 0 },
    { elements: [2, 0, 2, 0], outWith: 0 },
    { elements: [0, 2, 0, 2], outWith: 0 },
    { elements: [2, 0, 0, 2], outWith: 0 },
    { elements: [0, 2, 2, 0], outWith: 0 },
    { elements: [2, 1, 1, 0], outWith: 2 },
    { elements: [0, 1, 2, 1], outWith: 2 },
    { elements: [1, 1, 0, 2], outWith: 2 },
    { elements: [2, 0, 1, 1], outWith: 3 },
    { elements: [0, 2, 1, 1], outWith: 3 },
  ],
}
