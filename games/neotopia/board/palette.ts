// The colours of the drawings: warm paper, dark fine outlines; each element and each terrain has a sign besides.
interface Tone {
  readonly fill: string
  readonly side: string
}
/** By element: energy, bio-farming, technology, community. */
const ELEMENT_TONES: readonly Tone[] = [
  { fill: '#c9432c', side: '#7d2415' },
  { fill: '#3f8a45', side: '#20502a' },
  { fill: '#7b53ad', side: '#47296d' },
  { fill: '#2b73b3', side: '#153f68' },
]
const NONE: Tone = { fill: '#8d8878', side: '#57534a' }
export const toneOf = (element: number): Tone => ELEMENT_TONES[element] ?? NONE

interface Ground {
  readonly land: string
  readonly space: string
  readonly mark: string
  readonly line: string
}
/** By day, and by night under the moon. */
const both = (day: string, night: string) => `light-dark(${day}, ${night})`
const ground = (day: Ground, night: Ground): Ground => ({
  land: both(day.land, night.land),
  space: both(day.space, night.space),
  mark: both(day.mark, night.mark),
  line: both(day.line, night.line),
})
/** By region: desert, water, forest. */
const GROUNDS: readonly Ground[] = [
  ground(
    { land: '#d9a766', space: '#f3dcb0', mark: '#c58d49', line: '#7a5222' },
    { land: '#7d5f37', space: '#a98e62', mark: '#86683a', line: '#3a2810' },
  ),
  ground(
    { land: '#5f9fc6', space: '#c9e3ef', mark: '#7fb4d3', line: '#23597d' },
    { land: '#3d6c8c', space: '#87a9bb', mark: '#5f8ba6', line: '#12324a' },
  ),
  ground(
    { land: '#6f9a5c', space: '#d2e3c2', mark: '#8bb477', line: '#34562a' },
    { land: '#4b6b3d', space: '#93a884', mark: '#66874f', line: '#1d3316' },
  ),
]
export const groundOf = (region: number): Ground => GROUNDS[region] ?? { land: '', space: '', mark: '', line: '' }

/** The colour of cards and tiles; at night not as bright as white. */
export const PAPER = both('#fdf8ea', '#d3c9b0')
export const INK = '#2b2620'
