/** The parts of a worker's page that have something to show now; others come with what they are about. */
export const tabs = [
  "overview",
  "profile",
  "documents",
  "contract",
  "right-to-work",
  "qualifications",
  "availability",
  "absences",
  "shifts",
  "time",
  "notes",
  "messages",
  "history",
  "data",
] as const;
export type Tab = (typeof tabs)[number];

/** Those that are pages of their own, below the worker's address; the others are chosen by `?show=`. */
const ownPages: readonly Tab[] = [
  "documents",
  "contract",
  "right-to-work",
  "qualifications",
  "absences",
  "shifts",
  "messages",
  "time",
  "data",
];

export const tabIn = (address: URL): Tab => shownIn(address.searchParams);

export const currentTab = (pathname: string, search: string): Tab =>
  ownPages.find((tab) => pathname.endsWith(`/${tab}`) || pathname.endsWith(`/request-${tab}`)) ??
  shownIn(new URLSearchParams(search));

/** What follows the worker's address. */
export function tabAddress(tab: Tab): string {
  if (tab === "overview") return "";
  return ownPages.includes(tab) ? `/${tab}` : `?show=${tab}`;
}

const shownIn = (search: URLSearchParams): Tab =>
  tabs.find((tab) => tab === search.get("show") && !ownPages.includes(tab)) ?? "overview";
