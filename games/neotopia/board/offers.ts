// What may be done, sorted by where on the board it is done.
import { ELEMENTS } from '../data.ts'
import { moves } from '../moves.ts'

/** The reserve stands among the factories as one more place elements come from. */
export const RESERVE = -1

/** A place and an element there, as one number. */
export const sourceOf = (factory: number, element: number): number => (factory + 1) * ELEMENTS.length + element
export const factoryOf = (source: number): number => Math.floor(source / ELEMENTS.length) - 1
export const elementOf = (source: number): number => source % ELEMENTS.length

export interface Placement {
  readonly text: string
  readonly source: number
  readonly region: number
  readonly space: number
}

export interface Offers {
  readonly placements: readonly Placement[]
  /** By card. */
  readonly takes: ReadonlyMap<number, string>
  readonly builds: ReadonlyMap<number, string>
  /** By token. */
  readonly uses: ReadonlyMap<number, string>
  readonly draw: string | undefined
  /** What has no place of its own: a colour, the end of the turn. */
  readonly plain: readonly string[]
}

export function offersOf(choices: readonly string[]): Offers {
  const placements: Placement[] = []
  const takes = new Map<number, string>()
  const builds = new Map<number, string>()
  const uses = new Map<number, string>()
  const plain: string[] = []
  let draw: string | undefined
  for (const text of choices) {
    const move = moves.readText(text)
    switch (move.kind) {
      case 'place':
      case 'move': {
        const source = sourceOf(move.kind === 'move' ? move.factory : RESERVE, move.element)
        placements.push({ text, source, region: move.region, space: move.space })
        break
      }
      case 'take':
        takes.set(move.card, text)
        break
      case 'build':
        builds.set(move.card, text)
        break
      case 'use':
        uses.set(move.token, text)
        break
      case 'draw':
        draw = text
        break
      default:
        plain.push(text)
    }
  }
  return { placements, takes, builds, uses, draw, plain }
}

/** A move that would bring an element to a space, to ask why it cannot. */
export function trial(source: number, region: number, space: number): string {
  const factory = factoryOf(source)
  const { move, place } = moves.kinds
  const element = elementOf(source)
  return moves.text(factory === RESERVE ? place.of(element, region, space) : move.of(factory, element, region, space))
}
