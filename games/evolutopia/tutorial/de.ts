// What the guide of Evolutopia's tutorial says, in German.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Willkommen! Du und Bruno, ein Bot, bringt gemeinsam eine Stadt in Ordnung, abwechselnd mit je einer Aktion. Tippe auf „Wählen“, nimm das oberste Plättchen in Planung, dann tippe auf „So spielen“.',
    done: 'So ein Plättchen ist eine Evolution: Es zeigt, was sie ändert und welche Experten sie braucht. „Wählen“ ist jetzt gesperrt: In dieser Runde kann es niemand mehr nutzen.',
    wrong: { other: 'Das kommt später. Nimm die oberste Evolution des Stapels in Planung.' },
  },
  assign: {
    task: 'Bruno hat die Fernwärme begonnen: Im Bau bekommt sie ihre Experten. Tippe auf „Einsetzen“, dann auf einen Experten, dann auf seinen Platz, bis alle drei da sind.',
    done: 'Bis zu drei in einer Aktion. Sind alle Plätze besetzt, kann die Evolution eingeweiht werden.',
    wrong: {
      other: 'Ein andermal. Setz Experten bei der Fernwärme ein.',
      elsewhere: 'Erst die Fernwärme: Besetz alle drei Plätze.',
    },
  },
  manage: {
    task: 'Bruno hat sie eingeweiht, und drei Indikatoren sind gestiegen. Vier Aktionen sind gesperrt, viel bleibt nicht zu tun: Tippe auf „Rundenende“.',
    done: 'Erst kommt eine neue Krise und schlägt zu. Dann werden die Aktionen frei.',
    wrong: { other: 'Angeworben wird später. Beende jetzt die Runde.' },
  },
  option: {
    task: 'Ein Verkehrsstreik! Wähle, wie er uns trifft: zwei gesperrte Aktionen mehr in der nächsten Runde oder ein Warnlicht, das nie mehr ausgeht. Beim zehnten ist alles verloren.',
    done: 'Die Karte bleibt bis zum Rundenende. Darauf steht, was geschieht, wenn dann Experten fehlen.',
    wrong: {},
  },
  block: {
    task: 'Alle Aktionen sind wieder frei. Wie nach jeder Krise wird jetzt für die nächste Runde eine gesperrt, oder drei, wenn du das gewählt hast. Worauf können wir verzichten?',
    done: 'Gut gewählt. Nach dieser Runde ist alles wieder frei.',
    wrong: {
      needed: 'Die Zone ist leer: Anwerben und Einsetzen brauchen wir bald. Sperr etwas anderes.',
    },
  },
  recruit: {
    task: 'Bruno hat das Schilf-Klärwerk in den Bau gebracht: Es braucht Experten. Tippe auf „Anwerben“, zieh aus dem Beutel und behalte oder leg beiseite, bis die Zone daneben voll ist.',
    done: 'Diese fünf sind für alle am Tisch.',
    wrong: {
      other:
        'Jetzt nicht: Wirb an. Zieh einen Experten, dann behalte ihn oder leg ihn beiseite, bis keiner mehr kommt.',
    },
  },
  role: {
    task: 'Das Schilf-Klärwerk will einen Baumeister, einen Stadtplaner und einen Techniker. Dein Trainer darf einen Experten tauschen: Sorg dafür, dass alle drei da sind.',
    done: 'Eine Rolle kostet nichts. Nach dem dritten Mal bekommst du eine zweite.',
    wrong: {
      other: 'Dann endet dein Zug ohne deine Rolle. Nutze erst den Trainer.',
      missing: 'Dann fehlt einer der drei. Nimm den, und gib einen ab, den du doppelt hast oder nicht brauchst.',
    },
  },
  inaugurate: {
    task: 'Bruno hat alle drei eingesetzt: Das Schilf-Klärwerk ist fertig. Tippe auf „Einweihen“ und leg es auf den Stadtplan, neben das, was dort steht.',
    done: 'Umwelt +2, Komfort +1, Energie +1: Drei Indikatoren sind gestiegen. Zum Sieg müssen drei auf 6 stehen.',
    wrong: {
      other: 'Etwas Fertiges wartet: Weih es ein, bevor die Runde endet.',
    },
  },
  start: {
    task: 'Bruno hat die Runde beendet, und die Krise hat 1 Komfort gekostet. Tippe auf „Beginnen“ und bring eine geplante Evolution in den Bau.',
    done: 'Das grüne Zeichen brachte dir eine gute Idee, unter deinem Namen: Tippe sie in einem deiner Züge an, vor oder nach der Aktion. Ein blaues Zeichen bringt noch eine Evolution in Planung.',
    wrong: { other: 'Eine gute Aktion, aber beginne jetzt eine Evolution, die in Planung liegt.' },
  },
  crisis: {
    task: 'Sind alle ihre Plätze besetzt, schadet eine Krise nicht. Tippe auf „Einsetzen“ und schick einen Experten zu ihr.',
    done: 'Fehlen am Rundenende noch Experten, tut die Krise, was auf ihr steht, und ein Warnlicht geht an.',
    wrong: {
      other: 'Ein andermal. Setz bei der Krise einen Experten ein.',
      site: 'Auf der Baustelle bauen sie. Schick diesmal jemanden zur Krisenkarte.',
    },
  },
  nuisance: {
    task: 'Die dunklen Plättchen sind Missstände, und zum Sieg darf keiner bleiben. Der Grüne Gewerbepark hebt die Wirtschaft: Weih ihn auf dem dunklen Plättchen mit den Münzen ein.',
    done: 'Dieser Missstand ist für immer weg: Eine Evolution überbaut die, deren Zeichen sie hebt.',
    wrong: {
      other: 'Weih erst die fertige Evolution ein.',
      bare: 'Dort steht sie auf leerem Gelände. Leg sie auf den Missstand der Wirtschaft, auf b3.',
    },
  },
  win: {
    task: 'Drei Indikatoren stehen auf 6, und ein Missstand ist übrig. Die Markthalle hebt sein Zeichen: Weih sie dort ein und gewinn die Partie!',
    done: 'Ihr habt alle gewonnen! Verloren ist, wenn ein Indikator auf 0 fällt oder beim zehnten Warnlicht.',
    wrong: {
      other: 'Der Sieg ist zum Greifen nah. Weih die Markthalle ein.',
      elsewhere: 'Dort bleibt der Missstand. Leg die Markthalle darauf, auf c2.',
    },
  },
} as const satisfies TutorialWords
