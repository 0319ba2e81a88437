// The meadow round the fields: tufts and flowers where no field lies, always in the same places.
import type { FieldView } from '../view.ts'
import { CELL } from './farm.ts'

const mix = (east: number, south: number, salt: number) => Math.abs(east * 73 + south * 151 + salt * 37) % 29

/** Grass and flowers for a part of the plane. */
export function meadow(fields: readonly FieldView[], left: number, top: number, width: number, height: number) {
  const taken = new Set(fields.map(({ east, south }) => `${east} ${south}`))
  let tufts = ''
  let flowers = ''
  for (let south = Math.floor(top / CELL); south * CELL < top + height; south++)
    for (let east = Math.floor(left / CELL); east * CELL < left + width; east++) {
      if (taken.has(`${east} ${south}`)) continue
      const x = east * CELL + 9 + mix(east, south, 1)
      const y = south * CELL + 12 + mix(east, south, 2)
      tufts += `M${x - 3} ${y - 5}l2 5M${x + 0.4} ${y - 7}v7M${x + 4} ${y - 5}l-2 5`
      if (mix(east, south, 3) < 7) flowers += `M${x + 9} ${y + 6}h0.1`
    }
  return { tufts, flowers }
}
