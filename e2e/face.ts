// How browser tests know what can be done on a face of a table.

/** How a face shows what can be done, as selectors. */
export interface Face {
  /** Plays what is picked. */
  readonly confirm: string
  /** What can be picked or played. */
  readonly offered: string
  /** Among these, what may still answer with a reason instead. */
  readonly tried: string
}

/** Matches nothing. */
export const NOTHING = ':not(*)'
/** The text face of every game. */
export const TEXT: Face = { confirm: NOTHING, offered: 'ol[aria-labelledby=choices] button', tried: NOTHING }
