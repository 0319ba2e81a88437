// The link to a table, to be sent to friends.
import { onlineAddress } from '../routes.ts'

export const linkOf = (id: string) => new URL(onlineAddress(id), location.href).href
