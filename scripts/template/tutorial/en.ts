// What the guide of Sample's tutorial says, in English.
export const lessons = {
  build: { task: 'Build a house: press a free plot.', done: 'That is a whole turn.', wrong: {} },
  points: {
    task: 'Build a house that brings a point: beside a pond, or beside your other one.',
    done: 'Whoever has the most points when the plots are taken wins.',
    wrong: { nothing: 'There is neither a pond nor a house of yours beside that plot.' },
  },
} as const
