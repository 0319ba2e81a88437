// Ratings on a scale that people know: 1500 in the middle.
const SCALE = 40
const MIDDLE = 1500
const USUAL_MU = 25
/** Two of three lie within one, nineteen of twenty within two. */
const SURE = 2

export const ratingOf = (mu: number) => Math.round(MIDDLE + (mu - USUAL_MU) * SCALE)
export const spreadOf = (sigma: number) => Math.round(SURE * sigma * SCALE)
/** What a first result starts from. */
export const FIRST_RATING = ratingOf(USUAL_MU)
