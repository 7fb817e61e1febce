import type { Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import type { Locale } from "@product/domain/locales";
import { currentEvents, eventColumnKeys, eventFields, eventList } from "@product/domain/planning/event-list";
import type { ListSource } from "#features/ground/listing/queries.server.ts";
import { emptyView, partsOf, type ShownView } from "#features/ground/listing/share/shown-view.ts";
import { countBy, eventPage, mostCounted, pageLength, type EventRow } from "./queries.server.ts";

const mostWords = 10;

/** Which events a screen is about: those to come, those that are over, or, on a calendar, whatever lies on its days. */
export type Shelf = "current" | "archive" | "every";

const onShelf: Record<Shelf, Filter> = {
  current: currentEvents,
  archive: { not: currentEvents },
  every: { and: [] },
};

/** Every word of a search stands in the title, the code, the client or the venue. */
export const filterFor = (shelf: Shelf, view: ShownView): Filter => ({
  and: [
    onShelf[shelf],
    ...view.q
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, mostWords)
      .map((word): Filter => ({
        or: [
          { field: "title", op: "contains", values: [word] },
          { field: "place", op: "contains", values: [word] },
        ],
      })),
    ...partsOf(eventList, view).map(({ filter }) => filter),
  ],
});

const ownEvents = (actor: Actor): ShownView => ({
  ...emptyView,
  short: { manager: actor.kind === "person" ? actor.id : "" },
});

/** Events as their list asks for them, as far as the actor sees them. */
export function eventsFor(actor: Actor, locale: Locale, shelf: Shelf): ListSource<EventRow> {
  return {
    filterOf: (view) => filterFor(shelf, view),
    page: (filter, cursor) => eventPage(actor, filter, locale, cursor),
    count: (filter) => countBy(filter, actor),
    mostCounted,
    perPage: pageLength,
    fields: Object.keys(eventFields).filter((field) => field !== "place"),
    available: () => eventColumnKeys,
    tabs:
      shelf === "archive"
        ? []
        : [
            { key: "mine", shown: ownEvents(actor) },
            { key: "minimum", shown: { ...emptyView, short: { gap: "minimum" } }, isUrgent: true },
            { key: "staffing", shown: { ...emptyView, short: { status: "staffing" } } },
          ],
  };
}
