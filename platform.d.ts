// The one thing of the platform that core/ may use, the same in browsers and in Node.
declare const crypto: { getRandomValues<T extends Uint8Array | Uint32Array>(array: T): T }
