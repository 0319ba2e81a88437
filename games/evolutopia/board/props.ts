// The things scenes are made of: each a list of filled shapes on a foot at 0, 0, drawn with one fine dark outline.

/** A shape, its fill and the width of its line; `none` leaves only the line. */
export type FilledPath = readonly [path: string, fill: string, line?: number]

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
/** Windows in rows and columns. */
const grid = (x: number, y: number, columns: number, rows: number, stepX: number, stepY: number, size: number) =>
  Array.from({ length: columns * rows }, (_, i) =>
    box(x + (i % columns) * stepX, y + Math.floor(i / columns) * stepY, size, size * 1.2),
  ).join('')

const [CREAM, WALL, BRICK, ROOF, WOOD, DARK] = ['#fff6dc', '#f0dcb4', '#d98a5f', '#b9553c', '#b07c4c', '#4a4d4a']
const [LEAF, GRASS, GLASS, STEEL, SUN, RED] = ['#4f9a45', '#8cc06a', '#bfe3ef', '#9aa6ab', '#f6c445', '#d4513f']
const [SMOKE, GOLD, PINK, SKIN, BLUE] = ['#8b8791', '#efb93a', '#ea9aa0', '#f0c6a0', '#3f7fb5']

const CROWN = 'M0-27c7 0 10 5 9 9c5 2 4 10-3 10h-12c-7 0-8-8-3-10c-1-4 2-9 9-9z'
const TURBINE_BLADE = 'c-3 -6 -2 -12 0 -15c2 4 2 9 0 15z'

