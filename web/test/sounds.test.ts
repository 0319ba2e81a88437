// The sounds of the table, on an instrument that only writes down what it was told.
import { beforeEach, expect, test, vi } from 'vitest'

const told: string[] = []
const say =
  (what: string) =>
  (...given: readonly number[]) => {
    told.push([what, ...given.map((number) => Math.round(number * 1000) / 1000)].join(' '))
  }
const param = (name: string) => ({
  setValueAtTime: say(`${name} at`),
  exponentialRampToValueAtTime: say(`${name} to`),
})
class Instrument {
  readonly currentTime = 2
  readonly destination = {}
}
class Tone {
  readonly frequency = param('hertz')
  readonly start = say('start')
  readonly stop = say('stop')
  connect<N>(next: N): N {
    return next
  }
}
class Volume {
  readonly gain = param('volume')
  connect<N>(next: N): N {
    return next
  }
}

beforeEach(() => {
  told.length = 0
  vi.stubGlobal('AudioContext', Instrument)
  vi.stubGlobal('OscillatorNode', Tone)
  vi.stubGlobal('GainNode', Volume)
  return () => vi.unstubAllGlobals()
})

test('a piece laid down is a short tone that falls and fades, at once', async () => {
  const { sound } = await import('../sounds.ts')
  sound('lay', 0)
  expect(told).toEqual([
    'hertz at 320 2',
    'hertz to 140 2.12',
    'volume at 0.22 2',
    'volume to 0.001 2.12',
    'start 2',
    'stop 2.12',
  ])
})

test('a loss is heard when it is seen, lower and more softly', async () => {
  const { sound } = await import('../sounds.ts')
  sound('lose', 500)
  expect(told).toContain('start 2.5')
  expect(told).toContain('hertz at 220 2.5')
  expect(told).toContain('volume at 0.1 2.5')
})
