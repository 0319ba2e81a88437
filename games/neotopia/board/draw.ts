// The drawings as strings of SVG, each about 0, 0: a drawing is set into its place as a whole, which is small to load and
// quick to show.
import type { KindId } from '../data.ts'
import { KINDS } from '../data.ts'
import { groundOf, INK, PAPER, toneOf } from './palette.ts'
import { hexPath, SIZE } from './plane.ts'

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`
const lined = (inner: string, width: number) =>
  `<g stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** The sign of an element: a bolt, a leaf, a chip, two people; `cut` is the colour of what is cut out of it. */
export function sign(element: number, ink = PAPER, cut = toneOf(element).fill): string {
  const line = (width: number, colour = ink) => ` stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`
  switch (element) {
    case 0:
      return path('M3.5-13L-8.5 3H-1.5L-3.5 13L8.5-3.5H1.5Z', ink, line(1))
    case 1:
      return (
        path('M-9.5 10.5C-14-4-3-12 11-11C12.5 3 5 12-6 8.5Z', ink) +
        path('M-10.5 12L4-4M-4.6 5.4L-4.2-2M-1 1.6L6 2', 'none', line(1.8, cut))
      )
    case 2:
      return (
        path('M-4-7v-5M4-7v-5M-4 7v5M4 7v5M-7-4h-5M-7 4h-5M7-4h5M7 4h5M-7-7h14v14h-14z', ink, line(2.6)) +
        path('M-3.4-3.4h6.8v6.8h-6.8z', cut)
      )
    default:
      return (
        path(`${disc(-5.6, -6.2, 4.3)}${disc(6, -6.2, 4.3)}M-13 10C-13.5-2.5 1.6-2.5 1.6 10Z`, ink) +
        path('M-1.2 10C-1.2-2.5 13.8-2.5 13.4 10Z', ink, line(1.4, cut))
      )
  }
}

const TOP = hexPath(SIZE * 0.86, { x: 0, y: -2 })
const BASE = hexPath(SIZE * 0.86, { x: 0, y: 2.5 })
const RIM = hexPath(SIZE * 0.74, { x: 0, y: -2 })
/** An element: a six-sided block seen a little from above, with its sign; at scale 1 it fills a space. */
export function element(kind: number, x = 0, y = 0, scale = 1): string {
  const { fill, side } = toneOf(kind)
  const rim = path(RIM, 'none', ' stroke="#fff" stroke-opacity=".28" stroke-width="1.6"')
  return `<g transform="translate(${x} ${y}) scale(${scale})">${lined(path(BASE, side) + path(TOP, fill), 1.3)}${rim}<g transform="translate(0 -2)">${sign(kind)}</g></g>`
}

