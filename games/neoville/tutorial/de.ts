// What the guide of Neoville's tutorial says, in German.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: 'Willkommen! Wir bauen eine Stadt aus 16 Plättchen. Leg das erste: Tippe ein Plättchen deiner Hand an, dann den Platz, dann ✓.',
    done: 'Felder einer Farbe Seite an Seite sind ein Viertel: Es trägt Wolkenkratzer. Das ◇ zeigt nur, womit du beginnst.',
    wrong: {},
  },
  build: {
    task: 'Jetzt bau auf dieses Plättchen: Tippe einen Wolkenkratzer mit 4 oder 6 an. Er kommt auf ein Feld seiner Farbe; tippe auf ✓.',
    done: 'Er steht im Gerüst und kostet seine Zahl. Hat sein Viertel so viele Felder, bringt er sie.',
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
    task: 'Bruno war dran. Jetzt ein ganzer Zug von dir: legen, bauen oder nicht, ziehen. Am meisten hilft, was das Viertel deines Wolkenkratzers wachsen lässt.',
    done: 'So geht es Zug um Zug. Was Punkte bringt, sehen wir uns an anderen Tischen an.',
    wrong: {},
  },
  grow: {
    task: 'Die 4 im Gerüst hat 2 Felder Fels und braucht 4. Leg ein Plättchen, das ihr die zwei fehlenden gibt. ↻ dreht ein Plättchen.',
    done: 'Vier Felder Fels: Jetzt bringt sie 4 Punkte, statt sie zu kosten. Das sind 8 mehr.',
    wrong: {
      short:
        'Ihr Viertel ist gewachsen, hat aber noch weniger als 4 Felder. Such ein Plättchen mit zwei Feldern Fels nebeneinander.',
      elsewhere: 'Kein neuer Fels für deine 4. Dreh das Plättchen (↻) so, dass sein Fels ihr Viertel berührt.',
    },
  },
  skip: {
    task: 'Du musst nicht bauen. Was deine Stadt nicht tragen kann, kostet Punkte: Tippe diesmal auf „Nichts bauen“.',
    done: 'Das Plättchen hat dein Viertel trotzdem vergrößert. Niemand muss bauen.',
    wrong: { build: 'Das ist erlaubt, aber bau dieses eine Mal nichts.' },
  },
  high: {
    task: 'Jetzt bau dort, wo schon genug Felder liegen: einen Wolkenkratzer, der seine Punkte sofort bringt.',
    done: 'Er lohnt sich jetzt, und das bleibt so: Ein Viertel schrumpft nie.',
    wrong: {
      nothing: 'Hier ist etwas zu holen: Such ein Viertel mit so vielen Feldern wie eine Zahl seiner Farbe.',
      utility: 'Das ist ein Bioprojekt. Such einen Wolkenkratzer, dessen Zahl dein Viertel erreicht hat.',
      early:
        'Für diese Zahl ist das Viertel zu klein, vorerst würde er also kosten. Schau auf die Vorschau: Sie muss ein Plus zeigen.',
    },
  },
  utility: {
    task: 'Unter den Wolkenkratzern liegen die Bioprojekte. Ein Windrad lohnt sich auf den Plättchen, die sein Zeichen zeigt. Bau eines, das jetzt Punkte bringt.',
    done: 'Das neue Plättchen liegt in der linken Spalte, wie das Zeichen verlangt. Ein Ekomobil zählt in Reihe und Spalte, ein Biodom will eine Form. Halt ein Zeichen gedrückt, um es zu lesen.',
    wrong: {
      nothing: 'Bau ruhig: Ein Windrad lohnt sich genau hier. Wo in deiner Stadt liegt das neue Plättchen?',
      tower: 'Das ist ein Wolkenkratzer. Nimm eines der Zeichen darunter.',
      unpaid:
        'Dieses bekommt nicht, was sein Zeichen verlangt, und kostet also seine Zahl. In welcher Spalte liegt das neue Plättchen?',
    },
  },
  parks: {
    task: 'Bäume sind Parks: Wer die meisten hat, bekommt 5 Punkte. Für Läufer, die Sportanlagen, gilt dasselbe. Leg ein Plättchen mit Baum.',
    done: 'Jetzt hat niemand mehr Parks als du: 5 Punkte. Behalte die anderen im Auge; das kann sich bis zum Ende ändern.',
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
