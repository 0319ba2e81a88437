// What the guide of Neotopia's tutorial says, in English.
export const lessons = {
  first: {
    task: 'Welcome! Three regions, one city. You play energy, the red one. Place your first element: press a lit space in the middle of a region, then ✔.',
    done: 'All build in the same three regions, but each scores alone. Your weakest region will count three times, so leave none behind.',
    wrong: {},
  },
  move: {
    task: 'A turn has three actions. First: move an element. Press one in a factory, then a lit space next to any element, then ✔. A factory reaches only its two regions.',
    done: 'It lies there for everybody: what you place may serve others, and what they place may serve you.',
    wrong: { draw: 'Drawing a project is an action too, and the next one. First move an element out of a factory.' },
  },
  draw: {
    task: 'Second action: take a project. The offer lies below or beside the board: press one of its four open cards, then ✔.',
    done: 'A project shows a pattern. When it lies in a region, turned as you like, you can build it there. Your hand has no limit.',
    wrong: {
      deck: 'The deck is face down. Take an open card this time, so that you see what you get.',
      other: 'That is allowed too, but let us take a project of the offer.',
    },
  },
  complete: {
    task: 'Your Smart Grid (3) wants technology, energy, technology in a line. Press the card to see where. In the desert one technology is missing: place it.',
    done: 'The pattern is complete: it lies there, and the element you placed is part of it. Now it can be built.',
    wrong: {
      draw: 'No card helps here: what is missing is an element in the desert.',
      open: 'That does not complete a project. Take technology from factory A, into the desert, in line with energy and technology.',
    },
  },
  build: {
    task: 'Build it now: press the button, or the lit card. It must be right after the element; later is too late.',
    done: 'Its points go on the track of that region. At 7, 13 and 18 you win a bonus token. The elements stay and may serve again.',
    wrong: {
      other: 'Then the project would not be built, for only the element just placed completes it. Build first.',
    },
  },
  token: {
    task: 'The round signs on some spaces are bonus tokens. Cover one with an element and it is yours. Do it: one in the desert is in reach.',
    done: 'The token is yours. Use one in a turn, or keep it: each one left at the end is worth 3 points.',
    wrong: {
      draw: 'A card covers nothing. Move an element onto a space with a token.',
      plain: 'There is no token on that space. Look for the lit space with a round sign.',
    },
  },
  use: {
    task: 'Your three actions are done, but you hold a token: automatization, one more action. Use it: press it, then ✔.',
    done: 'A fourth action in this turn. Other tokens draw two cards, place any element of the reserve, or reach the outer corners.',
    wrong: { other: 'Then the turn would be over. Use the token first.' },
  },
  lowest: {
    task: 'Now the heart of it: your lowest region counts three times. You have 16, 12 and, in the forest, 11. Complete a project where it counts most.',
    done: 'Four points in the forest bring far more than four in the desert: as long as it is your lowest, each counts three times.',
    wrong: {
      draw: 'A card alone brings no points. You can complete the bend of Research Spire with technology.',
      open: 'That completes nothing. Press Research Spire in your hand: the board shows where it lacks only one technology.',
      high: 'That completes a project, but in a region that counts once. Complete it in the forest, your lowest.',
    },
  },
  group: {
    task: 'At the end your largest group of energy in each region brings a point for each of its pieces. Let a group grow: place energy beside energy.',
    done: 'One more in the group: one more point at the end, and three more where the region is your lowest.',
    wrong: {
      draw: 'A card makes no group larger. Move energy out of factory B.',
      apart:
        'That makes none of your largest groups larger. Take energy from factory B (scroll up if it is hidden) and place it beside energy.',
    },
  },
  end: {
    task: 'All actions are taken. You could still use a token; keep it and end the turn: press “End the turn”.',
    done: 'Empty factories are filled from the pile; after its flag a last round follows. Then all is counted: projects, groups, 3 for each token, the lowest region three times.',
    wrong: { use: 'You may, but a token kept is worth 3 points at the end. End the turn.' },
  },
} as const
