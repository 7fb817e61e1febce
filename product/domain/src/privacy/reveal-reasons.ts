/** Why somebody opens what is masked; the trail keeps it, closed with the key of whom it is about. */
export const revealReasons = ["payroll", "contract", "documents", "authority", "asked", "other"] as const;
export type RevealReason = (typeof revealReasons)[number];

export const revealTextLength = 200;

/** In words only where none of the others fits. */
export const needsWords = (reason: string | undefined): boolean => reason === "other";
