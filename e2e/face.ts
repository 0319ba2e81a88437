// How browser tests know what can be done on a face of a table, and how a board is played by hand.

/** How a face shows what can be done, as selectors. */
export interface Face {
  /** Plays what is picked. */
  readonly confirm: string
  /** What can be picked or played. */
  readonly offered: string
  /** Among these, what may still answer with a reason instead. */
  readonly tried: string
}

/** What is dragged on a board, as selectors. */
export interface Drag {
  /** What is taken up, and where it is let go of. */
  readonly thing: string
  readonly place: string
  /** Plays it. */
  readonly confirm: string
}

/** A board played otherwise than by pressing. */
export interface Hands {
  /** Null where nothing can be dragged. */
  readonly drag: Drag | null
  /** A first step by keys alone. */
  readonly keys: readonly string[]
}

/** Presses what is on a board, named by selectors, and counts the presses. */
export interface Finger {
  /** What is picked is played at once, without ✔. */
  readonly atOnce: boolean
  press(thing: string): Promise<void>
  /** Presses these, and ✔ if that is asked for; waits until it is played. */
  play(confirm: string, ...things: readonly string[]): Promise<void>
  /** Waits until it is there. */
  see(thing: string): Promise<void>
}

/** A turn as it is usually played, with the least presses. */
export interface UsualTurn {
  /** The first turn of a game is another. */
  readonly afterFirst: boolean
  readonly play: (finger: Finger) => Promise<void>
  /** How many presses it takes with ✔, and played at once. */
  readonly confirmed: number
  readonly atOnce: number
}

/** Matches nothing. */
export const NOTHING = ':not(*)'
/** The text face of every game. */
export const TEXT: Face = { confirm: NOTHING, offered: 'ol[aria-labelledby=choices] button', tried: NOTHING }
