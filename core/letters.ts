// Bytes and large numbers in letters that a link, a file name or JSON may have.
export function toLetters(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Null if these are no such letters. */
export function fromLetters(letters: string): Uint8Array | null {
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  } catch {
    return null
  }
}

export function bytesOf(number: bigint): Uint8Array {
  const hex = number.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Uint8Array.from(even.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function numberOf(bytes: Uint8Array): bigint {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex === '' ? 0n : BigInt(`0x${hex}`)
}
