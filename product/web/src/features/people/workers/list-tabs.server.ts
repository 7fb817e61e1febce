import type { Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import { countBy } from "./queries.server.ts";

export type TabAsked = {
  /** `all`, `active`, `today`, `review`, or the id of a saved view. */
  key: string;
  name?: string;
  query: string;
  filter: Filter;
  isCurrent: boolean;
  /** Someone has to do something about those who are in it. */
  isUrgent?: boolean;
};
export type ListTab = Omit<TabAsked, "filter"> & { count: number | undefined };

/** Each count may have to look far; beyond so many, tabs are only names. */
const mostCountedTabs = 10;

export const countedTabs = (actor: Actor, tabs: readonly TabAsked[]): Promise<ListTab[]> =>
  Promise.all(
    tabs.map(async ({ filter, ...tab }, place) => ({
      ...tab,
      count: place < mostCountedTabs ? await countBy(filter, actor) : undefined,
    })),
  );
