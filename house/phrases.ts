// What may be said at a table where talk is limited to fixed phrases; the page has their sentences.

export const PHRASES = [
  'hello',
  'thanks',
  'well-played',
  'good-luck',
  'yes',
  'no',
  'sorry',
  'one-moment',
  'your-turn',
  'goodbye',
] as const
export type Phrase = (typeof PHRASES)[number]
