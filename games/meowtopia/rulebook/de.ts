// The rules of Meowtopia to read, in German.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Meowtopia',
  goal: 'Weck deine Kätzchen, schick sie zur Arbeit und füttere sie abends alle, während Felder, Kanäle und Händler um sie herum wachsen. Wer die meisten Punkte hat, wenn Felder, Kanäle oder Kätzchen ausgehen, kommt ins Rathaus.',
  scoring: '8',
  sections: [
    {
      id: 'short',
      heading: 'Das Spiel in einer Minute',
      parts: [
        'Für 2 bis 4 Spieler. Nichts ist verdeckt, und ist der Startspieler ausgelost, gibt es keinen Zufall mehr. Dein Zug ist ein Tag:',
        {
          steps: [
            '**Morgen**: Weck schlafende Arbeiter und gib jedem Händler etwas zu verkaufen.',
            '**Tag**: Nimm ein freies Aktionsplättchen und schick beliebig viele wache Arbeiter; sie schlafen ein. Dann darf jeder andere mit einem Arbeiter folgen oder passen und einen aufwachen lassen.',
            '**Abend**: Füttere alle deine Kätzchen, je 2 Nahrung. Jedes bewässerte Feld hilft dabei.',
          ],
        },
        'Kätzchen, Kanäle und was deine Händler verkauft haben, bringen die meisten Punkte. Hungrige Kätzchen kosten welche.',
      ],
    },
    { id: '1', heading: 'Was auf dem Tisch liegt', parts: [] },
    {
      id: '1.1',
      heading: 'Kätzchen, Felder und Kanäle',
      parts: [
        'Jeder hat eine Familie von sechs Kätzchen. Ein Kätzchen ist entweder **Arbeiter** oder **Händler**, für die ganze Partie. Felder und Bewässerungskanäle liegen auf dem gemeinsamen Plan, weniger bei weniger Spielern:',
        {
          table: {
            caption: 'Auf dem gemeinsamen Plan vor dem Aufbau',
            head: ['Spieler', 'Felder', 'Kanäle'],
            rows: [
              ['2', '22', '22'],
              ['3', '25', '25'],
              ['4', '30', '28'],
            ],
          },
        },
        'Der Rest der 34 Felder und 32 Kanäle liegt beiseite und kommt ins Spiel, wenn das Ende ausgelöst ist (§7).',
        { ours: 'Das Fell der Familien: rot, schwarz, grau und weiß.' },
      ],
    },
    {
      id: '1.2',
      heading: 'Nahrung, Münzen und Strafen',
      parts: [
        'Vor der Partie wählt ihr, wie viel Nahrung und wie viele Münzen es gibt:',
        {
          list: [
            '**So viel wie in der Schachtel**: 96 Nahrung und 20 Münzen. Wer mehr bekäme, bekommt, was übrig ist. Gezahltes und Verlorenes geht zurück in den Vorrat; was bei Händlern liegt, bleibt dort, bis der Händler geht.',
            '**Unbegrenzt**: Beides geht nie aus.',
          ],
        },
        'Nur die Familien der Mitspielenden sind dabei.',
        {
          ruling:
            'Die Spielregel zählt 20 Münzen und 36 Nahrungsmarker und sagt nur von Feldern und Kanälen, dass sie nicht begrenzt sind; beides ist also spielbar. Ist wenig Nahrung übrig, bekommen die nicht genommenen Plättchen sie in der Reihenfolge Nahrung, Bewässerung, Gold, Anwerben, Felder. Strafen gehen nie aus, und du darfst beliebig viele Händler haben.',
        },
        { ours: 'Die Werte der Nahrungsmarker: je zwölf mit 1, 2 und 5.' },
      ],
    },
    {
      id: '1.3',
      heading: 'Aktionsplättchen',
      parts: [
        'Es gibt fünf: **Nahrung**, **Bewässerung**, **Gold**, **Anwerben** und **Felder**.',
        {
          figure: 'tiles',
          caption: 'Die fünf Aktionsplättchen zu Beginn einer Runde: Jedes kann ein Spieler nehmen.',
        },
      ],
    },
    {
      id: '2',
      heading: 'Aufbau',
      parts: [
        'Jeder nimmt aus dem gemeinsamen Vorrat zwei Kätzchen der eigenen Familie (wache Arbeiter), zwei Felder nebeneinander mit einem Kanal dazwischen, 4 Nahrung und 1 Münze. So sind beide Felder von Anfang an bewässert.',
        { ruling: 'Der Startspieler wird ausgelost oder von dem bestimmt, der den Tisch eröffnet.' },
      ],
    },
    {
      id: '3',
      heading: 'Eine Runde',
      parts: [
        'Jeder ist einmal am Zug, im Uhrzeigersinn ab dem Startspieler. Ein Aktionsplättchen kann pro Runde nur einmal genommen werden. Am Ende der Runde bekommt jedes nicht genommene Plättchen 1 Nahrung, alle Plättchen kommen zurück, und der linke Nachbar wird Startspieler.',
      ],
    },
    { id: '4', heading: 'Ein Zug', parts: ['Morgen, Tag und Abend, in dieser Reihenfolge.'] },
    {
      id: '4.1',
      heading: 'Morgen: wecken',
      parts: [
        {
          list: [
            'Alle deine Arbeiter sind wach: Du bekommst 1 Nahrung.',
            'Genau einer schläft: Er darf gratis aufwachen.',
            'Zwei oder mehr schlafen: Jeder, den du weckst, kostet 1 Nahrung.',
          ],
        },
        'Du musst nie jemanden wecken.',
        { ruling: 'Geweckt wird vor dem Verkaufen; eine andere Reihenfolge wäre nie besser.' },
      ],
    },
    {
      id: '4.2',
      heading: 'Morgen: verkaufen',
      parts: [
        'Jeder deiner Händler darf eine Ware von dir bekommen, eine Nahrung oder eine Münze. Von da an nimmt er nur noch diese Sorte. Heute angeworbene Händler fangen morgen an.',
      ],
    },
    {
      id: '4.3',
      heading: 'Tag: eine Aktion nehmen',
      parts: [
        'Du musst ein freies Aktionsplättchen nehmen und bekommst die Nahrung darauf, auch wenn du niemanden schickst. Schick bis zu sechs wache Arbeiter; sie schlafen ein.',
        {
          table: {
            caption: 'Was die Aktionen bringen',
            head: ['Aktion', 'für die geschickten Arbeiter'],
            rows: [
              ['Nahrung', '2, 5, 8, 12, 16 oder 20 Nahrung für einen bis sechs Arbeiter'],
              ['Gold', 'je 1 Münze'],
              ['Felder', 'je 1 Feld, sofort mit einer Seite an eines deiner Felder gelegt'],
              ['Bewässerung', 'je 1 Kanal, sofort an eine freie Seite eines deiner Felder gelegt'],
              ['Anwerben', 'je 1 Kätzchen, für je 1 Münze'],
            ],
          },
        },
        {
          list: [
            'Ein Feld ist **bewässert**, wenn an einer seiner vier Seiten ein Kanal liegt. Ein Kanal zwischen zwei Feldern bewässert beide. Weder Felder noch Kanäle werden je bewegt.',
            'Ein angeworbenes Kätzchen wird sofort Arbeiter oder Händler; es kommt wach an.',
            'Sind Felder oder Kanäle auf dem Plan alle, geht es trotzdem weiter: Was fehlt, kommt von den beiseitegelegten.',
          ],
        },
        {
          ruling:
            'Nur wenn der Vorrat deiner eigenen Familie leer ist, wirbst du aus der Familie eines anderen an, was das Ende auslöst (§7). Neue Kätzchen können nicht in der Aktion arbeiten, die sie brachte. Du kannst nicht mehr Arbeiter schicken, als die Aktion brauchen kann: Niemand zieht los für Nahrung oder Münzen, die nicht da sind.',
        },
        {
          figure: 'farm',
          caption:
            'Ein Hof nach einigen Runden. An den Seiten der Felder liegen Kanäle mit Wasser: Wo einer anliegt, trägt das Feld und hilft abends beim Füttern; das kahle Feld ist trocken.',
        },
      ],
    },
    {
      id: '4.4',
      heading: 'Tag: Die anderen folgen oder passen',
      parts: [
        'Im Uhrzeigersinn entscheidet jeder andere:',
        {
          list: [
            '**Folgen**: Schick genau einen wachen Arbeiter und führ dieselbe Aktion einmal aus. Das geht auch, wenn der aktive Spieler niemanden schickte.',
            '**Passen**: Einer deiner schlafenden Arbeiter wacht gratis auf. Schläft keiner, bekommst du 1 Nahrung.',
          ],
        },
        'Wer die Aktion nicht ausführen kann, passt.',
        { ruling: 'Wenn du passt, wacht immer von allein ein Arbeiter auf, denn das ist nie schlechter.' },
      ],
    },
    {
      id: '4.5',
      heading: 'Abend: alle füttern',
      parts: [
        'Nur wer am Zug ist, füttert: **2 Nahrung je Kätzchen**, Arbeiter wie Händler, **1 weniger je bewässertem Feld**. Die Kosten fallen nie unter 0, und was die Felder darüber hinaus geben, verfällt.',
        'Kannst oder willst du nicht alle füttern, wähle einen von zwei Wegen, nie beide am selben Abend:',
        {
          list: [
            '**Entlassen**: Ein Kätzchen geht zurück in den Vorrat seiner Familie, du bekommst 3 Nahrung, und seine Waren sind verloren. Mach weiter, eines nach dem anderen, bis alle Übrigen satt werden können.',
            '**Alle behalten**: Nimm eine Strafe von −3 Punkten für jedes Kätzchen, das hungrig bleibt. Jedes spart 2 Nahrung oder was von den Kosten übrig ist.',
          ],
        },
        {
          ruling:
            'Wo nichts zu zahlen ist, wird niemand entlassen. Der letzte Arbeiter eines Haushalts kann nie entlassen werden; deine ersten zwei Felder ernähren ihn in jedem Fall. Die Waren eines entlassenen Händlers gehen in den Vorrat zurück, bevor du die 3 Nahrung bekommst.',
        },
        {
          figure: 'household',
          caption:
            'Ein Haushalt: seine Vorräte, seine Arbeiter, wach oder schlafend, und seine Händler mit dem, was sie verkauft haben.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Seite B: zwei Aktionen auf einem Plättchen',
      parts: [
        'In dieser Variante zeigt jedes Plättchen zwei Aktionen, und jede Aktion steht auf zwei Plättchen. Wer ein Plättchen nimmt, sagt, welche der beiden es sein soll, auch ohne jemanden zu schicken. Wer folgt, macht **die andere**.',
        {
          ours: 'Die Paare: Nahrung und Bewässerung, Bewässerung und Gold, Gold und Anwerben, Anwerben und Felder, Felder und Nahrung.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Einzelheiten',
      parts: [
        'Nahrung auf einem Aktionsplättchen sammelt sich über die Runden, bis jemand das Plättchen nimmt.',
        'Hast du aus einer anderen Familie angeworben, sind deine Kätzchen nicht mehr alle gleich: Ein entlassenes geht zu seiner eigenen Familie zurück. Wo es darauf ankommt, wirst du gefragt, welches du meinst.',
      ],
    },
    {
      id: '7',
      heading: 'Das Ende',
      parts: [
        'Das Ende ist ausgelöst, wenn jemand das letzte Feld oder den letzten Kanal vom gemeinsamen Plan nimmt oder ein Kätzchen einer anderen Familie anwirbt. Die Runde wird zu Ende gespielt; Felder und Kanäle kommen dann von den beiseitegelegten und gehen nie aus.',
        'Dann bringt jedes wache Kätzchen, auch Händler, 1 Nahrung.',
        {
          ruling:
            'Löst nichts das Ende aus, ist nach Runde 40 Schluss; ab Runde 36 wirst du daran erinnert. Die Nahrung für wache Kätzchen gibt es auch, wenn der Vorrat leer ist.',
        },
      ],
    },
    {
      id: '8',
      heading: 'Wertung',
      parts: [
        {
          table: {
            caption: 'Punkte',
            head: ['Für', 'Punkte'],
            rows: [
              ['jedes Kätzchen', '3'],
              ['jeden Kanal', '1 je Feld, das er bewässert: 1 oder 2'],
              ['jede Münze bei einem Händler', '3'],
              ['jede Nahrung bei einem Händler', '2'],
              ['jede Münze im eigenen Besitz', '1'],
              ['je 2 Nahrung im eigenen Besitz', '1'],
              ['jede Strafe', '−3'],
            ],
          },
        },
        'Die höchste Summe gewinnt.',
        { ruling: 'Bei gleicher Summe wird der Sieg geteilt.' },
      ],
    },
    {
      id: '9',
      heading: 'Durchgerechnete Beispiele',
      parts: [
        {
          list: [
            'Drei Kätzchen und vier bewässerte Felder: 6 − 4, du zahlst also 2 Nahrung.',
            'Am Morgen schläft niemand: 1 Nahrung für dich. Einer schläft: Er wacht gratis auf. Drei schlafen: Zwei davon zu wecken, kostet 2 Nahrung.',
            'Vier Arbeiter bei Nahrung bringen 12; der eine Arbeiter eines Folgenden bringt 2.',
            'Ein Feld, das an einen schon liegenden Kanal gelegt wird, ist sofort bewässert.',
            'Ein Kanal zwischen zwei Feldern bringt 2 Punkte, einer am Rand deines Hofes 1.',
            'Du hast alle sechs Kätzchen deiner Familie und wirbst ein siebtes aus einer anderen an: Das ist die letzte Runde.',
            'Der aktive Spieler nimmt den letzten Kanal; wer folgt, bekommt trotzdem seinen.',
          ],
        },
        {
          example:
            'Vier Kätzchen, und dir fehlen 3 Nahrung. Entweder bleiben zwei hungrig (−6 Punkte), oder du entlässt eines, bekommst 3 Nahrung und fütterst die anderen. Eines entlassen und eines hungern lassen, ist nicht erlaubt.',
        },
      ],
    },
    {
      id: 'tips',
      heading: 'Für deine erste Partie',
      parts: [
        {
          list: [
            'Rechne den Abend durch, bevor du den Tag verplanst: Eine Strafe kostet so viel, wie ein Kätzchen wert ist.',
            'Jedes bewässerte Feld spart jeden Abend 1 Nahrung. Je früher es liegt, desto mehr bringt es.',
            'Leg Felder als Block: Ein Kanal zwischen zwei Feldern bewässert beide und zählt doppelt.',
            'Halt einen Arbeiter für die Züge der anderen wach. Zum Folgen brauchst du kein Plättchen, und Passen weckt ohnehin jemanden.',
            'Ein Händler, der jeden Morgen eine Münze bekommt, verdient 3 Punkte pro Zug. Wirb früh einen an und sorg für Münzen.',
            'Behalte den Plan im Auge: Wer das letzte Feld oder den letzten Kanal nimmt, entscheidet, wann Schluss ist.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Über diese Regeln',
      parts: [
        'Diese Seite erklärt die Regeln von Meowtopia in unseren eigenen Worten. Ludopolis ist unabhängig und inoffiziell: Es stammt nicht von den Autoren oder dem Verlag des Spiels, wird von ihnen nicht gebilligt und verwendet keine ihrer Illustrationen.',
        'Was die veröffentlichte Spielregel nur in Bildern zeigt, haben wir selbst gestaltet; auf dieser Seite steht dabei **unsere Gestaltung**. Wo der Text einen Punkt offenlässt, ist unsere Lesart als **unsere Auslegung** markiert.',
      ],
    },
  ],
}
