/** Who was in a list at a moment, who has come since, and who has gone. */
export const sinces = ["kept", "come", "gone"] as const;
export type Since = (typeof sinces)[number];
