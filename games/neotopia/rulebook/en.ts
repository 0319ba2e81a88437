// The rules of Neotopia to read, in English.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Neotopia',
  goal: 'It is the year 2055, and a city grows in three regions: move elements from the factories into them and complete the patterns of your project cards. Your lowest region counts three times, so whoever leaves none behind wins.',
  scoring: '4.3',
  sections: [
    {
      id: 'short',
      heading: 'The game in a minute',
      parts: [
        'For 2 to 4 players. All build in the same three regions, but score for themselves. In your turn you take exactly three actions, each of them one of these two:',
        {
          list: [
            '**Draw** a project card, from the open offer or from the deck.',
            '**Move** an element from a factory into a region next to that factory.',
          ],
        },
        'If the element you have just placed completes the pattern of a card in your hand, you may build that card there and score it in that region. Once a turn you may use a bonus token on top. When the production tiles run out, the game comes to an end; then your largest group of your own colour in each region counts too.',
      ],
    },
    { id: '1', heading: 'What lies on the table', parts: [] },
    {
      id: '1.1',
      heading: 'Elements',
      parts: [
        'There are 25 each of **energy**, **bio-farming**, **technology** and **community**. Each player has one of these as their own colour; all four are in every game.',
        {
          ours: 'Which colour stands for which element: energy red, bio-farming green, technology purple, community blue.',
        },
      ],
    },
    {
      id: '1.2',
      heading: 'Regions and factories',
      parts: [
        'Desert, water and forest are regions of hexagonal spaces. Three factories lie between them: A touches desert and water, B water and forest, C forest and desert.',
        {
          ours: 'The map of a region: 37 spaces. The six corners are **outer spaces**, which only a special bonus reaches; the middle one is the centre; four others carry a bonus token.',
        },
        {
          figure: 'start',
          caption:
            'The start of a game of three: each player has placed a first element, and every factory has one of each colour.',
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Bonus tokens',
      parts: [
        'There are 24, six of each kind: government subsidy, automatization, private initiative and new building permits. You may hold any number; a token used leaves the game. What they do stands in §3.7.',
      ],
    },
    {
      id: '1.4',
      heading: 'Project cards',
      parts: [
        'There are 56, and each shows a pattern of elements. A **building** has one colour and is worth 4 points, but only 2 to the player of that colour. A **project of two colours** is worth as many points as it has spaces: 3, 4 or 5.',
        { ruling: 'A building of a colour that nobody plays is worth 4 to everybody.' },
        {
          ours: 'The patterns, kinds and names of the cards: 16 kinds, of which four are buildings with five cards each and twelve are pairs of colours with three cards each. No two cards have the same pattern, and every colour appears equally often.',
        },
        {
          figure: 'cards',
          caption:
            'An offer of four projects beside the deck: each card shows its pattern, its colours and what it is worth.',
        },
      ],
    },
    {
      id: '1.5',
      heading: 'Production tiles',
      parts: [
        'There are 12. On their backs they show four elements; one of them bears the **flag** and brings the end of the game.',
        { ours: 'What the backs show: together 12 of each colour.' },
      ],
    },
    {
      id: '1.6',
      heading: 'Score tracks',
      parts: [
        'Every region has a track of 20, and every player has a marker on each. Whoever passes 20 begins another lap.',
      ],
    },
    { id: '2', heading: 'Set-up', parts: [] },
    { id: '2.1', heading: 'Factories', parts: ['Each factory starts with one element of each colour.'] },
    {
      id: '2.2',
      heading: 'Tokens',
      parts: [
        'The bonus tokens are shuffled. Each region gets four, open on its bonus spaces, and a stack of four of which only the top one is seen.',
      ],
    },
    {
      id: '2.3',
      heading: 'First player',
      parts: ['Play goes clockwise.', { ruling: 'The first player is drawn at random, or chosen by the host.' }],
    },
    {
      id: '2.4',
      heading: 'Cards and colours',
      parts: [
        'Everybody gets three project cards and keeps them hidden. Colours go by seat: energy, bio-farming, technology, community. With an option of the table the players choose them in turn order.',
      ],
    },
    {
      id: '2.5',
      heading: 'First elements',
      parts: [
        'In turn order each player places one element of their own colour from the reserve: in the centre of an empty region, or next to an element already there. A region may stay empty. Only then are four projects laid out as the offer.',
        { ruling: 'A bonus space may be covered and gives its token at once; no project can be built yet.' },
      ],
    },
    {
      id: '2.6',
      heading: 'Production pile',
      parts: [
        'The flag tile lies at the bottom, the others are shuffled on top of it: 9 tiles in all with two players, 10 with three, 12 with four. One element of each colour goes on top of the pile.',
      ],
    },
    {
      id: '3',
      heading: 'A turn',
      parts: ['Three actions and, if you like, one bonus token. After every element you place you may build.'],
    },
    {
      id: '3.1',
      heading: 'Three actions',
      parts: [
        'You take exactly three, in any mix and order:',
        {
          list: [
            '**Draw** a project from the offer or the deck. The offer is refilled only at the end of your turn, and hands have no limit.',
            '**Move** one element from a factory into a region that the factory touches.',
          ],
        },
      ],
    },
    {
      id: '3.2',
      heading: 'Where an element goes',
      parts: [
        'On a free ordinary space next to any element of the region, whatever its colour; one on an outer space counts too. In an empty region it goes to the centre. Outer spaces are only for the new building permits (§3.7).',
      ],
    },
    { id: '3.3', heading: 'Taking a token', parts: ['Cover a bonus token with an element and it is yours.'] },
    {
      id: '3.4',
      heading: 'An action that cannot be taken',
      parts: [
        {
          ruling:
            'If you can neither draw nor move, the action is lost. This cannot happen before the flag has been turned.',
        },
      ],
    },
    {
      id: '3.5',
      heading: 'Build a project',
      parts: [
        'Right after you have placed an element, by an action or by a bonus, you may build **one** project in that region if',
        {
          list: [
            'the card was in your hand when you placed the element,',
            'its pattern lies in the region and uses the element you just placed, outer spaces included,',
            'the last project built in that region is of another kind: a diverse city never repeats itself.',
          ],
        },
        'The elements stay where they are and may serve again. The card goes on top of the last one built in the region.',
        { ruling: 'Patterns may be turned, but not mirrored. A card drawn after the placement comes too late.' },
        {
          figure: 'regions',
          caption:
            'Some rounds later: projects have been built in the regions, and the markers of the players have moved along the tracks round them.',
        },
      ],
    },
    {
      id: '3.6',
      heading: 'Score it',
      parts: [
        'The points go on that region’s track. Whenever your marker reaches or passes 7, 13 or 18, you take the top token of the region’s stack, if there is one left.',
        { ruling: 'On later laps the same steps count again: 27, 33, 38 and so on.' },
      ],
    },
    {
      id: '3.7',
      heading: 'Bonus tokens',
      parts: [
        'At most one in a turn, free of charge, before, between or after your actions. You may use one you have just won; one that would do nothing cannot be used.',
        {
          list: [
            '**Government subsidy**: draw two projects, each from the offer or the deck.',
            '**Automatization**: take one more action.',
            '**Private initiative**: place any element of the reserve in any region, by the usual rule.',
            '**New building permits**: move an element from a factory to a free outer space of a region it touches, next to an element.',
          ],
        },
        { ruling: 'Never between a placement and its build. Private initiative does not reach outer spaces.' },
      ],
    },
    {
      id: '3.8',
      heading: 'Empty factories',
      parts: [
        'A factory that has become empty is refilled at once, even in the middle of your turn: it gets the elements that lie on the production pile. Then the top tile is turned over, the elements on its back come from the reserve onto the pile, and the tile leaves the game.',
        'A colour that has run out is left out; a factory that gets nothing stays empty.',
        { ruling: 'When no tile is left, the middle is refilled with one element of each colour.' },
      ],
    },
    {
      id: '3.9',
      heading: 'The order',
      parts: [
        'Always the same: placement, token taken, factory refilled, and only then the decision whether to build.',
      ],
    },
    {
      id: '3.10',
      heading: 'The moment to build',
      parts: [
        'The chance to build lasts until you do something else. At the end of your turn the offer is refilled to four cards while the deck lasts.',
        {
          ruling:
            'The next action or bonus closes the chance. After your third action you end the turn yourself if you hold a token or a card the others cannot name, otherwise it ends on its own: a pause never tells what a hidden hand holds.',
        },
      ],
    },
    {
      id: '3.11',
      heading: 'What everybody knows',
      parts: [
        'Everybody sees how many cards you hold, and the cards you took from the offer stay known until built. Your other cards, the backs of the production tiles and the tokens below the top of a stack are hidden.',
      ],
    },
    { id: '4', heading: 'End and scoring', parts: [] },
    {
      id: '4.1',
      heading: 'When it ends',
      parts: ['When the flag tile is turned over, the round is finished and one more full round is played.'],
    },
    {
      id: '4.2',
      heading: 'Groups',
      parts: [
        'In each region you add the size of the largest connected group of your own colour, outer spaces included. These points bring no more tokens.',
      ],
    },
    {
      id: '4.3',
      heading: 'Final score',
      parts: [
        'Your best region, plus your second, plus **three times** your lowest, plus 3 for every bonus token you did not use.',
        {
          table: {
            caption: 'Points',
            head: ['For', 'points'],
            rows: [
              ['each project', 'its number, in its region'],
              ['your largest group in a region', '1 for each of its elements'],
              ['your lowest region', 'counts three times'],
              ['each bonus token left', '3'],
            ],
          },
        },
      ],
    },
    {
      id: '4.4',
      heading: 'Ties',
      parts: [
        'The better lowest region decides, then the second, then the best.',
        { ruling: 'If everything is equal, the victory is shared.' },
      ],
    },
    {
      id: '5',
      heading: 'Worked examples',
      parts: [
        {
          example:
            'During the game you scored 18, 6 and 15; your groups add 4, 5 and 4; two tokens are left. That is 22 + 19 + 3 × 11 + 6 = 80.',
        },
        {
          list: [
            'A building of another colour is worth 4, one of your own only 2.',
            'From 5 to 9 you pass the 7 and take one token; from 12 to 17 one for the 13; from 13 to 18 one for the 18. From an empty stack you take none.',
            'A card of the kind last built in the desert cannot be built there now, but it can in the forest.',
            'A pattern that was already complete without the element you just placed cannot be built with it. Nor can its mirror image.',
            'You empty a factory with the very element that completes a pattern: first the factory is refilled and a tile turned over, then you decide whether to build.',
            'You cover a token and may use it at once, if you have used none in this turn.',
          ],
        },
      ],
    },
    {
      id: '6',
      heading: 'Luck and what is hidden',
      parts: [
        'Nothing is dealt in secret beforehand. Cards, tokens and tiles are drawn when the rules turn them over, from everything that can still be there. The bots see what a player in their seat would see, and no more.',
      ],
    },
    {
      id: 'tips',
      heading: 'For your first game',
      parts: [
        {
          list: [
            'Watch your lowest region: a point there is worth three. Begin early in all of them.',
            'Buildings of other colours bring 4 points for three or four elements: a good start.',
            'Everybody places on the same map. An element you place may complete the pattern of the next player, so look at the cards they took from the offer.',
            'Elements of your own colour count twice: in patterns, and at the end in your largest group. Let them touch.',
            'An unused token is worth 3 points. Use it when it brings more.',
            'The fewer production tiles are left, the fewer cards you should draw: a card not built is worth nothing.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'About these rules',
      parts: [
        'This page tells the rules of Neotopia in our own words. Ludopolis is independent and unofficial: it is neither made nor endorsed by the authors or the publisher of the game, and it uses none of their artwork.',
        'The published rulebook shows the map, the cards and the tiles only in pictures. Those we designed ourselves; they are marked on this page as **our own design**. Where the text leaves a point open, our reading is marked as **our ruling**.',
      ],
    },
  ],
}
