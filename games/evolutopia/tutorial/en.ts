// What the guide of Evolutopia's tutorial says, in English.
export const lessons = {
  choose: {
    task: 'Welcome! Together we put a city right. We win with three towers at 6 and no nuisance on the map. A turn is one action. First: press “Choose”, and take the top tile into study.',
    done: 'An evolution is a plan for the city: what it needs stands below, what it changes above. Each action is blocked once it is used.',
    wrong: { other: 'That comes later. Take the top evolution of the stack into study.' },
  },
  start: {
    task: 'From study to work: press “Start” and move one of the two evolutions in study to the site. Only there can experts work on it.',
    done: 'It is on the site now. Its dotted places show which experts it needs.',
    wrong: { other: 'A fine action, but now start an evolution that lies in study.' },
  },
  recruit: {
    task: 'Experts come from the bag. Press “Recruit”: you draw one after the other, keep those you need and set up to three aside. Go on until the zone is full.',
    done: 'Five places in the zone: a pool of experts for the whole table.',
    wrong: { other: 'Not now: recruit. Draw an expert, then keep or set aside, until no more come.' },
  },
  role: {
    task: 'You have just recruited. Now your role, the trainer, may swap an expert for another kind. Use it, and swap one.',
    done: 'That is your talent, at no cost. After three uses you get a second role.',
    wrong: { other: 'Then your turn would end without your talent. Use the trainer first.' },
  },
  assign: {
    task: 'Now put experts to work: press “Assign”, then an expert, then a fitting place of District heating on the site. Up to three in one action.',
    done: 'One place filled. When all are, the evolution is ready to be opened.',
    wrong: {
      other: 'Another time. Assign an expert to the evolution on the site.',
      crisis: 'That would help with the crisis. First give District heating somebody.',
    },
  },
  inaugurate: {
    task: 'Reed-bed waterworks has all its experts. Press “Open” and place it on the map, next to what stands there. See how the towers will grow.',
    done: 'Environment +2, comfort +1, energy +1: the towers have grown. Its experts go back into the bag.',
    wrong: { other: 'Something finished waits: open it before the crises are called.' },
  },
  nuisance: {
    task: 'To win, no nuisance may be left. An evolution covers one if it raises the tower of the same sign. Green business park raises economy: open it on the nuisance.',
    done: 'The nuisance is gone for good. One less to cover.',
    wrong: {
      other: 'Open the finished evolution first.',
      bare: 'There it stands on empty ground. Place it on the nuisance of economy, at b3.',
    },
  },
  crisis: {
    task: 'A crisis lies on the table: Housing shortage wants a designer, a builder and a regulator. Else it costs a light and comfort. Assign your builder to the crisis.',
    done: 'Two more, and this crisis does no harm. With ten lights all is lost, so some experts always go here.',
    wrong: {
      other: 'That helps the city, but not against the crisis. Assign an expert.',
      site: 'On the site they build. This time send the builder to the crisis card.',
    },
  },
  manage: {
    task: 'Most actions are blocked. Then somebody calls the crises: press “Crises”. What is not managed strikes, a new crisis comes, and after that the actions become free again.',
    done: 'That is the end of a cycle. Do it when little is left to do, not when it hurts most.',
    wrong: { other: 'Possible too. But see what happens when the crises are called.' },
  },
  option: {
    task: 'A new crisis arrives, and most let you choose how they strike. Read both and take the lesser evil. Which one is up to you.',
    done: 'Either can be right: look at what you need next. The card tells what comes if it is not managed.',
    wrong: {},
  },
  block: {
    task: 'All actions are free again but one: you block an action for the next cycle, and nobody can use it. Which can we do without?',
    done: 'Block what is not needed soon: nothing to open yet? Then “Open”. The study is full? Then “Choose”.',
    wrong: {},
  },
  win: {
    task: 'Environment, comfort and energy stand at 6. One nuisance is left, economy at c2, and Covered market raises economy. Win the game!',
    done: 'Three towers at 6 and no nuisance left: you have all won! You lose if a tower falls to 0 or the tenth light is lit.',
    wrong: {
      other: 'The win is at hand. Open Covered market.',
      elsewhere: 'There the nuisance stays open. Place Covered market on it, at c2.',
    },
  },
} as const
