// The moves of Sample (§2).
import { moveTable } from '../../core/moves.ts'
import { PLOTS } from './data.ts'

export const moves = moveTable({
  build: [['plot', PLOTS]],
})
