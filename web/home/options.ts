// The options of a new table: which of them matter beside what was chosen, and what was chosen in the end.
import type { AnyChosen, Option, OptionSchema } from '../../core/options.ts'

function matters(option: Option, chosen: AnyChosen): boolean {
  if (option.type !== 'cells' || !option.beside) return true
  const [other, value] = option.beside
  return chosen[other] === value
}

export function fieldsOf(options: OptionSchema, chosen: AnyChosen): readonly (readonly [string, Option])[] {
  return Object.entries(options).filter(([, option]) => matters(option, chosen))
}

export const takenOf = (name: string, option: Option, chosen: AnyChosen) =>
  chosen[name] ?? (option.type === 'cells' ? option.suggested : undefined)

/** What was chosen, less what no longer matters with so many seats. */
export function chosenOf(options: OptionSchema, chosen: AnyChosen, seats: number): AnyChosen {
  return Object.fromEntries(
    fieldsOf(options, chosen).flatMap(([name, option]) => {
      const value = takenOf(name, option, chosen)
      if (value === undefined) return []
      return [[name, typeof value === 'number' && value >= seats ? null : value] as const]
    }),
  )
}
