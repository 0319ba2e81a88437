// What the guide of Evolutopia's tutorial says, in German.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Willkommen! Gemeinsam bringen wir eine Stadt in Ordnung. Wir gewinnen mit drei Türmen auf 6 und ohne Missstand auf der Karte. Ein Zug ist eine Aktion. Zuerst: Tippe auf „Wählen“ und nimm das oberste Plättchen in Planung.',
    done: 'Eine Evolution ist ein Vorhaben für die Stadt: Unten steht, was sie braucht, oben, was sie ändert. Jede Aktion ist gesperrt, sobald sie genutzt wurde.',
    wrong: { other: 'Das kommt später. Nimm die oberste Evolution des Stapels in Planung.' },
  },
  start: {
    task: 'Von der Planung auf die Baustelle: Tippe auf „Beginnen“ und bring eine der zwei geplanten Evolutionen in den Bau. Nur dort können Experten daran arbeiten.',
    done: 'Sie ist jetzt im Bau. Ihre gestrichelten Plätze zeigen, welche Experten sie braucht.',
    wrong: { other: 'Eine gute Aktion, aber beginne jetzt eine Evolution, die in Planung liegt.' },
  },
  recruit: {
    task: 'Experten kommen aus dem Beutel. Tippe auf „Anwerben“: Du ziehst einen nach dem anderen, behältst die nötigen und legst bis zu drei beiseite. Mach weiter, bis die Zone voll ist.',
    done: 'Fünf Plätze in der Zone: ein Vorrat an Experten für den ganzen Tisch.',
    wrong: {
      other:
        'Jetzt nicht: Wirb an. Zieh einen Experten, dann behalte ihn oder leg ihn beiseite, bis keiner mehr kommt.',
    },
  },
  role: {
    task: 'Du hast gerade angeworben. Jetzt darf deine Rolle, der Trainer, einen Experten gegen eine andere Art tauschen. Nutze sie und tausche einen.',
    done: 'Das ist dein Talent, ganz ohne Kosten. Nach dreimal bekommst du eine zweite Rolle.',
    wrong: { other: 'Dann endete dein Zug ohne dein Talent. Nutze erst den Trainer.' },
  },
  assign: {
    task: 'Jetzt an die Arbeit: Tippe auf „Einsetzen“, dann einen Experten, dann einen passenden Platz bei Fernwärme im Bau. Bis zu drei in einer Aktion.',
    done: 'Ein Platz ist besetzt. Sind es alle, kann die Evolution eingeweiht werden.',
    wrong: {
      other: 'Ein andermal. Setz einen Experten bei der Evolution im Bau ein.',
      crisis: 'Das würde gegen die Krise helfen. Gib erst Fernwärme jemanden.',
    },
  },
  inaugurate: {
    task: 'Schilf-Klärwerk hat alle Experten. Tippe auf „Einweihen“ und leg es auf die Karte, neben das, was dort steht. Sieh, wie die Türme wachsen werden.',
    done: 'Umwelt +2, Komfort +1, Energie +1: Die Türme sind gewachsen. Die Experten gehen zurück in den Beutel.',
    wrong: { other: 'Etwas Fertiges wartet: Weih es ein, bevor die Krisen drankommen.' },
  },
  nuisance: {
    task: 'Zum Sieg darf kein Missstand bleiben. Eine Evolution überbaut einen, wenn sie den Turm mit demselben Zeichen hebt. Grüner Gewerbepark hebt Wirtschaft: Weih ihn auf dem Missstand ein.',
    done: 'Dieser Missstand ist für immer weg. Einer weniger zu überbauen.',
    wrong: {
      other: 'Weih erst die fertige Evolution ein.',
      bare: 'Dort steht sie auf leerem Gelände. Leg sie auf den Missstand der Wirtschaft, auf b3.',
    },
  },
  crisis: {
    task: 'Eine Krise liegt aus: Wohnungsnot verlangt einen Gestalter, einen Baumeister und einen Prüfer. Sonst kostet sie ein Warnlicht und Komfort. Setz deinen Baumeister bei der Krise ein.',
    done: 'Noch zwei, und diese Krise schadet nicht. Bei zehn Lichtern ist alles verloren, also gehen immer ein paar Experten hierher.',
    wrong: {
      other: 'Das hilft der Stadt, aber nicht gegen die Krise. Setz einen Experten ein.',
      site: 'Auf der Baustelle bauen sie. Schick den Baumeister diesmal zur Krisenkarte.',
    },
  },
  manage: {
    task: 'Die meisten Aktionen sind gesperrt. Dann geht jemand die Krisen an: Tippe auf „Krisen“. Was nicht bewältigt ist, schlägt zu, eine neue Krise kommt, und danach werden die Aktionen wieder frei.',
    done: 'So endet ein Zyklus. Tu es, wenn wenig zu tun bleibt, nicht wenn es am meisten wehtut.',
    wrong: { other: 'Auch möglich. Aber sieh dir an, was passiert, wenn jemand die Krisen angeht.' },
  },
  option: {
    task: 'Eine neue Krise kommt, und bei den meisten wählst du, wie sie zuschlagen. Lies beides und nimm das kleinere Übel. Welches, entscheidest du.',
    done: 'Beides kann richtig sein: Schau, was ihr als Nächstes braucht. Die Karte sagt, was droht, wenn sie nicht bewältigt wird.',
    wrong: {},
  },
  block: {
    task: 'Alle Aktionen sind wieder frei, bis auf eine: Du sperrst eine Aktion für den nächsten Zyklus, und niemand kann sie nutzen. Worauf können wir verzichten?',
    done: 'Sperr, was nicht bald gebraucht wird: Noch nichts einzuweihen? Dann „Einweihen“. Die Planung ist voll? Dann „Wählen“.',
    wrong: {},
  },
  win: {
    task: 'Umwelt, Komfort und Energie stehen auf 6. Ein Missstand ist übrig, Wirtschaft auf c2, und Markthalle hebt Wirtschaft. Gewinn die Partie!',
    done: 'Drei Türme auf 6 und kein Missstand mehr: Ihr habt alle gewonnen! Verloren ist, wenn ein Turm auf 0 fällt oder das zehnte Licht brennt.',
    wrong: {
      other: 'Der Sieg ist zum Greifen nah. Weih Markthalle ein.',
      elsewhere: 'Dort bleibt der Missstand offen. Leg Markthalle darauf, auf c2.',
    },
  },
} as const satisfies TutorialWords
