// What the guide of Meowtopia's tutorial says, in German.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: 'Willkommen auf dem Hof! Die meisten Punkte gewinnen. Dein Zug ist ein Tag: wecken, arbeiten, füttern. Tagsüber nimmst du eines von fünf Aktionsplättchen. Nimm „Felder“: Tippe es an, dann ✔.',
    done: 'Niemand sonst kann dieses Plättchen in dieser Runde nehmen. Jetzt müssen ein paar Kätzchen dort an die Arbeit.',
    wrong: { other: 'Auch ein gutes Plättchen, aber nimm diesmal „Felder“: Wir wollen den Hof anlegen.' },
  },
  send: {
    task: 'Schick eines deiner wachen Kätzchen oder beide: Tippe die Zahl an, dann ✔. Jedes legt ein Feld, und jedes schläft danach ein.',
    done: 'Je mehr du schickst, desto mehr wird geschafft, aber wer arbeitet, schläft. Als Nächstes kommen die Felder selbst.',
    wrong: { nobody: 'Arbeitet niemand, wird nichts gelegt. Schick ein Kätzchen oder zwei.' },
  },
  field: {
    task: 'Einige Runden später. Leg ein Feld dorthin, wo es gleich Wasser bekommt: Such einen Tropfen an der Seite eines Feldes, wo ein Kanal hinzeigt.',
    done: 'Ein bewässertes Feld: Jedes hilft abends beim Füttern und spart dir 1 Nahrung, jeden Tag.',
    wrong: {
      dry: 'Dort bleibt es trocken, bis ein Kanal es erreicht. Die Kanäle deines Feldes zeigen nach oben und nach links.',
    },
  },
  stick: {
    task: 'Kanäle bringen Wasser und bleibende Punkte: 2 zwischen zwei Feldern, 1 am äußeren Rand. Leg diesen zwischen zwei deiner Felder.',
    done: '2 Punkte, die dir niemand nehmen kann.',
    wrong: { rim: 'Das ist der äußere Rand: nur 1 Punkt. Leg ihn auf die Linie zwischen zwei deiner Felder.' },
  },
  feed: {
    task: 'Abend. Jedes Kätzchen frisst 2 Nahrung, jedes bewässerte Feld gibt 1: zwei Kätzchen, zwei bewässerte Felder, also 2 Nahrung. Füttere alle, dann ✔.',
    done: 'Alle sind satt. Wer hungrig bleibt, kostet 3 Punkte, jeden Abend aufs Neue.',
    wrong: {
      hungry: 'Ein hungriges Kätzchen bringt dir eine Strafe von 3 Punkten. Du hast genug Nahrung.',
      parting: 'Ein Kätzchen zählt 3 Punkte und arbeitet für dich. Die Nahrung reicht für alle: Behalte es.',
    },
  },
  follow: {
    task: 'Bruno hat das Nahrungsplättchen genommen. Mit einem wachen Kätzchen darfst du folgen: Es tut dasselbe für dich. Folge ihm, dann ✔.',
    done: 'Nahrung für dich, in seinem Zug! Dein Kätzchen schläft jetzt. So tust du in jedem Zug etwas, nicht nur in deinem.',
    wrong: { pass: 'Das ginge. Aber hier gibt es Nahrung, und dein Kätzchen ist wach: Folge.' },
  },
  pass: {
    task: 'Jetzt legt Bruno Felder. Du brauchst dein Kätzchen für deinen eigenen Zug. Passe: Wer passt, weckt ein schlafendes Kätzchen gratis.',
    done: 'Eines ist wieder wach, ganz ohne Kosten. Folgen oder wecken: Das ist die Frage in jedem Zug der anderen.',
    wrong: { follow: 'Dann schliefe auch dein letztes Kätzchen, wenn du am Zug bist. Passe diesmal.' },
  },
  wake: {
    task: 'Dein Morgen. Wären alle wach, bekämst du 1 Nahrung; ein einzelner Schläfer wacht gratis auf. Hier schlafen zwei: Jeder kostet 1 Nahrung. Weck einen oder beide.',
    done: 'Ausgeschlafene Kätzchen können heute arbeiten. Weckst du nur eines, bleibt dir die Nahrung, aber es wird weniger geschafft.',
    wrong: { nobody: 'Schlafen beide, kann heute niemand arbeiten. Weck mindestens einen.' },
  },
  recruit: {
    task: 'Anwerben kostet eine Münze und bringt ein neues Kätzchen, das 3 Punkte zählt. Ein Arbeiter arbeitet; ein Händler verkauft an deinen Morgen. Wirb einen Händler an.',
    done: 'Ein Kätzchen zählt 3 Punkte, und ein Händler macht aus Nahrung und Münzen Punkte. Aber jedes frisst abends 2 Nahrung.',
    wrong: { worker: 'Arbeiter sind nützlich, aber sehen wir uns an, was ein Händler tut.' },
  },
  sell: {
    task: 'Ein Morgen mit Händler: Gib ihm eine Ware, Nahrung für 2 Punkte oder eine Münze für 3. Von da an nimmt er nur noch diese. Verkauf etwas.',
    done: 'Diese Punkte sind sicher, eine behaltene Münze zählt dagegen nur 1. Einmal jeden Morgen, je Händler.',
    wrong: { nothing: 'Dann verdient der Händler heute nichts. Gib ihm Nahrung oder eine Münze.' },
  },
  end: {
    task: 'Das Ende: Es kommt, wenn das letzte Feld, der letzte Kanal oder ein siebtes Kätzchen den Vorrat verlässt. Nur ein Kanal ist übrig. Leg ihn.',
    done: 'Das war der letzte: Die Runde wird zu Ende gespielt, dann zählt alles. Kätzchen 3, Kanal 2 oder 1, Verkauf 3 oder 2, Münze 1, zwei Nahrung 1, Hunger −3: Die meisten Punkte gewinnen!',
    wrong: {},
  },
} as const satisfies TutorialWords
