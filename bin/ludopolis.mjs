#!/usr/bin/env node
// The `ludopolis` command: makes the checkout ready, then runs the built command line.
import { launch, ready } from '../scripts/ready.mjs'

await launch(async () => {
  ready()
  await import(new URL('../dist/cli.js', import.meta.url).href)
})
