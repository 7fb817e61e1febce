/** The parts of a worker's page that have something to show now; others come with what they are about. */
export const tabs = ["overview", "profile", "availability", "notes", "history"] as const;
export type Tab = (typeof tabs)[number];

export const tabIn = (address: URL): Tab => tabs.find((tab) => tab === address.searchParams.get("show")) ?? "overview";
