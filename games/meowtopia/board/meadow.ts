// The meadow round the fields: tufts and flowers, always in the same places.

/** The side of a square with one tuft in it. */
const PATCH = 48
const mix = (east: number, south: number, salt: number) => Math.abs(east * 73 + south * 151 + salt * 37) % 29

/** Grass and flowers for a part of the plane. */
export function meadow(left: number, top: number, width: number, height: number) {
  let tufts = ''
  let flowers = ''
  for (let south = Math.floor(top / PATCH); south * PATCH < top + height; south++)
    for (let east = Math.floor(left / PATCH); east * PATCH < left + width; east++) {
      const x = east * PATCH + 9 + mix(east, south, 1)
      const y = south * PATCH + 12 + mix(east, south, 2)
      tufts += `M${x - 3} ${y - 5}l2 5M${x + 0.4} ${y - 7}v7M${x + 4} ${y - 5}l-2 5`
      if (mix(east, south, 3) < 9) flowers += `M${x + 9} ${y + 6}h0.1M${x + 13} ${y + 3}h0.1`
    }
  return { tufts, flowers }
}
