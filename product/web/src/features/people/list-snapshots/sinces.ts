/** Members in the snapshot, those who have come since, and those who have gone. */
export const sinces = ["kept", "come", "gone"] as const;
export type Since = (typeof sinces)[number];
