// What the page says of one's own games, in Dutch.
import { plural } from '../../../core/words.ts'
import type { StatisticsMessages } from './en.ts'

const many = plural('nl')

export const nl = {
  title: 'Je statistieken',
  lead: 'Gemaakt uit de afgelopen partijen in deze browser en, als de server je kent, uit je partijen daar.',
  gathering: (done, total) => `Je partijen worden nagelopen: ${done} van ${total}`,
  none: 'Er is nog geen partij afgelopen. Speel er een uit, en deze pagina begint zich te vullen.',
  play: 'Een spel kiezen',
  damaged: (n) =>
    n === 1 ? 'Eén partij is onleesbaar en telt niet mee.' : `${n} partijen zijn onleesbaar en tellen niet mee.`,
  shared: (n) =>
    n === 1
      ? 'Eén partij van meerdere mensen telt niet mee: het is niet bekend welke plaats van jou was. Vul je naam in bij de instellingen.'
      : `${n} partijen van meerdere mensen tellen niet mee: het is niet bekend welke plaats van jou was. Vul je naam in bij de instellingen.`,
  silent: 'De server antwoordt niet, dus je partijen daar ontbreken.',
  game: 'Spel',
  games: 'Partijen',
  won: 'Gewonnen',
  share: 'Aandeel',
  mean: 'Gemiddeld',
  best: 'Beste',
  byRivals: 'Per tegenstander',
  byPartners: 'Per medespeler',
  rivals: 'Tegenstanders',
  partners: 'Medespelers',
  alone: 'niemand',
  count: (n, what) => `${n} × ${what}`,
  kinds: {
    person: 'mens',
    novice: 'beginnersbot',
    casual: 'hobbybot',
    skilled: 'gevorderde bot',
    expert: 'meesterbot',
    random: 'willekeurige bot',
  },
  byOption: (option) => `Per optie: ${option}`,
  value: 'Waarde',
  yes: 'ja',
  no: 'nee',
  course: 'Scores door de tijd',
  plot: (games, first, last) =>
    `${games} ${many(games, 'score', 'scores')} door de tijd, de eerste ${first}, de laatste ${last}`,
  lines: 'Vergeleken met de bots',
  linesLead: 'Punten per partij voor elke regel van het scoreblad, in partijen tegen bots.',
  line: 'Regel',
  you: 'Jij',
  bots: 'Bots',
  difference: 'Verschil',
  pieces: 'Wat je het meest gebruikte',
  piece: 'Stuk',
  times: 'Hoe vaak',
  inGames: 'In partijen',
  csv: 'Bewaren als CSV',
  json: 'Bewaren als JSON',
  headline: (games, won) => `${games} ${many(games, 'partij', 'partijen')}, ${won} gewonnen`,
} satisfies StatisticsMessages
