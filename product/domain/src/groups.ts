export const groupNameLength = 80;
export const groupPurposeLength = 300;

/** The group that may do everything; it is never edited away. */
export const ownerKey = "owner";

/** A name as part of an address: plain letters and digits, joined by hyphens. */
export const keyFrom = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60) || "group";
