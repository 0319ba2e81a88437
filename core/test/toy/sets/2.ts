// The houses of rules 2: three colours in turn, worth 1 to 4.
export const set2 = {
  houses: Array.from({ length: 36 }, (_, i) => ({ colour: i % 3, worth: 1 + (i % 4) })),
  fountains: [3, 3, 3],
}
