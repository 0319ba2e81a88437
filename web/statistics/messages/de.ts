// What the page says of one's own games, in German.
import { plural } from '../../../core/words.ts'
import type { StatisticsMessages } from './en.ts'

const many = plural('de')

export const de = {
  title: 'Deine Statistik',
  lead: 'Aus den beendeten Partien in diesem Browser und, wenn der Server dich kennt, aus deinen Partien dort.',
  gathering: (done, total) => `Deine Partien werden ausgewertet: ${done} von ${total}`,
  none: 'Noch keine Partie ist beendet. Spiel eine zu Ende, und diese Seite füllt sich.',
  play: 'Ein Spiel wählen',
  damaged: (n) =>
    n === 1 ? 'Eine Partie ist unlesbar und zählt nicht mit.' : `${n} Partien sind unlesbar und zählen nicht mit.`,
  shared: (n) =>
    n === 1
      ? 'Eine Partie mit mehreren Menschen zählt nicht mit: Welcher Platz deiner war, ist unbekannt. Trag deinen Namen in den Einstellungen ein.'
      : `${n} Partien mit mehreren Menschen zählen nicht mit: Welcher Platz deiner war, ist unbekannt. Trag deinen Namen in den Einstellungen ein.`,
  silent: 'Der Server antwortet nicht, deine Partien dort fehlen also.',
  game: 'Spiel',
  games: 'Partien',
  won: 'Siege',
  share: 'Anteil',
  mean: 'Schnitt',
  best: 'Rekord',
  byRivals: 'Nach Gegnern',
  byPartners: 'Nach Mitspielern',
  rivals: 'Gegner',
  partners: 'Mitspieler',
  alone: 'niemand',
  count: (n, what) => `${n} × ${what}`,
  kinds: {
    person: 'Mensch',
    novice: 'Anfänger-Bot',
    casual: 'Hobby-Bot',
    skilled: 'Könner-Bot',
    expert: 'Profi-Bot',
    random: 'Zufalls-Bot',
  } as { readonly [kind: string]: string },
  byOption: (option) => `Nach Option: ${option}`,
  value: 'Wert',
  yes: 'ja',
  no: 'nein',
  course: 'Punkte im Lauf der Zeit',
  plot: (games, first, last) =>
    `${games} ${many(games, 'Ergebnis', 'Ergebnisse')} im Lauf der Zeit, das erste ${first}, das letzte ${last}`,
  lines: 'Im Vergleich zu den Bots',
  linesLead: 'Punkte pro Partie für jede Zeile des Wertungsbogens, in Partien gegen Bots.',
  line: 'Zeile',
  you: 'Du',
  bots: 'Bots',
  difference: 'Abstand',
  pieces: 'Was du am meisten nutzt',
  piece: 'Teil',
  times: 'Wie oft',
  inGames: 'In Partien',
  csv: 'Als CSV speichern',
  json: 'Als JSON speichern',
  headline: (games, won) => `${games} ${many(games, 'Partie', 'Partien')}, ${won} gewonnen`,
} satisfies StatisticsMessages
