/** Calling people for the last places: what came of a call, and who is called next. */
export const callOutcomes = ["accepted", "declined", "no-answer", "call-back", "wrong-number"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Order after each outcome: no further call, or another try. Workers who have not been called come first. */
const turns: Record<CallOutcome, number> = {
  "call-back": 1,
  "no-answer": 2,
  "wrong-number": 3,
  accepted: 4,
  declined: 4,
};

type Called = { call: { outcome: CallOutcome; at: number } | null };

/** Those first who have not been called, then those to call back, then who did not answer, the one called longest ago first. */
export const byTurn = (person: Called, other: Called): number =>
  turnOf(person) - turnOf(other) || (person.call?.at ?? 0) - (other.call?.at ?? 0);

const turnOf = ({ call }: Called): number => (call ? turns[call.outcome] : 0);
