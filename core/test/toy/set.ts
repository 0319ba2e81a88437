// What a set of the toy must hold.
import { listOf, partsOf, readShape, wholeNumber } from '../../set.ts'
import { COLOURS, HOUSES } from './data.ts'

const SET = partsOf({
  houses: listOf(HOUSES, partsOf({ colour: wholeNumber(0, COLOURS.length - 1), worth: wholeNumber(0, 9) })),
  fountains: listOf(COLOURS.length, wholeNumber(0, 9)),
})

export const readSet = (set: unknown) => readShape(SET, set)
