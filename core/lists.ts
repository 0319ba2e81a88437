// Plain lists, made in loops: views are made for every viewer of every step, where `Array.from` would take most of the time.

/** What `make` gives for 0 to n − 1. */
export function upTo<T>(n: number, make: (i: number) => T): T[] {
  const list: T[] = []
  for (let i = 0; i < n; i++) list.push(make(i))
  return list
}

/** The numbers 0 to n − 1. */
export function range(n: number): number[] {
  const list: number[] = []
  for (let i = 0; i < n; i++) list.push(i)
  return list
}

export function sum(numbers: ArrayLike<number>): number {
  let total = 0
  for (let i = 0; i < numbers.length; i++) total += numbers[i]
  return total
}

/** Numbers of a state as plain data. */
export function plain(numbers: ArrayLike<number>, from = 0, to = numbers.length): number[] {
  const list: number[] = []
  for (let i = from; i < to; i++) list.push(numbers[i])
  return list
}
