// What the page of puzzles says, in Dutch.
import { plural } from '../../../core/words.ts'
import type { PuzzleTexts } from './en.ts'

const many = plural('nl')

export const nl: PuzzleTexts = {
  title: (game) => `Puzzels: ${game}`,
  intro: 'Eén zet is duidelijk beter dan alle andere. Vind hem en speel hem.',
  introBy: (percent) => `Eén zet is beter dan alle andere: hij wint zo’n ${percent}% vaker. Vind hem en speel hem.`,
  more: (left) => `Tot nu toe goed. Nog ${left} ${many(left, 'zet', 'zetten')} in deze beurt.`,
  number: (at, of, rating) => `${at} van ${of} · moeilijkheid ${rating}`,
  rating: (rating) => `Je rating: ${rating}`,
  changed: (by) => `(${by})`,
  streak: (n, best) => `Op rij: ${n}, record ${best}`,
  solved: 'Opgelost!',
  failed: 'Er was iets beters.',
  yours: (move) => `Jij speelde: ${move}`,
  answer: (move) => `De beste zet: ${move}`,
  next: (move) => `Daarna: ${move}`,
  lead: (percent, move) => `Dat wint zo’n ${percent}% vaker dan de op één na beste: ${move}`,
  onward: 'Volgende puzzel',
  again: 'Nog eens proberen',
  done: (n) =>
    n === 1
      ? 'Je hebt de enige puzzel geprobeerd. Was hij fout, dan komt hij terug; je rating blijft zoals hij is.'
      : `Je hebt alle ${n} puzzels geprobeerd. Wat je miste, komt terug; je rating blijft zoals hij is.`,
  practice: 'Al eens geprobeerd: je rating verandert niet.',
  none: 'Van dit spel zijn er geen puzzels.',
  choose: 'Je zetten',
  back: 'Terug',
}
