// What the first page says of Meowtopia in one sentence, in Dutch.
export const about =
  'Stuur je kittens aan het werk, laat ze dutten, bevloei de akkers en geef elke avond iedereen te eten.'
