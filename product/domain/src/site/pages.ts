/** Lengths of a public page's texts, shared by form, database check and screen. */
export const pageTitleLength = 120;
export const pageLeadLength = 400;
