// What the page about the design language says, in German.
import type { DesignMessages } from './en.ts'

export const de = {
  title: 'Wie diese Seite gezeichnet ist',
  lead: 'Die Gestaltung von Ludopolis: ruhiges Papier, wenige Farben, ein Grün für das, was weitergeht, Raum um alles. Spielpläne und Seiten bestehen aus diesen Teilen und keinen anderen.',
  light: 'Hell',
  dark: 'Dunkel',
  type: {
    heading: 'Schrift',
    about:
      'Rubik für Namen und Zahlen, Nunito zum Lesen, in fünf Größen. Text wächst mit der Einstellung; nichts ist in Pixeln festgelegt.',
    sample: 'Eine Stadt aus sechzehn Plättchen',
    sizes: { hero: 'Willkommen', title: 'Seite und Blatt', large: 'Abschnitt', text: 'Fließtext', small: 'Nebenbei' },
  },
  space: {
    heading: 'Raum',
    about: 'Sieben Stufen. Was zusammengehört, steht nah beieinander; was nicht, steht getrennt.',
  },
  colour: {
    heading: 'Farbe',
    about:
      'Rollen, keine Farbtöne: Ein Teil fragt nach der Rolle und bekommt ihre Farbe in Hell und Dunkel. Text hat einen Kontrast von mindestens 4,5 zu 1, Linien mit Bedeutung von 3 zu 1. Farbe sagt nie etwas allein.',
    roles: {
      paper: 'Seite',
      surface: 'Karte, Blatt, Feld',
      'surface-quiet': 'Ruhend',
      ink: 'Schrift',
      'ink-quiet': 'Nebenbei',
      line: 'Kante',
      'line-strong': 'Kante eines Bedienelements',
      accent: 'Was weitergeht',
      'accent-strong': 'Dasselbe, gedrückt oder auf leisem Grund',
      'on-accent': 'Schrift darauf',
      'accent-quiet': 'Unter dem Zeiger',
      warning: 'Zu wissen',
      'warning-quiet': 'Dahinter',
      focus: 'Wo die Tastatur ist',
    },
    pictures: 'Spielteile',
    terrains: {
      soil: 'Lehm',
      grass: 'Gras',
      rock: 'Fels',
      water: 'Wasser',
    },
  },
  elevation: {
    heading: 'Höhe',
    about: 'Drei Höhen: auf der Seite liegend, unter dem Zeiger, über der Seite.',
    levels: { shadow: 'Liegend', 'shadow-raised': 'Angehoben', 'shadow-sheet': 'Blatt' },
  },
  motion: {
    heading: 'Bewegung',
    about:
      'Kurz, wo etwas antwortet, langsamer, wo etwas wandert. Bei reduzierter Bewegung geschieht beides sofort, und nichts geht verloren.',
    move: 'Bewegen',
    levels: { motion: 'Antwortet, 160 ms', 'motion-slow': 'Wandert, 320 ms' },
  },
  icons: {
    heading: 'Zeichen',
    about: 'Von uns mit einer Linie gezeichnet. Ein Zeichen steht neben seinem Wort, oder sein Knopf ist beschriftet.',
  },
  buttons: {
    heading: 'Knöpfe',
    about: 'Ein Hauptknopf je Ort. Ein leiser Knopf steht nie, wo der Hauptknopf stand.',
    kinds: { primary: 'Hauptknopf', plain: 'Schlicht', quiet: 'Leise', icon: 'Löschen' },
    states: { usual: 'Üblich', hover: 'Zeiger darauf', focus: 'Tastatur darauf', disabled: 'Ruhend' },
  },
  fields: {
    heading: 'Eingabefelder',
    about: 'Jedes Feld hat seine Worte daneben und ist mindestens 44 px hoch.',
    name: 'Spielername',
    hint: 'Spieler 1',
    filled: 'Ada',
    problem: 'Zwei Spieler heißen gleich. Gib jedem einen eigenen Namen.',
    level: 'Stufe',
    levels: ['Anfänger', 'Hobby', 'Könner', 'Profi'],
    players: 'Anzahl der Spieler',
    onOff: { on: 'Eingeschaltet', off: 'Ausgeschaltet', inert: 'Ruhend' },
  },
  parts: {
    heading: 'Auf der Seite gesagt',
    about: 'Was man wissen muss, steht als Satz auf der Seite, samt dem, was man tun kann.',
    notice: 'Diese Partie ist in einem anderen Tab offen. Spiel dort weiter oder hol sie hierher.',
    action: 'Hier spielen',
  },
} satisfies DesignMessages
