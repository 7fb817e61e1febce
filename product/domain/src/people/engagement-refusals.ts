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
  // The text is one of those that we bring along, and no lawyer has read it.
  | { code: "engagement.sample-text"; name: string }
  // What the text names and nobody has filled in yet.
  | { code: "engagement.incomplete"; n: number; namesEn: string; namesEs: string }
  | { code: "engagement.without-alta" }
  | { code: "engagement.link-gone" }
  | { code: "engagement.signed-already" };
