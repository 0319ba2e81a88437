// The components of rules 8, our own set (§2.5): as in rules 7, but for the layouts of levels 3 and 4, which were won too often.
import { set7 } from './7.ts'

export const set8 = {
  ...set7,
  levels: {
    ...set7.levels,
    '3': { start: 0, nuisances: [2, 7, 8, 9, 10, 12] },
    '4': { start: 0, nuisances: [3, 6, 7, 8, 9, 11, 13, 14] },
  },
}
