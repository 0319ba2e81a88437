// The drawings as strings of SVG: a drawing is set into its place as a whole, which is small to load and quick to show.
import type { Expert, Indicator } from '../data.ts'
import { BLUE, EVOLUTIONS, EXPERTS, INDICATORS } from '../data.ts'
import type { EvolutopiaSet } from '../set.ts'
import type { FilledPath, PropName } from './props.ts'
import { disc, PROPS } from './props.ts'
import type { SceneArt } from './scenes.ts'
import { EVOLUTION_SCENES, FAR, FRONT, GROUNDS, SCENE_HEIGHT, SCENE_WIDTH, SKIES, SKY } from './scenes.ts'

export const INDICATOR_COLOURS: { readonly [I in Indicator]: string } = {
  environment: '#5fa84e',
  mobility: '#4b93c9',
  comfort: '#dd7d70',
  energy: '#f0b92e',
  economy: '#9b79bf',
}

const drawn = (shapes: readonly FilledPath[]): string =>
  shapes.map(([d, fill, width]) => `<path d="${d}" fill="${fill}"${width ? ` stroke-width="${width}"` : ''}/>`).join('')

/** Something drawn about 0, 0 with a fine dark outline, brought to its place. */
const placed = (inner: string, x: number, y: number, scale: number, line = 1.3): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke="#2b2f27" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`

export const prop = (name: PropName, x = 0, y = 0, scale = 1): string =>
  placed(drawn(PROPS[name]), x, y, scale, 1.3 / scale)

/** Sky, ground and what stands there; `bleed` is how far sky and ground go on above and below. */
export function scene([ground, ...names]: SceneArt, sky: string, bleed = 0): string {
  const { top, fill } = GROUNDS[ground]
  const bottom = SCENE_HEIGHT + bleed
  const land = `<rect y="${-bleed}" width="${SCENE_WIDTH}" height="${bottom + bleed}" fill="${ground === 'night' ? '#3d4763' : sky}"/><path d="M0 ${top + 3}Q30 ${top - 4} 62 ${top}T${SCENE_WIDTH} ${top - 1}V${bottom}H0z" fill="${fill}"/>`
  const lane = ground === 'road' ? '<path d="M4 86H116" stroke="#f3efe0" stroke-width="2" stroke-dasharray="9 8"/>' : ''
  const [rows, standing] = [['', '', ''], names.filter((name) => !SKY.includes(name) && !FAR.includes(name)).length]
  const along = (i: number, count: number) => 9 + (102 * (i + 0.5)) / count
  let stood = 0
  for (const [i, name] of names.entries()) {
    if (SKY.includes(name)) rows[0] += prop(name, along(i, names.length), 32, 1.2)
    else if (FAR.includes(name)) rows[0] += prop(name, along(i, names.length), top + 1, 1.2)
    else if (FRONT.includes(name)) rows[2] += prop(name, along(stood++, standing), 84, standing > 4 ? 1.1 : 1.4)
    else
      rows[1] += prop(
        name,
        along(stood++, standing),
        top + 18 - (stood % 2) * 6,
        [0, 2, 1.7, 1.45, 1.35][standing] ?? 1.2,
      )
  }
  // By night the same place lies in the dark.
  return `${land}${lane}${rows.join('')}<rect class="night" y="${-bleed}" width="${SCENE_WIDTH}" height="${bottom + bleed}"/>`
}

/** The scene of an evolution; its sky has the colour of its strongest indicator. */
export function evolution({ evolutionChanges }: EvolutopiaSet, tile: number): string {
  const changes = INDICATORS.map((_, i) => evolutionChanges[tile * INDICATORS.length + i] ?? 0)
  const strongest = INDICATORS[changes.indexOf(Math.max(...changes))] ?? 'environment'
  return scene(EVOLUTION_SCENES[EVOLUTIONS[tile] ?? 'superblocks'], SKIES[strongest])
}

const PAPER = '#fffaf0'
const HAT = '#43406b'
interface Figure {
  readonly colour: string
  /** Every kind has a badge of its own shape. */
  readonly badge: string
  readonly skin: string
  readonly hat: readonly FilledPath[]
}
/** A beret, a helmet, a straw hat with a leaf, glasses and headset, a peaked cap. */
const FIGURES: { readonly [E in Expert]: Figure } = {
  designer: {
    colour: '#e2735f',
    badge: disc(0, 0, 18.5),
    skin: '#f3cfae',
    hat: [
      ['M-8.5-6.5c-3-6 4-10 9.5-8c7 1 9.5 5 6.5 7.5c-4-2-11-2-16 .5zM1-14.5l1-2.5', '#7c2f3b'],
      ['M8-7l3.5-7l2.5 1.2l-3.5 7l-2.6 1.6z', '#f6d35a'],
    ],
  },
  builder: {
    colour: '#f2ae3d',
    badge: 'M-10-18h20l9.5 18l-9.5 18h-20l-9.5-18z',
    skin: '#c98d5e',
    hat: [['M-7.5-6.5a7.5 8 0 0 1 15 0zM-10-6.5h20v2h-20zM-2-14h4v7.5h-4z', '#fbe04f']],
  },
  urbanist: {
    colour: '#74b25c',
    badge: 'M0-19.5L18.5-6V17.5H-18.5V-6z',
    skin: '#8a5a3a',
    hat: [
      ['M-5.5-7.5c0-9 11-9 11 0zM-11-7.5q11-3.5 22 0q-11 3-22 0z', '#ecd08a'],
      ['M3-11c1-5 5-6 8-5.5c0 4-4 6.5-8 5.5z', '#3f8a3a'],
    ],
  },
  technologist: {
    colour: '#559fd3',
    badge: 'M-13.5-18h27q4.5 0 4.5 4.5v27q0 4.5-4.5 4.5h-27q-4.5 0-4.5-4.5v-27q0-4.5 4.5-4.5z',
    skin: '#f0c39b',
    hat: [
      ['M-7.5-5c-1-8 3-9 7.5-9s8.5 1 7.5 9c-2-4-4-5-7.5-5s-5.5 1-7.5 5z', '#3a3f52'],
      ['M-6-5h5v4.5h-5zM1-5h5v4.5h-5zM-1-3.5h2', '#dff2fb'],
      ['M-9.5-5v5M9.5-5v5q0 4-5 4.5', 'none', 2],
    ],
  },
  regulator: {
    colour: '#9f80c6',
    badge: 'M-18-18h36v16c0 11-8 17-18 21c-10-4-18-10-18-21z',
    skin: '#dba77c',
    hat: [
      ['M-8-8.5c-2-5 4-7.5 8-7.5s10 2.5 8 7.5zM0 5.5l2 2l-2 6l-2-6z', HAT],
      ['M-8-8.5h16v2.5q-8-2.5-16 0z', '#23223d'],
      ['M0-14.8l1.2 2.3h-2.4z', '#f6d35a', 0.8],
    ],
  },
}
const figureOf = (kind: number) => FIGURES[EXPERTS[kind] ?? 'designer']

/** An expert on a badge; an open slot is the same, faint and dashed. */
export function expert(kind: number, open = false): string {
  const { colour, badge, skin, hat } = figureOf(kind)
  const body: readonly FilledPath[] = [
    ['M-10.5 13.5c0-7 4-9.5 10.5-9.5s10.5 2.5 10.5 9.5z', open ? colour : PAPER],
    [disc(0, -3.5, 7.5), skin],
    ['M-2.6-2.6h.01M2.6-2.6h.01', 'none', 2.2],
    ['M-2 .8q2 1.7 4 0', 'none'],
    ...hat,
  ]
  const plate = open
    ? `<path d="${badge}" fill="${PAPER}" stroke="#55584e" stroke-width="1.8" stroke-dasharray="3.5 3"/>`
    : `<path d="${badge}" fill="${colour}" stroke-width="1.6"/>`
  return placed(`${plate}<g opacity="${open ? 0.5 : 1}">${drawn(body)}</g>`, 0, 0, 1, 1.2)
}

/** How many of a kind: the number on the kind's badge. */
export function expertCount(kind: number, count: number): string {
  const { colour, badge } = figureOf(kind)
  const plate = `<path d="${badge}" fill="${count > 0 ? colour : '#e4decd'}"/>`
  return `${placed(plate, 0, 0, 1, 2)}<text y="9" text-anchor="middle" font-size="26" font-weight="800" fill="#16190f">${count}</text>`
}

/** Leaf, tram, home, bolt, coins. */
const SIGNS: { readonly [I in Indicator]: readonly FilledPath[] } = {
  environment: [
    ['M-6.5 6.5C-9-3-2-8 7.5-7.5C8 2 3 8.5-4.5 5', INDICATOR_COLOURS.environment],
    ['M-7.5 8C-4.5 2-1-1 3.5-3.5', 'none', 1.5],
  ],
  mobility: [
    ['M-6 4.5v-8q0-4 4-4h4q4 0 4 4v8q0 2-2 2h-8q-2 0-2-2z', INDICATOR_COLOURS.mobility],
    ['M-4-4.5h8v4.5h-8z', '#eaf5fb'],
    ['M-4 6.5l-2 2.5M4 6.5l2 2.5M-2.5-9.5h5M0-7.5v-2M-3.6 3.6h.01M3.6 3.6h.01', 'none', 1.6],
  ],
  comfort: [
    ['M-7.5-.5L0-8L7.5-.5H5.5V7.5H-5.5V-.5z', INDICATOR_COLOURS.comfort],
    ['M0 5.5C-5.5 2-4-2.2-1.5-1.6Q-.3-1.3 0 0Q.3-1.3 1.5-1.6C4-2.2 5.5 2 0 5.5z', '#fff6ee'],
  ],
  energy: [['M2.5-9L-6.5 1.5H-1L-3 9L6.5-2H1z', INDICATOR_COLOURS.energy]],
  economy: [
    ['M-7.5 1.5v4c0 3.5 11 3.5 11 0v-4a5.5 2.5 0 0 0-11 0a5.5 2.5 0 0 0 11 0', INDICATOR_COLOURS.economy],
    ['M-3-6v3.5c0 3.5 11 3.5 11 0v-3.5', INDICATOR_COLOURS.economy],
    ['M-3-6a5.5 2.5 0 0 0 11 0a5.5 2.5 0 0 0-11 0', '#f3e3ff'],
  ],
}
/** The sign of an indicator on a cream plate. */
export const indicator = (number: number, x = 0, y = 0, scale = 1): string =>
  placed(`<circle r="11.2" fill="#fffdf5"/>${drawn(SIGNS[INDICATORS[number] ?? 'environment'])}`, x, y, scale, 1.2)

interface Light {
  readonly lit: boolean
  /** The last light, with which all is lost. */
  readonly last?: boolean
  /** The crisis stands here, or would come here. */
  readonly here?: boolean
  readonly next?: boolean
}
/** A light of the crisis track. */
export function beacon({ lit, last = false, here = false, next = false }: Light, x = 0, y = 0, scale = 1): string {
  const dome = lit ? (last ? '#d23b2c' : '#f58a2c') : last ? '#e3b3a8' : '#ddd6c4'
  const rays = '<path d="M-17-8l-5-2M17-8l5-2M-12-19l-4-4M12-19l4-4M0-23v-5" stroke="#e2601f" stroke-width="2.6"/>'
  const frame =
    '<path d="M-14 2v-10a14 14 0 0 1 28 0v10" fill="none" stroke="#c8371f" stroke-width="2.4" stroke-dasharray="4 3"/>'
  const shapes: readonly FilledPath[] = [
    ['M-11 0v-8a11 11 0 0 1 22 0v8z', dome],
    ['M-14 0h28v6h-28z', '#6b6a66'],
  ]
  return placed(`${here ? rays : ''}${drawn(shapes)}${next ? frame : ''}`, x, y, scale, 1.6)
}

/** The mark of an evolution: blue brings a bonus evolution when it is started, green a good plan. */
export const mark = (kind: number): string =>
  kind === BLUE
    ? '<g stroke="#fff" stroke-width="2"><rect x="-11" y="-11" width="22" height="22" rx="5" fill="#3f7fd0"/><path d="M-6-6.5h12v9h-12zM-3.5 6h7M0-5v6M-3-2h6" fill="none"/></g>'
    : '<circle r="11.5" fill="#2f8f4f" stroke="#fff" stroke-width="2"/><path d="M0 0c-6-1-7-7-3-7c2 0 3 2 3 7c0-5 1-7 3-7c4 0 3 6-3 7c6-1 7 5 4 6c-3 0-4-3-4-6c0 3-1 6-4 6c-3-1-2-7 4-6z" fill="#eafbe6"/>'

/** Things that are higher, or hang in the sky. */
const TALL: { readonly [name: string]: readonly [x: number, y: number, scale: number] } = {
  crane: [-5, 14, 0.75],
  moon: [0, 0, 1.1],
  tripod: [0, 10, 1],
  banner: [0, 13, 0.95],
}
/** A thing on a round plate, as the sign of a role or a good plan. */
export const sign = (name: PropName, plate: string): string =>
  `<circle r="21" fill="${plate}"/>${prop(name, ...(TALL[name] ?? [0, 11, 1.05]))}`
