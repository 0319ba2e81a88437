// What the first page shows of playing together, loaded where there is a server.
export { default as HomeTables } from './HomeTables.svelte'
export { loadTexts } from './texts.svelte.ts'
