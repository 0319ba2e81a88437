// What the guide of Meowtopia's tutorial says, in English.
export const lessons = {
  take: {
    task: 'Welcome to your farm! The most points win. Each turn kittens go to work. Press “Fields”: both would go, so press “1” for one, then ✔.',
    done: 'Who works falls asleep. The other kitten stays awake for later.',
    wrong: {
      other: 'A good tile too, but take “Fields” this time: we want to lay out the farm.',
      nobody: 'With nobody at work nothing is laid. Send one kitten.',
      both: 'Both could go. Keep one awake this time: it can help in Bruno’s turn.',
    },
  },
  lay: {
    task: 'Your kitten lays a field: press a place beside your fields, then ✔.',
    done: 'Your farm has grown. Now Bruno may do the same with one of his kittens: he follows.',
    wrong: {},
  },
  feed: {
    task: 'Evening. Your two kittens eat 2 food each, less 1 for each irrigated field. Feed them all, then ✔.',
    done: 'Everybody is fed. A hungry kitten would cost 3 points. A kitten counts 3, a coin 1, two food 1: so your points fell a little. Press your points to see the sum.',
    wrong: {
      hungry: 'A hungry kitten brings you a penalty of 3 points. You have food enough.',
      parting: 'A kitten is worth 3 points and does your work. There is food for all: keep it.',
    },
  },
  follow: {
    task: 'Bruno has taken the irrigation tile. An awake kitten of yours may follow and do the same. Follow him, then ✔.',
    done: 'So you may lay a stick, in his turn! Your kitten sleeps now.',
    wrong: { pass: 'You could. But a stick can be had here, and your kitten is awake: follow.' },
  },
  stick: {
    task: 'A stick brings points: 2 between two fields, 1 at the outer edge. Lay this one between two of your fields.',
    done: '2 points that nobody can take from you. Now the crown moves on: Bruno begins the next round, so he has two turns in a row.',
    wrong: { rim: 'That is the outer edge: only 1 point. Lay it on the line between two of your fields.' },
  },
  wake: {
    task: 'With nobody awake you can only pass, and that wakes one kitten. When your morning comes, a single sleeper wakes for free: press ✔ then.',
    done: 'If several sleep, waking each costs 1 food. If nobody sleeps, you get 1 food.',
    wrong: { nobody: 'Asleep it could not work today. Wake it: it costs nothing.' },
  },
  day: {
    task: 'Now a whole day on your own: take a tile (fish on it come with it) and send kittens. At “Food” 1 brings 2 food, 2 bring 5. In the evening feed all.',
    done: 'So it goes, day after day. The rest we look at on other tables.',
    wrong: {},
  },
  pass: {
    task: 'Now Bruno lays fields. Pass this time: who passes wakes one sleeping kitten for free.',
    done: 'One of yours is awake again. Had nobody slept, passing would have brought 1 food.',
    wrong: { follow: 'Then your last kitten would sleep too when your turn comes. Pass this time.' },
  },
  field: {
    task: 'Lay a field where it gets water at once: look for a drop. The blue sticks between fields carry the water.',
    done: 'An irrigated field helps to feed your kittens: it saves you 1 food every evening.',
    wrong: {
      dry: 'There it stays dry until a stick reaches it. The sticks of your field point up and to the left.',
    },
  },
  recruit: {
    task: 'With a coin you can recruit a new kitten, worth 3 points. A merchant sells in your mornings. Recruit a merchant.',
    done: '3 points for the kitten, less 1 for the coin. But it eats 2 food every evening. Whom you cannot feed, you may dismiss: you gain 3 food and lose its points.',
    wrong: { worker: 'Workers are useful, but let us see what a merchant does.' },
  },
  sell: {
    task: 'Morning with a merchant: it takes a food for 2 points or a coin for 3, and from then on only that. Sell something.',
    done: 'Once every morning, for each merchant. A coin that you keep is worth only 1.',
    wrong: { nothing: 'Then the merchant earns nothing today. Give it a food or a coin.' },
  },
  end: {
    task: 'The last stick or field brings the last round; so does recruiting a kitten of another colour. One stick is left, yet you may lay more. Play your last day.',
    done: 'The game is over. Each kitten awake, merchants too, has brought 1 food. Kittens, sticks and what was sold are counted now.',
    wrong: {},
  },
} as const
