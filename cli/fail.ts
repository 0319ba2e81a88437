// How a command refuses bad input: one line that says what to do, exit code 1, no stack trace.

export class Failure extends Error {}

export function fail(line: string): never {
  throw new Failure(line)
}

/** The code of an error of the file system or the network, such as ENOENT. */
export function systemCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
