// What the guide of Neoville's tutorial says, in English.
export const lessons = {
  place: {
    task: 'Welcome! We build a city of four by four tiles. Lay the first: press a tile of your hand, then the place, then ✔.',
    done: 'Squares of one terrain side by side are a district: it carries skyscrapers.',
    wrong: {},
  },
  build: {
    task: 'Now build on that tile: press a skyscraper with a 4 or a 6, then ✔. Earth goes on soil, Forest on grass, Stone on rock, Waterfall on water.',
    done: 'It stands in scaffolding and counts minus its number for now. Once its district has that many squares, it counts plus.',
    wrong: {
      nothing: 'You may always build nothing, but let us have a skyscraper here.',
      utility: 'That is a utility; we come to those later. Take one of the numbers: a skyscraper.',
      high: 'That number asks for a very large district. For a first one take a 4 or a 6.',
    },
  },
  draw: {
    task: 'Last, draw a tile: take any of the four open ones of the market. That ends your turn, so it needs no ✔. The colour of your skyscraper helps it grow.',
    done: 'That is a turn, one of sixteen: lay, build, draw. “seen” says that the others know this tile.',
    wrong: { stack: 'The stack is face down: you would not see what you get. Take one of the four open tiles.' },
  },
  second: {
    task: 'Bruno has played: the yellow dot marks his newest tile. Your turn again: lay a tile that makes the district of your skyscraper grow, build if you like, and draw.',
    done: 'So it goes on. You build only on the tile just laid. A district takes one skyscraper, so no tile may join two districts that have one each.',
    wrong: {
      elsewhere:
        'The district of your skyscraper does not grow by that. A tile of your hand has its terrain: turn it (↻) so that it touches.',
    },
  },
  grow: {
    task: 'The 4 in scaffolding has 2 squares of rock and needs 4. Lay a tile that gives it the two it lacks. ↻ turns a tile.',
    done: 'Four squares of rock: plus 4 instead of minus 4. Above the city you read what your points are made of. “For now” means: that may still change.',
    wrong: {
      short:
        'Its district grew, but it still has fewer than 4 squares. Look for a tile with two squares of rock together.',
      elsewhere: 'No more rock for your 4. Turn the tile (↻) so that its rock touches that district.',
    },
  },
  skip: {
    task: 'You need not build. A new building costs its number until it gets what it asks for: press “Build nothing” this time.',
    done: 'The tile still made your district grow. Nobody is forced to build.',
    wrong: { build: 'A good plan, perhaps. But build nothing this once.' },
  },
  high: {
    task: 'Now build where enough squares lie already: a skyscraper that brings its points at once.',
    done: 'It pays now, and a district never shrinks. Only if no tile can be laid otherwise are two districts joined; then the better skyscraper counts.',
    wrong: {
      nothing: 'There is something to gain here: look for a district with as many squares as a number of its colour.',
      utility: 'That is a utility. Look for a skyscraper whose number your district has reached.',
      early:
        'Its district is too small for that number, so it would cost you for now. Look at what the preview says: it must be a plus.',
    },
  },
  utility: {
    task: 'Below the skyscrapers lie the utilities: two of the three kinds in each game. A windmill pays on the tiles marked in its sign. Build one that brings points now.',
    done: 'The new tile is in the left column. Its yellow flag says: these points are sure. An ecomobile, the yellow car, counts along its row and column. Hold a sign to read what it asks for.',
    wrong: {
      nothing: 'Do build: one windmill pays right here. Where does the new tile lie in your city?',
      tower: 'That is a skyscraper. Take one of the signs below them.',
      unpaid:
        'An ecomobile counts along its row and its column of squares, and they lack what its sign asks for. Look at the windmills.',
    },
  },
  biodome: {
    task: 'In another game there are biodomes. A biodome goes on any terrain and pays if its district has exactly the shape of its sign, however turned. Build one that brings points now.',
    done: 'The shape fits. It must stay so: one more square, and the biodome costs its number.',
    wrong: {
      nothing: 'Do build: a district of the new tile has the shape of a sign. Which one?',
      tower: 'That is a skyscraper. Take one of the glass domes below them.',
      windmill: 'That is a windmill. Take one of the glass domes.',
      shape:
        'The district of that square has another shape, so it would cost its number. Compare the sign with each district of the new tile, and press a square of the one that fits.',
    },
  },
  parks: {
    task: 'Trees are parks: whoever has the most gets 5 points. The same goes for runners, the sport facilities. Lay a tile with a tree.',
    done: 'Nobody has more parks than you: 5 points for now. At the end all who tie get them, even with no park at all.',
    wrong: { none: 'That tile has no tree. One tile of your hand has one.' },
  },
  fifteen: {
    task: 'Round 15 of 16. The 4 in scaffolding lacks three squares of soil. Keep the place beside it free, and draw a tile with three squares of soil for your last turn.',
    done: 'That is what the 4 lacks. One turn is left, after Bruno’s.',
    wrong: {
      cracked:
        'No tile of your hand has three squares of soil, and the 4 can grow nowhere else. Lay this one at the bottom.',
      tile: 'The 4 lacks three squares of soil: one open tile of the market has them.',
    },
  },
  last: {
    task: 'Your last tile! Lay it so that the 4 gets its squares. Then build what pays at once, or nothing: no district grows any more.',
    done: 'The city is finished. What is fulfilled brings its number, all else costs it. Now the points are counted.',
    wrong: {
      costs: 'That can never be fulfilled any more, and would cost you its number.',
      short:
        'The 4 lacks squares like that. Take the tile with three squares of soil and turn it (↻) until its district has four.',
    },
  },
} as const
