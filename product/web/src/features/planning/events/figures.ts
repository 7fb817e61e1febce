import type { Actor } from "@product/domain/actor";
import type { Condition } from "@product/domain/filters/filter";
import { eventList, weekOfEvents } from "@product/domain/planning/event-list";
import { emptyView, queryOf, type ShownView } from "#features/ground/listing/share/shown-view.ts";
import type { Figure } from "#request/slices/figures.ts";
import { filterFor } from "./event-source.ts";
import { countBy, mostCounted } from "./queries.server.ts";
import { eventsAddress } from "./schema.ts";

const isShort: Condition = { field: "isBelowMinimum", op: "yes", values: [] };

export const eventFigures: Readonly<Record<string, Figure>> = {
  "events-this-week": {
    needs: "event.view",
    title: { en: "Events in the next 7 days", es: "Eventos en los próximos 7 días" },
    tone: "info",
    ...counting({ ...emptyView, filter: { and: weekOfEvents } }),
  },
  "events-below-minimum": {
    needs: "event.view",
    title: { en: "Events below minimum", es: "Eventos bajo mínimos" },
    tone: "bad",
    ...counting({ ...emptyView, filter: { and: [...weekOfEvents, isShort] } }),
  },
};

/** Figure of the events that the list shows at an address, counted as the list counts them. */
function counting(view: ShownView) {
  return {
    at: eventsAddress + queryOf(eventList, view),
    count: async (actor: Actor) => ({ n: await countBy(filterFor("current", view), actor), most: mostCounted }),
  };
}
