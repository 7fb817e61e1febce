/** Why a contract is not made, sent or signed. */
export type EngagementRefusal =
  | { code: "engagement.overlaps" }
  | { code: "engagement.signed" }
  | { code: "engagement.cancelled" }
  | { code: "engagement.not-signed" }
  | { code: "engagement.begun" }
  | { code: "engagement.template-needed" }
  | { code: "engagement.template-unfit" }
  // What the text names and nobody has filled in yet.
  | { code: "engagement.incomplete"; n: number; namesEn: string; namesEs: string }
  | { code: "engagement.without-alta" }
  | { code: "engagement.link-gone" }
  | { code: "engagement.signed-already" };
