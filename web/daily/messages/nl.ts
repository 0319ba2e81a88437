// What the page says about the deal of the day, in Dutch.
import { plural } from '../../../core/words.ts'
import type { DailyMessages } from './en.ts'

const many = plural('nl')

export const nl = {
  title: 'Dagpartij',
  lead: (day) =>
    `${day}. Iedereen ter wereld krijgt dezelfde partij: hetzelfde toeval, dezelfde bots. Je eerste poging telt.`,
  ways: 'Zolang een poging telt, zijn er geen tips en kun je niet verder spelen vanaf een eerder moment; terugnemen werkt zoals altijd. Sluit de pagina wanneer je wilt: je gaat verder waar je was.',
  next: (hours, minutes) =>
    hours > 0
      ? `De volgende partijen komen over ${hours} u ${minutes} min, om middernacht UTC.`
      : `De volgende partijen komen over ${minutes} min.`,
  today: 'Vandaag',
  ofDay: (day) => `Partijen van ${day}`,
  over: 'Deze dag is voorbij. Je kunt de partijen nog spelen, als oefening.',
  noDay: 'Voor deze datum is er geen dagpartij.',
  toToday: 'Naar die van vandaag',
  featured: 'Spel van de dag',
  against: { casual: 'tegen een hobbybot', skilled: 'samen met een gevorderde bot' },
  play: 'Speel de partij',
  goOn: 'Verder',
  practise: 'Spelen als oefening',
  practice: 'Oefening: deze poging telt niet.',
  counts: 'Deze poging telt.',
  look: 'Terugkijken',
  open: 'Nog niet gespeeld',
  begun: 'Begonnen',
  missed: 'Niet gespeeld',
  givenUp: 'Begonnen en gewist, dus er telt geen resultaat. Je kunt die nog spelen als oefening.',
  points: (n) => `${n} ${many(n, 'punt', 'punten')}`,
  won: 'gewonnen',
  lost: 'verloren',
  youWon: 'Je hebt gewonnen.',
  youLost: 'Je hebt verloren.',
  score: (score, against) => `${score} tegen ${against}`,
  yourResult: 'Je resultaat',
  you: 'Jij',
  expert: 'Meesterbot',
  middle: (bots) => `Middelste van ${bots} ${many(bots, 'bot', 'bots')}`,
  expertIs: (points) => `Meester ${points}`,
  middleIs: (points) => `middelste bot ${points}`,
  botsWon: (won, of) => `${won} van ${of} bots ${many(won, 'won', 'wonnen')}`,
  compare: 'Wat haalden bots?',
  compareHow:
    'Een meester en vijf andere bots spelen deze partij in jouw plaats, hier in je browser. Dat duurt enkele minuten.',
  comparing: 'De bots spelen …',
  left: (minutes) => `Nog ongeveer ${minutes} min.`,
  cancel: 'Stoppen',
  failed: 'De bots zijn niet tot het einde gekomen. Probeer het opnieuw.',
  again: 'Opnieuw proberen',
  share: 'Delen',
  copy: 'Resultaat kopiëren',
  copied: 'Gekopieerd',
  copyFailed: 'De browser laat ons niet kopiëren. Hier is de tekst:',
  calendar: 'Je kalender',
  before: 'Vorige maand',
  after: 'Volgende maand',
  streak: (days) => `${days} ${many(days, 'dag', 'dagen')} op rij`,
  noStreak: 'Speel een partij uit en je reeks dagen begint.',
  cell: (day, done, of) => `${day}: ${done} van ${of} gespeeld`,
  statistics: 'Je statistieken',
  toCalendar: 'Alle dagpartijen en je kalender',
} satisfies DailyMessages
