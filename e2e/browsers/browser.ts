// A browser as these tests need it: one page that can be sent somewhere and be asked to run something.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface Browser {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function inside the page; it may use nothing from outside but its argument. */
  run<A, R>(job: (argument: A) => R | Promise<R>, argument: A): Promise<R>
  close(): Promise<void>
}

export interface Kind {
  readonly name: string
  /** What must be on the machine for it, and how Debian calls that. */
  readonly needs: readonly (string | undefined)[]
  readonly packages: string
  launch(): Promise<Browser>
}

/** A program by its name on the PATH, or by its whole path. */
export function program(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path) && isExecutable(path))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
