// What the guide of Meowtopia's tutorial says, in English.
export const lessons = {
  take: {
    task: 'Welcome to your farm! The most points win: kittens bring 3, sticks 1 or 2. Each turn kittens go to work: press “Fields”, then how many go, then ✔.',
    done: 'Each kitten at work lays one field, and falls asleep. Next come the fields themselves.',
    wrong: {
      other: 'A good tile too, but take “Fields” this time: we want to lay out the farm.',
      nobody: 'With nobody at work nothing is laid. Send one kitten or two.',
    },
  },
  field: {
    task: 'Lay a field where it gets water at once: look for a drop. The blue sticks between fields carry the water.',
    done: 'A watered field feeds along in the evening: it saves you 1 food, every day.',
    wrong: {
      dry: 'There it stays dry until a stick reaches it. The sticks of your field point up and to the left.',
    },
  },
  stick: {
    task: 'A stick brings points too: 2 between two fields, 1 at the outer edge. Lay this one between two of your fields.',
    done: '2 points that nobody can take from you.',
    wrong: { rim: 'That is the outer edge: only 1 point. Lay it on the line between two of your fields.' },
  },
  feed: {
    task: 'Evening. Two kittens eat 2 food each, two watered fields give 1 each: that makes 2 food. Feed them all, then ✔.',
    done: 'Everybody is fed. Kept food is worth a point for two, so your points fell a little; a hungry kitten costs 3, each evening again.',
    wrong: {
      hungry: 'A hungry kitten brings you a penalty of 3 points. You have food enough.',
      parting: 'A kitten is worth 3 points and does your work. There is food for all: keep it.',
    },
  },
  follow: {
    task: 'Bruno has taken the food tile. One awake kitten of yours may follow and do the same. Follow him, then ✔.',
    done: 'Food for you, in his turn! Your kitten sleeps now.',
    wrong: { pass: 'You could. But food can be had here and your kitten is awake: follow.' },
  },
  pass: {
    task: 'Now Bruno lays fields. Pass this time: who passes wakes one sleeping kitten for free.',
    done: 'One of yours is awake again. Follow or wake up: that is the question in every turn of the others.',
    wrong: { follow: 'Then your last kitten would sleep too when your turn comes. Pass this time.' },
  },
  wake: {
    task: 'Your morning. Two kittens sleep, and waking costs 1 food each. Wake one or both, then ✔.',
    done: 'One sleeper alone wakes for free. And if nobody sleeps, you get 1 food.',
    wrong: { nobody: 'With both asleep nobody could work today. Wake one at least.' },
  },
  recruit: {
    task: 'With a coin you can hire a new kitten, worth 3 points. A merchant sells in your mornings. Hire a merchant.',
    done: '3 points for the kitten, less 1 for the coin. But every kitten eats 2 food in the evening.',
    wrong: { worker: 'Workers are useful, but let us see what a merchant does.' },
  },
  sell: {
    task: 'Morning with a merchant: it takes a food for 2 points or a coin for 3, and from then on only that. Sell something.',
    done: 'Once every morning, for each merchant. A coin that you keep is worth only 1.',
    wrong: { nothing: 'Then the merchant earns nothing today. Give it a food or a coin.' },
  },
  end: {
    task: 'The game ends with the last field, the last stick or somebody’s seventh kitten. Lay the last stick.',
    done: 'The round is played to its end, then all is counted. Press your points at any time to see what they come from.',
    wrong: {},
  },
} as const
