// What core/ may use of the platform, the same in browsers and in Node.
declare const crypto: { getRandomValues<T extends Int32Array>(array: T): T }
declare function btoa(text: string): string
declare function atob(text: string): string
