// What the guide of Neoville's tutorial says, in German.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: 'Willkommen! Wir bauen eine Stadt aus vier mal vier Plättchen. Leg das erste: Tippe ein Plättchen deiner Hand an, dann den Platz, dann ✔.',
    done: 'Felder mit gleichem Gelände Seite an Seite sind ein Viertel: Es trägt Wolkenkratzer.',
    wrong: {},
  },
  build: {
    task: 'Jetzt bau darauf: Tippe einen Wolkenkratzer mit 4 oder 6 an, dann ✔. Erde kommt auf Lehm, Wald auf Gras, Stein auf Fels, Wasserfall auf Wasser.',
    done: 'Er steht im Gerüst und zählt vorerst als Minus. Hat sein Viertel so viele Felder wie seine Zahl, zählt er als Plus.',
    wrong: {
      nothing: 'Du darfst immer aufs Bauen verzichten, aber hier wollen wir einen Wolkenkratzer.',
      utility: 'Das ist ein Bioprojekt; dazu kommen wir später. Nimm eine der Zahlen: einen Wolkenkratzer.',
      high: 'Diese Zahl verlangt ein sehr großes Viertel. Nimm für den Anfang eine 4 oder 6.',
    },
  },
  draw: {
    task: 'Zuletzt zieh ein Plättchen: Nimm eines der vier offenen aus der Auslage. Damit endet dein Zug, darum braucht es kein ✔. Die Farbe deines Wolkenkratzers lässt sein Viertel wachsen.',
    done: 'Das ist einer von sechzehn Zügen: legen, bauen, ziehen. „bekannt“ heißt: Auch die anderen kennen das Plättchen.',
    wrong: {
      stack: 'Der Stapel liegt verdeckt: So siehst du nicht, was du bekommst. Nimm eines der vier offenen Plättchen.',
    },
  },
  second: {
    task: 'Bruno war dran: Der gelbe Punkt zeigt sein neuestes Plättchen. Jetzt wieder du: Leg ein Plättchen, mit dem das Viertel deines Wolkenkratzers wächst, bau, wenn du magst, und zieh.',
    done: 'So geht es weiter. Gebaut wird nur auf dem gerade gelegten Plättchen. Ein Viertel trägt nur einen Wolkenkratzer; darum darf kein Plättchen zwei Viertel verbinden, die schon je einen haben.',
    wrong: {
      elsewhere:
        'Davon wächst das Viertel deines Wolkenkratzers nicht. Ein Plättchen deiner Hand hat sein Gelände: Dreh es (↻), bis es daran liegt.',
    },
  },
  grow: {
    task: 'Die 4 im Gerüst hat 2 Felder Fels und braucht 4. Leg ein Plättchen, das ihr die zwei fehlenden gibt. ↻ dreht ein Plättchen.',
    done: 'Vier Felder Fels: plus 4 statt minus 4. Über der Stadt steht, woraus deine Punkte bestehen. „Vorerst“ heißt: Das kann sich noch ändern.',
    wrong: {
      short:
        'Ihr Viertel ist gewachsen, hat aber noch weniger als 4 Felder. Such ein Plättchen mit zwei Feldern Fels nebeneinander.',
      elsewhere: 'Kein neuer Fels für deine 4. Dreh das Plättchen (↻) so, dass sein Fels ihr Viertel berührt.',
    },
  },
  skip: {
    task: 'Du musst nicht bauen. Was du neu baust, kostet seine Zahl, bis es hat, was es verlangt: Tippe diesmal auf „Bau nichts“.',
    done: 'Das Plättchen hat dein Viertel trotzdem vergrößert. Niemand muss bauen.',
    wrong: { build: 'Vielleicht ein guter Plan. Aber bau dieses eine Mal nichts.' },
  },
  high: {
    task: 'Jetzt bau dort, wo schon genug Felder liegen: einen Wolkenkratzer, der seine Punkte sofort bringt.',
    done: 'Er lohnt sich jetzt, und ein Viertel schrumpft nie. Nur wenn sich kein Plättchen anders legen lässt, werden zwei Viertel verbunden; dann zählt der bessere Wolkenkratzer.',
    wrong: {
      nothing: 'Hier ist etwas zu holen: Such ein Viertel mit so vielen Feldern wie eine Zahl seiner Farbe.',
      utility: 'Das ist ein Bioprojekt. Such einen Wolkenkratzer, dessen Zahl dein Viertel erreicht hat.',
      early:
        'Für diese Zahl ist das Viertel zu klein, vorerst würde er also kosten. Schau auf die Vorschau: Sie muss ein Plus zeigen.',
    },
  },
  utility: {
    task: 'Unter den Wolkenkratzern liegen die Bioprojekte: je Partie zwei der drei Arten. Ein Windrad lohnt sich auf den Plättchen, die sein Zeichen zeigt. Bau eines, das jetzt Punkte bringt.',
    done: 'Das neue Plättchen liegt in der linken Spalte. Die gelbe Fahne sagt: Diese Punkte sind sicher. Ein Ekomobil, das gelbe Auto, zählt in Reihe und Spalte. Halt ein Zeichen gedrückt, um zu lesen, was es verlangt.',
    wrong: {
      nothing: 'Bau ruhig: Ein Windrad lohnt sich genau hier. Wo in deiner Stadt liegt das neue Plättchen?',
      tower: 'Das ist ein Wolkenkratzer. Nimm eines der Zeichen darunter.',
      unpaid:
        'Ein Ekomobil zählt in seiner Reihe und seiner Spalte, und dort fehlt, was sein Zeichen verlangt. Sieh dir die Windräder an.',
    },
  },
  biodome: {
    task: 'In einer anderen Partie gibt es Biodome. Einer steht auf jedem Gelände und lohnt sich, wenn sein Viertel genau die Form seines Zeichens hat, egal wie gedreht. Bau einen, der jetzt Punkte bringt.',
    done: 'Die Form passt. So muss sie bleiben: Kommt ein Feld dazu, kostet der Biodom seine Zahl.',
    wrong: {
      nothing: 'Bau ruhig: Ein Viertel am neuen Plättchen hat die Form eines Zeichens. Welches?',
      tower: 'Das ist ein Wolkenkratzer. Nimm eine der Glaskuppeln darunter.',
      windmill: 'Das ist ein Windrad. Nimm eine der Glaskuppeln.',
      shape:
        'Das Viertel dieses Felds hat eine andere Form, also würde er seine Zahl kosten. Vergleich das Zeichen mit jedem Viertel des neuen Plättchens und tippe ein Feld des passenden an.',
    },
  },
  parks: {
    task: 'Bäume sind Parks: Wer die meisten hat, bekommt 5 Punkte. Für Läufer, die Sportanlagen, gilt dasselbe. Leg ein Plättchen mit Baum.',
    done: 'Niemand hat mehr Parks als du: vorerst 5 Punkte. Am Ende bekommen sie bei Gleichstand alle, auch ganz ohne Parks.',
    wrong: { none: 'Auf diesem Plättchen ist kein Baum. Ein Plättchen deiner Hand hat einen.' },
  },
  fifteen: {
    task: 'Runde 15 von 16. Der 4 im Gerüst fehlen drei Felder Lehm. Lass den Platz neben ihr frei und zieh für deinen letzten Zug ein Plättchen mit drei Feldern Lehm.',
    done: 'Das ist es, was der 4 fehlt. Nach Bruno hast du noch einen Zug.',
    wrong: {
      cracked:
        'Kein Plättchen deiner Hand hat drei Felder Lehm, und die 4 kann nirgends sonst wachsen. Leg dieses nach unten.',
      tile: 'Der 4 fehlen drei Felder Lehm: Ein offenes Plättchen der Auslage hat sie.',
    },
  },
  last: {
    task: 'Dein letztes Plättchen! Leg es so, dass die 4 ihre Felder bekommt. Dann bau, was sich sofort lohnt, oder nichts: Kein Viertel wächst mehr.',
    done: 'Die Stadt ist fertig. Was erfüllt ist, bringt seine Zahl, alles andere kostet sie. Jetzt wird gezählt.',
    wrong: {
      costs: 'Das kann nie mehr erfüllt werden und würde dich seine Zahl kosten.',
      short:
        'So fehlen der 4 noch Felder. Nimm das Plättchen mit drei Feldern Lehm und dreh es (↻), bis ihr Viertel vier hat.',
    },
  },
} as const satisfies TutorialWords
