/** Why a contract is not made, sent or signed. */
export type EngagementRefusal =
  | { code: "engagement.overlaps" }
  | { code: "engagement.signed" }
  | { code: "engagement.cancelled" }
  | { code: "engagement.not-signed" }
  | { code: "engagement.begun" }
  | { code: "engagement.template-needed" }
  | { code: "engagement.template-unfit" }
  | { code: "engagement.type-unfit" }
  | { code: "engagement.volunteer-unfit" }
  | { code: "engagement.last-day-unfit" }
  | { code: "engagement.cause-needed" }
  // The text is one of those that we bring along, and no lawyer has read it.
  | { code: "engagement.sample-text"; name: string }
  // The text has places whose values are not entered yet.
  | { code: "engagement.incomplete"; n: number; namesEn: string; namesEs: string }
  | { code: "engagement.without-alta" }
  // An alta follows only after the baja of the one before.
  | { code: "engagement.alta-open" }
  | { code: "engagement.link-gone" }
  | { code: "engagement.signed-already" };
