// The rules of Neoville to read, in German.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Neoville',
  goal: 'Leg aus sechzehn Plättchen eine Stadt von vier mal vier und errichte darauf Wolkenkratzer und Bioprojekte. Alles Gebaute bringt Punkte, wenn deine Stadt hält, was es verspricht, und kostet sonst ebenso viele; die meisten Harmoniepunkte gewinnen.',
  scoring: '5',
  sections: [
    {
      id: 'short',
      heading: 'Das Spiel in einer Minute',
      parts: [
        'Für 2 bis 4 Spieler. Jeder baut seine eigene Stadt; gemeinsam sind die Auslage der Plättchen und der Vorrat an Bauten. In jeder der 16 Runden tust du drei Dinge:',
        {
          steps: [
            '**Leg** ein Plättchen von deiner Hand an deine Stadt, beliebig gedreht.',
            '**Bau**, wenn du willst, einen Wolkenkratzer oder ein Bioprojekt auf das gerade gelegte Plättchen.',
            '**Zieh** ein Plättchen, aus der Auslage oder vom Stapel.',
          ],
        },
        'Felder gleichen Geländes, die sich berühren, bilden ein **Viertel**. Ein Wolkenkratzer mit Wert 8 braucht ein Viertel von mindestens 8 Feldern seines Geländes: Dann bringt er 8 Punkte, sonst kostet er dich 8. Niemand zwingt dich zu bauen, also versprich nur, was du halten kannst.',
      ],
    },
    { id: '1', heading: 'Was auf dem Tisch liegt', parts: [] },
    {
      id: '1.1',
      heading: 'Stadtplättchen',
      parts: [
        'Es gibt 74 Stadtplättchen und 4 Ausgleichsplättchen. Ein Plättchen besteht aus 2 × 2 Feldern, jedes aus **Lehm**, **Gras**, **Fels** oder **Wasser**. Manche Felder tragen einen **Park** (Baum), andere eine **Sportanlage** (Läufer). Auf diese beiden kannst du nicht bauen, aber sie zählen zu ihrem Viertel und können einen Bonus bringen (§5.5).',
      ],
    },
    {
      id: '1.2',
      heading: 'Wolkenkratzer',
      parts: [
        'Es gibt 28: vier Arten mit den Werten 4, 5, 6, 7, 8, 10 und 12. Jede Art gehört zu einem Gelände.',
        {
          table: {
            caption: 'Arten von Wolkenkratzern',
            head: ['Wolkenkratzer', 'steht auf'],
            rows: [
              ['Erde', 'Lehm'],
              ['Wald', 'Gras'],
              ['Stein', 'Fels'],
              ['Wasserfall', 'Wasser'],
            ],
          },
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Bioprojekte',
      parts: [
        'Es gibt 36: 12 Ekomobile, 12 Windräder und 12 Biodome. In jeder Partie sind nur zwei der drei Arten dabei.',
        {
          table: {
            caption: 'Was jedes Bioprojekt verlangt und was es bringt',
            head: ['Bioprojekt', 'verlangt', 'Punkte'],
            rows: [
              ['Ekomobil', '4 Parks auf seinen Linien', '8'],
              ['Ekomobil', '4 Sportanlagen auf seinen Linien', '8'],
              ['Ekomobil', '4 Parks oder Sportanlagen, beliebig gemischt', '5'],
              ['Ekomobil', '3 Wolkenkratzer auf seinen Linien', '5'],
              ['Ekomobil', '4 Wolkenkratzer auf seinen Linien', '8'],
              ['Ekomobil', '3 andere Bioprojekte auf seinen Linien', '8'],
              [
                'Windrad',
                'ein Plättchen der linken Spalte, der rechten Spalte, der obersten Reihe oder der untersten Reihe',
                '4',
              ],
              ['Windrad', 'ein Eckplättchen', '5'],
              ['Windrad', 'eines der vier Plättchen in der Mitte', '6'],
              ['Biodom', 'ein Viertel in Form eines L oder einer Linie aus 3', '5'],
              ['Biodom', 'ein Viertel in Form eines Quadrats oder eines T aus 4', '6'],
              ['Biodom', 'ein Viertel in Form eines V oder eines U aus 5', '8'],
            ],
          },
        },
        { ruling: 'Jedes Motiv gibt es zweimal; sechs Motive ergeben die zwölf Teile einer Art.' },
        {
          ours: 'Die Formen der Biodome, außer dem L aus drei. Alle sehen im Spiegel gleich aus, es ist also nie wichtig, wie herum eine Form liegt.',
        },
        {
          figure: 'supply',
          caption:
            'Der Vorrat zu Beginn einer Partie zu zweit: Wolkenkratzer nach Art und Wert, darunter die gezogenen Bioprojekte, jedes mit dem, was es verlangt.',
        },
      ],
    },
    {
      id: '1.4',
      heading: 'Welche Plättchen es gibt',
      parts: [
        'Jedes Plättchen zeigt mindestens zwei Gelände, und von jedem Gelände gibt es insgesamt genau 74 Felder. 26 Felder tragen einen Park und 26 eine Sportanlage, nie beides auf einem Feld und höchstens eines von jedem auf einem Plättchen.',
        {
          ours: 'Die 74 Plättchen: 12 mit drei Feldern eines Geländes und einem anderen, 24 mit zwei und zwei nebeneinander, 6 mit zwei und zwei über Kreuz, 24 mit einem Paar und zwei einzelnen Feldern, 8 mit allen vier Geländen.',
        },
      ],
    },
    {
      id: '1.5',
      heading: 'Ausgleichsplättchen',
      parts: [
        'Die Ausgleichsplättchen 1 bis 4 gleichen die Reihenfolge aus: Je später du dran bist, desto besser ist dein Plättchen.',
        {
          ours: 'Was die vier Ausgleichsplättchen zeigen. Wir haben sie in simulierten Partien abgestimmt, bis jeder Platz etwa gleich oft gewann.',
        },
      ],
    },
    { id: '2', heading: 'Aufbau', parts: [] },
    {
      id: '2.1',
      heading: 'Wolkenkratzer',
      parts: [
        'Zu zweit lasst ihr die Werte 5 und 7 weg (20 Wolkenkratzer bleiben), zu dritt die 7 (24 bleiben), zu viert spielt ihr mit allen 28. Alle liegen offen für alle aus.',
      ],
    },
    {
      id: '2.2',
      heading: 'Bioprojekte',
      parts: [
        'Zwei der drei Arten werden ausgelost, dann je 5, 6 oder 7 Teile für 2, 3 oder 4 Spieler. Auch sie liegen offen aus. Wer den Tisch eröffnet, kann die zwei Arten stattdessen wählen.',
      ],
    },
    {
      id: '2.3',
      heading: 'Startspieler',
      parts: [
        'In Spielreihenfolge nehmt ihr die Ausgleichsplättchen 1, 2, 3 und 4; übrige sind aus dem Spiel.',
        { ruling: 'Der Startspieler wird ausgelost oder von dem bestimmt, der den Tisch eröffnet.' },
      ],
    },
    {
      id: '2.4',
      heading: 'Auslage und Hände',
      parts: [
        'Die Stadtplättchen werden gemischt. Vier liegen offen als Auslage, und jeder zieht zwei. Mit dem Ausgleichsplättchen ergibt das eine Hand von drei.',
        {
          ruling:
            'Hände sind verdeckt, aber was alle gesehen haben, bleibt bekannt: Ausgleichsplättchen und Plättchen aus der Auslage. Alle sehen auch, von welchem Platz deiner Hand du spielst.',
        },
      ],
    },
    {
      id: '3',
      heading: 'Ein Zug',
      parts: ['Drei Schritte, immer in dieser Reihenfolge. Dann ist der Nächste am Zug.'],
    },
    {
      id: '3.1',
      heading: 'Ein Plättchen legen',
      parts: [
        'Wähle eines der drei Plättchen deiner Hand, dreh es beliebig und leg es. Das Ausgleichsplättchen ist ein Plättchen wie jedes andere.',
        {
          list: [
            'Nach dem ersten teilt jedes Plättchen eine ganze Seite mit einem von dir, nie eine halbe.',
            'Die Stadt wächst in jede Richtung, aber nie über 4 × 4 hinaus. Wo der Rahmen liegt, steht erst fest, wenn die Stadt vier breit und vier hoch ist.',
            'Angrenzende Gelände müssen nicht gleich sein.',
            'Ein gelegtes Plättchen wird nie mehr bewegt oder gedreht.',
            'Du darfst nicht zwei Viertel gleichen Geländes verbinden, die beide einen Wolkenkratzer haben, außer du kannst nicht anders legen. Ein Viertel in sich zu schließen, verbindet nichts und ist erlaubt.',
          ],
        },
        {
          ruling:
            'Du kannst nicht anders legen, wenn kein Plättchen deiner ganzen Hand, wie auch immer gedreht und wo auch immer gelegt, die Viertel getrennt ließe. Dass es mit einem Plättchen nicht geht, genügt nicht.',
        },
      ],
    },
    {
      id: '3.2',
      heading: 'Bauen oder nicht',
      parts: [
        'Du darfst einen Bau aus dem Vorrat auf das gerade gelegte Plättchen stellen, auf ein Feld ohne Park und Sportanlage. Ein Plättchen trägt also nie mehr als einen Bau, und eine verpasste Gelegenheit ist vorbei.',
        {
          list: [
            'Ein **Wolkenkratzer** braucht ein Feld seines Geländes, in einem Viertel ohne Wolkenkratzer.',
            'Ein **Bioprojekt** darf auf jedem Gelände und in jedem Viertel stehen.',
          ],
        },
      ],
    },
    {
      id: '3.3',
      heading: 'Ein Plättchen ziehen',
      parts: [
        'Nimm eines der vier Plättchen der Auslage, die sofort aufgefüllt wird, oder das oberste vom Stapel. Es sind immer genug Plättchen da.',
        { ruling: 'In der letzten Runde zieht niemand, denn es würde nichts ändern.' },
        { figure: 'market', caption: 'Die Auslage: vier Plättchen zur Wahl, oder ein unbekanntes vom Stapel.' },
      ],
    },
    {
      id: '4',
      heading: 'Viertel',
      parts: [
        'Ein Viertel besteht aus allen Feldern eines Geländes, die sich mit Seiten berühren, über beliebig viele Plättchen hinweg; Ecken verbinden nicht. Felder mit Park oder Sportanlage gehören dazu und zählen für die Größe.',
        {
          figure: 'growing',
          caption:
            'Eine Stadt einige Runden vor dem Ende. Viertel mit Wolkenkratzer sind umrandet; das Schild daneben vergleicht die Größe des Viertels mit der nötigen.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Ende und Wertung',
      parts: [
        'Nach 16 Runden ist jede Stadt ein volles 4 × 4. Jetzt zählt alles Gebaute.',
        {
          table: {
            caption: 'Punkte',
            head: ['Für', 'Punkte'],
            rows: [
              ['jeden Wolkenkratzer mit genug Feldern', 'seine Zahl'],
              ['jedes Bioprojekt, das hat, was sein Zeichen verlangt', 'seine Zahl'],
              ['jeden anderen Wolkenkratzer, jedes andere Bioprojekt', 'minus seine Zahl'],
              ['die meisten Parks', '5'],
              ['die meisten Sportanlagen', '5'],
            ],
          },
        },
      ],
    },
    {
      id: '5.1',
      heading: 'Wolkenkratzer',
      parts: [
        'Ein Wolkenkratzer bringt seinen Wert, wenn sein Viertel mindestens so viele Felder hat, sonst kostet er ihn. Stehen in einem Viertel mehrere, zählt der beste, und die anderen sind nichts wert.',
      ],
    },
    {
      id: '5.2',
      heading: 'Ekomobile',
      parts: [
        'Ein Ekomobil zählt in seiner Feldreihe und seiner Feldspalte, quer durch die ganze Stadt: insgesamt 15 Felder. Haben sie, was es verlangt, bringt es seinen Wert, sonst kostet es ihn. Sich selbst zählt es nicht; ein Park kann mehreren Ekomobilen dienen.',
      ],
    },
    {
      id: '5.3',
      heading: 'Windräder',
      parts: ['Ein Windrad auf einem seiner Plättchen des fertigen 4 × 4 bringt seinen Wert, sonst kostet es ihn.'],
    },
    {
      id: '5.4',
      heading: 'Biodome',
      parts: [
        'Ein Biodom bringt seinen Wert, wenn sein Viertel genau seine Form hat, kein Feld mehr, in jeder Drehung und auf jedem Gelände. Sonst kostet er seinen Wert. In einem Viertel kann nur ein Biodom punkten; jeder weitere dort kostet.',
      ],
    },
    {
      id: '5.5',
      heading: 'Parks und Sportanlagen',
      parts: [
        'Wer die meisten Parks hat, bekommt 5 Punkte, ebenso, wer die meisten Sportanlagen hat. Bei Gleichstand bekommen alle die vollen 5.',
        { ruling: 'Das gilt auch bei null: Hat keine Stadt einen Park, bekommen alle die 5 Punkte für Parks.' },
      ],
    },
    {
      id: '5.6',
      heading: 'Wer gewinnt',
      parts: [
        'Die höchste Summe. Bei Gleichstand gewinnt die Stadt mit mehr Wolkenkratzern und Bioprojekten zusammen; sind auch diese gleich, wird der Sieg geteilt.',
        {
          figure: 'finished',
          caption:
            'Eine fertige Stadt. Ein grünes Schild oder ein Haken zeigt, was Punkte bringt, ein braunes, was welche kostet: Manche Wolkenkratzer stehen in zu kleinen Vierteln.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Durchgerechnete Beispiele',
      parts: [
        {
          list: [
            'Wasserfall 8 in einem Viertel aus acht oder mehr Feldern Wasser: +8.',
            'Erde 5 in einem Viertel aus vier Feldern Lehm: −5. Ein Feld hat gefehlt.',
            'Stein 4 in einem Viertel aus zwei: −4.',
            'Ein Biodom für das L aus drei in einem Viertel aus genau drei Feldern Wasser in L-Form: +5. Ein Feld mehr, und es sind −5.',
            'Ein Ekomobil für vier Parks mit vier Parks auf seinen zwei Linien: +8.',
            'Ein Windrad der linken Spalte, das in der linken Spalte steht: +4.',
            'Ein U aus fünf, dessen Lücke gefüllt wurde, ist kein U mehr: −8. Ein Ring aus acht Feldern gilt als Viertel aus acht.',
            'Zwei Biodome derselben passenden Form in einem Viertel: Einer punktet, der andere kostet.',
          ],
        },
        {
          example:
            'Eine ganze Stadt: Wolkenkratzer 12 + 10 + 6 + 4 − 5 − 8, Bioprojekte 5 + 8 + 5 + 6 − 5, zusammen 38 Punkte.',
        },
      ],
    },
    {
      id: 'tips',
      heading: 'Für deine erste Partie',
      parts: [
        {
          list: [
            'Fang klein an: Wolkenkratzer mit 4, 5 und 6 sind fast immer erreichbar und machen oft den Unterschied.',
            'Ein Wolkenkratzer mit 12 braucht fast ein Fünftel deiner Stadt. Bau ihn früh oder gar nicht.',
            'Achte auf den Rand: Wo der Rahmen feststeht, kann ein Viertel am Rand weniger wachsen.',
            'Baust du ein Windrad früh, kannst du den Rahmen danach lenken; baust du es spät, weißt du, wo es steht.',
            'Nicht bauen kostet nichts. Vergeblich bauen kostet doppelt: die Punkte, die dir entgehen, und die, die du verlierst.',
            'Der Wertungsbogen zeigt jederzeit, was jeder Bau jetzt brächte; was noch nicht feststeht, kann sich ändern.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Über diese Regeln',
      parts: [
        'Diese Seite erklärt die Regeln von Neoville in unseren eigenen Worten. Ludopolis ist unabhängig und inoffiziell: Es stammt nicht von den Autoren oder dem Verlag des Spiels, wird von ihnen nicht gebilligt und verwendet keine ihrer Illustrationen.',
        'Die veröffentlichten Spielregeln zeigen viel Material nur in Bildern. Das haben wir selbst gestaltet; auf dieser Seite steht dabei **unsere Gestaltung**. Wo der Text einen Punkt offenlässt, ist unsere Lesart als **unsere Auslegung** markiert.',
      ],
    },
  ],
}
