// What a hint points at and where things travel to is on the board, in every game; a game is played by chance to see it.
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { below, bitsFrom, quickChance } from '../../core/chance.ts'
import type { GameEvent, Seen } from '../../core/game.ts'
import { isRefusal, MOST_MOVES } from '../../core/game.ts'
import { chooseOptions } from '../../core/options.ts'
import { GAME_IDS, loadGame } from '../../games/index.ts'
import { boardOf } from '../boards.ts'

const EVERY = 9
const MOST = 14

for (const id of GAME_IDS) {
  test(`${id}: what a hint points at and where things go is drawn`, async () => {
    const [module, load] = [await loadGame(id), boardOf(id)]
    if (isRefusal(module) || !load) throw new Error('no such game')
    const { default: Board, tracesOf, spotsOf } = await load()
    const { game } = module
    const names = ['Ada', 'Ben']
    const [words, texts] = [await module.words('en', names), await module.texts('en')]
    const bits = bitsFrom(id)
    const chance = quickChance(bits)
    const state = game.blank()
    const list = new Int32Array(MOST_MOVES)
    const options = chooseOptions(game.options, {}, 2)
    if (isRefusal(options)) throw new Error('no such options')
    game.setup(2, options, chance, state, () => {})
    const unseen = new Set<string>()
    let looked = 0
    for (let step = 0; looked < MOST; step++) {
      const count = game.legal(state, list)
      if (count === 0) break
      const events: GameEvent[] = []
      game.play(state, list[below(bits, count)] as number, chance, (event: GameEvent) => events.push(event))
      if (step % EVERY !== 0) continue
      looked++
      const view = game.view(state, game.toAct(state))
      const choices = Array.from(list.subarray(0, game.legal(state, list)), (move) => game.moves.text(move))
      const drawn = namesOn(Board, { view, choices, names, words, texts })
      for (const move of choices) {
        // What has no place on the board is a button with the move itself.
        const meant = spotsOf?.(move, view) ?? []
        if (meant.length > 0 && !meant.some((name) => drawn.has(name))) unseen.add(`hint ${move.split(' ')[0]}`)
      }
      for (const event of events)
        for (const { to } of tracesOf?.(event, view) ?? []) if (!drawn.has(to)) unseen.add(`${event.kind} ${to}`)
    }
    expect(looked).toBeGreaterThan(2)
    expect([...unseen]).toEqual([])
  })
}

/** All names of places, moves and things on a board. */
function namesOn(
  Board: unknown,
  props: { readonly view: Seen; readonly [name: string]: unknown },
): ReadonlySet<string> {
  const nothing = () => undefined
  const preview = () => Promise.reject(new Error('nothing is picked'))
  const more = { sheet: [], keys: true, play: nothing, ask: nothing, preview }
  const { body } = render(Board as never, { props: { ...more, ...props } as never })
  const found = [...body.matchAll(/data-(?:spot|key|move)="([^"]*)"/g)].flatMap(([, name = '']) => [
    name,
    ...name.split(' '),
  ])
  return new Set(found)
}
