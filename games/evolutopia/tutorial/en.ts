// What the guide of Evolutopia's tutorial says, in English.
export const lessons = {
  choose: {
    task: 'Welcome! Together we put a city right, one action a turn. Press “Choose”, take the top tile into study, then press “Do it”.',
    done: 'Such a tile is an evolution, a plan for the city. Above stands what it changes, below which experts it needs.',
    wrong: { other: 'That comes later. Take the top evolution of the stack into study.' },
  },
  start: {
    task: 'An action that was used is blocked for now. Press “Start” and move one of the evolutions in study to the site.',
    done: 'Experts work on the site. The dotted places show which ones it needs.',
    wrong: { other: 'A fine action, but now start an evolution that lies in study.' },
  },
  recruit: {
    task: 'Experts come from the bag. Press “Recruit” and keep those you need, until the five places beside the bag are full.',
    done: 'These five are for everybody at the table.',
    wrong: { other: 'Not now: recruit. Draw an expert, then keep or set aside, until no more come.' },
  },
  role: {
    task: 'You have just recruited. Now your role, the trainer, may swap an expert for another kind. Use it, and swap one.',
    done: 'A role costs nothing. After three uses you get a second one.',
    wrong: { other: 'Then your turn would end without your talent. Use the trainer first.' },
  },
  assign: {
    task: 'Put experts to work: press “Assign”, then an expert, then a fitting place of District heating on the site.',
    done: 'Up to three in one action. When all places are filled, the evolution can be opened.',
    wrong: {
      other: 'Another time. Assign an expert to the evolution on the site.',
      crisis: 'That would help with the crisis. First give District heating somebody.',
    },
  },
  inaugurate: {
    task: 'Reed-bed waterworks has all its experts. Press “Open” and place it on the map, next to what stands there.',
    done: 'Environment +2, comfort +1, energy +1: three towers have grown. To win, three must stand at 6.',
    wrong: { other: 'Something finished waits: open it before the crises are called.' },
  },
  nuisance: {
    task: 'The dark tiles are nuisances, and to win none may be left. Green business park raises economy: open it on the dark tile with the coins.',
    done: 'The nuisance is gone for good: an evolution covers those whose sign it raises.',
    wrong: {
      other: 'Open the finished evolution first.',
      bare: 'There it stands on empty ground. Place it on the nuisance of economy, at b3.',
    },
  },
  crisis: {
    task: 'Housing shortage is a crisis. It wants three experts, else it strikes. Assign your builder (orange) to it.',
    done: 'Two more, and it does no harm. If it strikes, a light goes on; with the tenth all is lost.',
    wrong: {
      other: 'That helps the city, but not against the crisis. Assign an expert.',
      site: 'On the site they build. This time send the builder to the crisis card.',
    },
  },
  manage: {
    task: 'Most actions are blocked. Press “Crises” to end the round: what is not managed strikes, and a new crisis comes.',
    done: 'First the new crisis arrives, then the actions are free again. Call the crises when little else is left to do.',
    wrong: { other: 'Possible too. But see what happens when the crises are called.' },
  },
  option: {
    task: 'A new crisis arrives, and you choose how it strikes. Take the lesser evil.',
    done: 'That was its arrival. What it costs if nobody manages it stands on the card.',
    wrong: {},
  },
  block: {
    task: 'All actions are free again but one, and you choose which. What can we do without?',
    done: 'Nobody can use it in this round. Best block what is not needed soon: with nothing to open yet, “Open”.',
    wrong: {},
  },
  win: {
    task: 'Three towers stand at 6 and one nuisance is left. Covered market raises its sign: open it there and win the game!',
    done: 'You have all won! You lose if a tower falls to 0, or with the tenth light.',
    wrong: {
      other: 'The win is at hand. Open Covered market.',
      elsewhere: 'There the nuisance stays open. Place Covered market on it, at c2.',
    },
  },
} as const
