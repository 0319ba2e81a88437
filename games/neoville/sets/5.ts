// The components of rules 5, our own set (§1.3 to §1.5).

export const set5 = {
  /**
   * A row: the squares top-left, top-right, bottom-left, bottom-right; soil, grass, rock or water, with a park (p) or an
   * athlete (a, sport facility).
   */
  // biome-ignore format: a line is a group of tiles
  cityTiles: [
    // 3+1: a line has one threefold terrain
    's sp s g', 's s s r', 's s s wa',
    'g gp ga s', 'g g g r', 'g g g w',
    'r r r s', 'r r ra g', 'r rp r w',
    'w wp w sa', 'w w w g', 'w w w r',
    // 2+2 side by side: a line has one pair; the features are too few to tell all 24 apart, so soil and water repeat
    's s g g', 's s g gp', 'sp s g g', 's sa g g',
    's s r r', 's s r rp', 's s r ra', 's sa r r',
    's s w w', 's s w w', 's sp w w', 's s wa w',
    'g g r r', 'g gp r r', 'ga g r r', 'g g r ra',
    'g g w w', 'g g w wp', 'gp g w w', 'g ga w w',
    'r r w w', 'r rp w w', 'r r w wp', 'r r wa w',
    // 2+2 diagonal
    'sp g g s', 's r r s', 's wp wa s', 'g r r g', 'g w w g', 'ra w w r',
    // 2+1+1: a line has one double; mirror images stand side by side
    's s g rp', 's s r g', 's s g wa', 'sp s wa g', 's s r w', 's s w r',
    'g g s ra', 'g g r s', 'g g sa w', 'gp g w s', 'g gp r w', 'g g w r',
    'r r s g', 'r rp g s', 'r r sa w', 'r ra wp s', 'r r g w', 'r r w ga',
    'w w s g', 'wa wp g s', 'w w s r', 'w w r sp', 'w w g r', 'w w r ga',
    // all four terrains: the doubled mirror pair, then the other cyclic orders
    's gp w r', 'sa g w r', 's w ga rp', 's w g r',
    'sp g r w', 's r g w', 's ra w g', 's w r g',
  ],
  /** By place in turn order. */
  equityTiles: ['s g w s', 's s s gp', 'r ra g gp', 's gp wa sp'],
  /** By design the rows of its district. */
  biodomes: {
    L3: '## #.',
    I3: '###',
    O4: '## ##',
    T4: '### .#.',
    V5: '#.. #.. ###',
    U5: '#.# ###',
  },
}
