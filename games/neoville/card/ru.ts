// What the first page says of Neoville in one sentence, in Russian.
export const about =
  'Выложите свой город из шестнадцати плиток и стройте только те небоскрёбы, что по силам его районам.'
