// What the guide of Meowtopia's tutorial says, in German.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: 'Willkommen auf dem Hof! Die meisten Punkte gewinnen: Kätzchen bringen 3, Kanäle 1 oder 2. In jedem Zug gehen Kätzchen zur Arbeit: Tippe „Felder“ an, dann, wie viele gehen, dann ✔.',
    done: 'Jedes Kätzchen bei der Arbeit legt ein Feld und schläft ein. Als Nächstes kommen die Felder selbst.',
    wrong: {
      other: 'Auch ein gutes Plättchen, aber nimm diesmal „Felder“: Wir wollen den Hof anlegen.',
      nobody: 'Arbeitet niemand, wird nichts gelegt. Schick ein Kätzchen oder zwei.',
    },
  },
  field: {
    task: 'Leg ein Feld dorthin, wo es gleich Wasser bekommt: Such einen Tropfen. Die blauen Kanäle zwischen den Feldern führen das Wasser.',
    done: 'Ein bewässertes Feld hilft abends beim Füttern: Es spart dir 1 Nahrung, jeden Tag.',
    wrong: {
      dry: 'Dort bleibt es trocken, bis ein Kanal es erreicht. Die Kanäle deines Feldes zeigen nach oben und nach links.',
    },
  },
  stick: {
    task: 'Ein Kanal bringt auch Punkte: 2 zwischen zwei Feldern, 1 am äußeren Rand. Leg diesen zwischen zwei deiner Felder.',
    done: '2 Punkte, die dir niemand nehmen kann.',
    wrong: { rim: 'Das ist der äußere Rand: nur 1 Punkt. Leg ihn auf die Linie zwischen zwei deiner Felder.' },
  },
  feed: {
    task: 'Abend. Zwei Kätzchen fressen je 2 Nahrung, zwei bewässerte Felder geben je 1: macht 2 Nahrung. Füttere alle, dann ✔.',
    done: 'Alle sind satt. Zwei Nahrung im Vorrat zählen einen Punkt, darum sind es nun etwas weniger; ein hungriges Kätzchen kostet 3, jeden Abend aufs Neue.',
    wrong: {
      hungry: 'Ein hungriges Kätzchen bringt dir eine Strafe von 3 Punkten. Du hast genug Nahrung.',
      parting: 'Ein Kätzchen zählt 3 Punkte und arbeitet für dich. Die Nahrung reicht für alle: Behalte es.',
    },
  },
  follow: {
    task: 'Bruno hat das Plättchen Nahrung genommen. Ein waches Kätzchen von dir darf folgen und dasselbe tun. Folge ihm, dann ✔.',
    done: 'Nahrung für dich, in seinem Zug! Dein Kätzchen schläft jetzt.',
    wrong: { pass: 'Das ginge. Aber hier gibt es Nahrung, und dein Kätzchen ist wach: Folge.' },
  },
  pass: {
    task: 'Jetzt legt Bruno Felder. Passe diesmal: Wer passt, weckt ein schlafendes Kätzchen gratis.',
    done: 'Eines ist wieder wach. Folgen oder wecken: Das ist die Frage in jedem Zug der anderen.',
    wrong: { follow: 'Dann schliefe auch dein letztes Kätzchen, wenn du am Zug bist. Passe diesmal.' },
  },
  wake: {
    task: 'Es ist Morgen. Zwei Kätzchen schlafen, und Wecken kostet je 1 Nahrung. Weck eines oder beide, dann ✔.',
    done: 'Ein einzelner Schläfer wacht gratis auf. Und wenn niemand schläft, bekommst du 1 Nahrung.',
    wrong: { nobody: 'Schlafen beide, kann heute niemand arbeiten. Weck mindestens eines.' },
  },
  recruit: {
    task: 'Für eine Münze kannst du ein neues Kätzchen anwerben, das 3 Punkte zählt. Ein Händler verkauft jeden Morgen etwas. Wirb einen Händler an.',
    done: '3 Punkte für das Kätzchen, 1 weniger für die Münze. Aber jedes Kätzchen frisst abends 2 Nahrung.',
    wrong: { worker: 'Arbeiter sind nützlich, aber sehen wir uns an, was ein Händler tut.' },
  },
  sell: {
    task: 'Ein Morgen mit Händler: Er nimmt Nahrung für 2 Punkte oder eine Münze für 3, und von da an nur noch das. Verkauf etwas.',
    done: 'Einmal jeden Morgen, je Händler. Eine behaltene Münze zählt nur 1.',
    wrong: { nothing: 'Dann verdient der Händler heute nichts. Gib ihm Nahrung oder eine Münze.' },
  },
  end: {
    task: 'Die Partie endet mit dem letzten Feld, dem letzten Kanal oder wenn jemand ein siebtes Kätzchen anwirbt. Leg den letzten Kanal.',
    done: 'Die Runde wird zu Ende gespielt, dann zählt alles. Tippe jederzeit deine Punkte an, um zu sehen, woher sie kommen.',
    wrong: {},
  },
} as const satisfies TutorialWords
