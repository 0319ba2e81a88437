// The components of rules 1 (§1.2).

export const set1 = {
  ponds: 4,
}
