// A game's components by its id, and the moves that name them.
import type { Components } from '../../core/components.ts'

/** Outside of the game's module: only the lab counts. */
export async function loadComponents(game: string): Promise<Components> {
  const module: { readonly components: Components } = await import(`../../games/${game}/components.ts`)
  return module.components
}

/** What a move is, as text: its kind, then its kind with each component it names and the groups of that. */
export function labelsOfMove({ named, groups }: Components, text: string): readonly string[] {
  const [kind = '', ...words] = text.split(' ')
  const labels = [kind]
  for (const at of named[kind] ?? []) {
    const word = words[at]
    if (word === undefined) continue
    for (const one of [word, ...(groups?.(word) ?? [])]) labels.push(`${kind} ${one}`)
  }
  return labels
}
