// The numbers of judgement behind the advice, and the tables made from them.

/**
 * From earlier weights by `ludopolis tune neotopia --bot greedy --generations 30 --games 240 --seed tune-2`, those of cards and
 * crowd from first guesses by `ludopolis tune neotopia --seats 2,4 --only c --bot greedy --generations 30 --games 480 --seed tune-4`.
 */
export const WEIGHTS = {
  /** The part of a project's gain by the number of elements missing, all of them in the factories next to it. */
  one: 0.717,
  two: 0.629,
  three: 0.342,
  four: 0.1,
  far: 0.0852,
  /** For each missing element that those factories lack. */
  lacking: 0.899,
  /** The same on one's own turn, while there are actions enough. */
  oneNow: 1,
  twoNow: 0.9,
  threeNow: 0.7,
  /** For a project that several spaces would complete, and for one of the kind built last. */
  manyEnds: 1.1,
  sameKind: 0.367,
  /** For the second, third, … project in hand. */
  nextProject: 0.75,
  /** Actions of a turn that serve projects, and what an action brings that serves none. */
  useful: 5.62,
  idle: 0.826,
  /**
   * Points of a project in hand besides its prospect; the number of projects in hand after which another one brings little; the
   * number of turns left from which it counts in full.
   */
  card: 3.6,
  cards: 14,
  cardTime: 4.86,
  /** With each player more than two, projects are worth more by this part: others place elements for them. */
  crowd: 0.163,
  /** Tokens beyond their points, one a turn. */
  subsidy: 1.04,
  automatization: 1.61,
  initiative: 2.88,
  permits: 0.5,
  /** How far above the lowest region another one still counts as low: at the end, and with every turn left. */
  softness: 1.56,
  softnessOverTime: 0.69,
  /** Elements that a turn brings to the regions. */
  pace: 2.01,
  /** Ranking: the part of the gain that a step counts for, by how many complete the project in this turn. */
  stepTwo: 0.569,
  stepThree: 0.312,
  /** The first element of a region. */
  opening: 0.168,
  /** A step towards something later; a card from the deck; a card of the offer, of its prospect. */
  stepLater: 0.433,
  draw: 4.3,
  drawTime: 1.71,
  take: 1.35,
  /** A space that several projects want, and growth of a group. */
  together: 0.178,
  group: 0.684,
}

/** By missing * 4 + lacking: the part of the gain to expect, later and on one's own turn. */
export const LATER = new Float64Array(20)
export const NOW = new Float64Array(20)
/** By missing: what a step counts for. */
export const STEP = new Float64Array(5)
const MOST_ACTIONS = 4
/**
 * By actions * 20 + missing * 4 + lacking: two factors. Their product is the part of a project's gain that each of its missing
 * elements counts for.
 */
export const ELEMENT_PART = new Float64Array((MOST_ACTIONS + 1) * 20)
export const ELEMENT_SCALE = new Float64Array(ELEMENT_PART.length)

/** Makes the tables again, with other weights. */
export function useWeights(weights: { readonly [name: string]: number }): void {
  Object.assign(WEIGHTS, weights)
  const { one, two, three, four, lacking, oneNow, twoNow, threeNow, stepTwo, stepThree } = WEIGHTS
  const now = [0, oneNow, twoNow, threeNow]
  for (const [missing, part] of [0, one, two, three, four].entries())
    for (let lacks = 0; lacks < 4; lacks++) {
      LATER[missing * 4 + lacks] = part * lacking ** lacks
      NOW[missing * 4 + lacks] = lacks === 0 && missing < now.length ? now[missing] : part * lacking ** lacks
    }
  STEP.set([0, 1, stepTwo, stepThree, 0])
  for (let actions = 0; actions <= MOST_ACTIONS; actions++)
    for (let at = 4; at < 20; at++) {
      const isNow = at % 4 === 0 && at / 4 <= actions
      ELEMENT_PART[actions * 20 + at] = isNow ? STEP[at / 4] : LATER[at - 4] - LATER[at]
      ELEMENT_SCALE[actions * 20 + at] = isNow ? 1 : WEIGHTS.stepLater
    }
}
useWeights({})
