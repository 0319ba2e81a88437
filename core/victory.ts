// Whose a victory is.

/** A seat's part of the victory: those who share it have equal parts, those who win together have it whole. */
export function victoryOf(ranks: readonly number[], seat: number, together = false): number {
  if (ranks[seat] !== 1) return 0
  return together ? 1 : 1 / ranks.reduce((winners, rank) => (rank === 1 ? winners + 1 : winners), 0)
}
