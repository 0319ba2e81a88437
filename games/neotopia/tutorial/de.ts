// What the guide of Neotopia's tutorial says, in German.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  first: {
    task: 'Willkommen! Drei Regionen, eine Stadt. Du spielst Energie, die rote Farbe. Leg dein erstes Element: Tippe ein leuchtendes Feld in der Mitte einer Region an, dann ✔.',
    done: 'Alle bauen in denselben drei Regionen, aber jeder punktet für sich. Deine schwächste Region zählt dreifach, also vernachlässige keine.',
    wrong: {},
  },
  move: {
    task: 'Ein Zug hat drei Aktionen. Zuerst: ein Element bewegen. Tippe eines in einer Fabrik an, dann ein leuchtendes Feld neben einem Element, dann ✔. Eine Fabrik erreicht nur ihre zwei Regionen.',
    done: 'Dort liegt es für alle: Was du legst, kann anderen nützen, und was sie legen, dir.',
    wrong: {
      draw: 'Ein Projekt ziehen ist auch eine Aktion, aber die nächste. Beweg erst ein Element aus einer Fabrik.',
    },
  },
  draw: {
    task: 'Zweite Aktion: ein Projekt nehmen. Die Auslage liegt unter oder neben dem Spielplan: Tippe eine der vier offenen Karten an, dann ✔.',
    done: 'Ein Projekt zeigt ein Muster. Liegt es in einer Region, beliebig gedreht, kannst du es dort bauen. Ein Handlimit gibt es nicht.',
    wrong: {
      deck: 'Der Stapel liegt verdeckt. Nimm diesmal eine offene Karte, dann siehst du, was du bekommst.',
      other: 'Das geht auch, aber nehmen wir ein Projekt aus der Auslage.',
    },
  },
  complete: {
    task: 'Einige Runden später. Dein Stromnetz (3) will Technik, Energie, Technik in einer Reihe. Tippe die Karte an, um zu sehen, wo. In der Wüste fehlt eine Technik: Leg sie.',
    done: 'Das Muster ist fertig: Es liegt da, und dein neues Element gehört dazu. Jetzt kannst du bauen.',
    wrong: {
      draw: 'Eine Karte hilft hier nicht: Es fehlt ein Element in der Wüste.',
      open: 'Das macht kein Projekt fertig. Nimm Technik aus Fabrik A, in die Wüste, in eine Reihe mit Energie und Technik.',
    },
  },
  build: {
    task: 'Bau es jetzt: Tippe den Knopf oder die leuchtende Karte an. Es muss gleich nach dem Element sein; später ist zu spät.',
    done: 'Die Punkte kommen auf die Leiste dieser Region. Bei 7, 13 und 18 bekommst du einen Bonusmarker. Die Elemente bleiben liegen und können wieder dienen.',
    wrong: {
      other: 'Dann bliebe das Projekt ungebaut, denn nur das eben gelegte Element macht es fertig. Bau zuerst.',
    },
  },
  token: {
    task: 'Die runden Zeichen auf manchen Feldern sind Bonusmarker. Leg ein Element darauf, und der Marker gehört dir. In der Wüste ist einer erreichbar: Hol ihn dir.',
    done: 'Der Marker gehört dir. Setz einen pro Zug ein oder behalte ihn: Jeder übrige zählt am Ende 3 Punkte.',
    wrong: {
      draw: 'Eine Karte deckt nichts ab. Beweg ein Element auf ein Feld mit Marker.',
      plain: 'Auf diesem Feld liegt kein Marker. Such das leuchtende Feld mit dem runden Zeichen.',
    },
  },
  use: {
    task: 'Deine drei Aktionen sind um, aber du hast einen Marker: Automatisierung, eine Aktion mehr. Setz ihn ein: Tippe ihn an, dann ✔.',
    done: 'Eine vierte Aktion in diesem Zug. Andere Marker ziehen zwei Karten, legen ein beliebiges Element aus dem Vorrat oder erreichen die Randfelder.',
    wrong: { other: 'Dann wäre der Zug vorbei. Setz erst den Marker ein.' },
  },
  lowest: {
    task: 'Jetzt das Herzstück: Deine schwächste Region zählt dreifach. Du hast 16, 12 und im Wald 11. Mach ein Projekt dort fertig, wo es am meisten zählt.',
    done: 'Vier Punkte im Wald bringen weit mehr als vier in der Wüste: Solange er deine schwächste Region ist, zählt jeder dreifach.',
    wrong: {
      draw: 'Eine Karte allein bringt keine Punkte. Mit Technik kannst du den Bogen des Forschungsturms fertig machen.',
      open: 'Das macht nichts fertig. Tippe den Forschungsturm auf deiner Hand an: Der Plan zeigt, wo nur eine Technik fehlt.',
      high: 'Das macht ein Projekt fertig, aber in einer Region, die einfach zählt. Mach es im Wald, deiner schwächsten.',
    },
  },
  group: {
    task: 'Am Ende bringt deine größte Gruppe Energie in jeder Region einen Punkt je Element. Lass eine Gruppe wachsen: Leg Energie neben Energie.',
    done: 'Eines mehr in der Gruppe: ein Punkt mehr am Ende, und drei mehr in deiner schwächsten Region.',
    wrong: {
      draw: 'Eine Karte macht keine Gruppe größer. Beweg Energie aus Fabrik B.',
      apart:
        'Das macht keine deiner größten Gruppen größer. Nimm Energie aus Fabrik B (scroll hoch, falls sie verdeckt ist) und leg sie neben Energie.',
    },
  },
  end: {
    task: 'Alle Aktionen sind um. Du könntest noch einen Marker einsetzen; behalte ihn und beende den Zug: Tippe auf „Zug beenden“.',
    done: 'Leere Fabriken werden vom Stapel gefüllt; nach seiner Fahne folgt eine letzte Runde. Dann zählt alles: Projekte, Gruppen, 3 je Marker, die schwächste Region dreifach.',
    wrong: { use: 'Das darfst du, aber ein behaltener Marker zählt am Ende 3 Punkte. Beende den Zug.' },
  },
} as const satisfies TutorialWords