const CREAM = '#efe3c8'
/** What a kind of project looks like: shapes filled with its main or second colour (m, s), with a colour, or not at all. */
const PICTURES: { readonly [kind in KindId]: readonly (readonly [d: string, fill?: string])[] } = {
  sun: [
    ['M0-14v3M0 3v3M-10-4h3M7-4h3M-7-11l2 2M7-11l-2 2M-7 3l2-2M7 3l-2-2'],
    ['M-3.4 13L-2-2H2L3.4 13Z', CREAM],
    [disc(0, -4, 4.6), 'm'],
  ],
  skyfarm: [
    ['M-9 12.5v-6h18v6zM-7 6.5v-6h14v6zM-5 .5v-6h10v6z', CREAM],
    ['M-9 6.5q3-5 6 0q3-5 6 0q3-5 6 0zM-5-5.5q2.5-6 5-1q2.5-5 5 1z', 'm'],
  ],
  spire: [['M0-14L4.6 13H-4.6Z', 'm'], ['M-9 3C-6 7 6 7 9 3C6 0-6 0-9 3Z', CREAM], ['M-6.5-4C-4-1.4 4-1.4 6.5-4']],
  forum: [
    ['M-11-3L0-11L11-3Z', 'm'],
    ['M-10 9h20v3.4h-20zM-8-2.4h3v11h-3zM-1.5-2.4h3v11h-3zM5-2.4h3v11h-3z', CREAM],
  ],
  biogas: [
    ['M-12 11C-12-3 4-3 4 11ZM-9 6q5-7 10 0', 's'],
    ['M6 11V-2h5v13z', CREAM],
    ['M8.5-4c-4-3 0-5-.5-8.4c4 2 5 6 .5 8.4z', 'm'],
  ],
  fusion: [
    [
      'M-12 0a12 4.6 0 1 0 24 0a12 4.6 0 1 0-24 0M-6 10.4a12 4.6-60 1 0 12-20.8a12 4.6-60 1 0-12 20.8M6 10.4a12 4.6 60 1 0-12-20.8a12 4.6 60 1 0 12 20.8',
    ],
    [disc(0, 0, 3.8), 'm'],
  ],
  rooftops: [
    ['M-10 1v11h20v-11', CREAM],
    ['M-13 1.5L-5-9H13L10 1.5ZM-1-9L-4.5 1.5M6-9L3 1.5M-9-4H11.5', 'm'],
    ['M-3 12v-6h5v6z', 's'],
  ],
  orchard: [
    ['M-1.6 11h3.2v-7h-3.2z', '#8a5a33'],
    ['M0-8C8-8 10 0 5 4H-5C-10 0-8-8 0-8Z', 'm'],
    ['M-13 11.5C-13-16 13-16 13 11.5Z'],
    [disc(-3, -2, 1.8) + disc(3.4, 0, 1.8), 's'],
  ],
  seedvault: [
    ['M-9 12V-3L-3-11H3L9-3V12Z', CREAM],
    [disc(0, 2.5, 6.8), 's'],
    ['M0 7C-5 3-3.4-2 0-3.4C3.4-2 5 3 0 7Z', 'm'],
  ],
  garden: [
    ['M-11 5h22l-2.4 7.4h-17.2z', 's'],
    ['M-6 5V-3M0 5V-7M6 5V-3'],
    [disc(-6, -4.6, 3.2) + disc(0, -8.6, 3.6) + disc(6, -4.6, 3.2), 'm'],
  ],
  grid: [
    ['M-5 13L0-13L5 13M-9-6H9M-8 0H8M-3.6 5L4.2 10M3.6 5L-4.2 10'],
    ['M9-1l-3.4 5h2.6l-1 4.4l4-5.6h-2.6z', 's'],
    [disc(-9, -4, 2) + disc(9, -8, 2), 'm'],
  ],
  algae: [
    ['M-3-12h6M-2.4-12v8L-9.6 9q-1 3 2 3h15.2q3 0 2-3L2.4-4v-8', '#eef6f4'],
    ['M-7 4q3.5-3 7 0t7 0L9.6 9q1 3-2 3h-15.2q-3 0-2-3z', 's'],
    [disc(2, -1, 1.6) + disc(-1.4, -6, 1.3), 'm'],
  ],
  robots: [
    ['M0-7v-4M-4 12v-4M4 12v-4'],
    [disc(0, -12, 1.8), 's'],
    ['M-10-3q0-4 4-4h12q4 0 4 4v7q0 4-4 4h-12q-4 0-4-4z', 'm'],
    [`${disc(-4, -1, 2.6)}${disc(4, -1, 2.6)}M-4 5h8`, '#fffaf0'],
  ],
  tram: [
    ['M-4-9L0-13L4-9M-9 13L-6 9.4M9 13L6 9.4'],
    ['M-9-5q0-4 4-4h10q4 0 4 4v10q0 4-4 4h-10q-4 0-4-4z', 'm'],
    ['M-6.4-6h12.8v7h-12.8z', '#e8f3fa'],
    [disc(-5, 5, 1.7) + disc(5, 5, 1.7), 's'],
  ],
  market: [
    ['M-9.5-1V12M9.5-1V12M-11 5h22v4h-22z', CREAM],
    ['M-12-2L-9-10H9L12-2q-2 4-4 0q-2 4-4 0q-2 4-4 0q-2 4-4 0q-2 4-4 0q-2 4-4 0z', 'm'],
    [disc(-5, 3.4, 2.2) + disc(0, 3.4, 2.2) + disc(5, 3.4, 2.2), 's'],
  ],
  academy: [
    ['M-7.4 1v6.4q7.4 5 14.8 0V1', 's'],
    ['M-14-3L0-9.6L14-3L0 3.6Z', 'm'],
    ['M11-1.6v7'],
    [disc(11, 7, 1.8), 's'],
  ],
}
/** The picture of a kind of project, about 16 round; two cards with the same picture are of one kind. */
export function emblem(kind: number): string {
  const { id, main, second } = KINDS[kind] ?? KINDS[0]
  const fills: { readonly [fill: string]: string } = { m: toneOf(main).fill, s: toneOf(second).fill }
  const shapes = PICTURES[id].map(([d, fill = 'none']) => path(d, fills[fill] ?? fill))
  return `<circle r="17" fill="#fffaf0" stroke="${fills.m}" stroke-width="2.4"/>${lined(shapes.join(''), 1.2)}`
}

