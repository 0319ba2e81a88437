// The entry of the page that others may frame: the board of a table that may be watched, as everybody sees it. It knows nobody,
// keeps nothing, and has no way to anything else.
import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { mount } from 'svelte'
import { loadTexts } from './online/texts.svelte.ts'
import WatchBoard from './online/WatchBoard.svelte'
import { settings } from './settings.svelte.ts'
import { beginToSpeak, nameDocument } from './texts.svelte.ts'

const [, id = ''] = /^\/watch\/([\w-]+)\/?$/.exec(location.pathname) ?? []
const target = document.getElementById('app')
await beginToSpeak(settings.locale)
nameDocument(document)
await loadTexts()
if (target) mount(WatchBoard, { target, props: { id } })
