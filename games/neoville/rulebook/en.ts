// The rules of Neoville to read, in English.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Neoville',
  goal: 'Lay sixteen tiles into a city of four by four and raise skyscrapers and utilities on them. Everything you build scores if your city lives up to it and costs as much if it does not; the most harmony points win.',
  scoring: '5',
  sections: [
    {
      id: 'short',
      heading: 'The game in a minute',
      parts: [
        'For 2 to 4 players. Everybody builds a city of their own; the market of tiles and the supply of buildings are shared. In each of the 16 rounds you do three things:',
        {
          steps: [
            '**Place** a tile from your hand next to your city, turned as you like.',
            '**Build**, if you want to, one skyscraper or one utility on the tile you just placed.',
            '**Draw** a tile, from the market or from the stack.',
          ],
        },
        'Squares of one terrain that touch form a **district**. A skyscraper worth 8 needs a district of at least 8 squares of its terrain: then it brings 8 points, otherwise it costs you 8. Nobody forces you to build, so only promise what you can keep.',
      ],
    },
    { id: '1', heading: 'What lies on the table', parts: [] },
    {
      id: '1.1',
      heading: 'City tiles',
      parts: [
        'There are 74 city tiles and 4 equity tiles. A tile is made of 2 × 2 squares, each of **soil**, **grass**, **rock** or **water**. Some squares carry a **park** (a tree), others a **sport facility** (an athlete). You can build nothing on those two, but they count in their district and may bring a bonus (§5.5).',
      ],
    },
    {
      id: '1.2',
      heading: 'Skyscrapers',
      parts: [
        'There are 28 of them: four types in the values 4, 5, 6, 7, 8, 10 and 12. Each type belongs to a terrain.',
        {
          table: {
            caption: 'Types of skyscrapers',
            head: ['Skyscraper', 'stands on'],
            rows: [
              ['Earth', 'soil'],
              ['Forest', 'grass'],
              ['Stone', 'rock'],
              ['Waterfall', 'water'],
            ],
          },
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Utilities',
      parts: [
        'There are 36: 12 ecomobiles, 12 windmills and 12 biodomes. Only two of the three types take part in a game.',
        {
          table: {
            caption: 'What each utility asks for, and what it brings',
            head: ['Utility', 'asks for', 'points'],
            rows: [
              ['Ecomobile', '4 parks on its lines', '8'],
              ['Ecomobile', '4 sport facilities on its lines', '8'],
              ['Ecomobile', '4 parks or sport facilities, mixed as you like', '5'],
              ['Ecomobile', '3 skyscrapers on its lines', '5'],
              ['Ecomobile', '4 skyscrapers on its lines', '8'],
              ['Ecomobile', '3 other utilities on its lines', '8'],
              ['Windmill', 'a tile of the left column, the right column, the top row or the bottom row', '4'],
              ['Windmill', 'a corner tile', '5'],
              ['Windmill', 'one of the four tiles in the centre', '6'],
              ['Biodome', 'a district that is an L or a line of 3', '5'],
              ['Biodome', 'a district that is a square or a T of 4', '6'],
              ['Biodome', 'a district that is a V or a U of 5', '8'],
            ],
          },
        },
        { ruling: 'Each design is there twice, so six designs make the twelve pieces of a type.' },
        {
          ours: 'The shapes of the biodomes, except for the L of three. All of them look the same in a mirror, so it never matters which way round a shape lies.',
        },
        {
          figure: 'supply',
          caption:
            'The supply at the start of a game of two: skyscrapers by type and value, and below them the utilities drawn, each with what it asks for.',
        },
      ],
    },
    {
      id: '1.4',
      heading: 'Which tiles there are',
      parts: [
        'Every tile shows at least two terrains, and each terrain has exactly 74 squares in all. 26 squares carry a park and 26 a sport facility, never both on one square and at most one of each on a tile.',
        {
          ours: 'The 74 tiles: 12 with three squares of one terrain and one of another, 24 with two and two side by side, 6 with two and two crosswise, 24 with a pair and two single squares, 8 with all four terrains.',
        },
      ],
    },
    {
      id: '1.5',
      heading: 'Equity tiles',
      parts: [
        'The equity tiles 1 to 4 make up for the order of play: the later you are, the better your tile.',
        {
          ours: 'What the four equity tiles show. We tuned them in simulated games until every seat won about equally often.',
        },
      ],
    },
    { id: '2', heading: 'Set-up', parts: [] },
    {
      id: '2.1',
      heading: 'Skyscrapers',
      parts: [
        'Two players leave out the values 5 and 7 (20 skyscrapers remain), three leave out the 7 (24 remain), four play with all 28. All lie open for everybody.',
      ],
    },
    {
      id: '2.2',
      heading: 'Utilities',
      parts: [
        'Two of the three types are drawn at random, then 5, 6 or 7 pieces of each for 2, 3 or 4 players. They lie open too. The host of a table may choose the two types instead.',
      ],
    },
    {
      id: '2.3',
      heading: 'First player',
      parts: [
        'In turn order the players take equity tiles 1, 2, 3 and 4; tiles left over are out of the game.',
        { ruling: 'The first player is drawn at random, or chosen by the host.' },
      ],
    },
    {
      id: '2.4',
      heading: 'Market and hands',
      parts: [
        'The city tiles are shuffled. Four lie open as the market, and everybody draws two. With the equity tile that makes a hand of three.',
        {
          ruling:
            'Hands are hidden, but what everybody has seen stays known: equity tiles and tiles taken from the market. Everybody also sees from which place in your hand you play.',
        },
      ],
    },
    { id: '3', heading: 'A turn', parts: ['Three steps, always in this order. Then it is the next player’s turn.'] },
    {
      id: '3.1',
      heading: 'Place a tile',
      parts: [
        'Choose one of the three tiles in your hand, turn it as you like and place it. The equity tile is a tile like any other.',
        {
          list: [
            'After the first, each tile shares a whole side with one of yours, never half a side.',
            'The city grows in any direction, but never beyond 4 × 4. Where the frame lies is settled only when the city is four wide and four high.',
            'Terrains that meet need not be the same.',
            'Once placed, a tile never moves or turns again.',
            'You may not join two districts of the same terrain that both have a skyscraper, unless you can place nothing otherwise. Closing a district on itself joins nothing and is allowed.',
          ],
        },
        {
          ruling:
            'You can place nothing otherwise if no tile of your whole hand, in any rotation and any place, would keep the districts apart. It is not enough that one tile of it cannot.',
        },
      ],
    },
    {
      id: '3.2',
      heading: 'Build, or not',
      parts: [
        'You may put one piece from the supply on the tile you just placed, on a square without park or sport facility. So a tile never carries more than one piece, and a chance not taken is gone.',
        {
          list: [
            'A **skyscraper** needs a square of its terrain, in a district without a skyscraper.',
            'A **utility** may stand on any terrain and in any district.',
          ],
        },
      ],
    },
    {
      id: '3.3',
      heading: 'Draw a tile',
      parts: [
        'Take one of the four tiles of the market, which is refilled at once, or the top tile of the stack. There are always enough tiles.',
        { ruling: 'In the last round nobody draws, since it would change nothing.' },
        { figure: 'market', caption: 'The market: four tiles to choose from, or an unknown one from the stack.' },
      ],
    },
    {
      id: '4',
      heading: 'Districts',
      parts: [
        'A district is made of all squares of one terrain that touch by their sides, across as many tiles as you like; corners do not connect. Squares with a park or a sport facility belong to it and count for its size.',
        {
          figure: 'growing',
          caption:
            'A city some rounds before the end. Districts with a skyscraper are outlined; the label beside a skyscraper compares the size of its district with the size it needs.',
        },
      ],
    },
    {
      id: '5',
      heading: 'End and scoring',
      parts: [
        'After 16 rounds every city is a full 4 × 4. Now everything built is counted.',
        {
          table: {
            caption: 'Points',
            head: ['For', 'points'],
            rows: [
              ['each skyscraper with enough squares', 'its number'],
              ['each utility that has what its sign asks for', 'its number'],
              ['every other skyscraper or utility', 'minus its number'],
              ['the most parks', '5'],
              ['the most sport facilities', '5'],
            ],
          },
        },
      ],
    },
    {
      id: '5.1',
      heading: 'Skyscrapers',
      parts: [
        'A skyscraper brings its value if its district has at least that many squares, otherwise it costs its value. Should a district hold several, the best one for its owner counts and the others are worth nothing.',
      ],
    },
    {
      id: '5.2',
      heading: 'Ecomobiles',
      parts: [
        'An ecomobile looks along its row and its column of squares, right across the city: 15 squares in all. If they have what it asks for, it brings its value, otherwise it costs it. It does not count itself; one park may serve several ecomobiles.',
      ],
    },
    {
      id: '5.3',
      heading: 'Windmills',
      parts: ['A windmill on one of its tiles of the finished 4 × 4 brings its value, otherwise it costs it.'],
    },
    {
      id: '5.4',
      heading: 'Biodomes',
      parts: [
        'A biodome brings its value if its district has exactly its shape, no square more, in any rotation and on any terrain. Otherwise it costs its value. Only one biodome can score in a district; every other one there costs.',
      ],
    },
    {
      id: '5.5',
      heading: 'Parks and sport facilities',
      parts: [
        'Whoever has the most parks gets 5 points, and so does whoever has the most sport facilities. All who are tied get the full 5.',
        { ruling: 'This holds for a tie at zero too: if no city has a park, everybody gets the 5 points for parks.' },
      ],
    },
    {
      id: '5.6',
      heading: 'Who wins',
      parts: [
        'The highest total. A tie goes to the city with more skyscrapers and utilities together; if these are equal too, the victory is shared.',
        {
          figure: 'finished',
          caption:
            'A finished city. A green label or tick marks what scores, a brown one what costs points: some skyscrapers stand in districts too small for them.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Worked examples',
      parts: [
        {
          list: [
            'A Waterfall 8 in a district of eight or more water squares: +8.',
            'An Earth 5 in a district of four soil squares: −5. One square was missing.',
            'A Stone 4 in a district of two: −4.',
            'A biodome for the L of three in a district of exactly three water squares in an L: +5. One square more, and it is −5.',
            'An ecomobile for four parks with four parks on its two lines: +8.',
            'A windmill of the left column, standing in the left column: +4.',
            'A U of five whose gap has been filled is no U any more: −8. A ring of eight squares counts as a district of eight.',
            'Two biodomes of the same fitting shape in one district: one scores, the other costs.',
          ],
        },
        {
          example:
            'A whole city: skyscrapers 12 + 10 + 6 + 4 − 5 − 8, utilities 5 + 8 + 5 + 6 − 5, together 38 points.',
        },
      ],
    },
    {
      id: 'tips',
      heading: 'For your first game',
      parts: [
        {
          list: [
            'Start small: skyscrapers of 4, 5 and 6 are almost always within reach and often make the difference.',
            'A skyscraper of 12 needs nearly a fifth of your city. Build it early, or not at all.',
            'Look at the edge: where the frame is settled, a district that touches it has fewer ways to grow.',
            'A windmill built early lets you steer the frame round it; built late, you know where it stands.',
            'Not building costs nothing. Building in vain costs twice: the points you miss and the points you lose.',
            'The score sheet shows at every moment what each piece would bring now; lines not yet settled can still change.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'About these rules',
      parts: [
        'This page tells the rules of Neoville in our own words. Ludopolis is independent and unofficial: it is neither made nor endorsed by the authors or the publisher of the game, and it uses none of their artwork.',
        'The published rulebooks show many components only in pictures. Those we designed ourselves; they are marked on this page as **our own design**. Where the text leaves a point open, our reading is marked as **our ruling**.',
      ],
    },
  ],
}
