/** How events are listed: by what, in which order, and what stands beside the title. */
import type { Condition, Filter, FilterFields } from "@product/domain/filters/filter";
import type { ListKind } from "@product/domain/filters/list-kind";
import { eventStatuses, openStatuses, visibilities } from "./events.ts";

export const eventFields = {
  /** Its titles and its code, as one text. */
  title: { kind: "text", fieldClass: "basic" },
  eventStatus: { kind: "choice", fieldClass: "basic", values: eventStatuses },
  client: { kind: "choice", fieldClass: "basic" },
  venue: { kind: "choice", fieldClass: "basic" },
  entity: { kind: "choice", fieldClass: "basic" },
  /** Ids of colleagues. */
  manager: { kind: "set", fieldClass: "basic" },
  /** Keys of the roles that are asked for. */
  roles: { kind: "set", fieldClass: "basic" },
  startsOn: { kind: "date", fieldClass: "basic" },
  endsOn: { kind: "date", fieldClass: "basic" },
  /** Venue, its town, and the client, as one text. */
  place: { kind: "text", fieldClass: "basic" },
  visibility: { kind: "choice", fieldClass: "basic", values: visibilities },
  isBelowMinimum: { kind: "flag", fieldClass: "basic" },
} as const satisfies FilterFields;

export const eventColumnKeys = ["date", "eventStatus", "confirmed", "byRole", "risk", "client", "managers"] as const;
export type EventColumn = (typeof eventColumnKeys)[number];

export const eventOrders = ["date", "-date"] as const;

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const byId =
  (field: string) =>
  (value: string): Condition | undefined =>
    isId.test(value) ? { field, op: "in", values: [value] } : undefined;

export const eventList = {
  record: "event",
  needs: "event.view",
  within: "event",
  fields: eventFields,
  columns: eventColumnKeys,
  usualColumns: ["date", "eventStatus", "confirmed", "byRole", "risk"],
  orders: eventOrders,
  drawn: ["calendar", "week", "board"],
  short: {
    status: (value) =>
      (eventStatuses as readonly string[]).includes(value)
        ? { field: "eventStatus", op: "in", values: [value] }
        : undefined,
    client: byId("client"),
    venue: byId("venue"),
    manager: (value) => (isId.test(value) ? { field: "manager", op: "any", values: [value] } : undefined),
    gap: (value) => (value === "minimum" ? { field: "isBelowMinimum", op: "yes", values: [] } : undefined),
  },
} as const satisfies ListKind;

/** Not over, and not past: what ended yesterday is still at hand. */
export const currentEvents: Filter = {
  and: [
    { field: "eventStatus", op: "in", values: openStatuses },
    { field: "endsOn", op: "after", values: [-2] },
  ],
};

/** Under way today, or beginning in the days until a week from now. */
export const weekOfEvents: readonly Condition[] = [
  { field: "endsOn", op: "after", values: [-1] },
  { field: "startsOn", op: "before", values: [7] },
];
