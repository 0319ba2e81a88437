// Words that a page in Cyrillic has left in Latin letters, in what is read and in what is read aloud; what is marked as being of
// another language may be.
import type { Page } from '@playwright/test'
import { isGameId } from '../games/index.ts'

/** What is written the same everywhere: names, formats, letters of places and keys. */
const KNOWN = /^(Ludopolis|Rubik|Nunito|JSON|CSV|UTC|HTTPS?|https?|Webhook|webhook|Enter|Esc|Escape)$/
const PEOPLE = /^(Ada|Bruno|Clara|Dario|Elif|Farid|Greta|Hugo|Ines|Jonas|Emma|Ben|Cleo|Dan|Eve)$/
/** Addresses, and letters by chance: seals, tokens. */
const LETTERS = /https?:\S+|[\w-]{32,}/g
/** Languages call themselves by their own names. */
const LANGUAGES = /^(English|Français|Deutsch|Español|Italiano|Português|Nederlands)$/

export async function foreignWords(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder', 'content']
    const isMarked = (element: Element | null) => element?.closest('body [lang]') !== null
    // What search engines read is told by home.
    const isHome = location.pathname === '/' && /^#?\/?$/.test(location.hash)
    const elements = [...document.querySelectorAll(isHome ? 'body *, meta[name=description]' : 'body *')].filter(
      (one) => !isMarked(one),
    )
    const told = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const read: string[] = []
    while (walker.nextNode())
      if (!isMarked(walker.currentNode.parentElement)) read.push(walker.currentNode.nodeValue ?? '')
    return [document.title, ...told, ...read]
  })
  const words = texts.flatMap((text) =>
    (text.replaceAll(LETTERS, '').match(/\p{Script=Latin}{3,}/gu) ?? []).map((word) => ({ word, text: text.trim() })),
  )
  const isKnown = (word: string) =>
    isGameId(word.toLowerCase()) || [KNOWN, PEOPLE, LANGUAGES].some((known) => known.test(word))
  const foreign = words.filter(({ word }) => !isKnown(word))
  return [...new Set(foreign.map(({ word, text }) => `${word}: ${text}`))]
}
