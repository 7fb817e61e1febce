/** Answers of workers about their shifts, and their consequences. */
import { maySwitch, takesPlace, type AssignmentState } from "@product/domain/planning/assignments";

export const answers = ["accept", "decline", "reconfirm", "withdraw"] as const;
export type Answer = (typeof answers)[number];

/** How a question ended: by an answer, by its time, or because the last place went to someone else. */
export type QuestionEnd = Answer | "lapsed" | "filled";

/** The answers that a worker can give in this state; after a change of the shift, they confirm or withdraw. */
export function answersTo(state: AssignmentState): readonly Answer[] {
  if (state === "invited") return ["accept", "decline"];
  if (state === "reconfirm_pending") return ["reconfirm", "withdraw"];
  return maySwitch(state, "withdrawn") ? ["withdraw"] : [];
}

/** Those asked who have not answered, and no longer can once their time is over. */
export const isAsked = (state: AssignmentState): boolean => state === "invited" || state === "reconfirm_pending";

/**
 * The state after an answer; undefined where that answer is no longer possible. Accepting when all places are taken
 * joins the waiting list.
 */
export function afterAnswer(state: AssignmentState, answer: Answer, hasRoom: boolean): AssignmentState | undefined {
  if (!answersTo(state).includes(answer)) return undefined;
  switch (answer) {
    case "accept":
      return hasRoom ? "confirmed" : "waitlisted";
    case "decline":
      return "declined";
    case "reconfirm":
      return "confirmed";
    case "withdraw":
      return "withdrawn";
  }
}

/**
 * A yes that comes just after the last place has gone: the worker is on the waiting list already, and now goes before
 * those who have not answered.
 */
export const isYesWhileWaiting = (
  { state, respondedAt }: { state: AssignmentState; respondedAt: Date | null },
  answer: Answer,
): boolean => state === "waitlisted" && respondedAt === null && answer === "accept";

const lateHours = 24;

/**
 * A fact, and no judgement: so close to the start a place is hard to fill. A worker who was asked again after a change
 * is not bound by the old agreement.
 */
export const isLateWithdrawal = (state: AssignmentState, startsAt: Date, now: Date): boolean =>
  takesPlace(state) && state !== "reconfirm_pending" && startsAt.getTime() - now.getTime() < lateHours * 3_600_000;

/** Why somebody cannot come, in their words. */
export const reasonLength = 200;

/** For so long nobody is asked in place of who cannot come. */
export const minutesToTakeBack = 5;

type Withdrawal = {
  state: AssignmentState;
  withdrawnFrom: AssignmentState | null;
  endedAt: Date | null;
  startsAt: Date;
};

/** Until when somebody may say that they come after all. */
export function takenBackUntil({ state, withdrawnFrom, endedAt, startsAt }: Withdrawal): Date | undefined {
  if (state !== "withdrawn" || !withdrawnFrom || !endedAt) return undefined;
  return new Date(Math.min(endedAt.getTime() + minutesToTakeBack * 60_000, startsAt.getTime()));
}

export const lateMinutes = [10, 20, 30, 45, 60] as const;

/** From three hours before the start someone may say that they will be late, until the shift is over. */
export const maySayLate = (state: AssignmentState, shift: { startsAt: Date; endsAt: Date }, now: Date): boolean =>
  (state === "booked" || state === "accepted" || state === "confirmed" || state === "reconfirm_pending") &&
  now.getTime() >= shift.startsAt.getTime() - 3 * 3_600_000 &&
  now < shift.endsAt;

/** How one thing stands for the worker whom it concerns; each is told in its own words. */
export const standings = [
  "asked",
  "filled",
  "changed",
  "yours",
  "waiting",
  "applied",
  "standby",
  "declined",
  "withdrawn",
  "cancelled",
  "expired",
  "not-selected",
  "swapped",
  "over",
] as const;
export type Standing = (typeof standings)[number];

type Offer = { state: AssignmentState; respondBy: Date | null; startsAt: Date; isFull: boolean };

/** Nobody answers after their time, or once the shift has begun. */
export const isTooLate = ({ state, respondBy, startsAt }: Omit<Offer, "isFull">, now: Date): boolean =>
  startsAt <= now || (isAsked(state) && respondBy !== null && respondBy < now);

export function standingOf(offer: Offer, now: Date): Standing {
  const { state, isFull } = offer;
  if (isAsked(state) && isTooLate(offer, now)) return "expired";
  if (state === "invited") return isFull ? "filled" : "asked";
  if (state === "reconfirm_pending") return "changed";
  if (takesPlace(state)) return "yours";
  return outcomes[state] ?? "over";
}

const outcomes: Partial<Record<AssignmentState, Standing>> = {
  waitlisted: "waiting",
  standby: "standby",
  applied: "applied",
  not_selected: "not-selected",
  swapped_out: "swapped",
  declined: "declined",
  withdrawn: "withdrawn",
  cancelled: "cancelled",
  lapsed: "expired",
};
