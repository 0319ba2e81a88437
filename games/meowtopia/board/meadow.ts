// The meadow round the fields: tufts, flowers and higher grass, always in the same places.

/** The side of a square with one tuft in it. */
const PATCH = 48
const mix = (east: number, south: number, salt: number) => Math.abs(east * 73 + south * 151 + salt * 37) % 29

/** Grass and flowers for a part of the plane. */
export function meadow(left: number, top: number, width: number, height: number) {
  let tufts = ''
  let flowers = ''
  let clover = ''
  let patches = ''
  for (let south = Math.floor(top / PATCH); south * PATCH < top + height; south++)
    for (let east = Math.floor(left / PATCH); east * PATCH < left + width; east++) {
      const x = east * PATCH + 9 + mix(east, south, 1)
      const y = south * PATCH + 12 + mix(east, south, 2)
      tufts += `M${x - 3} ${y - 5}l2 5M${x + 0.4} ${y - 7}v7M${x + 4} ${y - 5}l-2 5`
      const chance = mix(east, south, 3)
      if (chance < 7) flowers += `M${x + 9} ${y + 6}h0.1M${x + 13} ${y + 3}h0.1`
      else if (chance < 11) clover += `M${x - 11} ${y + 7}h0.1M${x - 7} ${y + 9}h0.1M${x - 8} ${y + 5}h0.1`
      if (chance > 22) patches += `M${x - 26} ${y + 4}a30 11 0 1 0 60 0a30 11 0 1 0 -60 0z`
    }
  return { tufts, flowers, clover, patches }
}
