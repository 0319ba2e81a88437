// The page's entry: loads the language, starts the table's worker, and shows the first screen.
import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { lendThinkers } from './lend-thinkers.ts'
import { applySettings, settings } from './settings.svelte.ts'
import { connect } from './table-client.ts'
import { beginToSpeak } from './texts.svelte.ts'

applySettings()
const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' })
// Heard from the very first moment, also before there is a page to show it.
const failed = new Promise<void>((resolve) => worker.addEventListener('error', () => resolve()))
const endThinkers = lendThinkers(worker)
const house = connect(worker)
const quit = () => {
  worker.terminate()
  endThinkers()
}
const target = document.getElementById('app')
await beginToSpeak(settings.locale)
if (target) mount(App, { target, props: { house, failed, quit } })
