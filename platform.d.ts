// What core/ may use of the platform, the same in browsers and in Node.
declare const crypto: { getRandomValues<T extends Int32Array>(array: T): T }
/** The languages that every room has texts in; the build puts them here (scripts/languages.mjs). */
declare const LANGUAGES: readonly string[]
declare function btoa(text: string): string
declare function atob(text: string): string
