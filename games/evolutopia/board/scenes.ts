// What is drawn on tiles and cards: a ground and a few props from left to right, by the names of data.ts.
import type { Crisis, Evolution, Indicator } from '../data.ts'
import type { PropName } from './props.ts'

export const SCENE_WIDTH = 120
export const SCENE_HEIGHT = 90

export type SceneArt = readonly [ground: keyof typeof GROUNDS, ...props: PropName[]]

/** These hang in the sky, rise behind everything else, or stand small in front. */
export const SKY: readonly PropName[] = ['sun', 'moon', 'star', 'cloud', 'storm', 'smoke', 'bolt', 'virus', 'bubble']
export const FAR: readonly PropName[] = ['hill', 'peak']
export const FRONT =
  'bush bench bike waves flowers barrier crate person walker sign swimmer fountain suitcase car wreck'

/** Where the ground begins, and its colours. */
export const GROUNDS = {
  grass: { top: 58, fill: '#a8cd83' },
  paving: { top: 56, fill: '#e3d4b4' },
  road: { top: 60, fill: '#a9a79c' },
  water: { top: 52, fill: '#7fbfe0' },
  soil: { top: 60, fill: '#c8a878' },
  grime: { top: 56, fill: '#7a7470' },
  night: { top: 58, fill: '#5b6152' },
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
  'bicycle-lanes': ['road', 'tree', 'bike', 'tree'],
  'pocket-parks': ['grass', 'block', 'tree', 'bench', 'tree', 'block'],
  'green-roofs': ['paving', 'roofgarden', 'roofgarden', 'roofgarden'],
  'repair-cafes': ['paving', 'shop', 'person', 'wrench'],
  'walking-streets': ['paving', 'block', 'walker', 'person', 'walker', 'house'],
  'electric-buses': ['road', 'house', 'bus', 'bolt', 'tree'],
  'freight-trams': ['soil', 'tram', 'wagon', 'workshop'],
  'insulated-homes': ['grass', 'warmhouse', 'bush', 'warmhouse'],
  'covered-market': ['paving', 'person', 'market', 'walker'],
  'energy-cooperative': ['grass', 'sun', 'panel', 'house', 'turbine'],
  'flood-meadows': ['water', 'reeds', 'waves', 'fir', 'waves', 'hill', 'reeds'],
  'smart-grid': ['grass', 'pylon', 'bolt', 'house', 'pylon'],
  'urban-forest': ['grass', 'fir', 'bush', 'tree', 'fir', 'tree', 'tree'],
  'night-trams': ['night', 'block', 'star', 'tram', 'moon'],
  'quiet-quarter': ['grass', 'house', 'tree', 'bench', 'house', 'cloud'],
  'solar-field': ['grass', 'panel', 'panel', 'panel', 'panel', 'sun'],
  'workshop-yard': ['soil', 'workshop', 'gear', 'crate'],
  'car-free-centre': ['paving', 'tree', 'hall', 'fountain', 'walker', 'tree'],
  'ring-metro': ['paving', 'block', 'metro', 'office'],
  'bathing-lake': ['water', 'parasol', 'hill', 'swimmer', 'waves', 'fir'],
  'wind-park': ['grass', 'turbine', 'turbine', 'hill', 'turbine'],
  'goods-yard': ['soil', 'crate', 'crane', 'wagon'],
  'reed-bed-waterworks': ['water', 'reeds', 'tank', 'waves', 'reeds', 'reeds'],
  'cable-car': ['grass', 'fir', 'cabin', 'house', 'peak', 'cabin'],
  'house-of-culture': ['paving', 'walker', 'hall', 'banner', 'person'],
  'district-heating': ['grass', 'chimney', 'house', 'pipe', 'house'],
  'river-port': ['water', 'crane', 'waves', 'boat', 'waves'],
  superblocks: ['paving', 'block', 'tree', 'bike', 'tree', 'block'],
  'shared-garage': ['road', 'garage', 'car', 'bolt'],
  'timber-towers': ['grass', 'timber', 'timber', 'timber', 'bush'],
  'circular-factory': ['grass', 'bush', 'factory', 'recycle'],
  'harvest-boats': ['water', 'waves', 'hill', 'barge'],
  'green-business-park': ['grass', 'office', 'bush', 'office', 'tree', 'tree'],
  'garden-quarter': ['grass', 'greenhouse', 'flowers', 'greenhouse', 'flowers', 'tree'],
  'open-city-lab': ['paving', 'person', 'dome', 'turbine', 'flask'],
}

/** What lies in the way of an indicator. */
export const NUISANCE_SCENES: { readonly [I in Indicator]: SceneArt } = {
  environment: ['grime', 'bin', 'bin', 'smoke'],
  mobility: ['grime', 'smoke', 'wreck', 'smoke', 'wreck'],
  comfort: ['grime', 'speaker', 'block'],
  energy: ['grime', 'bulb', 'chimney', 'smoke'],
  economy: ['grime', 'shutter', 'crate'],
}

// biome-ignore format: a line is a card
export const CRISIS_SCENES: { readonly [C in Crisis]: SceneArt } = {
  'storm-warning': ['night', 'storm', 'house', 'storm', 'tree'],
  'power-cut': ['night', 'block', 'bulb', 'pylon'],
  'transport-strike': ['road', 'tram', 'barrier', 'sign'],
  'heat-wave': ['soil', 'sun', 'bush', 'heat'],
  'factory-closure': ['grime', 'factory', 'barrier'],
  flood: ['water', 'house', 'waves', 'tree'],
  'computer-virus': ['night', 'monitor', 'bug'],
  'street-protest': ['paving', 'person', 'sign', 'walker', 'person', 'sign', 'walker'],
  smog: ['grime', 'smoke', 'factory', 'smoke', 'wreck'],
  'fuel-shortage': ['road', 'pump', 'car'],
  'housing-shortage': ['paving', 'house', 'person', 'walker', 'person'],
  'false-rumour': ['paving', 'person', 'bubble', 'bubble', 'walker'],
  epidemic: ['paving', 'virus', 'cross', 'virus'],
  'missing-materials': ['soil', 'crane', 'barrier'],
  'brain-drain': ['road', 'office', 'person', 'suitcase'],
}
