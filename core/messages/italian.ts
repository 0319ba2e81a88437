// What Italian texts of every room do in the same way.

/** «a Ben», «ad Ada». */
export const to = (name: string) => (/^[aà]/i.test(name) ? `ad ${name}` : `a ${name}`)

/** Numbers spoken with a vowel first: uno, otto, undici, ottanta. */
const OPEN = /^(?:1|11|8\d*)(?!\d)/
const ELIDED = { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’' } as const

/** «il 7%», «l’8%», «dell’11 nov»: an article, alone or grown into one with its preposition, before a number or a date. */
export const article = (word: keyof typeof ELIDED, number: string | number) =>
  OPEN.test(`${number}`) ? `${ELIDED[word]}${number}` : `${word} ${number}`
