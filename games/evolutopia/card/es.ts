// What the first page says of Evolutopia in one sentence, in Spanish.
export const about =
  'Endereza una ciudad en apuros con expertos y buenos planes, antes de que llegue una crisis de más.'
