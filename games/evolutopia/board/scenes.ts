// What is drawn on tiles and cards: a ground, a sky and a few props, by the names of data.ts.
import type { Crisis, Evolution, Indicator } from '../data.ts'
import type { PropName } from './props.ts'

export const SCENE_WIDTH = 120
export const SCENE_HEIGHT = 90

type Placed = readonly [prop: PropName, x: number, y: number, scale?: number]
export interface SceneArt {
  readonly ground: keyof typeof GROUNDS
  readonly night?: boolean
  readonly props: readonly Placed[]
}

/** Where the ground begins, and its colours. */
export const GROUNDS = {
  grass: { top: 58, fill: '#a8cd83' },
  paving: { top: 56, fill: '#e3d4b4' },
  road: { top: 60, fill: '#a9a79c' },
  water: { top: 52, fill: '#7fbfe0' },
  soil: { top: 60, fill: '#c8a878' },
  grime: { top: 56, fill: '#7a7470' },
} as const

/** The sky of a tile, by its strongest indicator. */
export const SKIES: { readonly [I in Indicator]: string } = {
  environment: '#dcefc4',
  mobility: '#cfe6f3',
  comfort: '#fbdcd2',
  energy: '#fdeeb9',
  economy: '#e6dcf0',
}

// biome-ignore format: a line is a tile
export const EVOLUTION_SCENES: { readonly [E in Evolution]: SceneArt } = {
  'bicycle-lanes': { ground: 'road', props: [['tree', 16, 60], ['tree', 104, 60, 1.2], ['bike', 42, 80, 1.3], ['bike', 82, 74]] },
  'pocket-parks': { ground: 'grass', props: [['block', 14, 58], ['block', 106, 58, 0.9], ['tree', 42, 66, 1.2], ['tree', 84, 62], ['bench', 64, 78]] },
  'green-roofs': { ground: 'paving', props: [['roofgarden', 24, 62, 1.2], ['roofgarden', 60, 70, 1.4], ['roofgarden', 97, 62, 1.2]] },
  'repair-cafes': { ground: 'paving', props: [['shop', 36, 70, 1.6], ['wrench', 88, 66, 1.5], ['person', 66, 78, 1.1]] },
  'walking-streets': { ground: 'paving', props: [['block', 18, 62], ['house', 100, 62, 1.2], ['walker', 46, 78, 1.2], ['person', 62, 72, 1.1], ['walker', 82, 80]] },
  'electric-buses': { ground: 'road', props: [['house', 18, 60], ['tree', 106, 60], ['bus', 58, 80, 1.7], ['bolt', 96, 42]] },
  'freight-trams': { ground: 'soil', props: [['workshop', 92, 60], ['tram', 34, 76, 1.05], ['wagon', 80, 76, 1.2]] },
  'insulated-homes': { ground: 'grass', props: [['warmhouse', 34, 70, 1.5], ['warmhouse', 84, 64, 1.2], ['bush', 62, 78]] },
  'covered-market': { ground: 'paving', props: [['market', 60, 70, 1.7], ['person', 14, 80], ['walker', 106, 78, 1.1]] },
  'energy-cooperative': { ground: 'grass', props: [['sun', 20, 20], ['house', 74, 68, 1.5], ['panel', 30, 76, 1.3], ['turbine', 106, 64, 1.1]] },
  'flood-meadows': { ground: 'water', props: [['hill', 94, 53], ['reeds', 20, 74, 1.2], ['waves', 60, 66], ['waves', 88, 80], ['reeds', 104, 82, 1.1], ['fir', 78, 50, 0.7]] },
  'smart-grid': { ground: 'grass', props: [['pylon', 28, 72, 1.5], ['pylon', 88, 66, 1.2], ['bolt', 58, 54, 1.4], ['house', 60, 78, 0.8]] },
  'urban-forest': { ground: 'grass', props: [['fir', 16, 62, 1.2], ['tree', 38, 66, 1.5], ['fir', 62, 60, 1.3], ['tree', 84, 70, 1.6], ['tree', 108, 62], ['bush', 24, 80, 1.2]] },
  'night-trams': { ground: 'road', night: true, props: [['moon', 96, 20], ['star', 30, 16], ['star', 56, 28, 0.7], ['block', 18, 60], ['tram', 62, 80, 1.6]] },
  'quiet-quarter': { ground: 'grass', props: [['cloud', 94, 18, 0.9], ['house', 24, 64, 1.3], ['house', 92, 62, 1.2], ['tree', 58, 62, 1.3], ['bench', 58, 80, 1.1]] },
  'solar-field': { ground: 'grass', props: [['sun', 94, 22, 1.3], ['panel', 26, 66, 1.2], ['panel', 62, 66, 1.2], ['panel', 40, 84, 1.4], ['panel', 84, 84, 1.4]] },
  'workshop-yard': { ground: 'soil', props: [['workshop', 50, 66, 1.8], ['crate', 98, 80, 1.3], ['gear', 96, 52]] },
  'car-free-centre': { ground: 'paving', props: [['hall', 60, 56, 0.9], ['fountain', 60, 76, 1.4], ['tree', 14, 66, 1.1], ['walker', 96, 80, 1.1], ['tree', 108, 62]] },
  'ring-metro': { ground: 'paving', props: [['block', 16, 56], ['office', 104, 56, 0.9], ['metro', 60, 80, 1.9]] },
  'bathing-lake': { ground: 'water', props: [['hill', 20, 53, 0.9], ['fir', 100, 52], ['parasol', 18, 82, 1.3], ['swimmer', 60, 70, 1.3], ['waves', 86, 66], ['waves', 64, 82]] },
  'wind-park': { ground: 'grass', props: [['hill', 70, 60, 1.5], ['turbine', 24, 72, 1.5], ['turbine', 62, 58, 1.2], ['turbine', 98, 70, 1.5]] },
  'goods-yard': { ground: 'soil', props: [['crane', 44, 72, 1.3], ['wagon', 92, 80, 1.3], ['crate', 20, 80, 1.2]] },
  'reed-bed-waterworks': { ground: 'water', props: [['tank', 40, 60, 1.7], ['reeds', 84, 72, 1.3], ['reeds', 106, 82, 1.2], ['waves', 60, 80], ['reeds', 12, 82]] },
  'cable-car': { ground: 'grass', props: [['peak', 84, 60, 1.2], ['fir', 14, 66], ['cabin', 34, 46, 1.1], ['cabin', 86, 64, 1.3], ['house', 54, 80]] },
  'house-of-culture': { ground: 'paving', props: [['hall', 60, 72, 1.9], ['banner', 60, 28, 0.9], ['walker', 12, 80], ['person', 108, 80]] },
  'district-heating': { ground: 'grass', props: [['chimney', 22, 66, 1.3], ['house', 62, 60, 1.1], ['house', 96, 62, 1.2], ['pipe', 62, 82, 1.7]] },
  'river-port': { ground: 'water', props: [['crane', 26, 60, 1.2], ['boat', 76, 74, 1.5], ['waves', 34, 82], ['waves', 98, 84]] },
  superblocks: { ground: 'paving', props: [['block', 20, 62, 1.2], ['block', 100, 62, 1.2], ['tree', 46, 64], ['tree', 74, 64], ['bike', 60, 82, 1.1]] },
  'shared-garage': { ground: 'road', props: [['garage', 46, 66, 1.7], ['car', 92, 82, 1.4], ['bolt', 102, 46]] },
  'timber-towers': { ground: 'grass', props: [['timber', 28, 70, 1.2], ['timber', 60, 74, 1.4], ['timber', 92, 68], ['bush', 108, 80]] },
  'circular-factory': { ground: 'grass', props: [['factory', 44, 68, 1.6], ['recycle', 96, 66, 1.7], ['bush', 12, 82]] },
  'harvest-boats': { ground: 'water', props: [['hill', 96, 53, 0.8], ['barge', 42, 66, 1.3], ['barge', 80, 82, 1.5], ['waves', 18, 82]] },
  'green-business-park': { ground: 'grass', props: [['office', 32, 68, 1.3], ['office', 66, 62, 1.1], ['tree', 92, 70, 1.4], ['tree', 110, 64], ['bush', 50, 82]] },
  'garden-quarter': { ground: 'grass', props: [['greenhouse', 26, 62, 1.2], ['greenhouse', 66, 66, 1.4], ['tree', 100, 62, 1.2], ['flowers', 26, 82, 1.2], ['flowers', 92, 84, 1.3]] },
  'open-city-lab': { ground: 'paving', props: [['dome', 44, 68, 1.7], ['turbine', 88, 58], ['flask', 94, 82, 1.5], ['person', 14, 80]] },
}

