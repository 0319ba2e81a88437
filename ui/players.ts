// How players are told apart wherever they appear: each seat has a colour, the shape behind the face, and the face.
// The colours stay apart for those who see fewer of them, and the shapes for those who see none.
interface Look {
  readonly colour: string
  /** Behind the face, in a field of 32. */
  readonly shape: string
}

const LOOKS: readonly Look[] = [
  { colour: '#0b6fa8', shape: 'M16 1a15 15 0 1 0 0 30a15 15 0 1 0 0-30z' },
  { colour: '#c2570c', shape: 'M7 2h18a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z' },
  { colour: '#0e7a5b', shape: 'M16 1l13 7.5v15L16 31 3 23.5v-15z' },
  { colour: '#a8508a', shape: 'M3 3h26v13c0 7-6 12-13 15C9 28 3 23 3 16z' },
  { colour: '#6d6a12', shape: 'M10.5 2h11L30 10.5v11L21.5 30h-11L2 21.5v-11z' },
]
const FIRST = LOOKS[0] as Look

export const lookOf = (seat: number): Look => LOOKS[seat] ?? FIRST

/** The colours of the seats, unless the pieces of a game have some of their own. */
export const seatColours = (seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => lookOf(seat).colour)
