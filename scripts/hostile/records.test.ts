// Damaged and forged records, in files and in pipes: nothing that is not whole is called right.
import { writeFileSync } from 'node:fs'
import { emptyFolder, ludopolis } from '../../cli/test/terminal.ts'
import { isRefusal } from '../../core/game.ts'
import type { GameRecord } from '../../core/record.ts'
import { readRecord, recordText, writeRecord } from '../../core/record.ts'
import { judged } from './command.ts'
import { Found } from './faults.ts'
import type { Dice } from './hunt.ts'
import { hunt } from './hunt.ts'
import { damaged, RECORDS } from './records.ts'

const folder = emptyFolder()

const FLAGS = [[], ['--json'], ['--to', '3'], ['--to', '0', '--json'], ['--locale', 'fr']]

hunt('records, damaged', 0.2, async (dice) => {
  const record = dice.pick(RECORDS)
  const text = damaged(writeRecord(record, { names: names(dice, record.seats) }), dice)
  const answer = await read(text, dice)
  if (answer === 'accepted') mustBe(text, record)
  return answer
})

hunt('records, forged', 0.2, async (dice) => {
  const record = dice.pick(RECORDS)
  const forged = dice.tampered(JSON.parse(writeRecord(record))) as GameRecord
  // With the right check, where it can be worked out.
  try {
    return await read(writeRecord(forged), dice)
  } catch (error) {
    if (error instanceof Found) throw error
    return read(JSON.stringify(forged), dice)
  }
})

async function read(text: string, dice: Dice) {
  const flags = dice.pick(FLAGS)
  if (dice.once(2)) {
    const argv = ['replay', '-', ...flags]
    return judged(await ludopolis(argv, { chunks: [text] }), [...argv, text])
  }
  writeFileSync(folder.path('record.json'), text)
  const argv = ['replay', folder.path('record.json'), ...flags]
  return judged(await ludopolis(argv), [...argv, text])
}

const names = (dice: Dice, seats: number) => Array.from({ length: seats }, () => `${dice.text(5)}x`)

/** What is called right must hold the same game on each of its lines. */
function mustBe(text: string, record: GameRecord): void {
  const whole = text.replace(/^\ufeff/, '')
  const parts = isRefusal(readRecord(whole)) ? whole.split('\n').filter((one) => one.trim() !== '') : [whole]
  for (const line of parts) {
    const found = readRecord(line)
    if (isRefusal(found) || recordText(found) !== recordText(record))
      throw new Found('wrong answer', `called right: ${line.slice(0, 200)}`)
  }
}
