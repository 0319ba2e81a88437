// What the guide of Meowtopia's tutorial says, in German.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: 'Willkommen auf dem Hof! Die meisten Punkte gewinnen. In jedem Zug gehen Kätzchen zur Arbeit. Tippe „Felder“ an: Beide gingen mit, also tippe „1“ an, dann ✔.',
    done: 'Wer arbeitet, schläft ein. Das andere Kätzchen bleibt wach für später.',
    wrong: {
      other: 'Auch ein gutes Plättchen, aber nimm diesmal „Felder“: Wir wollen den Hof anlegen.',
      nobody: 'Arbeitet niemand, wird nichts gelegt. Schick ein Kätzchen.',
      both: 'Beide könnten gehen. Lass diesmal eines wach: Es kann in Brunos Zug helfen.',
    },
  },
  lay: {
    task: 'Dein Kätzchen legt ein Feld: Tippe einen Platz neben deinen Feldern an, dann ✔.',
    done: 'Dein Hof ist gewachsen. Jetzt darf Bruno mit einem seiner Kätzchen dasselbe tun: Er folgt.',
    wrong: {},
  },
  feed: {
    task: 'Abend. Deine zwei Kätzchen fressen je 2 Nahrung, 1 weniger je bewässertem Feld. Füttere alle, dann ✔.',
    done: 'Alle sind satt. Ein hungriges Kätzchen hätte 3 Punkte gekostet. Ein Kätzchen zählt 3, eine Münze 1, zwei Nahrung 1: So sind deine Punkte etwas gesunken. Tippe deine Punkte an, und du siehst die Summe.',
    wrong: {
      hungry: 'Ein hungriges Kätzchen bringt dir eine Strafe von 3 Punkten. Du hast genug Nahrung.',
      parting: 'Ein Kätzchen zählt 3 Punkte und arbeitet für dich. Die Nahrung reicht für alle: Behalte es.',
    },
  },
  follow: {
    task: 'Bruno hat das Plättchen Bewässerung genommen. Ein waches Kätzchen von dir darf folgen und dasselbe tun. Folge ihm, dann ✔.',
    done: 'So darfst du einen Kanal legen, in seinem Zug! Dein Kätzchen schläft jetzt.',
    wrong: { pass: 'Das ginge. Aber hier gibt es einen Kanal, und dein Kätzchen ist wach: Folge.' },
  },
  stick: {
    task: 'Ein Kanal bringt Punkte: 2 zwischen zwei Feldern, 1 am äußeren Rand. Leg diesen zwischen zwei deiner Felder.',
    done: '2 Punkte, die dir niemand nehmen kann. Jetzt wandert die Krone: Bruno beginnt die nächste Runde und hat zwei Züge nacheinander.',
    wrong: { rim: 'Das ist der äußere Rand: nur 1 Punkt. Leg ihn auf die Linie zwischen zwei deiner Felder.' },
  },
  wake: {
    task: 'Ist niemand wach, kannst du nur passen, und das weckt ein Kätzchen. Kommt dein Morgen, wacht ein einzelner Schläfer gratis auf: Tippe dann auf ✔.',
    done: 'Schlafen mehrere, kostet jedes Wecken 1 Nahrung. Schläft niemand, bekommst du 1 Nahrung.',
    wrong: { nobody: 'Schlafend könnte es heute nicht arbeiten. Weck es: Es kostet nichts.' },
  },
  day: {
    task: 'Jetzt ein ganzer Tag von dir: Nimm ein Plättchen (Fische darauf bekommst du mit) und schick Kätzchen. Bei „Nahrung“ bringt 1 Kätzchen 2 Nahrung, 2 bringen 5. Abends füttere alle.',
    done: 'So geht es Tag um Tag. Was es sonst noch gibt, sehen wir an anderen Tischen.',
    wrong: {},
  },
  pass: {
    task: 'Jetzt legt Bruno Felder. Passe diesmal: Wer passt, weckt ein schlafendes Kätzchen gratis.',
    done: 'Eines ist wieder wach. Hätte niemand geschlafen, hätte Passen 1 Nahrung gebracht.',
    wrong: { follow: 'Dann schliefe auch dein letztes Kätzchen, wenn du am Zug bist. Passe diesmal.' },
  },
  field: {
    task: 'Leg ein Feld dorthin, wo es gleich Wasser bekommt: Such einen Tropfen. Die blauen Kanäle zwischen den Feldern führen das Wasser.',
    done: 'Ein bewässertes Feld hilft abends beim Füttern: Es spart dir 1 Nahrung, jeden Tag.',
    wrong: {
      dry: 'Dort bleibt es trocken, bis ein Kanal es erreicht. Die Kanäle deines Feldes zeigen nach oben und nach links.',
    },
  },
  recruit: {
    task: 'Für eine Münze kannst du ein neues Kätzchen anwerben, das 3 Punkte zählt. Ein Händler verkauft jeden Morgen etwas. Wirb einen Händler an.',
    done: '3 Punkte für das Kätzchen, 1 weniger für die Münze. Aber es frisst jeden Abend 2 Nahrung. Wen du nicht füttern kannst, darfst du entlassen: Du bekommst 3 Nahrung und verlierst seine Punkte.',
    wrong: { worker: 'Arbeiter sind nützlich, aber sehen wir uns an, was ein Händler tut.' },
  },
  sell: {
    task: 'Ein Morgen mit Händler: Er nimmt Nahrung für 2 Punkte oder eine Münze für 3, und von da an nur noch das. Verkauf etwas.',
    done: 'Einmal jeden Morgen, je Händler. Eine behaltene Münze zählt nur 1.',
    wrong: { nothing: 'Dann verdient der Händler heute nichts. Gib ihm Nahrung oder eine Münze.' },
  },
  end: {
    task: 'Der letzte Kanal oder das letzte Feld bringt die letzte Runde; auch ein Kätzchen von anderer Farbe. Ein Kanal ist noch da, du darfst aber mehr legen. Spiel deinen letzten Tag.',
    done: 'Die Partie ist aus. Jedes wache Kätzchen, auch jeder Händler, hat noch 1 Nahrung gebracht. Kätzchen, Kanäle und Verkauftes werden jetzt gezählt.',
    wrong: {},
  },
} as const satisfies TutorialWords
