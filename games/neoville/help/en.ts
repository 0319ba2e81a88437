// What the things on Neoville's board are, and what beginners are told, in English.
export const en = {
  explain: {
    tile: [
      'City tile',
      'Four squares of soil, grass, rock or water. Squares of one terrain that touch are one district.',
    ],
    equity: [
      'Equity tile',
      'Everybody begins with one, marked ◇. Its number is the place in the order of play: the later, the better the tile. It is laid like any other.',
    ],
    park: ['Park', 'Nothing can be built on it, but it counts in its district. The most parks bring 5 points.'],
    sport: [
      'Sport facility',
      'Nothing can be built on it, but it counts in its district. The most sport facilities bring 5 points.',
    ],
    tower: [
      'Skyscraper',
      'Brings its number if its district has at least that many squares at the end, else it costs as much. A district bears one only.',
    ],
    scaffold: ['Scaffolding', 'This one does not pay yet: as things stand it costs its number.'],
    flag: ['Flag', 'These points are safe, whatever is still to come.'],
    crack: ['Crack', 'This one can no longer be saved: it costs its number.'],
    ecomobile: [
      'Ecomobile',
      'Looks along its row and its column of squares. If both together have what its sign asks for, it brings its number, else it costs it.',
    ],
    windmill: [
      'Windmill',
      'Brings its number if it stands on one of the tiles its sign shows in the finished city of four by four, else it costs it.',
    ],
    biodome: [
      'Biodome',
      'Brings its number if its district has exactly the shape of its sign at the end, else it costs it.',
    ],
    place: [
      'Free place',
      'A tile goes beside your city, at most four wide and four high. It may join no two districts with skyscrapers while another place is left.',
    ],
    ghost: ['Tile to be laid', 'Press it or roll the wheel over it to turn it; R and Shift+R do so too. ✔ lays it.'],
    news: ['Yellow dot', 'It marks the tile laid last in this city.'],
    square: [
      'Building site',
      'One piece may be built on the tile just laid and on no other, on a square without park or sport facility.',
    ],
    hand: ['Your hand', 'Three tiles. In each round you lay one and draw one.'],
    seen: ['Seen', 'Everybody knows this tile: it lay open when you took it.'],
    hands: ['Another hand', 'What somebody took from the market is known to all; what they drew is not.'],
    market: ['Market', 'Four open tiles for everybody. Whoever takes one makes room for the next.'],
    stack: ['Stack', 'Tiles face down, and how many there are. Nobody but you sees what you draw.'],
    points: ['Points', 'What the city is worth as things stand now.'],
    sure: ['Sure', 'Whatever still comes, these points stay.'],
    planned: [
      'For now',
      'These count as things stand. The most parks, the edge of the city or two skyscrapers in one district can still change them.',
    ],
    awaited: ['Unfinished', 'What is begun costs this if it stays unfinished.'],
    most: [
      'Parks and sport facilities',
      'How many this city has. The most of each kind bring 5 points at the end, to all who tie, even with none.',
    ],
    round: ['Round', 'In each of 16 rounds everybody lays one tile. Then the game is over.'],
    city: ['City', 'Everybody builds one of four by four tiles. Only the market and the buildings are shared.'],
  },
  notes: {
    place: 'Press a tile, then a place; press it again to turn it. Equal terrain side by side makes a district.',
    build: 'A skyscraper pays if its district gets as many squares as its number; if not, it costs as much.',
    draw: 'Take an open tile that suits your city, or a hidden one from the stack.',
    scaffold: 'Scaffolding means: not enough squares yet. Let that district grow before the city is full.',
    paid: 'A skyscraper of yours has all the squares it needs. Others may follow: one to a district.',
    join: 'Two of your districts of one terrain bear skyscrapers: no tile may join them while it can be laid otherwise.',
    utility: 'Somebody built a utility. Rest on its sign, or press it long, to read what it asks for.',
    frame: 'Your city is four tiles wide or high now: in that direction it cannot grow any more.',
    crack: 'A cracked skyscraper cannot be saved any more. Build only what your city can still carry.',
    last: 'Two tiles to go. Finish what is begun; what stays unfinished costs its number.',
  },
} as const
