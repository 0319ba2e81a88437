// The components of rules 7, our own set (§1.3, §1.5 to §1.7, §2.5): as in rules 6, but for a longer track and crises that wear it
// down, evolutions that bring more points, roles that come into play once a cycle, and other layouts of levels 2 to 4.
import { set6 } from './6.ts'

export const set7 = {
  ...set6,
  lastLight: 10,
  // biome-ignore format: a line is a tile
  evolutions: {
    ...set6.evolutions,
    'bicycle-lanes': { needs: 'BU', changes: 'e+1 m+2', mark: 'green' },
    'pocket-parks': { needs: 'DU', changes: 'e+2 c+1', mark: 'blue' },
    'green-roofs': { needs: 'BU', changes: 'e+1 n+2', mark: 'none' },
    'repair-cafes': { needs: 'DR', changes: 'e+1 o+2', mark: 'green' },
    'walking-streets': { needs: 'UR', changes: 'm+1 c+2', mark: 'blue' },
    'electric-buses': { needs: 'BT', changes: 'm+2 n+1', mark: 'none' },
    'freight-trams': { needs: 'TR', changes: 'm+1 o+2', mark: 'green' },
    'insulated-homes': { needs: 'BR', changes: 'c+1 n+2', mark: 'blue' },
    'covered-market': { needs: 'DB', changes: 'c+2 o+1', mark: 'green' },
    'flood-meadows': { needs: 'BB', changes: 'e+2 c+1', mark: 'green' },
  },
  /** A light in every penalty, and in two arrivals of three as a price: who plays long needs many. */
  // biome-ignore format: a line is a card
  crises: {
    'storm-warning': { needs: 'BUT', arrival: ['release urbanist', 'light +1'], penalty: 'light +1, environment -1' },
    'power-cut': { needs: 'BTT', arrival: ['release technologist', 'light +1'], penalty: 'light +1, energy -1' },
    'transport-strike': { needs: 'URR', arrival: ['block 2', 'light +1'], penalty: 'light +1, mobility -1' },
    'heat-wave': { needs: 'DUR', arrival: ['clear, shelve site', 'light +1'], penalty: 'light +1, comfort -1' },
    'factory-closure': { needs: 'DRB', arrival: ['release builder', 'economy -1'], penalty: 'light +1, economy -2' },
    flood: { needs: 'BUR', arrival: ['block 1, shelve site', 'light +1'], penalty: 'light +1, environment -1' },
    'computer-virus': { needs: 'DTR', arrival: ['block 1, dismiss 3', 'light +1'], penalty: 'light +1, energy -1' },
    'street-protest': { needs: 'UTR', arrival: ['release regulator', 'light +1'], penalty: 'light +1, economy -1' },
    smog: { needs: 'DUT', arrival: ['block 1, clear', 'environment -1'], penalty: 'light +1, environment -2' },
    'fuel-shortage': { needs: 'BTR', arrival: ['block 2', 'mobility -1'], penalty: 'light +1, mobility -2' },
    'housing-shortage': { needs: 'DBR', arrival: ['release designer', 'comfort -1'], penalty: 'light +1, comfort -2' },
    'false-rumour': { needs: 'DUT', arrival: ['economy -1', 'light +1'], penalty: 'light +1, economy -1' },
    epidemic: { needs: 'DUB', arrival: ['block 1, clear', 'light +1'], penalty: 'light +1, comfort -1' },
    'missing-materials': { needs: 'DBU', arrival: ['shelve site', 'light +1'], penalty: 'light +1, mobility -1' },
    'brain-drain': { needs: 'DBT', arrival: ['block 2', 'energy -1'], penalty: 'light +1, energy -2' },
  },
  roles: {
    ...set6.roles,
    headhunter: { when: 'managed', effect: 'hire 3' },
    coordinator: { when: 'managed', effect: 'move' },
    trainer: { when: 'recruited', effect: 'retrain' },
  },
  levels: {
    ...set6.levels,
    '2': { start: 4, nuisances: [1, 6, 7, 8, 10] },
    '3': { start: 0, nuisances: [2, 5, 8, 9, 10, 12] },
    '4': { start: 0, nuisances: [2, 5, 6, 7, 8, 9, 13, 14] },
  },
}
