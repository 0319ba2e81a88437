// What the guide of Evolutopia's tutorial says, in English.
export const lessons = {
  choose: {
    task: 'Welcome! Together we put a city right, one action a turn. Press “Choose”, take the top tile into study, then press “Do it”.',
    done: 'Such a tile is an evolution, a plan for the city. At its top is what it changes, below that the experts it needs.',
    wrong: { other: 'That comes later. Take the top evolution of the stack into study.' },
  },
  recruit: {
    task: 'Bruno has moved Reed-bed waterworks to the site: it needs experts. Press “Recruit”, then keep or set aside, until the five places beside the bag are full.',
    done: 'These five are for everybody at the table.',
    wrong: { other: 'Not now: recruit. Draw an expert, then keep or set aside, until no more come.' },
  },
  role: {
    task: 'Reed-bed waterworks wants a builder, a neo-urbanist and a technologist. Your trainer may swap an expert: see that all three are there.',
    done: 'A role costs nothing. After three uses you get a second one.',
    wrong: {
      other: 'Then your turn would end without your talent. Use the trainer first.',
      missing: 'Then one of the three is missing. Swap an expert you have twice, or one it does not need.',
    },
  },
  inaugurate: {
    task: 'Bruno has put all three to work: Reed-bed waterworks is complete. Press “Inaugurate” and place it on the map, next to what stands there.',
    done: 'Environment +2, comfort +1, energy +1: three towers have grown. To win, three must stand at 6.',
    wrong: { other: 'Something finished waits: inaugurate it before the crises are called.' },
  },
  start: {
    task: 'Bruno has called the crises, so nearly all actions are free again. Press “Start” and move an evolution from study to the site.',
    done: 'The dotted places show which experts it needs. Its green mark brought you a good plan: press its card below your name in any turn of yours, before or after the action.',
    wrong: { other: 'A fine action, but now start an evolution that lies in study.' },
  },
  assign: {
    task: 'Put experts to work: press “Assign”, then an expert, then a fitting place on the site.',
    done: 'Up to three go in one action. When all places are filled, the evolution can be inaugurated.',
    wrong: {
      other: 'Another time. Assign an expert to an evolution on the site.',
      crisis: 'That would help with the crisis. First give an evolution somebody.',
    },
  },
  crisis: {
    task: 'The same action may assign another. Send one to the crisis: with all its places filled it does no harm. Then end the action.',
    done: 'A crisis that is not managed strikes, and a light goes on. At the tenth, all is lost.',
    wrong: {
      other: 'That helps the city, but not against the crisis. Assign an expert to it.',
      site: 'On the site they build. This time send somebody to the crisis card.',
    },
  },
  manage: {
    task: 'All other actions are blocked. Press “Crises” to end the round: what is not managed strikes, and a new crisis comes.',
    done: 'Now the new crisis arrives, and only then are the actions free again. Call the crises when little else is left to do.',
    wrong: {},
  },
  option: {
    task: 'A new crisis arrives, and you choose how it strikes. Take the lesser evil.',
    done: 'That was its arrival. What it costs if nobody manages it stands on the card.',
    wrong: {},
  },
  block: {
    task: 'All actions are free again but one, and you choose which. What can we do without?',
    done: 'Nobody can use it in this round. Best block what is not needed soon: with nothing to inaugurate yet, “Inaugurate”.',
    wrong: {},
  },
  nuisance: {
    task: 'The dark tiles are nuisances, and to win none may be left. Green business park raises economy: inaugurate it on the dark tile with the coins.',
    done: 'The nuisance is gone for good: an evolution covers those whose sign it raises.',
    wrong: {
      other: 'Inaugurate the finished evolution first.',
      bare: 'There it stands on empty ground. Place it on the nuisance of economy, at b3.',
    },
  },
  win: {
    task: 'Three towers stand at 6 and one nuisance is left. Covered market raises its sign: inaugurate it there and win the game!',
    done: 'You have all won! You lose if a tower falls to 0, or when the tenth light goes on.',
    wrong: {
      other: 'The win is at hand. Inaugurate Covered market.',
      elsewhere: 'There the nuisance stays open. Place Covered market on it, at c2.',
    },
  },
} as const
