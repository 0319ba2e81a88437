// What the command line touches of the world outside, passed in so that tests can stand in for it.

/** What a shell calls a program that was interrupted. */
export const INTERRUPTED = 130

export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number }

export interface Io {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly stdout: Output
  readonly stderr: Output
  readonly env: { readonly [name: string]: string | undefined }
  /** Fires when the user wants to stop: what was done is kept. */
  readonly signal: AbortSignal
}
