// What the things on Evolutopia's board are, and what beginners are told, in German.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const de = {
  explain: {
    tower: ['Indikator', 'Eine von fünf Seiten des Stadtlebens. Drei müssen 6 erreichen; bei 0 ist alles verloren.'],
    lights: ['Warnlichter', 'Krisen lassen sie angehen. Beim letzten ist alles verloren.'],
    crisis: ['Krise', 'Braucht die gezeigten Experten. Fehlt am Rundenende einer, tut sie, was auf der Karte steht.'],
    calm: ['Noch keine Krise', 'Die erste kommt am Rundenende.'],
    action: ['Aktion', 'Eine pro Zug. Danach ist sie für alle bis zum Rundenende gesperrt.'],
    evolution: [
      'Evolution',
      'Unten die nötigen Experten, oben die Wirkung auf die Indikatoren. Sie wird geplant, begonnen, besetzt und dann auf dem Stadtplan eingeweiht.',
    ],
    blue: ['Blaues Zeichen', 'Wer diese Evolution beginnt, darf gleich noch eine in Planung nehmen.'],
    green: ['Grünes Zeichen', 'Wer diese Evolution beginnt, zieht eine gute Idee.'],
    stack: ['Stapel', 'Nur die oberste Evolution kann in Planung gehen. Leg sie beiseite, um die nächste zu sehen.'],
    slot: ['Platz für einen Experten', 'Hier wird ein Experte dieser Art gebraucht oder steht schon einer.'],
    expert: [
      'Experte',
      'Wartet auf seinen Einsatz bei einer Evolution im Bau oder bei der Krise. Die Zone hat fünf Plätze.',
    ],
    bag: ['Expertenbeutel', 'Beim Anwerben zieht ihr von hier. Wer fertig ist, kommt wieder hinein.'],
    cell: ['Freies Gelände', 'Eine eingeweihte Evolution kommt neben das, was schon auf dem Stadtplan steht.'],
    nuisance: ['Missstand', 'Muss von einer Evolution überbaut werden, die den Indikator mit demselben Zeichen hebt.'],
    built: ['Gebaut', 'Eine hier eingeweihte Evolution oder das Startplättchen der Stadt.'],
    player: ['Spieler', 'Rolle und gute Ideen einer Person. Alle spielen gemeinsam.'],
    silent: ['Still', 'Wer eine gute Idee ausgespielt hat, sagt bis zum nächsten eigenen Zug nichts.'],
    role: [
      'Rolle',
      'Einmal pro Zug nutzbar, wann es die Karte erlaubt. Nach dem dritten Mal kommt eine zweite Rolle dazu.',
    ],
    plan: ['Gute Idee', 'Einmal in deinem Zug spielbar. Sie kommt mit Evolutionen, die ein grünes Zeichen tragen.'],
  },
  notes: {
    turn: 'Eine Aktion pro Zug, dann ist sie gesperrt. Drei Indikatoren auf 6 und kein Missstand: Ihr gewinnt.',
    blocked: 'Gesperrte Aktionen werden frei, wenn jemand die Runde beendet. Tut es, wenn wenig zu tun bleibt.',
    crisis: 'Eine Krise liegt aus. Gebt ihr die nötigen Experten, sonst schadet sie am Rundenende.',
    option: 'Bei den meisten Krisen wählst du, wie sie zuschlagen. Nimm, was eure Pläne am wenigsten stört.',
    block: 'Wähle die Aktion, die in der nächsten Runde niemand nutzen darf.',
    recruit: 'Behalte die Experten, für die Plätze offen sind. Bis zu drei darfst du beiseitelegen.',
    ready: 'Eine Evolution hat alle Experten. Weih sie ein: Ihr Platz im Stadtplan kann einen Missstand überbauen.',
    role: 'Jetzt kannst du deine Rolle nutzen. Das kostet nichts, und nach dem dritten Mal kommt eine zweite dazu.',
    plan: 'Du hast eine gute Idee: einmal spielbar, in einem deiner Züge.',
    danger: 'Ein Indikator steht nur noch auf 1. Fällt er auf 0, ist alles verloren.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
