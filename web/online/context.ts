// The table that an online screen shows, for its parts that stand between those of every table.
import { createContext } from 'svelte'
import type { OnlineTable } from './table.svelte.ts'

export const [tableHere, setTableHere] = createContext<() => OnlineTable>()
