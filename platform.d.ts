// The one thing of the platform that core/ may use, the same in browsers and in Node.
declare const crypto: { getRandomValues<T extends Int32Array>(array: T): T }
