// What the guide of Neoville's tutorial says, in English.
export const lessons = {
  place: {
    task: 'Welcome! We build a city of 16 tiles. Lay your first one: press a tile of your hand, then the place in the city, then ✓.',
    done: 'Your city has begun. See its four squares: squares of one terrain that touch are one district, and districts carry skyscrapers.',
    wrong: {},
  },
  build: {
    task: 'Now you may build on that tile. Raise a skyscraper worth 4 or 6: press its number, then a square of its terrain, then ✓.',
    done: 'It stands in scaffolding, for now it costs its number. When its district has that many squares, it brings as much instead.',
    wrong: {
      nothing: 'You may always build nothing, but let us have a skyscraper here.',
      utility: 'That is a utility; we come to those later. Take one of the numbers: a skyscraper.',
      high: 'That number asks for a very large district. For a first one take a 4 or a 6.',
    },
  },
  draw: {
    task: 'Last part of a turn: draw a tile. Take an open one from the market, best one with the terrain of your skyscraper.',
    done: 'That is a whole turn: lay, build, draw. Sixteen of them, and the game is over. The others do the same in their cities.',
    wrong: { stack: 'The stack is face down: you would not see what you get. Take one of the four open tiles.' },
  },
  grow: {
    task: 'Your Stone 4 at d2 has 2 squares of rock and needs 4. Lay a tile that gives it the two it lacks.',
    done: 'Four squares of rock: the scaffolding is gone, and the skyscraper brings 4 points instead of costing 4.',
    wrong: {
      short:
        'Its district grew, but it still has fewer than 4 squares. Look for a tile with two squares of rock together.',
      elsewhere: 'No more rock at your Stone 4. Turn the tile so that its rock touches the rock at d2.',
    },
  },
  skip: {
    task: 'You need not build each time. What your city cannot carry costs you points, so this time press “Build nothing”.',
    done: 'Well done. Nobody is forced to promise anything, and the tile still made your district grow.',
    wrong: { build: 'That would be allowed. But try once how it is to build nothing.' },
  },
  high: {
    task: 'The most careful way: build where enough squares lie already, or where it pays at once. Raise a skyscraper that brings points now.',
    done: 'It pays at once, and it stays so: a district never shrinks. Bolder players build first and let the district grow after.',
    wrong: {
      nothing: 'There is something to gain here: look for a district that has 3 or 4 squares already.',
      utility: 'That is a utility. Look for a skyscraper whose number your district has reached.',
      early:
        'Its district is too small for that number, so it would cost you for now. Look at what the preview says: it must be a plus.',
    },
  },
  utility: {
    task: 'Utilities ask for something else than squares. A windmill pays on the tiles marked in its sign. Build one that brings points now.',
    done: 'Your city is four tiles wide, so its left column is fixed and the windmill is right there. Ecomobiles count along their row and column.',
    wrong: {
      nothing: 'Do build: one windmill pays right here. Where does the new tile lie in your city?',
      tower: 'That is a skyscraper. Take one of the signs below them.',
      unpaid: 'That one does not get what its sign asks for, so it costs its number. Which column is the new tile in?',
    },
  },
  parks: {
    task: 'Trees are parks, runners are sport facilities. Nothing can be built on them, but the most of each bring 5 points. Catch up in parks: lay a tile with a tree.',
    done: 'Now nobody has more parks than you: 5 points. Keep an eye on the others; that can change until the end.',
    wrong: { none: 'That tile has no tree. One tile of your hand has one.' },
  },
  last: {
    task: 'The last tile! Earth 4 at b5 has 1 square of soil and still costs 4. Lay your last tile so that it gets its four.',
    done: 'From −4 to +4: eight points with one tile. Plan for such a last tile early.',
    wrong: {
      short: 'The district grew, but not to 4 squares. One of your tiles has three squares of soil.',
      elsewhere: 'That gives Earth 4 nothing. Bring the soil of a tile next to the soil at b5.',
    },
  },
  end: {
    task: 'A last chance to build. Only what pays now makes sense, for nothing grows any more. Build something that costs you nothing, or build nothing.',
    done: 'All 16 tiles lie: the city is finished. Everything that is fulfilled brings its number, all else costs it. The most points win!',
    wrong: { costs: 'That can never be fulfilled any more, and would cost you its number.' },
  },
} as const
