// What every set of the toy has in common.
export const COLOURS = ['rose', 'ochre', 'slate'] as const
export const ENDS = ['left', 'right'] as const
export const HOUSES = 36
export const ROW = 5
export const HAND = 3
export const MARKET = 3
export const MOST_SEATS = 4
