// Which screen the address asks for.
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'design' }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'unknown' }

export const HOME = '#/'
export const DESIGN = '#/design'

export function tableAddress(id: string): string {
  return `#/table/${id}`
}

export function readRoute(hash: string): Route {
  if (hash === '' || hash === '#' || hash === HOME) return { screen: 'home' }
  if (hash === DESIGN) return { screen: 'design' }
  const id = /^#\/table\/([\w-]+)$/.exec(hash)?.[1]
  return id === undefined ? { screen: 'unknown' } : { screen: 'table', id }
}
