// The deal of the day, loaded when it is wanted.
export { default as DailyPage } from './DailyPage.svelte'
export { default as DealEnd } from './DealEnd.svelte'
export { loadTexts } from './texts.ts'
