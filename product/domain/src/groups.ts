export const groupNameLength = 80;
export const groupPurposeLength = 300;

/** The group that may do everything; it is never edited away. */
export const ownerKey = "owner";
