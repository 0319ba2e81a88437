// What stands inside a line of the rules: plain words, **strong** ones, and § numbers that lead somewhere.
export type Piece =
  | { readonly kind: 'plain' | 'strong'; readonly text: string }
  | { readonly kind: 'section'; readonly text: string; readonly id: string }

export function piecesOf(line: string): readonly Piece[] {
  return line
    .split(/(\*\*[^*]+\*\*|§\d+(?:\.\d+)?)/)
    .filter((text) => text !== '')
    .map((text) => {
      if (text.startsWith('**')) return { kind: 'strong', text: text.slice(2, -2) }
      if (text.startsWith('§')) return { kind: 'section', text, id: text.slice(1) }
      return { kind: 'plain', text }
    })
}
