#!/usr/bin/env node
// The `ludopolis` command. An installed package is ready; a checkout is made ready first.
import { existsSync } from 'node:fs'

const cli = new URL('../dist/cli.js', import.meta.url)
const checkout = new URL('../scripts/ready.mjs', import.meta.url)

if (existsSync(checkout)) {
  const { launch, ready } = await import(checkout.href)
  await launch(async () => {
    ready()
    await import(cli.href)
  })
} else await import(cli.href)
