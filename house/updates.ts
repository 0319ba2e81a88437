// Updates on the wire: whole, or as what has changed since the last one. The past is always told anew from `from` on.
import type { Update } from '../core/table.ts'
import type { Patch } from './patch.ts'
import { applyPatch, diff } from './patch.ts'

const withoutPast = (update: Update) => ({ ...update, from: 0, past: [] })

/** Who listens with the same eyes gets the same update, so its patch is made once. */
const made = new WeakMap<Update, { readonly base: Update; readonly patch: Patch }>()

export function patchBetween(base: Update, update: Update): Patch {
  const known = made.get(update)
  if (known?.base === base) return known.patch
  const patch = diff(withoutPast(base), update)
  made.set(update, { base, patch })
  return patch
}

/** Throws where the patch does not fit. */
export function patched(base: Update, patch: Patch): Update {
  return applyPatch(withoutPast(base), patch) as Update
}
