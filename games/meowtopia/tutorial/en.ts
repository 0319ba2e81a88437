// What the guide of Meowtopia's tutorial says, in English.
export const lessons = {
  take: {
    task: 'Welcome to the farm! Each turn you send kittens to work. Press the tile “Fields”, then how many kittens go there, then ✔.',
    done: 'Each kitten at work lays one field, and falls asleep. Next come the fields themselves.',
    wrong: {
      other: 'A good tile too, but take “Fields” this time: we want to lay out the farm.',
      nobody: 'With nobody at work nothing is laid. Send one kitten or two.',
    },
  },
  field: {
    task: 'Lay a field where it gets water at once: look for a drop, at the side of a field where a stick points that way.',
    done: 'A watered field: each of them feeds along in the evening and saves you 1 food, every day.',
    wrong: {
      dry: 'There it stays dry until a stick reaches it. The sticks of your field point up and to the left.',
    },
  },
  stick: {
    task: 'Sticks bring water, and points for good: 2 between two fields, 1 at the outer edge. Lay this one between two of your fields.',
    done: '2 points that nobody can take from you.',
    wrong: { rim: 'That is the outer edge: only 1 point. Lay it on the line between two of your fields.' },
  },
  feed: {
    task: 'Evening. Each kitten eats 2 food, each watered field gives 1: two kittens, two watered fields, so 2 food. Feed them all, then ✔.',
    done: 'Everybody is fed. Who goes hungry costs 3 points, each evening again.',
    wrong: {
      hungry: 'A hungry kitten brings you a penalty of 3 points. You have food enough.',
      parting: 'A kitten is worth 3 points and does your work. There is food for all: keep it.',
    },
  },
  follow: {
    task: 'Bruno has taken the food tile. With one awake kitten you may follow: it does the same for you. Follow him, then ✔.',
    done: 'Food for you, in his turn! Your kitten sleeps now. So you do something in every turn, not only in your own.',
    wrong: { pass: 'You could. But food can be had here and your kitten is awake: follow.' },
  },
  pass: {
    task: 'Now Bruno lays fields. You need your kitten for your own turn. Pass: who passes wakes one sleeping kitten for free.',
    done: 'One of yours is awake again, at no cost. Follow or wake up: that is the question in every turn of the others.',
    wrong: { follow: 'Then your last kitten would sleep too when your turn comes. Pass this time.' },
  },
  wake: {
    task: 'Your morning. If all were awake you would get 1 food; one sleeper wakes for free. Here two sleep: each costs 1 food. Wake one or both.',
    done: 'Rested kittens can work today. If you wake only one, the food stays yours, but less gets done.',
    wrong: { nobody: 'With both asleep nobody could work today. Wake one at least.' },
  },
  recruit: {
    task: 'Recruiting costs a coin and brings a new kitten, worth 3 points. A worker works; a merchant sells in your mornings. Hire a merchant.',
    done: 'A kitten is worth 3 points, and a merchant turns food and coins into points. But each one eats 2 food in the evening.',
    wrong: { worker: 'Workers are useful, but let us see what a merchant does.' },
  },
  sell: {
    task: 'Morning with a merchant: give it one unit, food for 2 points or a coin for 3. From then on it takes only that. Sell something.',
    done: 'These points are safe, while a kept coin is worth only 1. Once every morning, for each merchant.',
    wrong: { nothing: 'Then the merchant earns nothing today. Give it a food or a coin.' },
  },
  end: {
    task: 'The end: it comes when the last field, the last stick or a seventh kitten leaves the supply. Only one stick is left. Lay it.',
    done: 'That was the last: the round is played to its end, then all is counted. A kitten 3, a stick 2 or 1, a sale 3 or 2, a coin 1, two food 1, hunger −3: the most points win!',
    wrong: {},
  },
} as const
