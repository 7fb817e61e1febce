/** Lists that are offered, those past their last day, and those put away. */
export const listViews = ["current", "ended", "archived"] as const;
export type ListView = (typeof listViews)[number];
