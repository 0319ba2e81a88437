// `npm start`: installs and builds if needed, then serves the site (PORT says where). Signals reach the server itself.
import { stopWithParent } from './orphan.mjs'

// Started by hand, in the background perhaps, it may outlive its shell.
if (process.env.npm_lifecycle_event === 'start') stopWithParent()
process.argv.splice(2, 0, 'serve')
await import('../bin/ludopolis.mjs')
