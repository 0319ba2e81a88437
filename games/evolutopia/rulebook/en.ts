// The rules of Evolutopia to read, in English.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Evolutopia',
  goal: 'Together you put a troubled city right: develop evolutions with the help of experts and place them on the territory. You all win at the moment three indicators stand at 6 or more and no nuisance is left uncovered, and you all lose if an indicator falls to 0 or the crisis reaches its last light.',
  scoring: '4',
  sections: [
    {
      id: 'short',
      heading: 'The game in a minute',
      parts: [
        'For 1 to 5 players, who play as one team and may talk about everything. In your turn you take one of five actions and block it, so that nobody can take it again for now:',
        {
          steps: [
            '**Choose** an evolution to study.',
            '**Start** one: move it from the study to the site.',
            '**Recruit** experts from the bag.',
            '**Assign** experts to evolutions on site and to the crisis.',
            '**Inaugurate** a finished evolution: it moves indicators and is placed on the territory.',
          ],
        },
        'Instead of an action you may **end the round**, and you must when all five are blocked. A crisis not dealt with does harm, a new one arrives, and the actions become free again, all but one.',
      ],
    },
    { id: '1', heading: 'What lies on the table', parts: [] },
    {
      id: '1.1',
      heading: 'The territory',
      parts: [
        'A grid of cells with a start tile and some nuisance tiles. Each nuisance belongs to one indicator.',
        { ours: 'The grid of 4 × 4, and the ten nuisances, two for each indicator.' },
        {
          figure: 'territory',
          caption:
            'The territory of a discovery game: the start tile and two nuisances, each with the indicator it belongs to.',
        },
      ],
    },
    {
      id: '1.2',
      heading: 'Indicators',
      parts: [
        'Five tracks from 0 to 7: **environment**, **mobility**, **comfort**, **energy** and **economy**.',
        { ours: 'That the tracks end at 7.' },
        {
          figure: 'indicators',
          caption: 'The five indicators at the start of a discovery game, and the lights of the crisis track.',
        },
      ],
    },
    {
      id: '1.3',
      heading: 'The crisis track',
      parts: [
        'A row of lights that the crisis marker moves along. At the last one the game is lost.',
        { ours: 'Its length: ten lights, whatever the number of players.' },
      ],
    },
    {
      id: '1.4',
      heading: 'Experts',
      parts: [
        'There are 25 in a bag, five each: **designers**, **builders**, **neo-urbanists**, **technologists** and **regulators**.',
      ],
    },
    {
      id: '1.5',
      heading: 'Evolutions',
      parts: [
        'There are 35 tiles. Each shows its name, the experts it needs, and how it changes the indicators, mostly upwards. Some bear a **blue mark** (a bonus evolution) or a **green mark** (a good plan); see §3.2.',
        {
          ours: 'All 35 evolutions. They need two to four experts, and every indicator and every kind of expert is asked for about equally often.',
        },
        {
          figure: 'site',
          caption: 'Evolutions on site: each shows the experts it still needs, and how it will change the indicators.',
        },
      ],
    },
    {
      id: '1.6',
      heading: 'Crises',
      parts: [
        'There are 15 cards. Each has an effect on arrival, usually a choice of two; the experts needed to manage it; and a penalty if it is not managed. Where a card speaks of experts **in play**, it means those in the expert zone, on site and on the current crisis. Released experts go back to the bag.',
        {
          ours: 'All crises, except what the storm warning does on arrival and its penalty: those are examples of the published rules. The two options of a card have no effect in common, and a light is only ever the price of one of them or of a crisis not managed.',
        },
        { figure: 'crisis', caption: 'A crisis in play: the experts it needs, and what happens if it is not managed.' },
      ],
    },
    {
      id: '1.7',
      heading: 'Good plans and roles',
      parts: [
        'There are 9 good plans, each usable once, and 10 roles, each with a talent and the time when it may be used. The **Tinkerer** uses an open role of a neighbour, the player before or after in turn order; it counts as the one role its user may use in a turn.',
        { ours: 'All good plans and roles; that the Tinkerer borrows of neighbours only is ours too.' },
      ],
    },
    {
      id: '1.8',
      heading: 'Actions and block markers',
      parts: ['The five actions stand in a row, with five markers to block them.'],
    },
    { id: '2', heading: 'Set-up', parts: [] },
    {
      id: '2.1',
      heading: 'Evolutions',
      parts: [
        'The stack lies face up, so its top tile is always seen. Two tiles go to the **study**, then one to the **site**. Each of these zones has room for three.',
      ],
    },
    {
      id: '2.2',
      heading: 'Experts',
      parts: ['Three are drawn from the bag into the expert zone, which has room for five.'],
    },
    {
      id: '2.3',
      heading: 'Tracks',
      parts: [
        'All indicators start at 2 and the crisis at the first light. In a **discovery** game the indicators start at 3 and the crisis at the second light.',
      ],
    },
    {
      id: '2.4',
      heading: 'Cards',
      parts: [
        'Crises and good plans are shuffled, face down. Each player gets two roles: one open, one face down beneath it, unseen even by its owner.',
        { ours: 'That up to five can play: ten roles are two for each of them.' },
      ],
    },
    {
      id: '2.5',
      heading: 'Levels',
      parts: [
        'The level decides how many nuisances there are and how far from the start. Which tile lies where is random.',
        {
          table: {
            caption: 'Nuisances by level',
            head: ['Level', 'nuisances'],
            rows: [
              ['Discovery', '2'],
              ['Level 1', '4'],
              ['Level 2', '5'],
              ['Level 3', '6'],
              ['Level 4', '8'],
              ['Your own layout', 'up to 10'],
            ],
          },
        },
        { ours: 'All layouts. In one of your own every nuisance must be reachable, and none may lie on the start.' },
      ],
    },
    { id: '2.6', heading: 'First player', parts: ['The first player is drawn at random. Play passes to the left.'] },
    {
      id: '3',
      heading: 'A turn',
      parts: [
        'Take one free action and put a block marker on it, or end the round. With all five actions blocked you must. Whoever’s turn it is decides; everybody may advise.',
        {
          ruling:
            'An action must change something, and it is not offered where it cannot. If no free action can change anything, you must end the round.',
        },
      ],
    },
    {
      id: '3.1',
      heading: 'Choose an evolution',
      parts: [
        'Take the top tile of the stack into the study, or set it aside and look at the next. You may set aside three; then you must take the one that follows. If the study is full, one of the three there goes under the stack to make room, your choice.',
        { ruling: 'The tiles set aside go under the stack last, in the order in which they were set aside.' },
      ],
    },
    {
      id: '3.2',
      heading: 'Start an evolution',
      parts: [
        'Move one evolution from the study to the site. If the site is full, one there goes under the stack; each of its experts goes to a free place of the expert zone or to the bag, as you choose. Then look at the mark of the tile you started:',
        {
          list: [
            '**Blue**: take the top evolution of the stack into the study, leave it, or put it under the stack.',
            '**Green**: draw a good plan and lay it open before you.',
          ],
        },
      ],
    },
    {
      id: '3.3',
      heading: 'Recruit experts',
      parts: [
        'First lay off as many experts of the zone as you like. Then draw one by one until five are in the zone. Each one drawn is kept or set aside, but at most three may be set aside; those laid off do not count. In the end all of these go back to the bag. If the bag is empty, you stop.',
      ],
    },
    {
      id: '3.4',
      heading: 'Assign experts',
      parts: [
        'Move up to three experts from the zone to open slots of the right kind, on evolutions on site and on the current crisis.',
      ],
    },
    {
      id: '3.5',
      heading: 'Inaugurate an evolution',
      parts: [
        'Choose an evolution on site that has all its experts.',
        {
          steps: [
            'Its experts go back to the bag.',
            'All its changes are made to the indicators at once. If one of them is now 0, you have lost.',
            'Place it on a cell that touches the start tile or another evolution by a side. The cell is empty or holds a nuisance.',
            'If you have reached the goal, you have won.',
          ],
        },
        'A nuisance can be covered only by an evolution that gains at least 1 in the nuisance’s indicator.',
        {
          ruling:
            'What counts is the gain printed on the tile, even if the indicator already stands at 7, where it stops. Without any cell for it an evolution cannot be inaugurated.',
        },
        {
          figure: 'growing',
          caption: 'Later in a discovery game: evolutions have been placed side by side, starting from the start tile.',
        },
      ],
    },
    {
      id: '3.6',
      heading: 'End the round',
      parts: [
        {
          steps: [
            '**The current crisis**, if there is one: if it has all its experts, it is managed; otherwise its penalty applies. Either way its experts go back to the bag and the card goes under the pile.',
            '**A new crisis** is turned up. Now that you see it, you may play good plans; then its arrival applies. You may choose an option only if it changes something.',
            '**All block markers** come off. Then choose one action and block it without taking it.',
          ],
        },
        {
          ruling:
            'If neither option of a crisis would change anything, nothing happens. A crisis that a good plan settles before its arrival does nothing at all.',
        },
      ],
    },
    {
      id: '3.7',
      heading: 'Roles',
      parts: [
        'You may use one role in a turn, at the time its card says. After three uses of your first role your second one is turned face up. Then you have two, but still use only one in a turn.',
        { ruling: 'A role can be used only where it changes something.' },
      ],
    },
    {
      id: '3.8',
      heading: 'Good plans',
      parts: [
        'In your turn you may play any number of your good plans; a card played goes under its pile. Whoever has played one may not talk until their next turn. In Ludopolis this is an option of the table, which closes the chat to them for so long.',
        {
          ruling:
            'A good plan is played before the action, between the steps of ending the round (a crisis turned up and its effect are two steps), or afterwards, never in the middle of another choice, and only if it changes something. A turn in which something could still be used is ended by hand.',
        },
      ],
    },
    {
      id: '4',
      heading: 'The end',
      parts: [
        'Checked after every change; changes that happen together count as one.',
        {
          table: {
            caption: 'How it ends',
            head: ['When', 'you have'],
            rows: [
              ['three indicators stand at 6 or more, and no nuisance is uncovered', 'won'],
              ['an indicator stands at 0', 'lost'],
              ['the last light goes on', 'lost'],
            ],
          },
        },
        'A full territory alone does not end the game.',
        {
          ruling:
            'If both would be true at once, you have lost. You have also lost when a 46th crisis would have to be drawn, the pile having been used up three times.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Playing alone',
      parts: [
        'The Tinkerer stays in the box. You have one role only and do not count its uses. At the start draw two roles, keep one, and put the other under the pile. Whenever you have ended the round and blocked an action, put your role under the pile, draw two and again keep one. Everything else is as with several players, the crisis track too.',
        {
          ruling:
            'The role you begin with is none of those used after ending the round: it would be exchanged before its time came. Drawn in an exchange, such a role can be used at once.',
        },
      ],
    },
    {
      id: '6',
      heading: 'How hard it is',
      parts: [
        'Discovery forgives nearly everything, level 1 a good deal; at level 4 even good teams lose more often than they win.',
        {
          ours: 'The difficulty, which we tune by simulated games. Our aim for the strongest bot in all seats: at least 95% won in Discovery, about 90% at level 1, 75% at level 2, 55% at level 3 and a third at level 4, whatever the number of players.',
        },
      ],
    },
    {
      id: '7',
      heading: 'Worked examples',
      parts: [
        {
          list: [
            'The storm warning lets you release all neo-urbanists or move the crisis one light on. With no neo-urbanist in play, the light it is.',
            'An evolution without a gain in mobility cannot cover a mobility nuisance. A cell that touches only by a corner is not next to anything.',
            'An inauguration brings one indicator to 6 and another to 0: the game is lost.',
            'You lay off two experts, draw, and set aside three more: that is allowed, since only those set aside count towards the three.',
            'The third use of your role turns over the second. You can use it from your next turn on, since a turn has only one.',
          ],
        },
      ],
    },
    {
      id: '8',
      heading: 'Luck and what is hidden',
      parts: [
        'Everything is open except the order of the piles, what comes out of the bag, and the second roles. A tile or card that was put under a pile is known to lie there, in its order. The bots see what players in their seats would see, and no more.',
      ],
    },
    {
      id: 'tips',
      heading: 'For your first game',
      parts: [
        {
          list: [
            'Play Discovery: two nuisances, and time to learn.',
            'Aim for three indicators and let the other two be, but never let any fall to 1.',
            'The five actions are a cycle: choose, start, recruit, assign, inaugurate. When you end the round, block the one you can best do without.',
            'The experts a crisis asks for often cost less than its penalty. Look at it before you assign.',
            'Start evolutions that share experts with the crisis you expect to fight, and prefer those with marks.',
            'Plan the way to the nuisances: you need a chain of evolutions, and for the last step one with the right gain.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'About these rules',
      parts: [
        'This page tells the rules of Evolutopia in our own words. Ludopolis is independent and unofficial: it is neither made nor endorsed by the authors or the publisher of the game, and it uses none of their artwork.',
        'The published rulebook shows most tiles and cards only in pictures. Those we designed ourselves; they are marked on this page as **our own design**. Where the text leaves a point open, our reading is marked as **our ruling**.',
      ],
    },
  ],
}
