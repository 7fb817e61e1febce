/** The parts of an event's page that are its own, and where each stands among those that other slices bring. */
export const ownTabs = { overview: 0, shifts: 10, edit: 100, history: 130 } as const;
type Tab = keyof typeof ownTabs;
export const ownTabNames = Object.keys(ownTabs) as Tab[];

export const isShown = (tab: Tab, may: { edit: boolean; seeHistory: boolean }): boolean =>
  ({ overview: true, shifts: true, edit: may.edit, history: may.seeHistory })[tab];

/** The part of a tab's address after the event's own. */
export const tabAddress = (tab: Tab): string => (tab === "overview" ? "" : `/${tab}`);
