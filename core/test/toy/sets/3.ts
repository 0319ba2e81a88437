// The houses of rules 3: rose is rare and dear, and so is its fountain.
export const set3 = {
  houses: Array.from({ length: 36 }, (_, i) => ({ colour: i < 6 ? 0 : 1 + (i % 2), worth: i < 6 ? 5 : 1 + (i % 4) })),
  fountains: [7, 3, 3],
}
