// What the things on Neotopia's board are, and what beginners are told, in English.
export const en = {
  explain: {
    element: [
      'Element',
      'Energy, bio-farming, technology or community. It stays here and serves the projects of everybody.',
    ],
    space: [
      'Space',
      'An element goes on a free space next to any element of the region, the first one in the middle. c4 is the fourth space of row c.',
    ],
    outer: ['Outer space', 'Only the token “new building permits” reaches it.'],
    bonus: ['Bonus token on a space', 'Place an element here and the token is yours.'],
    token: ['Bonus token', 'One may be used in a turn, at no cost. Each one left at the end is worth 3 points.'],
    project: [
      'Project',
      'Its pattern must lie in a region, turned as you like, with the element you have just placed. Then you build it and score its number there. The eye: the others know this card.',
    ],
    factory: ['Factory', 'An action moves one element from here into one of the two regions that its belts lead to.'],
    pile: [
      'Production pile',
      'Fills an empty factory at once. When the tile with the flag comes up, the end is near; from then on one of each colour comes.',
    ],
    reserve: ['Reserve', 'Elements that are not in play. Only a first element and a token come from here.'],
    unseen: ['Tokens not seen yet', 'What may still lie below the tops of the three stacks.'],
    player: ['Player', 'Colour, points, cards and tokens of somebody at the table.'],
    total: ['Total', 'All points as things stand, with the lowest region counted three times and 3 for each token.'],
    points: [
      'Points in a region',
      'Projects built there and, after the plus, the largest group of their colour. The lowest region counts three times.',
    ],
    hand: ['Cards in hand', 'How many projects somebody holds. There is no limit.'],
    offer: ['The offer', 'Open projects; taking one is an action. Here you change between them and your hand.'],
    deck: ['Deck', 'Projects face down, and how many there are.'],
    last: ['Last project', 'The next project built in this region must be of another kind: that is what ≠ says.'],
    stack: ['Stack of tokens', 'Whoever passes 7, 13 or 18 on the track of this region takes the top one.'],
    marker: ['Marker', 'How many points somebody has in this region. After 20 another lap begins.'],
    track: ['Score track', 'Points in this region. The golden steps 7, 13 and 18 give a bonus token.'],
    round: ['Round', 'Everybody has one turn in a round.'],
    actions: ['Actions left', 'Each turn has three: move an element or draw a project.'],
    flag: ['Flag', 'When it comes up, the present round is played to its end, and one last round follows.'],
    chances: [
      'What is missing',
      'For each region, how many elements this project still lacks there. ≠: the last project there is of the same kind; –: no room any more.',
    ],
  },
  notes: {
    start: 'Your lowest region counts three times in the end. Do not put everything into one.',
    turn: 'Three actions a turn: move an element out of a factory, or draw a project. Any mix will do.',
    project: 'Press a project: the board shows what it lacks, and where. Press such a space, then ✔.',
    build: 'The pattern is complete: build now, for after the next action it is too late.',
    scored: 'At 7, 13 and 18 on a region’s track you win a bonus token.',
    kind: 'A project has been built. The sign ≠ says: the next one in that region must be of another kind.',
    token: 'You hold a bonus token. One may be used in each turn; each one kept is worth 3 points.',
    produced: 'A factory was empty and was filled from the pile. When its flag comes up, the end is near.',
    colour: 'Place your own colour together: your largest group in each region scores in the end.',
    last: 'The last round has begun. Build where it counts, and keep an eye on your lowest region.',
  },
} as const
