// The components of rules 2, our own set (§1.2, §5).
export const set2 = {
  /** By tile, in the order of its first action: the second action on side B. */
  secondActions: ['irrigation', 'gold', 'recruit', 'fields', 'food'],
  /** How many tokens of 1, of 2 and of 5 food. */
  foodTokens: { ones: 12, twos: 12, fives: 12 },
  coins: 20,
}
