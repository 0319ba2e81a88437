// The picture of each game.
import type { Component } from 'svelte'
import type { GameId } from '../../games/index.ts'
import Evolutopia from './Evolutopia.svelte'
import Meowtopia from './Meowtopia.svelte'
import Neotopia from './Neotopia.svelte'
import Neoville from './Neoville.svelte'

export const SCENES: { readonly [G in GameId]: Component } = {
  neoville: Neoville,
  neotopia: Neotopia,
  meowtopia: Meowtopia,
  evolutopia: Evolutopia,
}
