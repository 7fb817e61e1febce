import { eventList } from "@product/domain/planning/event-list";
import type { ViewsOf } from "#features/ground/view-pages/share/view-action.ts";
import { foundBy } from "#features/planning/events/queries.server.ts";
import { eventsAddress } from "#features/planning/events/schema.ts";

export const eventViews: ViewsOf = { kind: eventList, list: eventsAddress, ensureAllowed: foundBy };
