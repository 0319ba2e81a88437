// What the guide of Evolutopia's tutorial says, in German.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Willkommen! Gemeinsam bringen wir eine Stadt in Ordnung, eine Aktion pro Zug. Tippe auf „Wählen“, nimm das oberste Plättchen in Planung, dann tippe auf „So spielen“.',
    done: 'So ein Plättchen ist eine Evolution, ein Vorhaben für die Stadt. Oben steht, was sie ändert, unten, welche Experten sie braucht.',
    wrong: { other: 'Das kommt später. Nimm die oberste Evolution des Stapels in Planung.' },
  },
  recruit: {
    task: 'Bruno hat das Schilf-Klärwerk in den Bau gebracht: Es braucht Experten. Tippe auf „Anwerben“, dann behalte oder leg beiseite, bis die fünf Plätze neben dem Beutel voll sind.',
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
      other: 'Dann endet dein Zug ohne dein Talent. Nutze erst den Trainer.',
      missing: 'Dann fehlt einer der drei. Tausch jemanden, den du doppelt hast oder der nicht gebraucht wird.',
    },
  },
  inaugurate: {
    task: 'Bruno hat alle drei eingesetzt: Das Schilf-Klärwerk ist fertig. Tippe auf „Einweihen“ und leg es auf den Stadtplan, neben das, was dort steht.',
    done: 'Umwelt +2, Komfort +1, Energie +1: Drei Türme sind gewachsen. Zum Sieg müssen drei auf 6 stehen.',
    wrong: { other: 'Etwas Fertiges wartet: Weih es ein, bevor die Krisen drankommen.' },
  },
  start: {
    task: 'Bruno hat die Krisen angegangen, darum sind fast alle Aktionen wieder frei. Tippe auf „Beginnen“ und bring eine geplante Evolution in den Bau.',
    done: 'Die Plätze zeigen die nötigen Experten. Das grüne Zeichen brachte dir eine gute Idee: Tippe in einem deiner Züge auf ihre Karte unter deinem Namen, vor oder nach der Aktion.',
    wrong: { other: 'Eine gute Aktion, aber beginne jetzt eine Evolution, die in Planung liegt.' },
  },
  assign: {
    task: 'An die Arbeit: Tippe auf „Einsetzen“, dann einen Experten, dann einen passenden Platz im Bau.',
    done: 'Bis zu drei in einer Aktion. Sind alle Plätze besetzt, kann die Evolution eingeweiht werden.',
    wrong: {
      other: 'Ein andermal. Setz einen Experten bei einer Evolution im Bau ein.',
      crisis: 'Das würde gegen die Krise helfen. Schick erst jemanden zu einer Evolution.',
    },
  },
  crisis: {
    task: 'Mit derselben Aktion darf noch jemand gehen. Schick einen zur Krise: Sind alle ihre Plätze besetzt, schadet sie nicht. Dann beende die Aktion.',
    done: 'Eine Krise, die niemand bewältigt, schlägt zu, und ein Warnlicht geht an. Beim zehnten ist alles verloren.',
    wrong: {
      other: 'Das hilft der Stadt, aber nicht gegen die Krise. Setz dort einen Experten ein.',
      site: 'Auf der Baustelle bauen sie. Schick diesmal jemanden zur Krisenkarte.',
    },
  },
  manage: {
    task: 'Alle anderen Aktionen sind gesperrt. Tippe auf „Krisen“, um die Runde zu beenden: Was nicht bewältigt ist, schlägt zu, und eine neue Krise kommt.',
    done: 'Jetzt kommt die neue Krise, erst danach sind die Aktionen wieder frei. Geh die Krisen an, wenn sonst wenig zu tun bleibt.',
    wrong: {},
  },
  option: {
    task: 'Eine neue Krise kommt, und du wählst, wie sie zuschlägt. Nimm das kleinere Übel.',
    done: 'Das war ihre Ankunft. Was sie kostet, wenn niemand sie bewältigt, steht auf der Karte.',
    wrong: {},
  },
  block: {
    task: 'Alle Aktionen sind wieder frei, bis auf eine, und du wählst, welche. Worauf können wir verzichten?',
    done: 'In dieser Runde kann sie niemand nutzen. Am besten sperrst du, was nicht bald gebraucht wird: Noch nichts einzuweihen? Dann „Einweihen“.',
    wrong: {},
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
    task: 'Drei Türme stehen auf 6, und ein Missstand ist übrig. Die Markthalle hebt sein Zeichen: Weih sie dort ein und gewinn die Partie!',
    done: 'Ihr habt alle gewonnen! Verloren ist, wenn ein Turm auf 0 fällt oder beim zehnten Warnlicht.',
    wrong: {
      other: 'Der Sieg ist zum Greifen nah. Weih die Markthalle ein.',
      elsewhere: 'Dort bleibt der Missstand offen. Leg die Markthalle darauf, auf c2.',
    },
  },
} as const satisfies TutorialWords
