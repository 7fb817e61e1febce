/** The states of a document's version, and what can become of it. That it expires soon, or has expired, follows from its days. */
export const documentStates = [
  "requested",
  "uploaded",
  "in_review",
  "verified",
  "rejected",
  "superseded",
  "revoked",
] as const;
export type DocumentState = (typeof documentStates)[number];

/** The sender of a document: the office, the worker by a link, or an imported file. */
export const documentSources = ["office", "link", "import"] as const;
export type DocumentSource = (typeof documentSources)[number];

export const rejectReasons = ["unreadable", "wrong_document", "expired", "not_theirs", "incomplete", "other"] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** The result of a certificate of fitness; never the report behind it. */
export const fitnessOutcomes = ["fit", "fit_with_limits", "not_fit"] as const;
export type FitnessOutcome = (typeof fitnessOutcomes)[number];

type Step = { from: readonly DocumentState[]; to: DocumentState };

export const documentSteps = {
  upload: { from: ["requested"], to: "uploaded" },
  open: { from: ["uploaded"], to: "in_review" },
  verify: { from: ["uploaded", "in_review"], to: "verified" },
  reject: { from: ["uploaded", "in_review"], to: "rejected" },
  supersede: { from: ["requested", "uploaded", "in_review", "verified", "rejected"], to: "superseded" },
  revoke: { from: ["verified"], to: "revoked" },
  "take-back": { from: ["verified"], to: "in_review" },
} as const satisfies Record<string, Step>;

export type DocumentStep = keyof typeof documentSteps;

/** Where a step leads, or undefined where it cannot be taken from. */
export function stepped(state: DocumentState, step: DocumentStep): DocumentState | undefined {
  const { from, to }: Step = documentSteps[step];
  return from.includes(state) ? to : undefined;
}

/** A decision by a wrong key or on the wrong paper is taken back within so many hours; after that a document is revoked. */
const takeBackHours = 24;

export const mayTakeBack = (reviewedAt: Date | null, now: Date): boolean =>
  reviewedAt !== null && now.getTime() - reviewedAt.getTime() < takeBackHours * 3600 * 1000;

/** A document as people see it: a verified one may be about to end or have ended. */
export type ShownState = DocumentState | "expiring" | "expired";

/** `soonDays` is the earliest alert of its kind. */
export function shownState(
  { state, validUntil }: { state: DocumentState; validUntil: string | null },
  today: string,
  soonDay: string,
): ShownState {
  if (state !== "verified" || validUntil === null) return state;
  if (validUntil < today) return "expired";
  return validUntil <= soonDay ? "expiring" : state;
}
