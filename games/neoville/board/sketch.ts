// What an event is about, as a drawing of 24 by 24 beside its line in the log: a tile, or a building's plate.
import { TOWER_COUNT, towerTerrain, towerValue, UTILITIES, UTILITY_BASE } from '../data.ts'
import type { NeovilleEvent } from '../events.ts'
import { featureAt, terrainAt } from '../set.ts'
import { setOf } from '../versions.ts'
import type { NeovilleView } from '../view.ts'

const GROUNDS = ['var(--soil)', 'var(--grass)', 'var(--rock)', 'var(--water)'] as const
/** By feature: nothing, a park, a sport facility. */
const FEATURES = ['', '#2f5a2a', '#b5392f'] as const
const PLATES = { ecomobile: '#f3b72f', windmill: '#f7f7f2', biodome: '#bfe9df' } as const
const TOWERS = ['#e0a273', '#93c97f', '#c6c8ca', '#92c6ea'] as const
const EDGE = 'fill="none" stroke="#2b2620" stroke-opacity=".6"'

function tile({ rules }: NeovilleView, which: number, turn: number): string {
  const set = setOf(rules)
  const squares = [0, 1, 2, 3].map((quarter) => {
    const [x, y] = [(quarter & 1) * 12, (quarter >> 1) * 12]
    const colour = FEATURES[featureAt(set, which, turn, quarter)]
    const feature = colour
      ? `<circle cx="${x + 6}" cy="${y + 6}" r="3" fill="${colour}" stroke="#fdfaf0" stroke-width="2"/>`
      : ''
    return `<path d="M${x} ${y}h12v12h-12z" fill="${GROUNDS[terrainAt(set, which, turn, quarter)]}"/>${feature}`
  })
  return `${squares.join('')}<rect x=".5" y=".5" width="23" height="23" rx="2" ${EDGE}/>`
}

function plate(value: number, fill: string, radius: number): string {
  return `<rect x="1" y="3" width="22" height="18" rx="${radius}" fill="${fill}" stroke="#22261f" stroke-width="1.5"/><text x="12" y="17" text-anchor="middle" font-size="14" font-weight="700" fill="#14170f">${value}</text>`
}

/** Where nothing is to be seen: a tile that was drawn hidden, a place that stayed free. */
const unseen = (dashes: string) =>
  `<rect x="1" y="1" width="22" height="22" rx="3" fill="var(--surface-quiet)" stroke="var(--line-strong)" stroke-width="1.5"${dashes}/>`

export function sketchOf(event: NeovilleEvent, view: NeovilleView): string {
  switch (event.kind) {
    case 'placed':
      return tile(view, event.tile, event.turn)
    case 'took':
      return tile(view, event.tile, 0)
    case 'drew':
      return event.tile === undefined ? unseen('') : tile(view, event.tile, 0)
    case 'built': {
      const utility = event.piece < TOWER_COUNT ? null : UTILITIES[event.piece - UTILITY_BASE]
      return utility
        ? plate(utility.value, PLATES[utility.type], 9)
        : plate(towerValue(event.piece), TOWERS[towerTerrain(event.piece)] ?? '', 3)
    }
    case 'skipped':
    case 'cannotBuild':
      return unseen(' stroke-dasharray="3 3"')
    default:
      return ''
  }
}
