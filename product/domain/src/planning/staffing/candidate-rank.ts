/** Why someone stands where they stand among the candidates for a place: facts, each with the weight that the company gives it. */
export const rankingFacts = ["here", "hours", "asked"] as const;
export type RankingFact = (typeof rankingFacts)[number];

export type Weights = Record<RankingFact, number>;
export const mostWeight = 10;
export const usualWeights: Weights = { here: 5, hours: 3, asked: 2 };

/** From here on nothing more is gained. */
export const fullMarks = { timesHere: 10, minutes: 40 * 60, daysUnasked: 30 } as const;

export type CandidateFacts = { timesHere: number; minutes: number; daysUnasked: number | null };
export type Points = Weights & { total: number };

/** Out of a hundred: having worked at the venue, few hours this week, and not having been asked of late. */
export function pointsOf({ timesHere, minutes, daysUnasked }: CandidateFacts, weights: Weights): Points {
  const whole = weights.here + weights.hours + weights.asked;
  const points = (share: number, fact: RankingFact) => (whole === 0 ? 0 : (share * weights[fact] * 100) / whole);
  const each = {
    here: points(Math.min(timesHere / fullMarks.timesHere, 1), "here"),
    hours: points(1 - Math.min(minutes / fullMarks.minutes, 1), "hours"),
    asked: points(Math.min((daysUnasked ?? fullMarks.daysUnasked) / fullMarks.daysUnasked, 1), "asked"),
  };
  return { ...each, total: each.here + each.hours + each.asked };
}
