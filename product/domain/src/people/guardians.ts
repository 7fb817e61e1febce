/** The words for those who answer for a minor. */
export const guardianRelations = ["mother", "father", "guardian"] as const;
export type GuardianRelation = (typeof guardianRelations)[number];

export const guardianLengths = { name: 120, contact: 160, signedBy: 120 } as const;

export type Guardian = { name: string; relation: GuardianRelation; contact: string; signedBy: string | null };
