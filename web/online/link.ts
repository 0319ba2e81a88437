// The link to a table: as text to send, and as a picture for a camera.
import { onlineAddress } from '../routes.ts'

export const linkOf = (id: string) => new URL(onlineAddress(id), location.href).href

/** True if the browser let us. Plain http has no clipboard of its own; then the old way. */
export async function copyText(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.select()
    return field !== undefined && document.execCommand('copy')
  }
}
