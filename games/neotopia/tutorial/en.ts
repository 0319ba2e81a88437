// What the guide of Neotopia's tutorial says, in English.
export const lessons = {
  first: {
    task: 'Welcome! Three regions, one city. You play energy, the red one. Press a lit space in the middle of a region, then ✔.',
    done: 'All build in the same regions, but each scores alone. Your red brings +1 at the end: we come to that.',
    wrong: {},
  },
  move: {
    task: 'Three actions a turn, in any order: move an element or draw a project. Move one now: press an element in a factory, then a lit space, then ✔.',
    done: 'A factory reaches the two regions beside it. What lies there serves everybody.',
    wrong: { draw: 'Drawing a project is an action too, and we come to it. Now move an element out of a factory.' },
  },
  draw: {
    task: 'Now the other kind of action: draw a project. Press one of the four open cards of the offer, then ✔.',
    done: 'Once its pattern lies in a region, turned as you like, you can build it. The eye says: the others know this card.',
    wrong: {
      deck: 'The deck is face down. Take an open card this time, so that you see what you get.',
      other: 'That is allowed too, but let us take a project of the offer.',
    },
  },
  third: {
    task: 'The third action is your choice: move an element or draw a project. Then end the turn.',
    done: 'Bruno’s turn is next. Empty factories are filled from the pile: when its flag comes, one last round follows.',
    wrong: {},
  },
  complete: {
    task: 'Your project with the 3 wants purple, red, purple in a line. The short way: press the card, then a dashed purple space, then ✔.',
    done: 'The pattern is complete, so it can be built. Purple is technology, red is energy.',
    wrong: {
      draw: 'No card helps here: what is missing is an element in the desert.',
      open: 'That does not complete a project. Take technology from factory A, into the desert, in line with energy and technology.',
    },
  },
  build: {
    task: 'Build it now: press the button, or the lit card. After the next action it is too late: the pattern must include the element you have just placed.',
    done: 'Its points go on this track; 7, 13 and 18 give bonus tokens. ≠: the next project here needs another picture.',
    wrong: {
      other: 'Then the project would not be built, for only the element just placed completes it. Build first.',
    },
  },
  token: {
    task: 'The round signs on some spaces are bonus tokens. Cover the one in reach with an element, and it is yours.',
    done: 'Use one in a turn, or keep it: each one left at the end is worth 3 points.',
    wrong: {
      draw: 'A card covers nothing. Move an element onto a space with a token.',
      plain: 'There is no token on that space. Look for the lit space with a round sign.',
    },
  },
  use: {
    task: 'Your three actions are done, but you hold a token, automatization (the cogwheel): one more action. Press it, then ✔.',
    done: 'The cogwheel gives one more action, the cards draw 2 projects, the bulb brings any element from the reserve, the sheet leads to a dashed outer space.',
    wrong: { other: 'Then the turn would be over. Use the token first.' },
  },
  group: {
    task: 'Your largest red group in each region is outlined: at the end each of its elements brings a point. Place red beside red; factory B has one.',
    done: 'One more in the group: one more point for the region at the end. Had it completed a project too, you could build that now.',
    wrong: {
      draw: 'A card makes no group larger. Move energy out of factory B.',
      apart: 'That makes none of your largest groups larger. Take energy from factory B and place it beside energy.',
    },
  },
  lowest: {
    task: 'Your lowest region counts three times. With your largest groups you have 19, 17 and, in the forest, 12: complete a project in the forest and build it.',
    done: 'A card of one colour brings 4 points, in red, your own, only 2. In the forest they count three times as long as it is your lowest.',
    wrong: {
      late: 'Build the project first: only the element just placed completes it.',
      draw: 'A card alone brings no points. You can complete the bend of Research Spire with technology.',
      open: 'That completes nothing. Press Research Spire in your hand: the board shows where it lacks only one technology.',
      high: 'That completes a project, but in a region that counts once. Complete it in the forest, your lowest.',
    },
  },
  end: {
    task: 'This is the last round. Use your last actions, then end the turn. A bonus token that you keep is worth 3 points.',
    done: 'Now all is counted: projects, groups, tokens, and your lowest region three times.',
    wrong: {},
  },
} as const
