// The components of rules 6, our own set (§1.3, §1.5 to §1.7, §2.5).

export const set6 = {
  /** §1.3: the last light of the crisis track. */
  lastLight: 7,
  /**
   * §1.5. Experts by their first letters; changes by the first letter of the indicator, n for energy and o for economy.
   */
  // biome-ignore format: a line is a tile
  evolutions: {
    // two experts, two indicators
    'bicycle-lanes': { needs: 'BU', changes: 'e+1 m+1', mark: 'green' },
    'pocket-parks': { needs: 'DU', changes: 'e+1 c+1', mark: 'blue' },
    'green-roofs': { needs: 'BU', changes: 'e+1 n+1', mark: 'none' },
    'repair-cafes': { needs: 'DR', changes: 'e+1 o+1', mark: 'green' },
    'walking-streets': { needs: 'UR', changes: 'm+1 c+1', mark: 'blue' },
    'electric-buses': { needs: 'BT', changes: 'm+1 n+1', mark: 'none' },
    'freight-trams': { needs: 'TR', changes: 'm+1 o+1', mark: 'green' },
    'insulated-homes': { needs: 'BR', changes: 'c+1 n+1', mark: 'blue' },
    'covered-market': { needs: 'DB', changes: 'c+1 o+1', mark: 'green' },
    'energy-cooperative': { needs: 'TR', changes: 'n+1 o+1', mark: 'blue' },
    'flood-meadows': { needs: 'BB', changes: 'e+1 c+1', mark: 'green' },
    'smart-grid': { needs: 'TT', changes: 'n+1 m+1', mark: 'green' },
    // two experts, one indicator
    'urban-forest': { needs: 'DU', changes: 'e+2', mark: 'green' },
    'night-trams': { needs: 'BT', changes: 'm+2', mark: 'blue' },
    'quiet-quarter': { needs: 'UR', changes: 'c+2', mark: 'green' },
    'solar-field': { needs: 'DT', changes: 'n+2', mark: 'blue' },
    'workshop-yard': { needs: 'DB', changes: 'o+2', mark: 'blue' },
    // two experts, with a price
    'car-free-centre': { needs: 'UT', changes: 'e+2 c+1 m-1', mark: 'none' },
    'ring-metro': { needs: 'DT', changes: 'm+2 n+1 e-1', mark: 'none' },
    'bathing-lake': { needs: 'BR', changes: 'c+2 e+1 o-1', mark: 'none' },
    'wind-park': { needs: 'UT', changes: 'n+2 o+1 c-1', mark: 'none' },
    'goods-yard': { needs: 'DR', changes: 'o+2 m+1 n-1', mark: 'none' },
    // three experts
    'reed-bed-waterworks': { needs: 'BUT', changes: 'e+2 n+1 c+1', mark: 'none' },
    'cable-car': { needs: 'DBT', changes: 'm+2 e+1 o+1', mark: 'none' },
    'house-of-culture': { needs: 'DUR', changes: 'c+2 o+1 m+1', mark: 'none' },
    'district-heating': { needs: 'BTR', changes: 'n+2 c+1 e+1', mark: 'none' },
    'river-port': { needs: 'DBR', changes: 'o+2 m+1 n+1', mark: 'none' },
    superblocks: { needs: 'DBU', changes: 'e+1 m+1 c+1', mark: 'none' },
    'shared-garage': { needs: 'DUT', changes: 'm+1 c+1 n+1', mark: 'none' },
    'timber-towers': { needs: 'BUR', changes: 'c+1 n+1 o+1', mark: 'none' },
    'circular-factory': { needs: 'DTR', changes: 'n+1 o+1 e+1', mark: 'none' },
    'harvest-boats': { needs: 'UTR', changes: 'o+1 e+1 m+1', mark: 'none' },
    'green-business-park': { needs: 'UUR', changes: 'o+2 e+1', mark: 'green' },
    // four experts
    'garden-quarter': { needs: 'DBUR', changes: 'c+2 n+1 m+1', mark: 'blue' },
    'open-city-lab': { needs: 'DDTR', changes: 'e+1 n+1 m+1 o+1', mark: 'green' },
  },
  /** §1.6: one of two lists of effects on arrival, and what comes together if the crisis stays unmanaged. */
  // biome-ignore format: a line is a card
  crises: {
    'storm-warning': { needs: 'BUT', arrival: ['release urbanist', 'light +1'], penalty: 'light +1, environment -1' },
    'power-cut': { needs: 'BTT', arrival: ['release technologist', 'energy -1'], penalty: 'energy -2' },
    'transport-strike': { needs: 'URR', arrival: ['block 1', 'mobility -1'], penalty: 'light +1, mobility -2' },
    'heat-wave': { needs: 'DUR', arrival: ['block 1, clear', 'light +1'], penalty: 'light +1, comfort -1' },
    'factory-closure': { needs: 'DRB', arrival: ['release builder', 'economy -1'], penalty: 'economy -2' },
    flood: { needs: 'BUR', arrival: ['block 1, shelve site', 'light +1'], penalty: 'light +1, environment -1' },
    'computer-virus': { needs: 'DTR', arrival: ['block 1, dismiss 2', 'energy -1'], penalty: 'light +1, energy -1' },
    'street-protest': { needs: 'UTR', arrival: ['release regulator', 'light +1'], penalty: 'light +1, economy -1' },
    smog: { needs: 'DUT', arrival: ['clear', 'environment -1'], penalty: 'light +1, environment -2' },
    'fuel-shortage': { needs: 'BTR', arrival: ['block 2', 'mobility -1'], penalty: 'light +1, mobility -1' },
    'housing-shortage': { needs: 'DBR', arrival: ['release designer', 'comfort -1'], penalty: 'light +1, comfort -1' },
    'false-rumour': { needs: 'DUT', arrival: ['economy -1', 'light +1'], penalty: 'light +1, economy -1' },
    epidemic: { needs: 'DUB', arrival: ['clear', 'comfort -1'], penalty: 'light +1, comfort -2' },
    'missing-materials': { needs: 'DBU', arrival: ['shelve study', 'shelve site'], penalty: 'light +1, mobility -1' },
    'brain-drain': { needs: 'DBT', arrival: ['release designer', 'block 2'], penalty: 'light +1, energy -1' },
  },
  /** §1.7 */
  plans: {
    'helping-hands': 'assign 2',
    'job-fair': 'hire 5',
    'special-permit': 'unblock',
    'opening-party': 'inaugurate',
    'fast-lane': 'start',
    'calm-night': 'study',
    'emergency-drill': 'settle',
    volunteers: 'second any 2',
    'public-fund': 'raise',
  },
  roles: {
    tinkerer: { when: 'borrowed', effect: 'borrow' },
    'site-manager': { when: 'recruited', effect: 'assign 1' },
    headhunter: { when: 'either', effect: 'hire 1' },
    surveyor: { when: 'recruited', effect: 'study' },
    planner: { when: 'managed', effect: 'start' },
    'first-aider': { when: 'managed', effect: 'second crisis 1' },
    coordinator: { when: 'either', effect: 'move' },
    trainer: { when: 'after', effect: 'retrain' },
    negotiator: { when: 'managed', effect: 'unblock' },
    treasurer: { when: 'inaugurated', effect: 'shift' },
  },
  /** §2.5: start tile and nuisances by cell, row by row from 0. They wander apart as the level rises. */
  levels: {
    discovery: { start: 5, nuisances: [6, 9] },
    '1': { start: 5, nuisances: [1, 4, 6, 9] },
    '2': { start: 4, nuisances: [2, 6, 8, 11, 14] },
    '3': { start: 0, nuisances: [2, 3, 8, 10, 13, 14] },
    '4': { start: 0, nuisances: [3, 6, 9, 11, 12, 13, 14, 15] },
  },
}
