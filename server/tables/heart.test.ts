// The heartbeat finds the whiles in which no server ran.
import { expect, test } from 'vitest'
import { onBothStores } from '../test/stores.ts'
import { beat } from './heart.ts'

const MINUTE = 60_000

onBothStores((ground) => {
  const beatAt = (at: number) => beat({ db: ground.store.db, now: () => at })

  test('a server that beats leaves no gap', async () => {
    for (let at = 0; at < 2 * MINUTE; at += 5000) expect(await beatAt(at)).toEqual([])
  })

  test('one that was down leaves one, and every process knows of it', async () => {
    await beatAt(MINUTE)
    expect(await beatAt(10 * MINUTE)).toEqual([{ from: MINUTE, to: 10 * MINUTE }])
    expect(await beatAt(10 * MINUTE + 1)).toEqual([{ from: MINUTE, to: 10 * MINUTE }])
  })

  test('of two that come back at once one notes it', async () => {
    await beatAt(MINUTE)
    const gap = { from: MINUTE, to: 10 * MINUTE }
    expect(await Promise.all([beatAt(10 * MINUTE), beatAt(10 * MINUTE)])).toEqual([[gap], [gap]])
  })

  test('a gap that no turn can reach back to is forgotten', async () => {
    await beatAt(0)
    await beatAt(MINUTE)
    const later = 61 * 24 * 60 * MINUTE
    expect(await beatAt(later)).toEqual([{ from: MINUTE, to: later }])
  })
})
