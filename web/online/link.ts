// The link to a table, to be sent to friends.
import { onlineAddress } from '../routes.ts'

export const linkOf = (id: string) => new URL(onlineAddress(id), location.href).href

/** What another site writes to show the board of a table that may be watched. */
export function frameOf(id: string): string {
  const { href } = new URL(`/watch/${id}`, location.href)
  return `<iframe src="${href}" width="800" height="640" style="border: 0" title="Ludopolis"></iframe>`
}