/** What lies in the way of an indicator. */
export const NUISANCE_SCENES: { readonly [I in Indicator]: SceneArt } = {
  environment: {
    ground: 'grime',
    props: [
      ['smoke', 88, 40, 1.4],
      ['bin', 38, 76, 1.9],
      ['bin', 82, 82, 1.4],
    ],
  },
  mobility: {
    ground: 'grime',
    props: [
      ['smoke', 22, 44, 1.2],
      ['smoke', 74, 40],
      ['wreck', 30, 80, 1.5],
      ['wreck', 78, 70, 1.3],
    ],
  },
  comfort: {
    ground: 'grime',
    props: [
      ['block', 98, 62, 1.1],
      ['speaker', 46, 70, 2],
    ],
  },
  energy: {
    ground: 'grime',
    props: [
      ['smoke', 84, 34, 1.5],
      ['chimney', 82, 70, 1.2],
      ['bulb', 36, 78, 2],
    ],
  },
  economy: {
    ground: 'grime',
    props: [
      ['shutter', 46, 74, 1.8],
      ['crate', 98, 80, 1.3],
    ],
  },
}

// biome-ignore format: a line is a card
export const CRISIS_SCENES: { readonly [C in Crisis]: SceneArt } = {
  'storm-warning': { ground: 'grime', night: true, props: [['storm', 40, 26, 1.5], ['storm', 92, 20], ['tree', 96, 72, 1.4], ['house', 50, 78]] },
  'power-cut': { ground: 'grime', night: true, props: [['block', 26, 72, 1.4], ['pylon', 92, 76, 1.7], ['bulb', 60, 72, 1.4]] },
  'transport-strike': { ground: 'road', props: [['tram', 48, 66, 1.3], ['barrier', 74, 84, 1.6], ['sign', 104, 70, 1.2]] },
  'heat-wave': { ground: 'soil', props: [['sun', 34, 32, 2], ['heat', 88, 76, 2], ['bush', 34, 80]] },
  'factory-closure': { ground: 'grime', props: [['factory', 48, 66, 1.6], ['barrier', 70, 82, 1.6]] },
  flood: { ground: 'water', props: [['house', 38, 66, 1.7], ['waves', 36, 68, 1.4], ['tree', 94, 66, 1.3], ['waves', 84, 80, 1.4], ['waves', 92, 66]] },
  'computer-virus': { ground: 'grime', night: true, props: [['monitor', 60, 76, 2], ['bug', 60, 46, 1.2]] },
  'street-protest': { ground: 'paving', props: [['person', 24, 78, 1.4], ['sign', 42, 64, 1.4], ['walker', 50, 80, 1.5], ['sign', 86, 62, 1.4], ['person', 78, 80, 1.4], ['walker', 102, 78, 1.3]] },
  smog: { ground: 'grime', props: [['factory', 34, 66, 1.3], ['smoke', 70, 44, 1.7], ['smoke', 22, 36, 1.3], ['wreck', 88, 80, 1.4]] },
  'fuel-shortage': { ground: 'road', props: [['pump', 36, 76, 2], ['car', 86, 80, 1.5]] },
  'housing-shortage': { ground: 'paving', props: [['house', 36, 66, 1.7], ['person', 72, 78, 1.2], ['walker', 88, 78, 1.2], ['person', 104, 78, 1.2]] },
  'false-rumour': { ground: 'paving', props: [['bubble', 40, 44, 1.6], ['bubble', 90, 40, 1.2], ['person', 34, 80, 1.3], ['walker', 90, 78, 1.3]] },
  epidemic: { ground: 'paving', props: [['virus', 44, 44, 1.5], ['virus', 98, 30, 0.8], ['cross', 92, 80, 1.4]] },
  'missing-materials': { ground: 'soil', props: [['crane', 40, 76, 1.5], ['barrier', 86, 80, 1.2]] },
  'brain-drain': { ground: 'road', props: [['office', 24, 66, 1.2], ['person', 70, 80, 1.7], ['suitcase', 98, 80, 1.2]] },
}
