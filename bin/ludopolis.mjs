#!/usr/bin/env node
// The `ludopolis` command. An installed package is ready; a checkout is made ready first.
import { existsSync } from 'node:fs'
import { stopWithParent } from './orphan.mjs'

const cli = new URL('../dist/cli.js', import.meta.url)
const checkout = new URL('../scripts/ready.mjs', import.meta.url)

// Started by hand, in the background perhaps, it may outlive its shell.
if (process.env.npm_lifecycle_event) stopWithParent()
if (existsSync(checkout)) {
  const { launch, ready } = await import(checkout.href)
  await launch(async () => {
    ready()
    await import(cli.href)
  })
} else await import(cli.href)
