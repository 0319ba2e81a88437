// What the guide of Evolutopia's tutorial says, in English.
export const lessons = {
  choose: {
    task: 'Welcome! You and Bruno, a bot, put a city right together, each with one action in turn. Press “Choose”, take the top tile into study, then press “Do it”.',
    done: 'Such a tile is an evolution: it shows what it changes, and the experts it needs. “Choose” is blocked now: nobody can use it again in this round.',
    wrong: { other: 'That comes later. Take the top evolution of the stack into study.' },
  },
  assign: {
    task: 'Bruno has started District heating: on the site it gets its experts. Press “Assign”, then an expert, then their place, until all three are there.',
    done: 'Up to three go in one action. With every place filled, an evolution can be inaugurated.',
    wrong: {
      other: 'Another time. Assign experts to District heating.',
      elsewhere: 'District heating first: fill all its three places.',
    },
  },
  manage: {
    task: 'Bruno has inaugurated it, and three indicators have risen. With four actions blocked little is left to do: press “End round”.',
    done: 'First a new crisis comes and strikes. Only then are the actions freed.',
    wrong: { other: 'Recruiting comes later. End the round now.' },
  },
  option: {
    task: 'A transport strike! Choose how it hits us: two more actions blocked in the next round, or a light, which never goes out. At the tenth, all is lost.',
    done: 'The card stays until the round ends. It says what happens if experts are missing then.',
    wrong: {},
  },
  block: {
    task: 'All actions are free again. Now, as after every crisis, one must be blocked for the next round, or three if you chose so. What can we do without?',
    done: 'A good choice. After this round everything is free again.',
    wrong: { needed: 'The zone is empty: we must soon recruit and assign. Block another action.' },
  },
  recruit: {
    task: 'Bruno has started Reed-bed waterworks: it needs experts. Press “Recruit”, draw from the bag, and keep or set aside, until the zone beside it is full.',
    done: 'These five are for everybody at the table.',
    wrong: { other: 'Not now: recruit. Draw an expert, then keep or set aside, until no more come.' },
  },
  role: {
    task: 'Reed-bed waterworks wants a builder, a neo-urbanist and a technologist. Your role, the trainer, may swap an expert: see that all three are there.',
    done: 'A role costs nothing. After three uses you get a second one.',
    wrong: {
      other: 'Then your turn would end without your role. Use the trainer first.',
      missing: 'Then one of the three is missing. Take that one, and give back one you have twice or do not need.',
    },
  },
  inaugurate: {
    task: 'Bruno has put all three to work: Reed-bed waterworks is complete. Press “Inaugurate” and place it in the territory, next to what stands there.',
    done: 'Environment +2, comfort +1, energy +1: three indicators have risen. To win, three must stand at 6.',
    wrong: { other: 'Something complete waits: inaugurate it before the round ends.' },
  },
  start: {
    task: 'Bruno has ended the round, and the crisis cost 1 comfort. Press “Start” and move an evolution from study to the site.',
    done: 'Its green mark brought you a good plan. It lies below your name: press it in any turn of yours, before or after the action. A blue mark brings one more evolution into study.',
    wrong: { other: 'A fine action, but now start an evolution that lies in study.' },
  },
  crisis: {
    task: 'With all its places filled, a crisis does no harm. Press “Assign” and send an expert to it.',
    done: 'A crisis that still lacks experts when the round ends does what stands on it, and a light goes on.',
    wrong: {
      other: 'Another time. Assign an expert to the crisis.',
      site: 'On the site they build. This time send somebody to the crisis card.',
    },
  },
  nuisance: {
    task: 'The dark tiles are nuisances, and to win none may be left. Green business park raises economy: inaugurate it on the dark tile with the coins.',
    done: 'The nuisance is gone for good: an evolution covers those whose sign it raises.',
    wrong: {
      other: 'Inaugurate the complete evolution first.',
      bare: 'There it stands on empty ground. Place it on the nuisance of economy, at b3.',
    },
  },
  win: {
    task: 'Three indicators stand at 6 and one nuisance is left. Covered market raises its sign: inaugurate it there and win the game!',
    done: 'You have all won! You lose if an indicator falls to 0, or when the tenth light goes on.',
    wrong: {
      other: 'The win is at hand. Inaugurate Covered market.',
      elsewhere: 'There the nuisance stays. Place Covered market on it, at c2.',
    },
  },
} as const
