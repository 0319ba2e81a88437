// Parks and sport facilities of a city as it is seen.
import { featureAt } from './data.ts'
import type { SeenCity } from './view.ts'

/** How many parks (1) or sport facilities (2). */
export function countFeature(city: SeenCity, feature: number): number {
  const marks = city.tiles.flatMap(({ tile }) => [0, 1, 2, 3].map((quarter) => featureAt(tile, 0, quarter)))
  return marks.filter((mark) => mark === feature).length
}
