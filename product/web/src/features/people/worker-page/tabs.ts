/** The parts of a worker's record that are its own page, chosen by `?show=`, and where each stands among those that other slices bring. */
export const ownTabs = { overview: 0, profile: 10, availability: 60, notes: 100, history: 120 } as const;
export type Tab = keyof typeof ownTabs;
export const ownTabNames = Object.keys(ownTabs) as Tab[];

export const tabIn = (address: URL): Tab => shownIn(address.searchParams);

/** `brought` are the names of those that are pages of their own, below the worker's address. */
export const currentTab = (pathname: string, search: string, tabNames: readonly string[]): string =>
  tabNames.find((tab) => pathname.endsWith(`/${tab}`) || pathname.endsWith(`/request-${tab}`)) ??
  shownIn(new URLSearchParams(search));

/** The part of the address after the worker's own. */
export const tabAddress = (tab: Tab): string => (tab === "overview" ? "" : `?show=${tab}`);

const shownIn = (search: URLSearchParams): Tab => ownTabNames.find((tab) => tab === search.get("show")) ?? "overview";
