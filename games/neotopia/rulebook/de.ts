// The rules of Neotopia to read, in German.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Neotopia',
  goal: 'Wir schreiben das Jahr 2055, und eine Stadt wächst in drei Regionen: Bring Elemente aus den Fabriken hinein und vollende die Muster deiner Projektkarten. Deine schwächste Region zählt dreifach, es gewinnt also, wer keine vernachlässigt.',
  scoring: '4.3',
  sections: [
    {
      id: 'short',
      heading: 'Das Spiel in einer Minute',
      parts: [
        'Für 2 bis 4 Spieler. Alle bauen in denselben drei Regionen, punkten aber für sich. In deinem Zug hast du genau drei Aktionen, jede davon eine dieser zwei:',
        {
          list: [
            '**Zieh** eine Projektkarte, aus der offenen Auslage oder vom Stapel.',
            '**Beweg** ein Element aus einer Fabrik in eine Region neben dieser Fabrik.',
          ],
        },
        'Vollendet das gerade gelegte Element das Muster einer Karte deiner Hand, darfst du diese Karte dort bauen und in dieser Region werten. Einmal pro Zug darfst du zusätzlich einen Bonusmarker einsetzen. Gehen die Produktionsplättchen aus, endet die Partie; dann zählt auch deine größte Gruppe der eigenen Farbe in jeder Region.',
      ],
    },
    { id: '1', heading: 'Was auf dem Tisch liegt', parts: [] },
    {
      id: '1.1',
      heading: 'Elemente',
      parts: [
        'Von **Energie**, **Bio-Anbau**, **Technik** und **Gemeinschaft** gibt es je 25. Jeder Spieler hat eines davon als eigene Farbe; alle vier sind in jeder Partie dabei.',
        {
          ours: 'Welche Farbe für welches Element steht: Energie rot, Bio-Anbau grün, Technik lila, Gemeinschaft blau.',
        },
      ],
    },
    {
      id: '1.2',
      heading: 'Regionen und Fabriken',
      parts: [
        'Wüste, Wasser und Wald sind Regionen aus sechseckigen Feldern. Dazwischen liegen drei Fabriken: A grenzt an Wüste und Wasser, B an Wasser und Wald, C an Wald und Wüste.',
        {
          ours: 'Der Plan einer Region: 37 Felder. Die sechs Ecken sind **Randfelder**, die nur ein besonderer Bonus erreicht; das mittlere Feld ist die Mitte; vier andere tragen einen Bonusmarker.',
        },
        {
          figure: 'start',
          caption:
            'Der Beginn einer Partie zu dritt: Jeder hat ein erstes Element gelegt, und jede Fabrik hat eines jeder Farbe.',
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Bonusmarker',
      parts: [
        'Es gibt 24, sechs von jeder Art: Staatliche Förderung, Automatisierung, Private Initiative und Neue Baugenehmigungen. Du darfst beliebig viele haben; ein eingesetzter Marker verlässt das Spiel. Was sie tun, steht in §3.7.',
      ],
    },
    {
      id: '1.4',
      heading: 'Projektkarten',
      parts: [
        'Es gibt 56, und jede zeigt ein Muster aus Elementen. Ein **Gebäude** hat eine Farbe und bringt 4 Punkte, dem Spieler dieser Farbe aber nur 2. Ein **zweifarbiges Projekt** bringt so viele Punkte, wie es Felder hat: 3, 4 oder 5.',
        { ruling: 'Ein Gebäude in einer Farbe, die niemand spielt, bringt allen 4.' },
        {
          ours: 'Die Muster, Arten und Namen der Karten: 16 Arten, davon vier Gebäude mit je fünf Karten und zwölf Farbpaare mit je drei Karten. Keine zwei Karten haben dasselbe Muster, und jede Farbe kommt gleich oft vor.',
        },
        {
          figure: 'cards',
          caption:
            'Eine Auslage von vier Projekten neben dem Stapel: Jede Karte zeigt ihr Muster, ihre Farben und was sie bringt.',
        },
      ],
    },
    {
      id: '1.5',
      heading: 'Produktionsplättchen',
      parts: [
        'Es gibt 12. Ihre Rückseiten zeigen vier Elemente; eines trägt die **Fahne** und läutet das Ende der Partie ein.',
        { ours: 'Was die Rückseiten zeigen: zusammen 12 jeder Farbe.' },
      ],
    },
    {
      id: '1.6',
      heading: 'Punkteleisten',
      parts: [
        'Jede Region hat eine Leiste bis 20, und jeder Spieler hat auf jeder einen Punktestein. Wer über 20 kommt, zieht wieder von vorn los.',
      ],
    },
    { id: '2', heading: 'Aufbau', parts: [] },
    { id: '2.1', heading: 'Fabriken', parts: ['Jede Fabrik beginnt mit einem Element jeder Farbe.'] },
    {
      id: '2.2',
      heading: 'Marker',
      parts: [
        'Die Bonusmarker werden gemischt. Jede Region bekommt vier, offen auf ihren Bonusfeldern, und einen Stapel von vier, von dem nur der oberste zu sehen ist.',
      ],
    },
    {
      id: '2.3',
      heading: 'Startspieler',
      parts: [
        'Gespielt wird im Uhrzeigersinn.',
        { ruling: 'Der Startspieler wird ausgelost oder von dem bestimmt, der den Tisch eröffnet.' },
      ],
    },
    {
      id: '2.4',
      heading: 'Karten und Farben',
      parts: [
        'Jeder bekommt drei Projektkarten und hält sie verdeckt. Die Farben gehen nach Plätzen: Energie, Bio-Anbau, Technik, Gemeinschaft. Mit einer Option des Tisches wählt ihr sie reihum.',
      ],
    },
    {
      id: '2.5',
      heading: 'Erste Elemente',
      parts: [
        'Reihum legt jeder ein Element der eigenen Farbe aus dem Vorrat: in die Mitte einer leeren Region oder neben ein Element, das schon dort liegt. Eine Region darf leer bleiben. Erst dann kommen vier Projekte in die Auslage.',
        {
          ruling: 'Ein Bonusfeld darf belegt werden und gibt sofort seinen Marker; gebaut werden kann noch nichts.',
        },
      ],
    },
    {
      id: '2.6',
      heading: 'Produktionsstapel',
      parts: [
        'Das Plättchen mit der Fahne liegt unten, die anderen gemischt darüber: insgesamt 9 Plättchen zu zweit, 10 zu dritt, 12 zu viert. Ein Element jeder Farbe kommt oben auf den Stapel.',
      ],
    },
    {
      id: '3',
      heading: 'Ein Zug',
      parts: ['Drei Aktionen und, wenn du magst, ein Bonusmarker. Nach jedem gelegten Element darfst du bauen.'],
    },
    {
      id: '3.1',
      heading: 'Drei Aktionen',
      parts: [
        'Genau drei, beliebig gemischt und in beliebiger Reihenfolge:',
        {
          list: [
            '**Zieh** ein Projekt aus der Auslage oder vom Stapel. Die Auslage wird erst am Ende deines Zuges aufgefüllt, und ein Handlimit gibt es nicht.',
            '**Beweg** ein Element aus einer Fabrik in eine Region, an die sie grenzt.',
          ],
        },
      ],
    },
    {
      id: '3.2',
      heading: 'Wohin ein Element kommt',
      parts: [
        'Auf ein freies gewöhnliches Feld neben einem beliebigen Element der Region, gleich welcher Farbe; auch eines auf einem Randfeld zählt. In einer leeren Region kommt es in die Mitte. Randfelder sind nur für Neue Baugenehmigungen (§3.7).',
      ],
    },
    {
      id: '3.3',
      heading: 'Einen Marker nehmen',
      parts: ['Leg ein Element auf einen Bonusmarker, und er gehört dir.'],
    },
    {
      id: '3.4',
      heading: 'Eine unmögliche Aktion',
      parts: [
        {
          ruling:
            'Kannst du weder ziehen noch bewegen, verfällt die Aktion. Das kann nicht vorkommen, bevor die Fahne aufgedeckt ist.',
        },
      ],
    },
    {
      id: '3.5',
      heading: 'Ein Projekt bauen',
      parts: [
        'Gleich nachdem du ein Element gelegt hast, durch Aktion oder Bonus, darfst du **ein** Projekt in dieser Region bauen, wenn',
        {
          list: [
            'die Karte auf deiner Hand war, als du das Element gelegt hast,',
            'ihr Muster in der Region liegt und das gerade gelegte Element enthält, Randfelder eingeschlossen,',
            'das letzte dort gebaute Projekt von anderer Art ist: Eine vielfältige Stadt wiederholt sich nicht.',
          ],
        },
        'Die Elemente bleiben liegen und können wieder dienen. Die Karte kommt auf die zuletzt in der Region gebaute.',
        {
          ruling:
            'Muster dürfen gedreht, aber nicht gespiegelt werden. Eine erst nach dem Legen gezogene Karte kommt zu spät.',
        },
        {
          figure: 'regions',
          caption:
            'Einige Runden später: In den Regionen sind Projekte gebaut, und die Punktesteine der Spieler sind auf den Leisten ringsum vorgerückt.',
        },
      ],
    },
    {
      id: '3.6',
      heading: 'Werten',
      parts: [
        'Die Punkte kommen auf die Leiste dieser Region. Erreicht oder überschreitet dein Punktestein 7, 13 oder 18, nimmst du den obersten Marker vom Stapel der Region, solange einer da ist.',
        { ruling: 'Jenseits der 20 zählen dieselben Stufen wieder: 27, 33, 38 und so weiter.' },
      ],
    },
    {
      id: '3.7',
      heading: 'Bonusmarker',
      parts: [
        'Höchstens einer pro Zug, kostenlos, vor, zwischen oder nach deinen Aktionen. Du darfst einen gerade gewonnenen einsetzen; einer, der nichts bewirken würde, kann nicht eingesetzt werden.',
        {
          list: [
            '**Staatliche Förderung**: Zieh zwei Projekte, jedes aus der Auslage oder vom Stapel.',
            '**Automatisierung**: Du hast eine Aktion mehr.',
            '**Private Initiative**: Leg ein beliebiges Element aus dem Vorrat in eine beliebige Region, nach der üblichen Regel.',
            '**Neue Baugenehmigungen**: Beweg ein Element aus einer Fabrik auf ein freies Randfeld einer angrenzenden Region, neben ein Element.',
          ],
        },
        { ruling: 'Nie zwischen Legen und Bauen. Private Initiative erreicht keine Randfelder.' },
      ],
    },
    {
      id: '3.8',
      heading: 'Leere Fabriken',
      parts: [
        'Eine leer gewordene Fabrik wird sofort aufgefüllt, auch mitten in deinem Zug: Sie bekommt die Elemente, die auf dem Produktionsstapel liegen. Dann wird das oberste Plättchen umgedreht, die Elemente seiner Rückseite kommen aus dem Vorrat auf den Stapel, und das Plättchen verlässt das Spiel.',
        'Eine Farbe, die ausgegangen ist, fällt weg; eine Fabrik, die nichts bekommt, bleibt leer.',
        { ruling: 'Ist kein Plättchen übrig, wird die Mitte mit einem Element jeder Farbe aufgefüllt.' },
      ],
    },
    {
      id: '3.9',
      heading: 'Die Reihenfolge',
      parts: ['Immer dieselbe: Legen, Marker nehmen, Fabrik auffüllen, und erst dann die Entscheidung, ob du baust.'],
    },
    {
      id: '3.10',
      heading: 'Wann gebaut wird',
      parts: [
        'Bauen kannst du, bis du etwas anderes tust. Am Ende deines Zuges wird die Auslage auf vier Karten aufgefüllt, solange der Stapel reicht.',
        {
          ruling:
            'Die nächste Aktion oder der nächste Bonus beendet die Gelegenheit. Nach deiner dritten Aktion beendest du den Zug selbst, wenn du einen Marker hast oder eine Karte, die die anderen nicht kennen, sonst endet er von allein: So verrät eine Pause nie, was eine verdeckte Hand enthält.',
        },
      ],
    },
    {
      id: '3.11',
      heading: 'Was alle wissen',
      parts: [
        'Alle sehen, wie viele Karten du hast, und die Karten, die du aus der Auslage nahmst, bleiben bekannt, bis sie gebaut sind. Deine anderen Karten, die Rückseiten der Produktionsplättchen und die Marker unter dem obersten eines Stapels sind verdeckt.',
      ],
    },
    { id: '4', heading: 'Ende und Wertung', parts: [] },
    {
      id: '4.1',
      heading: 'Wann Schluss ist',
      parts: [
        'Wird das Plättchen mit der Fahne umgedreht, spielt ihr die Runde zu Ende und dann noch eine ganze Runde.',
      ],
    },
    {
      id: '4.2',
      heading: 'Gruppen',
      parts: [
        'In jeder Region kommt die Größe deiner größten zusammenhängenden Gruppe der eigenen Farbe dazu, Randfelder eingeschlossen. Diese Punkte bringen keine Marker mehr.',
      ],
    },
    {
      id: '4.3',
      heading: 'Endstand',
      parts: [
        'Deine beste Region, plus deine zweite, plus **dreimal** deine schwächste, plus 3 für jeden Bonusmarker, den du nicht eingesetzt hast.',
        {
          table: {
            caption: 'Punkte',
            head: ['Für', 'Punkte'],
            rows: [
              ['jedes Projekt', 'seine Zahl, in seiner Region'],
              ['deine größte Gruppe in einer Region', '1 für jedes ihrer Elemente'],
              ['deine schwächste Region', 'zählt dreifach'],
              ['jeden übrigen Bonusmarker', '3'],
            ],
          },
        },
      ],
    },
    {
      id: '4.4',
      heading: 'Gleichstand',
      parts: [
        'Die bessere schwächste Region entscheidet, dann die zweite, dann die beste.',
        { ruling: 'Ist alles gleich, wird der Sieg geteilt.' },
      ],
    },
    {
      id: '5',
      heading: 'Durchgerechnete Beispiele',
      parts: [
        {
          example:
            'In der Partie hast du 18, 6 und 15 erreicht; deine Gruppen bringen 4, 5 und 4 dazu; zwei Marker sind übrig. Das ergibt 22 + 19 + 3 × 11 + 6 = 80.',
        },
        {
          list: [
            'Ein Gebäude in fremder Farbe bringt 4, eines in deiner nur 2.',
            'Von 5 auf 9 kommst du über die 7 und nimmst einen Marker; von 12 auf 17 einen für die 13; von 13 auf 18 einen für die 18. Von einem leeren Stapel nimmst du keinen.',
            'Eine Karte der Art, die zuletzt in der Wüste gebaut wurde, geht jetzt nicht in der Wüste, aber im Wald.',
            'Ein Muster, das schon ohne das gerade gelegte Element vollendet war, lässt sich damit nicht bauen. Sein Spiegelbild auch nicht.',
            'Du leerst eine Fabrik mit dem Element, das ein Muster vollendet: Erst wird die Fabrik aufgefüllt und ein Plättchen umgedreht, dann entscheidest du, ob du baust.',
            'Du belegst einen Marker und darfst ihn sofort einsetzen, wenn du in diesem Zug noch keinen eingesetzt hast.',
          ],
        },
      ],
    },
    {
      id: '6',
      heading: 'Zufall und Verdecktes',
      parts: [
        'Nichts wird heimlich im Voraus verteilt. Karten, Marker und Plättchen werden gezogen, wenn die Regeln sie aufdecken, aus allem, was noch da sein kann. Die Bots sehen, was ein Spieler auf ihrem Platz sähe, und nicht mehr.',
      ],
    },
    {
      id: 'tips',
      heading: 'Für deine erste Partie',
      parts: [
        {
          list: [
            'Achte auf deine schwächste Region: Ein Punkt dort ist drei wert. Fang früh in allen an.',
            'Gebäude in fremden Farben bringen 4 Punkte für drei oder vier Elemente: ein guter Anfang.',
            'Alle legen in dieselben Regionen. Dein Element kann das Muster des Nächsten vollenden, also schau, welche Karten er aus der Auslage nahm.',
            'Elemente der eigenen Farbe zählen doppelt: in Mustern und am Ende in deiner größten Gruppe. Leg sie aneinander.',
            'Ein übriger Marker ist 3 Punkte wert. Setz ihn ein, wenn er mehr bringt.',
            'Je weniger Produktionsplättchen übrig sind, desto weniger Karten solltest du ziehen: Eine nicht gebaute Karte ist nichts wert.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Über diese Regeln',
      parts: [
        'Diese Seite erklärt die Regeln von Neotopia in unseren eigenen Worten. Ludopolis ist unabhängig und inoffiziell: Es stammt nicht von den Autoren oder dem Verlag des Spiels, wird von ihnen nicht gebilligt und verwendet keine ihrer Illustrationen.',
        'Die veröffentlichte Spielregel zeigt den Spielplan, die Projektkarten und die Plättchen nur in Bildern. Das haben wir selbst gestaltet; auf dieser Seite steht dabei **unsere Gestaltung**. Wo der Text einen Punkt offenlässt, ist unsere Lesart als **unsere Auslegung** markiert.',
      ],
    },
  ],
}