// biome-ignore format: a line is a thing
export const PROPS = {
  tree: [[box(-1.5, -9, 3, 9), WOOD], [CROWN, LEAF]],
  fir: [[box(-1.5, -5, 3, 5), WOOD], ['M0-28l9 13h-4l6 10h-22l6-10h-4z', '#3d8550']],
  bush: [['M-9 0c-3-5 1-9 4-7c1-5 8-5 9 0c4-2 7 3 4 7z', GRASS]],
  flowers: [['M-8 0v-5M-2 0v-7M4 0v-5M9 0v-6', 'none'], [disc(-8, -7, 2.4), RED], [disc(-2, -9, 2.4), SUN], [disc(4, -7, 2.4), PINK], [disc(9, -8, 2.4), CREAM]],
  reeds: [['M-8 0c0-8-1-12-3-16M-3 0v-20M2 0c0-9 1-13 4-18M8 0c0-6 1-9 3-13', 'none'], ['M-4.5-26h3v8h-3zM4.6-25l3 1l-1.6 7l-3-1z', WOOD]],
  waves: [['M-20 0c5-5 5-5 10 0s5 5 10 0s5-5 10 0s5 5 10 0', 'none']],
  hill: [['M-34 0c8-26 20-34 28-34s16 20 40 34z', '#a9c58a']],
  peak: [['M-34 0l24-44l12 16l8-10l26 38z', '#a7b7b4'], ['M-10-44l8 11l-4 2l-4-3l-4 4l-3-3z', '#fffdf5']],
  sun: [[disc(0, 0, 8), SUN], ['M0-15v4M0 15v-4M-15 0h4M15 0h-4M-10.6-10.6l2.8 2.8M10.6 10.6l-2.8-2.8M-10.6 10.6l2.8-2.8M10.6-10.6l-2.8 2.8', 'none']],
  moon: [['M3-10a10 10 0 1 0 8 15a9 9 0 0 1-8-15z', '#fbe9a8']],
  star: [['M0-5l1.3 3.7l3.7 1.3l-3.7 1.3l-1.3 3.7l-1.3-3.7l-3.7-1.3l3.7-1.3z', SUN]],
  cloud: [['M-15 5c-7 0-7-9 0-9c0-9 13-11 16-4c8-4 14 3 9 7c5 1 3 6-1 6z', '#fffdf5']],
  storm: [['M-18 5c-9 0-9-11 0-11c0-11 15-13 19-5c10-5 17 3 11 8c6 2 4 8-1 8z', '#6f7a8c'], ['M0 3l-7 11h6l-4 11l12-15h-6l5-7z', SUN]],
  smoke: [['M-4 0c-8-2-9-11-2-12c-3-8 6-14 11-8c8-3 12 8 5 11c4 6-4 12-9 8c-1 2-4 2-5 1z', SMOKE]],
  bolt: [['M3-22l-11 13h7l-4 10l12-14h-7l6-9z', SUN]],
  house: [[box(-10, -13, 20, 13), WALL], ['M-13-12l13-12l13 12z', ROOF], [box(-7, -9, 5, 5), GLASS], [box(2, -9, 5, 9), WOOD]],
  greenhouse: [[box(-10, -13, 20, 13), WALL], ['M-13-12l13-11l13 11z', LEAF], ['M-9-17q3-5 6-3M2-21q4-4 6 1', 'none'], [box(-7, -9, 5, 5), GLASS], [box(2, -9, 5, 9), WOOD]],
  warmhouse: [['M-15 1v-16l15-13l15 13v16z', PINK], [box(-9, -13, 18, 13), WALL], ['M-11-12l11-9l11 9z', ROOF], [box(-6, -9, 5, 5), SUN], [box(2, -9, 5, 9), WOOD]],
  block: [[box(-11, -32, 22, 32), BRICK], [grid(-8, -29, 3, 3, 6, 8, 4), CREAM], [box(-3, -7, 6, 7), DARK]],
  roofgarden: [[box(-12, -24, 24, 24), WALL], [grid(-9, -20, 3, 2, 7, 9, 4), GLASS], ['M-14-24c1-6 6-6 8-3c1-6 7-6 8-1c3-4 10-3 12 4z', LEAF]],
  timber: [[box(-10, -44, 20, 44), '#d3a467'], ['M-10-37h20M-10-29h20M-10-21h20M-10-13h20', 'none'], [grid(-7, -42, 2, 4, 9, 8, 4), CREAM], [box(-3, -7, 6, 7), DARK], ['M-12-44h24v-3h-24z', LEAF]],
  office: [[box(-11, -38, 22, 38), GLASS], ['M-11-31h22M-11-24h22M-11-17h22M-11-10h22M-3.5-38v38M3.5-38v38', 'none'], [box(-4, -6, 8, 6), BLUE]],
  hall: [['M-22-20l22-13l22 13z', BRICK], [box(-21, -20, 42, 4), CREAM], [box(-19, -16, 38, 14), '#cfa877'], ['M-17-16h4v14h-4zM-8-16h4v14h-4zM4-16h4v14h-4zM13-16h4v14h-4z', CREAM], [box(-23, -3, 46, 3), CREAM]],
  cityhall: [[box(-24, -20, 48, 20), WALL], [box(-7, -40, 14, 40), CREAM], ['M-9-39l9-13l9 13z', BLUE], [disc(0, -30, 4.5), '#fffdf5'], ['M0-33v3l2 2M0-52v-8', 'none'], ['M0-60l12 3l-12 4z', RED], [grid(-21, -16, 2, 2, 7, 8, 4), GLASS], [grid(11, -16, 2, 2, 7, 8, 4), GLASS], ['M-4 0v-8a4 4 0 0 1 8 0v8z', WOOD]],
  market: [['M-24-13c0-16 10-21 24-21s24 5 24 21z', '#7fb6a4'], ['M-14-13c0-12 3-18 6-20M14-13c0-12-3-18-6-20M0-34v21', 'none'], [box(-22, -13, 44, 13), WALL], [box(-18, -8, 10, 8), RED], [box(-5, -8, 10, 8), SUN], [box(8, -8, 10, 8), LEAF]],
  shop: [[box(-13, -22, 26, 22), BRICK], ['M-15-15h30l2 6h-34z', CREAM], ['M-9-15l-1 6h-5l2-6zM0-15v6h-5l1-6zM9-15l1 6h-5v-6z', RED], [box(-10, -8, 9, 8), GLASS], [box(3, -8, 6, 8), WOOD]],
  workshop: [['M-20 0v-20l10 7v-7l10 7v-7l10 7v-7l10 7V0z', BRICK], [grid(-16, -10, 4, 1, 9, 8, 5), CREAM]],
  factory: [[box(13, -36, 6, 36), BRICK], ['M-20 0v-18l11 7v-7l11 7v-7l11 7V0z', '#c9c3b4'], [grid(-16, -8, 3, 1, 10, 8, 6), SUN]],
  chimney: [['M-5 0l2-38h6l2 38z', BRICK], ['M-3.6-28h7.2M-3-34h6', 'none']],
  dome: [['M-19 0a19 19 0 0 1 38 0z', GLASS], ['M-12 0c0-10 5-17 12-19c7 2 12 9 12 19M-17-8h34M0-19v19', 'none']],
  garage: [[box(-19, -20, 38, 20), '#cfd3cf'], [box(-15, -14, 30, 14), DARK], [box(-7, -27, 14, 9), BLUE], ['M-3-20v-5h3a1.6 1.6 0 0 1 0 3.2h-3', 'none']],
  tank: [[box(-9, -16, 18, 16), STEEL], ['M-9-16a9 4 0 0 1 18 0a9 4 0 0 1-18 0z', '#c8d2d4'], ['M9-6h8v6', 'none']],
  fountain: [['M-14 0c0-5 28-5 28 0z', STEEL], ['M0-3v-10c-6-5-9 0-9 6M0-13c6-5 9 0 9 6', 'none']],
  bench: [['M-9 0v-4M9 0v-4', 'none'], [box(-11, -6, 22, 2.5), WOOD], [box(-11, -11, 22, 2.5), WOOD]],
  parasol: [['M0 0v-16', 'none'], ['M-12-14c2-10 22-10 24 0z', RED], ['M-4-14c0-6 2-8 4-8s4 2 4 8z', CREAM]],
  person: [['M-4 0v-9c0-5 8-5 8 0v9z', BLUE], [disc(0, -15, 3.6), SKIN]],
  walker: [['M-4 0v-9c0-5 8-5 8 0v9z', RED], [disc(0, -15, 3.6), '#b98358']],
  swimmer: [['M-9-1c4-5 9-5 12-1', 'none'], [disc(5, -5, 3.6), SKIN]],
  turbine: [['M-1.4 0l0.6-30h1.6l0.6 30z', '#fffdf5'], [`M0 -30${TURBINE_BLADE}`, '#fffdf5'], ['M0-30c6 0 11 4 13 7c-5 0-10-2-13-7zM0-30c-6 0-11 4-13 7c5 0 10-2 13-7z', '#fffdf5'], [disc(0, -30, 2), RED]],
  panel: [['M-1 0v-5', 'none'], ['M-13-4l5-11h18l-5 11z', '#35618f'], ['M-10.5-9.5h18M-4-4l5-11M2-4l5-11', 'none']],
  pylon: [['M-8 0l6-34h4l6 34M-6-10h12M-4-20h8M-13-26h26M-10-31h20', 'none'], [disc(-13, -24, 1.8), RED], [disc(13, -24, 1.8), RED]],
  bike: [[disc(-8, -6, 6), 'none'], [disc(8, -6, 6), 'none'], ['M-8-6l5-9h9l2 9M-3-15l4 9h-9M-6-17h5M6-15l-1-4h4', 'none']],
  bus: [['M-19-3v-15q0-4 4-4h28q5 0 6 6v13z', SUN], ['M-16-18h7v7h-7zM-6-18h7v7h-7zM4-18h8q2 0 3 7h-11z', GLASS], [disc(-10, -3, 3.6), DARK], [disc(10, -3, 3.6), DARK]],
  tram: [['M-26-3v-14q0-5 6-5h40q6 0 6 5v14z', RED], [grid(-22, -18, 5, 1, 9, 8, 6), GLASS], [box(-26, -7, 52, 2.5), CREAM], ['M-4-22l4-7l4 7M-26 0h52', 'none'], [disc(-14, -2, 2.6), DARK], [disc(14, -2, 2.6), DARK]],
  wagon: [[box(-13, -12, 26, 9), '#8a6a4a'], [box(-10, -20, 9, 8), GOLD], [box(1, -20, 9, 8), WOOD], [disc(-7, -2, 2.6), DARK], [disc(7, -2, 2.6), DARK]],
  metro: [['M-17 0v-14a17 17 0 0 1 34 0v14z', DARK], ['M-12 0v-14a12 11 0 0 1 24 0v14z', BLUE], ['M-8-10v-4a8 7 0 0 1 16 0v4z', GLASS], [disc(-7, -5, 2), SUN], [disc(7, -5, 2), SUN]],
  car: [['M-13-3v-5l4-1l4-6h9l5 6l4 1v5z', BLUE], ['M-4-9l3-4h3v4zM4-13h1l3 4h-4z', GLASS], [disc(-7, -2, 3), DARK], [disc(7, -2, 3), DARK]],
  wreck: [['M-13-3v-5l4-1l4-6h9l5 6l4 1v5z', '#a05347'], ['M-4-9l3-4h3v4zM4-13h1l3 4h-4z', '#c9c6bd'], [disc(-7, -2, 3), DARK], [disc(7, -2, 3), DARK]],
  boat: [['M-20-7h40l-6 9h-28z', BRICK], [box(-6, -16, 14, 9), CREAM], [grid(-4, -13, 2, 1, 6, 4, 3.4), GLASS], ['M2-16v-9', 'none'], ['M2-25l9 2.5l-9 3z', RED]],
  barge: [['M-22-6h44l-5 8h-34z', WOOD], ['M-18-6c0-7 6-7 7-3c1-6 8-6 9 0c1-6 8-6 9 0c2-4 8-3 7 3z', LEAF], [disc(-11, -8, 2), RED], [disc(7, -9, 2), SUN]],
  cabin: [['M0-24v9M-7-24h14', 'none'], ['M-9-11q0-4 4-4h10q4 0 4 4v7q0 4-4 4h-10q-4 0-4-4z', RED], [box(-6, -11, 5, 5), GLASS], [box(1, -11, 5, 5), GLASS]],
  crane: [['M-3 0v-38M3 0v-38M-3-10l6-6M-3-20l6-6M-3-30l6-6M22-36v10', 'none'], ['M-12-40h38v4h-38z', GOLD], [box(-12, -36, 6, 5), DARK], [box(18, -26, 8, 7), WOOD]],
  crate: [[box(-7, -12, 14, 12), WOOD], ['M-7-12l14 12M7-12l-14 12', 'none']],
  gear: [['M-3-22h6l1 4l4 2l4-1l3 5l-3 3v4l3 3l-3 5l-4-1l-4 2l-1 4h-6l-1-4l-4-2l-4 1l-3-5l3-3v-4l-3-3l3-5l4 1l4-2z', STEEL], [disc(0, -7, 5), CREAM]],
  recycle: [['M-11-10a11 11 0 0 1 19-6l3-3v9h-9l3-3a7 7 0 0 0-12 3zM11-6a11 11 0 0 1-19 6l-3 3v-9h9l-3 3a7 7 0 0 0 12-3z', LEAF]],
  pipe: [['M-22-4h18v-10h8v10h18v6h-44z', STEEL], ['M-14-4v6M14-4v6M-4-10h8', 'none']],
  flask: [['M-3-20h6v7l7 11q1 3-3 3h-14q-4 0-3-3l7-11z', GLASS], ['M-6-6h12l4 5q0 2-3 2h-14q-3 0-3-2z', '#8b6bb1']],
  banner: [['M-14 0v-26M14 0v-26', 'none'], ['M-14-25q14 7 28 0v9q-14 7-28 0z', PINK], [disc(0, -17, 2), SUN]],
  wrench: [['M-10 0l12-12a6 6 0 0 1 8-8l-5 5l4 4l5-5a6 6 0 0 1-8 8l-12 12z', STEEL]],
  lens: [['M4-8l8 8l-3 3l-8-8z', WOOD], [disc(-2, -14, 8), GLASS]],
  tripod: [['M0-14l-9 15M0-14l9 15M0-14v15', 'none'], [box(-8, -22, 14, 8), SUN], [box(6, -20, 4, 4), DARK]],
  plan: [[box(-13, -21, 26, 21), '#3b6ea3'], ['M-9-5v-9h8v9M3-5v-12h6v12M-13-5h26', 'none']],
  cross: [['M-4-22h8v7h7v8h-7v7h-8v-7h-7v-8h7z', RED]],
  arrows: [['M-14-16h16v-5l11 8l-11 8v-5h-16z', LEAF], ['M14-2h-16v-5', 'none']],
  book: [['M0-18c-5-4-10-4-14-2v17c4-2 9-2 14 2z', CREAM], ['M0-18c5-4 10-4 14-2v17c-4-2-9-2-14 2z', CREAM], ['M-10-13h6M-10-9h6M4-13h6M4-9h6', 'none']],
  bubble: [['M-15-23h30v15h-17l-7 8v-8h-6z', CREAM], ['M-10-18h20M-10-13h13', 'none']],
  coin: [[disc(0, -11, 11), GOLD], [disc(0, -11, 7), '#f8dc86'], ['M0-15v8', 'none']],
  sign: [['M0 0v-16', 'none'], [box(-12, -27, 24, 12), CREAM], ['M-8-23h16M-8-19h10', 'none']],
  barrier: [['M-17 0v-12M17 0v-12', 'none'], [box(-20, -14, 40, 7), CREAM], ['M-18-7l5-7h6l-5 7zM-6-7l5-7h6l-5 7zM6-7l5-7h6l-5 7z', RED]],
  heat: [['M-4-6v-20a4 4 0 0 1 8 0v20a6.5 6.5 0 1 1-8 0z', CREAM], [disc(0, -1, 4), RED], [box(-1.5, -20, 3, 19), RED]],
  monitor: [[box(-17, -26, 34, 22), DARK], [box(-14, -23, 28, 16), '#8fd0b0'], ['M-6 0h12M0-4v4', 'none']],
  bug: [['M-7-6l-6-4M-7-2h-7M-6 2l-6 4M7-6l6-4M7-2h7M6 2l6 4M-2-11l-3-4M2-11l3-4', 'none'], ['M0-11a7 9 0 0 1 0 18a7 9 0 0 1 0-18z', RED], ['M0-11v18', 'none']],
  virus: [['M0-18v36M-18 0h36M-12.7-12.7l25.4 25.4M-12.7 12.7l25.4-25.4', 'none'], [disc(0, 0, 11), '#b6cf5a'], [disc(-3, -3, 2.4), '#7d9636'], [disc(4, 2, 3), '#7d9636']],
  pump: [[box(-8, -26, 14, 26), RED], [box(-5, -23, 8, 7), CREAM], ['M6-14h4v9q0 3 3 3v-14l-4-4', 'none']],
  suitcase: [[box(-11, -13, 22, 13), WOOD], ['M-4-13v-4h8v4M-11-7h22', 'none']],
  bin: [['M-12 0l-3-8l8-3l2-6l9 3l8-1l4 7l-2 8z', '#7b7266'], [box(-6, -9, 6, 5), '#b0453a'], ['M3-10l6-3l2 5l-6 2z', '#c9c6bd']],
  speaker: [['M-12-14h7l9-7v26l-9-7h-7z', '#77707f'], ['M9-14q5 6 0 12M14-18q9 10 0 20', 'none']],
  bulb: [['M-4-5v-3c-6-4-6-16 4-16s10 12 4 16v3z', '#d8d2a8'], [box(-4, -5, 8, 5), STEEL], ['M-9-24l18 22', 'none']],
  shutter: [[box(-15, -24, 30, 24), '#8c7f74'], [box(-11, -17, 22, 17), '#b9b3a8'], ['M-11-13h22M-11-9h22M-11-5h22M-11-17l22 17M11-17l-22 17', 'none']],
} as const satisfies { readonly [name: string]: readonly FilledPath[] }

export type PropName = keyof typeof PROPS
