import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freeName, NAME_LENGTH, readableName, readableNames } from './names.ts'

describe('a name as it can be shown', () => {
  test.each([
    ['is left as it is', 'Zoë 🏙', 'Zoë 🏙'],
    ['loses the space round it', '  Ada  B ', 'Ada B'],
    ['may be in any script', 'Ирина علي 太郎', 'Ирина علي 太郎'],
    ['may hold a joined picture', '👩‍🌾', '👩‍🌾'],
    ['shows a control character', 'A\u001b[31mda', 'A‹001B›[31mda'],
    ['shows the end of a line', 'A\nB', 'A‹000A›B'],
    ['shows what turns the direction round', 'A\u202eda', 'A‹202E›da'],
    ['shows what takes no room', '\u200bAda', '‹200B›Ada'],
    ['shows a joiner that joins nothing', '\u200d', '‹200D›'],
    ['shows half a pair', 'A\ud800', 'A‹D800›'],
    ['may be empty', ' \t', ''],
  ])('%s', (_what, text, shown) => {
    expect(readableName(text)).toBe(shown)
  })

  test('is never longer than there is room, and seen to be cut', () => {
    expect(readableName('a'.repeat(10_000))).toBe(`${'a'.repeat(NAME_LENGTH - 1)}…`)
    expect([...readableName('🏙'.repeat(NAME_LENGTH))]).toHaveLength(NAME_LENGTH)
    expect([...readableName('\u202e'.repeat(NAME_LENGTH))]).toHaveLength(NAME_LENGTH)
  })

  test('is shown the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const shown = readableName(text)
        expect([...shown].length).toBeLessThanOrEqual(NAME_LENGTH)
        expect(readableName(shown)).toBe(shown)
      }),
    )
  })
})

describe('the names at a table', () => {
  test('are told apart', () => {
    expect(readableNames(['Ann', 'Ann', 'ann', ''])).toEqual(['Ann', 'Ann 2', 'ann 3', '4'])
    expect(readableNames(['Ann 2', 'Ann', 'Ann'])).toEqual(['Ann 2', 'Ann', 'Ann 3'])
  })

  test('are told apart where all are too long', () => {
    const long = readableNames(['a'.repeat(99), 'a'.repeat(99), 'a'.repeat(99)])
    expect(new Set(long).size).toBe(3)
    for (const name of long) expect([...name].length).toBeLessThanOrEqual(NAME_LENGTH)
  })

  test('leave another to who is called by the table', () => {
    expect(freeName(['Ada', 'Bruno', 'Clara'], ['ada', 'Bruno'])).toBe('Clara')
    expect(freeName(['Ada'], ['Ada'])).toBeNull()
  })
})
