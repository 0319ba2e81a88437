// The rules of Meowtopia to read, in English.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Meowtopia',
  goal: 'Wake your kittens, send them to work, and feed them all in the evening while fields, sticks and merchants grow around them. Whoever has the most points when fields, sticks or kittens run out becomes the mayor.',
  scoring: '8',
  sections: [
    {
      id: 'short',
      heading: 'The game in a minute',
      parts: [
        'For 2 to 4 players. Nothing is hidden, and once the first player is drawn there is no luck at all. Your turn is a day:',
        {
          steps: [
            '**Morning**: wake sleeping workers, and give each merchant something to sell.',
            '**Day**: take a free action tile and send as many awake workers as you like; they fall asleep. Then each other player may follow with one worker, or pass and let one wake up.',
            '**Evening**: feed all your kittens, 2 food each. Every irrigated field helps.',
          ],
        },
        'Kittens, sticks and what your merchants have sold bring most of the points. Hungry kittens cost some.',
      ],
    },
    { id: '1', heading: 'What lies on the table', parts: [] },
    {
      id: '1.1',
      heading: 'Kittens, fields and sticks',
      parts: [
        'Each player has a family of six kittens. A kitten is either a **worker** or a **merchant**, for the whole game. Fields and irrigation sticks lie on the common board, fewer of them with fewer players:',
        {
          table: {
            caption: 'On the common board before the set-up',
            head: ['Players', 'fields', 'sticks'],
            rows: [
              ['2', '22', '22'],
              ['3', '25', '25'],
              ['4', '30', '28'],
            ],
          },
        },
        'The rest of the 34 fields and 32 sticks waits aside and is used once the end has been triggered (§7).',
        { ours: 'The coats of the families: ginger, black, grey and white.' },
      ],
    },
    {
      id: '1.2',
      heading: 'Food, coins and penalties',
      parts: [
        'Before the game you choose how much food and how many coins there are:',
        {
          list: [
            '**As many as the box holds**: 96 food and 20 coins. Who would gain more gains what is left. What is paid or lost goes back to the supply; what lies on merchants stays there until the merchant leaves.',
            '**Without limit**: neither ever runs out.',
          ],
        },
        'Only the families of those who play take part.',
        {
          ruling:
            'The rulebook counts 20 coins and 36 food tokens and says only of fields and sticks that they are not limited, so both ways can be played. If little food is left, the tiles nobody took get it in the order food, irrigation, gold, recruiting, fields. Penalty tokens never run out, and you may have any number of merchants.',
        },
        { ours: 'The values of the food tokens: twelve each of 1, 2 and 5.' },
      ],
    },
    {
      id: '1.3',
      heading: 'Action tiles',
      parts: [
        'There are five: **food**, **irrigation**, **gold**, **recruiting** and **fields**.',
        {
          figure: 'tiles',
          caption: 'The five action tiles at the start of a round: each can be taken by one player.',
        },
      ],
    },
    {
      id: '2',
      heading: 'Set-up',
      parts: [
        'Everybody takes from the common supply two kittens of their family (awake workers), two fields side by side with a stick between them, 4 food and 1 coin. So both fields are irrigated from the start.',
        { ruling: 'The first player is drawn at random, or chosen by the host.' },
      ],
    },
    {
      id: '3',
      heading: 'A round',
      parts: [
        'Everybody takes one turn, clockwise from the first player. An action tile can be taken only once in a round. At the end of the round every tile nobody took gets 1 food, all tiles come back, and the next player to the left becomes first.',
      ],
    },
    { id: '4', heading: 'A turn', parts: ['Morning, day and evening, in this order.'] },
    {
      id: '4.1',
      heading: 'Morning: wake up',
      parts: [
        {
          list: [
            'All your workers are awake: you gain 1 food.',
            'Exactly one sleeps: it may wake for free.',
            'Two or more sleep: each one you wake costs 1 food.',
          ],
        },
        'You never have to wake anybody.',
        { ruling: 'Waking comes before selling; no other order would ever be better.' },
      ],
    },
    {
      id: '4.2',
      heading: 'Morning: sell',
      parts: [
        'Each of your merchants may get one unit from you, a food or a coin. From then on it takes only that kind. Merchants you recruit today begin tomorrow.',
      ],
    },
    {
      id: '4.3',
      heading: 'Day: take an action',
      parts: [
        'You must take a free action tile, and you get the food lying on it even if you send nobody. Send up to six awake workers; they fall asleep.',
        {
          table: {
            caption: 'What the actions bring',
            head: ['Action', 'for the workers sent'],
            rows: [
              ['Food', '2, 5, 8, 12, 16 or 20 food for one to six workers'],
              ['Gold', '1 coin each'],
              ['Fields', '1 field each, placed at once with a side against one of your fields'],
              ['Irrigation', '1 stick each, placed at once on a free side of one of your fields'],
              ['Recruiting', '1 kitten each, for 1 coin each'],
            ],
          },
        },
        {
          list: [
            'A field is **irrigated** if a stick lies on any of its four sides. A stick between two fields irrigates both. Neither fields nor sticks ever move.',
            'A recruited kitten becomes a worker or a merchant at once; it arrives awake.',
            'With the last field or stick of the board nobody is stopped: what is missing comes from those set aside.',
          ],
        },
        {
          ruling:
            'Only when your own family’s supply is empty, you recruit from another player’s family, which triggers the end (§7). New kittens cannot work in the action that brought them. You cannot send more workers than the action can use: nobody goes for food or coins that are not there.',
        },
        {
          figure: 'farm',
          caption:
            'A farm after some rounds. Sticks of water lie on the sides of fields: where one touches, the field bears a crop and helps to feed in the evening; the bare field is dry.',
        },
      ],
    },
    {
      id: '4.4',
      heading: 'Day: the others follow or pass',
      parts: [
        'Clockwise, each other player decides:',
        {
          list: [
            '**Follow**: send exactly one awake worker and do the same action once. This works even if the active player sent nobody.',
            '**Pass**: one of your sleeping workers wakes up for free. If none sleeps, you gain 1 food.',
          ],
        },
        'Whoever cannot do the action passes.',
        { ruling: 'When you pass, a worker always wakes up by itself, since that is never worse.' },
      ],
    },
    {
      id: '4.5',
      heading: 'Evening: feed everybody',
      parts: [
        'Only the player whose turn it is feeds: **2 food per kitten**, workers and merchants alike, **less 1 for each irrigated field**. The bill never falls below 0, and what the fields give beyond it is lost.',
        'If you cannot or will not feed everybody, choose one of two ways, never both on the same evening:',
        {
          list: [
            '**Dismiss**: a kitten goes back to its family’s supply, you gain 3 food, and the goods on it are lost. Go on, one by one, until everybody left can be fed.',
            '**Keep everybody**: take a penalty of −3 points for each kitten that stays hungry. Each saves 2 food, or what is left of the bill.',
          ],
        },
        {
          ruling:
            'Where nothing has to be paid, nobody is dismissed. The last worker of a household can never be dismissed; your first two fields feed it in any case. The goods of a dismissed merchant go back to the supply before you gain the 3 food.',
        },
        {
          figure: 'household',
          caption: 'A household: its stores, its workers, awake or asleep, and its merchants with what they have sold.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Side B: two actions on a tile',
      parts: [
        'In this variant each tile shows two actions, and each action stands on two tiles. Whoever takes a tile says which of the two they do, also when sending nobody. Followers do **the other one**.',
        {
          ours: 'The pairs: food and irrigation, irrigation and gold, gold and recruiting, recruiting and fields, fields and food.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Details',
      parts: [
        'Food that lies on an action tile adds up over the rounds until somebody takes the tile.',
        'Once you have recruited from another family, your kittens are no longer all alike: a dismissed kitten goes back to its own family. Where it matters, you are asked which one you mean.',
      ],
    },
    {
      id: '7',
      heading: 'The end',
      parts: [
        'The end is triggered when somebody takes the last field or the last stick of the common board, or recruits a kitten of another family. The round is finished; fields and sticks then come from those set aside, and never run out.',
        'Then every awake kitten, merchants included, brings its owner 1 food.',
        {
          ruling:
            'If nothing has triggered the end, the game is over after round 40; from round 36 on you are told. The food for awake kittens is given even if the supply has none left.',
        },
      ],
    },
    {
      id: '8',
      heading: 'Scoring',
      parts: [
        {
          table: {
            caption: 'Points',
            head: ['For', 'points'],
            rows: [
              ['each kitten', '3'],
              ['each stick', '1 for every field it waters: 1 or 2'],
              ['each coin on a merchant', '3'],
              ['each food on a merchant', '2'],
              ['each coin in store', '1'],
              ['every 2 food in store', '1'],
              ['each penalty', '−3'],
            ],
          },
        },
        'The highest total wins.',
        { ruling: 'If totals are equal, the victory is shared.' },
      ],
    },
    {
      id: '9',
      heading: 'Worked examples',
      parts: [
        {
          list: [
            'Three kittens and four irrigated fields: 6 − 4, so you pay 2 food.',
            'Nobody asleep in the morning: 1 food for you. One asleep: it wakes for free. Three asleep: waking two of them costs 2 food.',
            'Four workers on food bring 12; a follower’s one worker brings 2.',
            'A field laid against a stick that is already there is irrigated at once.',
            'A stick between two fields is worth 2 points, one at the outer edge of your farm 1.',
            'You have all six kittens of your family and recruit a seventh from another: this is the last round.',
            'The active player takes the last stick; the followers still get theirs.',
          ],
        },
        {
          example:
            'Four kittens and a bill that is 3 food too high for you. Either two stay hungry (−6 points), or you dismiss one, gain 3 food and feed the others. One dismissed and one hungry is not allowed.',
        },
      ],
    },
    {
      id: 'tips',
      heading: 'For your first game',
      parts: [
        {
          list: [
            'Count the evening before you spend the day: a penalty costs as much as a kitten is worth.',
            'Each irrigated field saves 1 food every evening. The earlier it lies, the more it gives.',
            'Lay fields in a block: a stick between two fields waters both and scores double.',
            'Keep a worker awake for the others’ turns. Following is free of the tile, and passing wakes you up anyway.',
            'A merchant who gets a coin every morning earns 3 points a turn. Recruit one early and keep the coins coming.',
            'Watch the board: who takes the last field or stick decides when the game ends.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'About these rules',
      parts: [
        'This page tells the rules of Meowtopia in our own words. Ludopolis is independent and unofficial: it is neither made nor endorsed by the authors or the publisher of the game, and it uses none of their artwork.',
        'What the published rulebook shows only in pictures we designed ourselves; it is marked on this page as **our own design**. Where the text leaves a point open, our reading is marked as **our ruling**.',
      ],
    },
  ],
}
