// The rules of Evolutopia to read, in German.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Evolutopia',
  goal: 'Gemeinsam bringt ihr eine Stadt in Ordnung: Entwickelt mit Hilfe von Experten Evolutionen und legt sie auf den Stadtplan. Ihr gewinnt alle, sobald drei Indikatoren auf 6 oder mehr stehen und kein Missstand mehr offen ist, und ihr verliert alle, wenn ein Indikator auf 0 fällt oder die Krise ihr letztes Warnlicht erreicht.',
  scoring: '4',
  sections: [
    {
      id: 'short',
      heading: 'Das Spiel in einer Minute',
      parts: [
        'Für 1 bis 5 Spieler, die als ein Team spielen und über alles reden dürfen. In deinem Zug führst du eine von fünf Aktionen aus und sperrst sie, sodass sie vorerst niemand wieder nutzen kann:',
        {
          steps: [
            '**Wählen**: Nimm eine Evolution in Planung.',
            '**Beginnen**: Bring eine aus der Planung in den Bau.',
            '**Anwerben**: Zieh Experten aus dem Beutel.',
            '**Einsetzen**: Schick Experten zu Evolutionen im Bau und zur Krise.',
            '**Einweihen**: Eine fertige Evolution bewegt Indikatoren und kommt auf den Stadtplan.',
          ],
        },
        'Statt einer Aktion darfst du **die Runde beenden**, und du musst es, wenn alle fünf gesperrt sind. Eine nicht bewältigte Krise schadet, eine neue kommt, und die Aktionen werden wieder frei, alle bis auf eine.',
      ],
    },
    { id: '1', heading: 'Was auf dem Tisch liegt', parts: [] },
    {
      id: '1.1',
      heading: 'Der Stadtplan',
      parts: [
        'Ein Raster aus Feldern mit einem Startplättchen und einigen Missständen. Jeder Missstand gehört zu einem Indikator.',
        { ours: 'Das Raster von 4 × 4 und die zehn Missstände, zwei für jeden Indikator.' },
        {
          figure: 'territory',
          caption:
            'Der Stadtplan einer Entdeckungspartie: das Startplättchen und zwei Missstände, jeder mit dem Indikator, zu dem er gehört.',
        },
      ],
    },
    {
      id: '1.2',
      heading: 'Indikatoren',
      parts: [
        'Fünf Leisten von 0 bis 7: **Umwelt**, **Mobilität**, **Komfort**, **Energie** und **Wirtschaft**.',
        { ours: 'Dass die Leisten bei 7 enden.' },
        {
          figure: 'indicators',
          caption: 'Die fünf Indikatoren zu Beginn einer Entdeckungspartie und die Warnlichter der Krisenleiste.',
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Die Krisenleiste',
      parts: [
        'Eine Reihe von Warnlichtern, auf der die Krise vorrückt. Beim letzten ist die Partie verloren.',
        { ours: 'Ihre Länge: zehn Warnlichter, egal wie viele mitspielen.' },
      ],
    },
    {
      id: '1.4',
      heading: 'Experten',
      parts: [
        'Es gibt 25 in einem Beutel, je fünf: **Gestalter**, **Baumeister**, **Stadtplaner**, **Techniker** und **Prüfer**.',
      ],
    },
    {
      id: '1.5',
      heading: 'Evolutionen',
      parts: [
        'Es gibt 35 Plättchen. Jedes zeigt seinen Namen, die nötigen Experten und wie es die Indikatoren ändert, meist nach oben. Manche tragen ein **blaues Zeichen** (eine Bonus-Evolution) oder ein **grünes Zeichen** (eine gute Idee); siehe §3.2.',
        {
          ours: 'Alle 35 Evolutionen. Sie brauchen zwei bis vier Experten, und jeder Indikator und jede Art von Experten kommt etwa gleich oft vor.',
        },
        {
          figure: 'site',
          caption:
            'Evolutionen im Bau: Jede zeigt, welche Experten noch fehlen und wie sie die Indikatoren ändern wird.',
        },
      ],
    },
    {
      id: '1.6',
      heading: 'Krisen',
      parts: [
        'Es gibt 15 Karten. Jede hat eine Wirkung bei Ankunft, meist zwei zur Wahl, die Experten, mit denen ihr sie bewältigt, und eine Folge, wenn ihr es nicht tut. Wo eine Karte von Experten **im Spiel** spricht, meint sie die in der Expertenzone, im Bau und bei der aktuellen Krise. Freigesetzte Experten gehen zurück in den Beutel.',
        {
          ours: 'Alle Krisen, außer was die Sturmwarnung bei Ankunft tut und ihre Folge: Das sind Beispiele der veröffentlichten Regeln. Die zwei Möglichkeiten einer Karte haben keine Wirkung gemeinsam, und ein Warnlicht ist immer nur der Preis einer davon oder einer nicht bewältigten Krise.',
        },
        {
          figure: 'crisis',
          caption:
            'Eine Krise im Spiel: die Experten, die sie braucht, und was geschieht, wenn sie nicht bewältigt wird.',
        },
      ],
    },
    {
      id: '1.7',
      heading: 'Gute Ideen und Rollen',
      parts: [
        'Es gibt 9 gute Ideen, jede einmal nutzbar, und 10 Rollen, jede mit einem Talent und der Zeit, zu der es genutzt werden darf. Der **Tüftler** nutzt eine offene Rolle eines Nachbarn, des Spielers davor oder danach; das zählt als die eine Rolle dieses Zuges.',
        { ours: 'Alle guten Ideen und Rollen; auch dass der Tüftler nur von Nachbarn leiht, ist von uns.' },
      ],
    },
    {
      id: '1.8',
      heading: 'Aktionen und Sperrmarker',
      parts: ['Die fünf Aktionen stehen in einer Reihe, dazu fünf Marker, um sie zu sperren.'],
    },
    { id: '2', heading: 'Aufbau', parts: [] },
    {
      id: '2.1',
      heading: 'Evolutionen',
      parts: [
        'Der Stapel liegt offen, sein oberstes Plättchen ist also immer zu sehen. Zwei Plättchen kommen in die **Planung**, dann eines in den **Bau**. Jeder dieser Bereiche hat Platz für drei.',
      ],
    },
    {
      id: '2.2',
      heading: 'Experten',
      parts: ['Drei werden aus dem Beutel in die Expertenzone gezogen, die Platz für fünf hat.'],
    },
    {
      id: '2.3',
      heading: 'Leisten',
      parts: [
        'Alle Indikatoren beginnen bei 2 und die Krise beim ersten Warnlicht. In einer **Entdeckungspartie** beginnen die Indikatoren bei 3 und die Krise beim zweiten Warnlicht.',
      ],
    },
    {
      id: '2.4',
      heading: 'Karten',
      parts: [
        'Krisen und gute Ideen werden verdeckt gemischt. Jeder bekommt zwei Rollen: eine offen, eine verdeckt darunter, die nicht einmal du selbst kennst.',
        { ours: 'Dass bis zu fünf mitspielen können: Zehn Rollen sind zwei für jeden.' },
      ],
    },
    {
      id: '2.5',
      heading: 'Stufen',
      parts: [
        'Die Stufe bestimmt, wie viele Missstände es gibt und wie weit sie vom Start liegen. Welcher wo liegt, ist Zufall.',
        {
          table: {
            caption: 'Missstände nach Stufe',
            head: ['Stufe', 'Missstände'],
            rows: [
              ['Entdeckung', '2'],
              ['Stufe 1', '4'],
              ['Stufe 2', '5'],
              ['Stufe 3', '6'],
              ['Stufe 4', '8'],
              ['Eigener Aufbau', 'bis zu 10'],
            ],
          },
        },
        {
          ours: 'Alle Aufbauten. In einem eigenen muss jeder Missstand erreichbar sein, und keiner darf auf dem Start liegen.',
        },
      ],
    },
    {
      id: '2.6',
      heading: 'Startspieler',
      parts: ['Der Startspieler wird ausgelost. Gespielt wird im Uhrzeigersinn.'],
    },
    {
      id: '3',
      heading: 'Ein Zug',
      parts: [
        'Führ eine freie Aktion aus und leg einen Sperrmarker darauf, oder beende die Runde. Sind alle fünf Aktionen gesperrt, musst du es. Wer am Zug ist, entscheidet; alle dürfen raten.',
        {
          ruling:
            'Eine Aktion muss etwas ändern und wird nicht angeboten, wo sie das nicht kann. Kann keine freie Aktion etwas ändern, musst du die Runde beenden.',
        },
      ],
    },
    {
      id: '3.1',
      heading: 'Evolution wählen',
      parts: [
        'Nimm das oberste Plättchen des Stapels in Planung, oder leg es beiseite und sieh dir das nächste an. Drei darfst du beiseitelegen; dann musst du das folgende nehmen. Ist die Planung voll, kommt eines der drei dort unter den Stapel, du wählst, welches.',
        {
          ruling:
            'Die beiseitegelegten Plättchen kommen zuletzt unter den Stapel, in der Reihenfolge, in der sie beiseitekamen.',
        },
      ],
    },
    {
      id: '3.2',
      heading: 'Evolution beginnen',
      parts: [
        'Bring eine Evolution aus der Planung in den Bau. Ist der Bau voll, kommt eine dort unter den Stapel; jeder ihrer Experten geht auf einen freien Platz der Expertenzone oder in den Beutel, wie du willst. Dann schau auf das Zeichen des begonnenen Plättchens:',
        {
          list: [
            '**Blau**: Nimm die oberste Evolution des Stapels in Planung, lass sie liegen oder leg sie unter den Stapel.',
            '**Grün**: Zieh eine gute Idee und leg sie offen vor dich.',
          ],
        },
      ],
    },
    {
      id: '3.3',
      heading: 'Experten anwerben',
      parts: [
        'Entlass zuerst beliebig viele Experten der Zone. Dann zieh einen nach dem anderen, bis fünf in der Zone sind. Jeden gezogenen behältst du oder legst ihn beiseite, aber höchstens drei dürfen beiseite; die entlassenen zählen nicht mit. Am Ende gehen sie alle zurück in den Beutel. Ist der Beutel leer, hörst du auf.',
      ],
    },
    {
      id: '3.4',
      heading: 'Experten einsetzen',
      parts: [
        'Schick bis zu drei Experten aus der Zone auf offene Plätze der richtigen Art, bei Evolutionen im Bau und bei der aktuellen Krise.',
      ],
    },
    {
      id: '3.5',
      heading: 'Evolution einweihen',
      parts: [
        'Wähle eine Evolution im Bau, die alle ihre Experten hat.',
        {
          steps: [
            'Ihre Experten gehen zurück in den Beutel.',
            'Alle ihre Änderungen gelten für die Indikatoren gleichzeitig. Steht jetzt einer auf 0, habt ihr verloren.',
            'Leg sie auf ein Feld, das mit einer Seite an das Startplättchen oder eine andere Evolution grenzt. Das Feld ist leer oder trägt einen Missstand.',
            'Habt ihr das Ziel erreicht, habt ihr gewonnen.',
          ],
        },
        'Einen Missstand kann nur eine Evolution überbauen, die beim Indikator des Missstands mindestens 1 dazugibt.',
        {
          ruling:
            'Es zählt das aufgedruckte Plus, auch wenn der Indikator schon auf 7 steht, wo er stehen bleibt. Ohne ein Feld für sie kann eine Evolution nicht eingeweiht werden.',
        },
        {
          figure: 'growing',
          caption: 'Später in einer Entdeckungspartie: Evolutionen liegen nebeneinander, ausgehend vom Startplättchen.',
        },
      ],
    },
    {
      id: '3.6',
      heading: 'Die Runde beenden',
      parts: [
        {
          steps: [
            '**Die aktuelle Krise**, falls eine ausliegt: Hat sie alle ihre Experten, ist sie bewältigt; sonst tritt ihre Folge ein. So oder so gehen ihre Experten in den Beutel, und die Karte kommt unter den Stapel.',
            '**Eine neue Krise** wird aufgedeckt. Jetzt, da du sie siehst, darfst du gute Ideen spielen; dann wirkt ihre Ankunft. Eine Möglichkeit darfst du nur wählen, wenn sie etwas ändert.',
            '**Alle Sperrmarker** kommen weg. Dann wähle eine Aktion und sperr sie, ohne sie auszuführen.',
          ],
        },
        {
          ruling:
            'Würde keine Möglichkeit einer Krise etwas ändern, geschieht nichts. Eine Krise, die eine gute Idee vor ihrer Ankunft erledigt, tut gar nichts.',
        },
      ],
    },
    {
      id: '3.7',
      heading: 'Rollen',
      parts: [
        'Pro Zug darfst du eine Rolle nutzen, zu der Zeit, die ihre Karte nennt. Hast du deine erste Rolle dreimal genutzt, wird die zweite aufgedeckt. Dann hast du zwei, nutzt aber weiter nur eine pro Zug.',
        { ruling: 'Eine Rolle lässt sich nur nutzen, wo sie etwas ändert.' },
      ],
    },
    {
      id: '3.8',
      heading: 'Gute Ideen',
      parts: [
        'In deinem Zug darfst du beliebig viele deiner guten Ideen spielen; eine gespielte Karte kommt unter ihren Stapel. Wer eine gespielt hat, darf bis zum nächsten eigenen Zug nicht reden. In Ludopolis ist das eine Option des Tisches, die so lange den Chat für diese Person schließt.',
        {
          ruling:
            'Eine gute Idee wird vor der Aktion gespielt, zwischen den Schritten des Rundenendes (eine aufgedeckte Krise und ihre Wirkung sind zwei Schritte) oder danach, nie mitten in einer anderen Entscheidung und nur, wenn sie etwas ändert. Ein Zug, in dem noch etwas genutzt werden könnte, wird von Hand beendet.',
        },
      ],
    },
    {
      id: '4',
      heading: 'Das Ende',
      parts: [
        'Geprüft wird nach jeder Änderung; was gleichzeitig geschieht, zählt als eine.',
        {
          table: {
            caption: 'Wie es endet',
            head: ['Wenn', 'habt ihr'],
            rows: [
              ['drei Indikatoren auf 6 oder mehr stehen und kein Missstand offen ist', 'gewonnen'],
              ['ein Indikator auf 0 steht', 'verloren'],
              ['das letzte Warnlicht angeht', 'verloren'],
            ],
          },
        },
        'Ein voller Stadtplan allein beendet die Partie nicht.',
        {
          ruling:
            'Träfe beides zugleich zu, habt ihr verloren. Verloren ist auch, wenn eine 46. Krise gezogen werden müsste, der Stapel also dreimal durchgespielt ist.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Allein spielen',
      parts: [
        'Der Tüftler bleibt in der Schachtel. Du hast nur eine Rolle und zählst nicht, wie oft du sie nutzt. Zieh am Anfang zwei Rollen, behalte eine und leg die andere unter den Stapel. Jedes Mal, wenn du die Runde beendet und eine Aktion gesperrt hast, leg deine Rolle unter den Stapel, zieh zwei und behalte wieder eine. Alles andere ist wie zu mehreren, auch die Krisenleiste.',
        {
          ruling:
            'Die Rolle, mit der du beginnst, ist keine von denen, die nach dem Rundenende genutzt werden: Sie würde getauscht, bevor ihre Zeit kommt. Beim Tausch gezogen, lässt sich so eine Rolle sofort nutzen.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Wie schwer es ist',
      parts: [
        'Entdeckung verzeiht fast alles, Stufe 1 eine Menge; auf Stufe 4 verlieren selbst gute Teams öfter, als sie gewinnen.',
        {
          ours: 'Die Schwierigkeit, die wir mit simulierten Partien abstimmen. Unser Ziel für den stärksten Bot auf allen Plätzen: mindestens 95\u00a0% gewonnen bei Entdeckung, etwa 90\u00a0% auf Stufe 1, 75\u00a0% auf Stufe 2, 55\u00a0% auf Stufe 3 und ein Drittel auf Stufe 4, egal wie viele mitspielen.',
        },
      ],
    },
    {
      id: '7',
      heading: 'Durchgerechnete Beispiele',
      parts: [
        {
          list: [
            'Die Sturmwarnung lässt dir die Wahl: alle Stadtplaner freisetzen oder die Krise ein Warnlicht vorrücken. Ist kein Stadtplaner im Spiel, bleibt nur das Warnlicht.',
            'Eine Evolution ohne Plus bei Mobilität kann keinen Missstand der Mobilität überbauen. Ein Feld, das nur mit einer Ecke anliegt, grenzt an nichts.',
            'Eine Einweihung bringt einen Indikator auf 6 und einen anderen auf 0: Die Partie ist verloren.',
            'Du entlässt zwei Experten, ziehst und legst drei weitere beiseite: Das ist erlaubt, denn nur die beiseitegelegten zählen bis drei.',
            'Die dritte Nutzung deiner Rolle deckt die zweite auf. Nutzen kannst du sie ab deinem nächsten Zug, denn ein Zug hat nur eine.',
          ],
        },
      ],
    },
    {
      id: '8',
      heading: 'Zufall und Verdecktes',
      parts: [
        'Alles ist offen, außer der Reihenfolge der Stapel, was aus dem Beutel kommt, und den zweiten Rollen. Von einem Plättchen oder einer Karte, die unter einen Stapel kam, ist bekannt, dass sie dort liegt, und in welcher Reihenfolge. Die Bots sehen, was Spieler auf ihren Plätzen sähen, und nicht mehr.',
      ],
    },
    {
      id: 'tips',
      heading: 'Für deine erste Partie',
      parts: [
        {
          list: [
            'Spielt Entdeckung: zwei Missstände und Zeit zum Lernen.',
            'Setzt auf drei Indikatoren und lasst die anderen zwei in Ruhe, aber keinen auf 1 fallen.',
            'Die fünf Aktionen sind ein Kreislauf: wählen, beginnen, anwerben, einsetzen, einweihen. Wenn du die Runde beendest, sperr die, auf die ihr am ehesten verzichten könnt.',
            'Die Experten, die eine Krise verlangt, kosten oft weniger als ihre Folge. Schau sie an, bevor du jemanden einsetzt.',
            'Beginnt Evolutionen, die dieselben Experten brauchen wie die Krise, mit der ihr rechnet, und lieber solche mit Zeichen.',
            'Plant den Weg zu den Missständen: Ihr braucht eine Kette von Evolutionen und für den letzten Schritt eine mit dem richtigen Plus.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Über diese Regeln',
      parts: [
        'Diese Seite erklärt die Regeln von Evolutopia in unseren eigenen Worten. Ludopolis ist unabhängig und inoffiziell: Es stammt nicht von den Autoren oder dem Verlag des Spiels, wird von ihnen nicht gebilligt und verwendet keine ihrer Illustrationen.',
        'Die veröffentlichte Spielregel zeigt die meisten Plättchen und Karten nur in Bildern. Die haben wir selbst gestaltet; auf dieser Seite steht dabei **unsere Gestaltung**. Wo der Text einen Punkt offenlässt, ist unsere Lesart als **unsere Auslegung** markiert.',
      ],
    },
  ],
}
