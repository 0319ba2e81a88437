// Why a move can be refused: the codes `check` answers with, by name.

export const REFUSALS = [
  'legal',
  'no-move',
  'game-over',
  'not-now',
  'not-asleep',
  'wake-cost',
  'no-merchant',
  'merchant-served',
  'no-goods',
  'no-tile',
  'tile-taken',
  'either-way',
  'not-awake',
  'six-at-most',
  'no-use',
  'cannot-follow',
  'somebody-sleeps',
  'cell-taken',
  'cell-apart',
  'edge-taken',
  'edge-apart',
  'own-first',
  'no-kitten',
  'last-worker',
  'not-in-household',
  'must-go-unfed',
  'too-many-unfed',
  'not-both',
  'dismiss-more',
] as const

export const LEGAL = 0
export const NO_MOVE = 1
export const GAME_OVER = 2
export const NOT_NOW = 3
export const NOT_ASLEEP = 4
export const WAKE_COST = 5
export const NO_MERCHANT = 6
export const MERCHANT_SERVED = 7
export const NO_GOODS = 8
export const NO_TILE = 9
export const TILE_TAKEN = 10
export const EITHER_WAY = 11
export const NOT_AWAKE = 12
export const SIX_AT_MOST = 13
export const NO_USE = 14
export const CANNOT_FOLLOW = 15
export const SOMEBODY_SLEEPS = 16
export const CELL_TAKEN = 17
export const CELL_APART = 18
export const EDGE_TAKEN = 19
export const EDGE_APART = 20
export const OWN_FIRST = 21
export const NO_KITTEN = 22
export const LAST_WORKER = 23
export const NOT_IN_HOUSEHOLD = 24
export const MUST_GO_UNFED = 25
export const TOO_MANY_UNFED = 26
export const NOT_BOTH = 27
export const DISMISS_MORE = 28
