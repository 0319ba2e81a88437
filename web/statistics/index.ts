// One's own games in numbers, loaded when they are wanted.
export { default as StatisticsPage } from './StatisticsPage.svelte'
export { loadTexts } from './texts.ts'
