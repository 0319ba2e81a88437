// What stands inside a line of the rules: plain words, **strong** ones, and § numbers that lead somewhere.
export type Piece =
  | { readonly kind: 'plain' | 'strong'; readonly text: string }
  | { readonly kind: 'section'; readonly text: string; readonly id: string }

/** French signs stay with their words at the end of a line. */
function bind(text: string): string {
  return text.replace(/ ([:;!?»%])/g, '\u00a0$1').replaceAll('« ', '«\u00a0')
}

export function piecesOf(line: string): readonly Piece[] {
  return bind(line)
    .split(/(\*\*[^*]+\*\*|§\d+(?:\.\d+)?)/)
    .filter((text) => text !== '')
    .map((text) => {
      if (text.startsWith('**')) return { kind: 'strong', text: text.slice(2, -2) }
      if (text.startsWith('§')) return { kind: 'section', text, id: text.slice(1) }
      return { kind: 'plain', text }
    })
}
