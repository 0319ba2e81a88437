// Updates on the wire: whole, or as what has changed since the last one. The past is always told again from `from` on.
import type { Seat } from '../core/game.ts'
import type { Update } from '../core/table.ts'
import type { UpdateMessage } from './messages.ts'
import type { Patch, Shared } from './patch.ts'
import { applyPatch, diff } from './patch.ts'

const withoutPast = (update: Update) => ({ ...update, from: 0, past: [] })

interface Made {
  /** The number of what it is told on top of. That itself is not kept: it would keep the one before it, and so on. */
  readonly base: number | null
  readonly message: UpdateMessage
}

/** Who listens with the same eyes and knows the same is told the same, so that is made once: one with a patch, and one whole. */
const made = new WeakMap<Update, { whole?: Made; patch?: Made }>()

/** Tells all, or what has changed since `base`. */
export function updateMessage(id: string, seat: Seat | null, base: Update | null, update: Update): UpdateMessage {
  const known = made.get(update) ?? {}
  made.set(update, known)
  const way = base ? 'patch' : 'whole'
  const before = known[way]
  if (before && before.base === (base?.seq ?? null)) return before.message
  const said = base ? { base: base.seq, patch: patchBetween(base, update) } : { whole: update }
  const message: UpdateMessage = { kind: 'update', id, seat, seq: update.seq, ...said }
  known[way] = { base: base?.seq ?? null, message }
  return message
}

/** Of the entry that was told last: what has changed in what several see alike. All of its updates have one sheet. */
let told: { readonly sheet: Update['sheet']; readonly shared: Shared } = { sheet: [], shared: new Map() }

export function patchBetween(base: Update, update: Update): Patch {
  if (told.sheet !== update.sheet) told = { sheet: update.sheet, shared: new Map() }
  return diff(withoutPast(base), update, told.shared)
}

/** Throws where the patch does not fit. */
export function patched(base: Update, patch: Patch): Update {
  return applyPatch(withoutPast(base), patch) as Update
}
