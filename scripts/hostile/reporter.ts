// Tells after `npm run hostile` what was tried and what was found.
import type { Reporter, TestCase } from 'vitest/node'
import type { Hunted } from './faults.ts'
import { FAULTS } from './faults.ts'

export default class HostileReporter implements Reporter {
  readonly #hunted: Hunted[] = []

  onTestCaseResult(test: TestCase): void {
    const { hunted } = test.meta() as { hunted?: Hunted }
    if (hunted) this.#hunted.push(hunted)
  }

  onTestRunEnd(): void {
    const rows = this.#hunted
      .toSorted((a, b) => (a.suspect < b.suspect ? -1 : 1))
      .map(({ suspect, answers: { refused, accepted, stopped }, found }) => ({
        suspect,
        inputs: refused + accepted + stopped + found.length,
        refused,
        accepted,
        stopped,
        ...Object.fromEntries(FAULTS.map((fault) => [fault, found.filter((one) => one.fault === fault).length])),
      }))
    console.table(rows)
    const inputs = rows.reduce((sum, row) => sum + row.inputs, 0)
    const found = this.#hunted.flatMap((hunted) => hunted.found)
    console.log(`${inputs} inputs, ${found.length} faults`)
    for (const { seed, fault, what } of found)
      console.log(`${fault}, again with LUDOPOLIS_HOSTILE_ONLY='${seed}': ${what.slice(0, 400)}`)
  }
}
