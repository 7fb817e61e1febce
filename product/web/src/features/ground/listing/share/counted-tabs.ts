import type { ShownView } from "./shown-view.ts";

export type TabAsked = {
  /** One of the kind's own words, or the id of a saved view. */
  key: string;
  name?: string;
  query: string;
  shown: ShownView;
  isCurrent: boolean;
  /** Someone has to do something about what is in it. */
  isUrgent?: boolean;
};
export type ListTab = Omit<TabAsked, "shown"> & { count: number | undefined };

/** Each count may have to look far; beyond so many, tabs are only names. */
const mostCountedTabs = 10;

export const countedTabs = (
  tabs: readonly TabAsked[],
  count: (shown: ShownView) => Promise<number>,
): Promise<ListTab[]> =>
  Promise.all(
    tabs.map(async ({ shown, ...tab }, place) => ({
      ...tab,
      count: place < mostCountedTabs ? await count(shown) : undefined,
    })),
  );
