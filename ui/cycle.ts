// Going round a list.
export function nextIn(list: readonly number[], now: number): number {
  return list[(list.indexOf(now) + 1) % list.length] ?? now
}

export function previousIn(list: readonly number[], now: number): number {
  return list[(list.indexOf(now) + list.length - 1) % list.length] ?? now
}
