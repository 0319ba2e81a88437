// Queries that are asked again and again: built once, since building one takes longer than SQLite takes to answer it.
import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './open.ts'

/** Stands for a value that is given when the query is asked. */
class Later {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Asks a store, or a transaction of it. */
type Prepared<P, R> = (on: Pick<Db, 'executeQuery'>, given: P) => Promise<readonly R[]>

/** `build` gets a stand-in for each value by its name. Built when it is first asked, for one kind of store. */
export function prepared<P extends object, R>(build: (given: P) => Compilable<R>): Prepared<P, R> {
  let query: CompiledQuery<R> | undefined
  return async (on, given) => {
    query ??= build(standIns<P>()).compile()
    const parameters = query.parameters.map((one) => (one instanceof Later ? given[one.name as keyof P] : one))
    return (await on.executeQuery<R>({ ...query, parameters })).rows
  }
}

function standIns<P extends object>(): P {
  return new Proxy({} as P, { get: (_, name) => new Later(String(name)) })
}
