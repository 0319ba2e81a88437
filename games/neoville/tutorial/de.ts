// What the guide of Neoville's tutorial says, in German.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: 'Willkommen! Wir bauen eine Stadt aus 16 Plättchen. Leg das erste: Tippe ein Plättchen deiner Hand an, dann den Platz, dann ✓.',
    done: 'Felder eines Geländes Seite an Seite sind ein Viertel: Es trägt Wolkenkratzer. ◇ zeigt dein Ausgleichsplättchen; es wird gelegt wie jedes andere.',
    wrong: {},
  },
  build: {
    task: 'Jetzt bau darauf: Tippe einen Wolkenkratzer mit 4 oder 6 an, dann ✓. Erde kommt auf Lehm, Wald auf Gras, Stein auf Fels, Wasserfall auf Wasser.',
    done: 'Er steht im Gerüst und zählt vorerst als Minus. Hat sein Viertel so viele Felder wie seine Zahl, zählt er als Plus.',
    wrong: {
      nothing: 'Du darfst immer aufs Bauen verzichten, aber hier wollen wir einen Wolkenkratzer.',
      utility: 'Das ist ein Bioprojekt; dazu kommen wir später. Nimm eine der Zahlen: einen Wolkenkratzer.',
      high: 'Diese Zahl verlangt ein sehr großes Viertel. Nimm für den Anfang eine 4 oder 6.',
    },
  },
  draw: {
    task: 'Zuletzt zieh ein Plättchen: Nimm eines der vier offenen aus der Auslage. Die Farbe deines Wolkenkratzers lässt sein Viertel wachsen.',
    done: 'Das ist einer von sechzehn Zügen: legen, bauen, ziehen. „bekannt“ heißt: Auch die anderen kennen das Plättchen.',
    wrong: {
      stack: 'Der Stapel liegt verdeckt: So siehst du nicht, was du bekommst. Nimm eines der vier offenen Plättchen.',
    },
  },
  second: {
    task: 'Bruno war dran: Der gelbe Punkt zeigt sein neuestes Plättchen. Jetzt ein ganzer Zug von dir. Lass das Viertel deines Wolkenkratzers wachsen.',
    done: 'So geht es weiter. Gebaut wird nur auf das gerade gelegte Plättchen, und ein Viertel trägt einen Wolkenkratzer: Schließt es sich ohne, bekommt es keinen mehr.',
    wrong: {},
  },
  grow: {
    task: 'Die 4 im Gerüst hat 2 Felder Fels und braucht 4. Leg ein Plättchen, das ihr die zwei fehlenden gibt. ↻ dreht ein Plättchen.',
    done: 'Vier Felder Fels: plus 4 statt minus 4. Über der Stadt steht, was sicher ist, was geplant ist und was noch nicht verdient ist.',
    wrong: {
      short:
        'Ihr Viertel ist gewachsen, hat aber noch weniger als 4 Felder. Such ein Plättchen mit zwei Feldern Fels nebeneinander.',
      elsewhere: 'Kein neuer Fels für deine 4. Dreh das Plättchen (↻) so, dass sein Fels ihr Viertel berührt.',
    },
  },
  skip: {
    task: 'Du musst nicht bauen. Was deine Stadt nicht tragen kann, kostet Punkte: Tippe diesmal auf „Bau nichts“.',
    done: 'Das Plättchen hat dein Viertel trotzdem vergrößert. Niemand muss bauen.',
    wrong: { build: 'Das ist erlaubt, aber bau dieses eine Mal nichts.' },
  },
  high: {
    task: 'Jetzt bau dort, wo schon genug Felder liegen: einen Wolkenkratzer, der seine Punkte sofort bringt.',
    done: 'Er lohnt sich jetzt, und ein Viertel schrumpft nie. Eine gelbe Fahne zeigt Punkte, die dir nichts mehr nimmt.',
    wrong: {
      nothing: 'Hier ist etwas zu holen: Such ein Viertel mit so vielen Feldern wie eine Zahl seiner Farbe.',
      utility: 'Das ist ein Bioprojekt. Such einen Wolkenkratzer, dessen Zahl dein Viertel erreicht hat.',
      early:
        'Für diese Zahl ist das Viertel zu klein, vorerst würde er also kosten. Schau auf die Vorschau: Sie muss ein Plus zeigen.',
    },
  },
  utility: {
    task: 'Unter den Wolkenkratzern liegen die Bioprojekte: je Partie zwei der drei Arten. Ein Windrad lohnt sich auf den Plättchen, die sein Zeichen zeigt. Bau eines, das jetzt Punkte bringt.',
    done: 'Das neue Plättchen liegt in der linken Spalte, wie das Zeichen verlangt. Ein Ekomobil zählt in Reihe und Spalte. Halt ein Zeichen gedrückt, um es zu lesen.',
    wrong: {
      nothing: 'Bau ruhig: Ein Windrad lohnt sich genau hier. Wo in deiner Stadt liegt das neue Plättchen?',
      tower: 'Das ist ein Wolkenkratzer. Nimm eines der Zeichen darunter.',
      unpaid:
        'Dieses bekommt nicht, was sein Zeichen verlangt, und kostet also seine Zahl. In welcher Spalte liegt das neue Plättchen?',
    },
  },
  biodome: {
    task: 'In einer anderen Partie gibt es Biodome. Einer steht auf jedem Gelände und lohnt sich, wenn sein Viertel genau die Form seines Zeichens hat. Bau einen, der jetzt Punkte bringt.',
    done: 'Die Form passt, egal wie gedreht. So muss sie bleiben: Kommt ein Feld dazu, kostet der Biodom seine Zahl.',
    wrong: {
      nothing: 'Bau ruhig: Ein Viertel am neuen Plättchen hat die Form eines Zeichens. Welches?',
      tower: 'Das ist ein Wolkenkratzer. Nimm eine der Glaskuppeln darunter.',
      windmill: 'Das ist ein Windrad. Nimm eine der Glaskuppeln.',
      shape:
        'Dort hat das Viertel eine andere Form, also würde er seine Zahl kosten. Vergleich das Zeichen Feld für Feld mit dem Viertel.',
    },
  },
  parks: {
    task: 'Bäume sind Parks: Wer die meisten hat, bekommt 5 Punkte. Für Läufer, die Sportanlagen, gilt dasselbe. Leg ein Plättchen mit Baum.',
    done: 'Niemand hat mehr Parks als du: 5 Punkte. Bei Gleichstand bekommen alle sie, auch ganz ohne Parks. Bis zum Ende kann sich das ändern.',
    wrong: { none: 'Auf diesem Plättchen ist kein Baum. Ein Plättchen deiner Hand hat einen.' },
  },
  fifteen: {
    task: 'Runde 15 von 16, und jetzt spielen wir zu Ende. Die 4 im Gerüst kostet noch 4 Punkte: Leg, bau und zieh so, dass sie ihre Felder bekommt.',
    done: 'Nach Bruno hast du noch einen Zug.',
    wrong: {},
  },
  last: {
    task: 'Dein letztes Plättchen! Leg es, wo es am meisten bringt. Dann bau nur, was sich sofort lohnt, denn nichts wächst mehr.',
    done: 'Die Stadt ist fertig. Was erfüllt ist, bringt seine Zahl, alles andere kostet sie. Jetzt wird gezählt.',
    wrong: { costs: 'Das kann nie mehr erfüllt werden und würde dich seine Zahl kosten.' },
  },
} as const satisfies TutorialWords
