// What the first page says of Neoville in one sentence, in Dutch.
export const about = 'Leg met zestien tegels je eigen stad en bouw niet hoger dan haar wijken kunnen dragen.'
