// The deal of the day with its words.
export async function loadDaily() {
  const parts = await import('./index.ts')
  await parts.loadTexts()
  return parts
}
