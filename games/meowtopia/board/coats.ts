// The coats of the four families: colours that go with the shapes of ears and markings.

interface Coat {
  readonly fur: string
  /** Behind the face of the player, and on plots: to be told apart on light and dark. */
  readonly ground: string
  readonly mark: string
  readonly muzzle: string
  readonly inner: string
  readonly eye: string
  readonly line: string
}

const GINGER: Coat = {
  fur: '#ec9a4b',
  ground: '#d9741f',
  mark: '#b95c1c',
  muzzle: '#fde6c4',
  inner: '#f6b9a0',
  eye: '#6f9a3c',
  line: '#4a2610',
}
const COATS: readonly Coat[] = [
  GINGER,
  {
    fur: '#46434c',
    ground: '#4d4958',
    mark: '#2b2930',
    muzzle: '#fbf7ee',
    inner: '#8d7480',
    eye: '#e3d24a',
    line: '#16141a',
  },
  {
    fur: '#a3b0bd',
    ground: '#7590ab',
    mark: '#6d7b8a',
    muzzle: '#e9eef2',
    inner: '#d9b3b5',
    eye: '#e79a35',
    line: '#2d3742',
  },
  {
    fur: '#fdf8ec',
    ground: '#d9b98f',
    mark: '#c9a17c',
    muzzle: '#ffffff',
    inner: '#f5bfc0',
    eye: '#4391cf',
    line: '#5a4636',
  },
]

export const coatOf = (family: number): Coat => COATS[family] ?? GINGER
