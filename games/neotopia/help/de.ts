// What the things on Neotopia's board are, and what beginners are told, in German.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const de = {
  explain: {
    element: [
      'Element',
      'Energie, Bio-Anbau, Technik oder Gemeinschaft. Es bleibt hier liegen und dient den Projekten aller.',
    ],
    space: [
      'Feld',
      'Ein Element kommt auf ein freies Feld neben einem beliebigen Element der Region, das erste in die Mitte. c4 ist das vierte Feld der Reihe c.',
    ],
    outer: ['Randfeld', 'Nur der Marker „Neue Baugenehmigungen“ führt hierher.'],
    bonus: ['Bonusmarker auf einem Feld', 'Leg hier ein Element ab, und der Marker gehört dir.'],
    token: [
      'Bonusmarker',
      'Pro Zug darfst du einen kostenlos einsetzen. Jeder, der am Ende übrig ist, zählt 3 Punkte.',
    ],
    project: [
      'Projekt',
      'Sein Muster muss in einer Region liegen, beliebig gedreht, und das gerade gelegte Element enthalten. Dann baust du es und bekommst dort seine Punkte. Das Auge: Die anderen kennen diese Karte.',
    ],
    factory: [
      'Fabrik',
      'Eine Aktion bringt ein Element von hier in eine der beiden Regionen, zu denen ihre Bänder führen.',
    ],
    pile: [
      'Produktionsstapel',
      'Füllt eine leere Fabrik sofort auf. Kommt das Plättchen mit der Fahne, ist das Ende nah; von da an kommt je ein Element jeder Farbe.',
    ],
    reserve: [
      'Vorrat',
      'Elemente, die nicht im Spiel sind. Nur das erste Element und ein Marker holen etwas von hier.',
    ],
    unseen: ['Noch unbekannte Marker', 'Was unter den obersten Markern der drei Stapel noch liegen kann.'],
    player: ['Spieler', 'Farbe, Punkte, Karten und Marker einer Person am Tisch.'],
    total: ['Summe', 'Alle Punkte nach jetzigem Stand: die schwächste Region dreifach, dazu 3 je Marker.'],
    points: [
      'Punkte in einer Region',
      'Die dort gebauten Projekte und hinter dem Plus die größte Gruppe der eigenen Farbe. Die schwächste Region zählt dreifach.',
    ],
    hand: ['Handkarten', 'Wie viele Projekte jemand hat. Es gibt kein Handlimit.'],
    offer: [
      'Die Auslage',
      'Offene Projekte; eines zu nehmen ist eine Aktion. Hier wechselst du zwischen ihnen und deiner Hand.',
    ],
    deck: ['Projektstapel', 'Verdeckte Projekte und ihre Anzahl.'],
    last: ['Letztes Projekt', 'Das nächste Projekt in dieser Region muss von anderer Art sein: Das sagt ≠.'],
    stack: ['Markerstapel', 'Wer auf der Leiste dieser Region 7, 13 oder 18 erreicht, nimmt den obersten.'],
    marker: ['Punktestein', 'Wie viele Punkte jemand in dieser Region hat. Nach 20 geht es wieder von vorn los.'],
    track: ['Punkteleiste', 'Punkte in dieser Region. Die goldenen Stufen 7, 13 und 18 bringen einen Bonusmarker.'],
    round: ['Runde', 'In einer Runde ist jeder einmal am Zug.'],
    actions: ['Aktionen übrig', 'Jeder Zug hat drei: ein Element bewegen oder ein Projekt ziehen.'],
    flag: ['Fahne', 'Taucht sie auf, wird die Runde zu Ende gespielt, dann folgt eine letzte.'],
    chances: [
      'Was fehlt',
      'Wie viele Elemente diesem Projekt in jeder Region noch fehlen. ≠: Das letzte Projekt dort ist von gleicher Art; –: kein Platz mehr.',
    ],
  },
  notes: {
    start: 'Deine schwächste Region zählt am Ende dreifach. Setz nicht alles auf eine.',
    turn: 'Drei Aktionen pro Zug: ein Element aus einer Fabrik bewegen oder ein Projekt ziehen, beliebig gemischt.',
    project: 'Tippe ein Projekt an: Der Plan zeigt, was wo fehlt. Tippe so ein Feld an, dann ✔.',
    build: 'Das Muster ist vollendet: Bau jetzt, nach der nächsten Aktion ist es zu spät.',
    scored: 'Bei 7, 13 und 18 auf der Leiste einer Region bekommst du einen Bonusmarker.',
    kind: 'Ein Projekt steht. Das Zeichen ≠ sagt: Das nächste in dieser Region muss von anderer Art sein.',
    token: 'Du hast einen Bonusmarker. Einer pro Zug ist erlaubt; jeder behaltene zählt 3 Punkte.',
    produced: 'Eine leere Fabrik wurde vom Stapel aufgefüllt. Kommt dessen Fahne, ist das Ende nah.',
    colour: 'Leg deine Farbe zusammen: Deine größte Gruppe jeder Region bringt am Ende Punkte.',
    last: 'Die letzte Runde läuft. Bau dort, wo es zählt, und denk an deine schwächste Region.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