const TOKENS: readonly string[] = [
  path('M-9-7l8-2l3 11.5l-8 2z', '#9cc0d8') + path('M0-6.3l8.4 1.5l-2 11.8l-8.4-1.5zM3-3v6M0 0h6', '#fffdf5'),
  path(
    'M-2-9h4v3l2 .8l2.2-2.2l2.8 2.8l-2.2 2.2l.8 2h3v4h-3l-.8 2l2.2 2.2l-2.8 2.8l-2.2-2.2l-2 .8v3h-4v-3l-2-.8l-2.2 2.2l-2.8-2.8l2.2-2.2l-.8-2h-3v-4h3l.8-2l-2.2-2.2l2.8-2.8l2.2 2.2l2-.8z',
    '#9b8fb5',
    ' transform="translate(0 -1.5) scale(.9)"',
  ) + path(disc(0, 0, 2.6), '#fff6dc'),
  path(
    'M0-8.8C6.4-8.8 8.4-2.6 4.6 1C3.4 2.2 3.2 3 3.2 4.4H-3.2C-3.2 3-3.4 2.2-4.6 1C-8.4-2.6-6.4-8.8 0-8.8Z',
    '#ffd94f',
  ) + path('M-2.8 6.4h5.6M-2 8.6h4M-2-2.6L0 0L2-2.6M0 0V4', 'none'),
  path('M-6-8.5h8.4l4 4V8.5H-6ZM-3.4-4.4h4M-3.4-1.4h6.6', '#fffdf5') + path('M-4 5.8a4 4 0 0 1 8 0Z', '#d9694f'),
]
/** A bonus token, about 15 round: two cards, a gear, a lamp, a stamped permit. */
export const token = (kind: number): string =>
  `<circle r="15" fill="#8a5f0c" cy="1.4"/><circle r="13.5" fill="#fff6dc" stroke="#4d3606" stroke-width="4.2"/><circle r="13.5" fill="none" stroke="#f0c14b" stroke-width="2.6"/>${lined(TOKENS[kind] ?? '', 1.3)}`

/** The mark of a region, about 8 round: a sun over a dune, a wave, a fir. */
export function regionMark(region: number): string {
  const { land, line } = groundOf(region)
  const marks = [
    path(`${disc(2.4, -2.6, 2.5)}M-8 3C-4-2.5-1 0 1.4 2.4C3.6.6 5.6 1 7.9 2.6C6 8-5.6 9.6-8 3Z`, '#fff1c9'),
    path('M-6-1.8q3-3.4 6 0t6 0M-5.4 3q2.7-3 5.4 0t5.4 0', 'none', ' stroke="#fff" stroke-width="2"'),
    path('M0-7L4.6-.6H2.4L5.6 4.2H1.2V6.6H-1.2V4.2H-5.6L-2.4-.6H-4.6Z', '#fff'),
  ]
  return `<circle r="8.5" style="fill: ${land}; stroke: ${line}" stroke-width="1.2"/>${marks[region] ?? ''}`
}
