// What the guide of Neotopia's tutorial says, in German.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  first: {
    task: 'Willkommen! Drei Regionen, eine Stadt. Du spielst Energie, die rote Farbe. Tippe ein leuchtendes Feld in der Mitte einer Region an, dann ✔.',
    done: 'Alle bauen in denselben Regionen, aber jeder punktet für sich. Dein Rot bringt am Ende +1: Dazu kommen wir noch.',
    wrong: {},
  },
  move: {
    task: 'Drei Aktionen pro Zug, in beliebiger Folge: ein Element bewegen oder ein Projekt ziehen. Beweg nun eines: Tippe ein Element in einer Fabrik an, dann ein leuchtendes Feld, dann ✔.',
    done: 'Eine Fabrik erreicht die zwei Regionen neben ihr. Was dort liegt, dient allen.',
    wrong: {
      draw: 'Ein Projekt ziehen ist auch eine Aktion, sie kommt gleich. Beweg jetzt ein Element aus einer Fabrik.',
    },
  },
  draw: {
    task: 'Nun die andere Art von Aktion: ein Projekt ziehen. Tippe eine der vier offenen Karten der Auslage an, dann ✔.',
    done: 'Liegt sein Muster in einer Region, beliebig gedreht, kannst du es bauen. Das Auge sagt: Diese Karte kennen die anderen.',
    wrong: {
      deck: 'Der Stapel liegt verdeckt. Nimm diesmal eine offene Karte, dann siehst du, was du bekommst.',
      other: 'Das geht auch, aber nehmen wir ein Projekt aus der Auslage.',
    },
  },
  third: {
    task: 'Die dritte Aktion wählst du: ein Element bewegen oder ein Projekt ziehen. Dann beende den Zug.',
    done: 'Nun ist Bruno dran. Leere Fabriken werden vom Stapel gefüllt: Kommt seine Fahne, folgt eine letzte Runde.',
    wrong: {},
  },
  complete: {
    task: 'Dein Projekt mit der 3 will Lila, Rot, Lila in einer Reihe. Der kurze Weg: Tippe die Karte an, dann ein lila gestricheltes Feld, dann ✔.',
    done: 'Das Muster ist vollendet, du kannst es bauen. Lila ist Technik, Rot ist Energie.',
    wrong: {
      draw: 'Eine Karte hilft hier nicht: Es fehlt ein Element in der Wüste.',
      open: 'Das vollendet kein Projekt. Nimm Technik aus Fabrik A, in die Wüste, in eine Reihe mit Energie und Technik.',
    },
  },
  build: {
    task: 'Bau es jetzt: Tippe den Knopf oder die leuchtende Karte an. Nach der nächsten Aktion ist es zu spät: Zum Muster muss das eben gelegte Element gehören.',
    done: 'Die Punkte kommen auf diese Leiste; 7, 13 und 18 geben Bonusmarker. ≠: Das nächste Projekt hier braucht ein anderes Bild.',
    wrong: {
      other: 'Dann bleibt das Projekt ungebaut, denn nur das eben gelegte Element vollendet es. Bau zuerst.',
    },
  },
  token: {
    task: 'Die runden Zeichen auf manchen Feldern sind Bonusmarker. Leg ein Element auf den erreichbaren, und er gehört dir.',
    done: 'Setz einen pro Zug ein oder behalte ihn: Jeder übrige zählt am Ende 3 Punkte.',
    wrong: {
      draw: 'Eine Karte deckt nichts ab. Beweg ein Element auf ein Feld mit Marker.',
      plain: 'Auf diesem Feld liegt kein Marker. Such das leuchtende Feld mit dem runden Zeichen.',
    },
  },
  use: {
    task: 'Deine drei Aktionen sind verbraucht, aber du hast den Marker Automatisierung (das Zahnrad): eine Aktion mehr. Tippe ihn an, dann ✔.',
    done: 'Das Zahnrad gibt eine Aktion mehr, die Karten ziehen 2 Projekte, die Glühbirne bringt ein beliebiges Element aus dem Vorrat, das Blatt führt auf ein gestricheltes Randfeld.',
    wrong: { other: 'Dann ist der Zug vorbei. Setz erst den Marker ein.' },
  },
  group: {
    task: 'Deine größte rote Gruppe jeder Region ist umrandet: Am Ende bringt jedes ihrer Elemente einen Punkt. Leg Rot neben Rot; Fabrik B hat eines.',
    done: 'Eines mehr in der Gruppe: am Ende ein Punkt mehr für die Region. Hätte es auch ein Projekt vollendet, könntest du es jetzt bauen.',
    wrong: {
      draw: 'Eine Karte macht keine Gruppe größer. Beweg Energie aus Fabrik B.',
      apart: 'Das macht keine deiner größten Gruppen größer. Nimm Energie aus Fabrik B und leg sie neben Energie.',
    },
  },
  lowest: {
    task: 'Deine schwächste Region zählt dreifach. Mit deinen größten Gruppen hast du 19, 17 und im Wald 12: Vollende im Wald ein Projekt und bau es.',
    done: 'Eine Karte in einer Farbe bringt 4 Punkte, in Rot, deiner Farbe, nur 2. Im Wald zählen sie dreifach, solange er deine schwächste Region ist.',
    wrong: {
      late: 'Bau erst das Projekt: Nur das Element, das eben gelegt wurde, vollendet es.',
      draw: 'Eine Karte allein bringt keine Punkte. Mit Technik kannst du den Bogen des Forschungsturms vollenden.',
      open: 'Das vollendet nichts. Tippe den Forschungsturm auf deiner Hand an: Der Plan zeigt, wo nur eine Technik fehlt.',
      high: 'Das vollendet ein Projekt, aber in einer Region, die einfach zählt. Tu es im Wald, deiner schwächsten.',
    },
  },
  end: {
    task: 'Das ist die letzte Runde. Nutze deine letzten Aktionen, dann beende den Zug. Ein Marker, den du behältst, zählt 3 Punkte.',
    done: 'Jetzt zählt alles: Projekte, Gruppen, Marker und deine schwächste Region dreifach.',
    wrong: {},
  },
} as const satisfies TutorialWords
