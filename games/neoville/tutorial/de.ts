// What the guide of Neoville's tutorial says, in German.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: 'Willkommen! Wir bauen eine Stadt aus 16 Plättchen. Leg dein erstes: Tippe ein Plättchen deiner Hand an, dann den Platz in der Stadt, dann ✓.',
    done: 'Deine Stadt ist gegründet. Sieh ihre vier Felder: Felder gleichen Geländes, die sich berühren, bilden ein Viertel, und Viertel tragen Wolkenkratzer.',
    wrong: {},
  },
  build: {
    task: 'Jetzt darfst du auf dieses Plättchen bauen. Errichte einen Wolkenkratzer mit 4 oder 6: Tippe seine Zahl an, dann ein Feld seines Geländes, dann ✓.',
    done: 'Er steht im Gerüst, vorerst kostet er seine Zahl. Hat sein Viertel so viele Felder, bringt er sie stattdessen.',
    wrong: {
      nothing: 'Du darfst immer aufs Bauen verzichten, aber hier wollen wir einen Wolkenkratzer.',
      utility: 'Das ist ein Bioprojekt; dazu kommen wir später. Nimm eine der Zahlen: einen Wolkenkratzer.',
      high: 'Diese Zahl verlangt ein sehr großes Viertel. Nimm für den Anfang eine 4 oder 6.',
    },
  },
  draw: {
    task: 'Letzter Teil des Zuges: ein Plättchen ziehen. Nimm ein offenes aus der Auslage, am besten eines mit dem Gelände deines Wolkenkratzers.',
    done: 'Das ist ein ganzer Zug: legen, bauen, ziehen. Sechzehn davon, und die Partie ist zu Ende. Die anderen tun dasselbe in ihren Städten.',
    wrong: {
      stack: 'Der Stapel liegt verdeckt: Du sähst nicht, was du bekommst. Nimm eines der vier offenen Plättchen.',
    },
  },
  grow: {
    task: 'Einige Runden später. Dein Stein 4 auf d2 hat 2 Felder Fels und braucht 4. Leg ein Plättchen, das ihm die zwei fehlenden gibt.',
    done: 'Vier Felder Fels: Das Gerüst ist weg, und der Wolkenkratzer bringt 4 Punkte, statt 4 zu kosten.',
    wrong: {
      short:
        'Sein Viertel ist gewachsen, hat aber noch weniger als 4 Felder. Such ein Plättchen mit zwei Feldern Fels nebeneinander.',
      elsewhere: 'Kein neuer Fels bei deinem Stein 4. Dreh das Plättchen so, dass sein Fels den Fels auf d2 berührt.',
    },
  },
  skip: {
    task: 'Du musst nicht jedes Mal bauen. Was deine Stadt nicht tragen kann, kostet dich Punkte, also tippe diesmal auf „Nichts bauen“.',
    done: 'Gut so. Niemand muss etwas versprechen, und das Plättchen hat dein Viertel trotzdem vergrößert.',
    wrong: { build: 'Das wäre erlaubt. Aber probier einmal aus, nichts zu bauen.' },
  },
  high: {
    task: 'Am sichersten ist es, dort zu bauen, wo schon genug Felder liegen und es sich sofort lohnt. Errichte einen Wolkenkratzer, der jetzt Punkte bringt.',
    done: 'Er lohnt sich sofort, und das bleibt so: Ein Viertel schrumpft nie. Wer mehr wagt, baut zuerst und lässt das Viertel danach wachsen.',
    wrong: {
      nothing: 'Hier ist etwas zu holen: Such ein Viertel, das schon 3 oder 4 Felder hat.',
      utility: 'Das ist ein Bioprojekt. Such einen Wolkenkratzer, dessen Zahl dein Viertel erreicht hat.',
      early:
        'Für diese Zahl ist das Viertel zu klein, vorerst würde er also kosten. Schau auf die Vorschau: Sie muss ein Plus zeigen.',
    },
  },
  utility: {
    task: 'Bioprojekte verlangen anderes als Felder. Ein Windrad lohnt sich auf den Plättchen, die sein Zeichen zeigt. Bau eines, das jetzt Punkte bringt.',
    done: 'Deine Stadt ist vier Plättchen breit, ihre linke Spalte steht also fest, und dort passt das Windrad. Ekomobile zählen entlang ihrer Reihe und Spalte.',
    wrong: {
      nothing: 'Bau ruhig: Ein Windrad lohnt sich genau hier. Wo in deiner Stadt liegt das neue Plättchen?',
      tower: 'Das ist ein Wolkenkratzer. Nimm eines der Zeichen darunter.',
      unpaid:
        'Dieses bekommt nicht, was sein Zeichen verlangt, und kostet also seine Zahl. In welcher Spalte liegt das neue Plättchen?',
    },
  },
  parks: {
    task: 'Bäume sind Parks, Läufer sind Sportanlagen. Darauf wird nicht gebaut, aber die meisten jeder Art bringen 5 Punkte. Hol bei den Parks auf: Leg ein Plättchen mit Baum.',
    done: 'Jetzt hat niemand mehr Parks als du: 5 Punkte. Behalte die anderen im Auge; das kann sich bis zum Ende ändern.',
    wrong: { none: 'Auf diesem Plättchen ist kein Baum. Ein Plättchen deiner Hand hat einen.' },
  },
  last: {
    task: 'Das letzte Plättchen! Erde 4 auf b5 hat 1 Feld Lehm und kostet noch 4. Leg dein letztes Plättchen so, dass sie ihre vier bekommt.',
    done: 'Von −4 auf +4: acht Punkte mit einem Plättchen. Plane so ein letztes Plättchen früh ein.',
    wrong: {
      short: 'Das Viertel ist gewachsen, aber nicht auf 4 Felder. Eines deiner Plättchen hat drei Felder Lehm.',
      elsewhere: 'Das bringt Erde 4 nichts. Leg den Lehm eines Plättchens neben den Lehm auf b5.',
    },
  },
  end: {
    task: 'Die letzte Gelegenheit zum Bauen. Sinn hat nur, was sich jetzt lohnt, denn nichts wächst mehr. Bau etwas, das dich nichts kostet, oder bau nichts.',
    done: 'Alle 16 Plättchen liegen: Die Stadt ist fertig. Was erfüllt ist, bringt seine Zahl, alles andere kostet sie. Die meisten Punkte gewinnen!',
    wrong: { costs: 'Das kann nie mehr erfüllt werden und würde dich seine Zahl kosten.' },
  },
} as const satisfies TutorialWords
