// The screens of playing together, loaded when one of them is wanted.
export { default as FriendsSheet } from './FriendsSheet.svelte'
export { default as MePage } from './MePage.svelte'
export { default as OnlineScreen } from './OnlineScreen.svelte'
export { default as PersonPage } from './PersonPage.svelte'
export { default as Served } from './Served.svelte'
export { loadTexts } from './texts.svelte.ts'
