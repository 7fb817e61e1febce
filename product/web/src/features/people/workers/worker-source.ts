import { isPermitted, type Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import type { Locale } from "@product/domain/locales";
import { shiftColumns, workerColumnKeys, type WorkerColumn } from "@product/domain/people/worker-columns";
import { emptyView, type ShownView } from "#features/ground/listing/share/shown-view.ts";
import type { ListSource } from "#features/ground/listing/queries.server.ts";
import { closestSearch } from "./closest-search.server.ts";
import {
  countBy,
  filterFieldsOf,
  mostCounted,
  pageLength,
  seesPhones,
  workerPage,
  type WorkerRow,
} from "./queries.server.ts";
import { filterOf } from "./share/view-filter.ts";

const review: Filter = { field: "status", op: "in", values: ["applied", "in_review"] };

const tabs = [
  { key: "active", shown: { ...emptyView, short: { status: "active" } } },
  { key: "today", shown: { ...emptyView, short: { clearance: "can" } } },
  { key: "review", shown: { ...emptyView, filter: { and: [review] } }, isUrgent: true },
];

/** The columns that can be chosen by who sees telephone numbers or does not. */
export const columnsFor = (actor: Actor, showsContact: boolean): WorkerColumn[] =>
  workerColumnKeys.filter((column) => {
    if ((shiftColumns as readonly string[]).includes(column)) return isPermitted(actor, "assignment.view");
    return showsContact || (column !== "phone" && column !== "email");
  });

/** Workers as their list asks for them, as far as the actor sees them. */
export function workersFor(actor: Actor, locale: Locale): ListSource<WorkerRow> & { searchesPhones: boolean } {
  const searchesPhones = seesPhones(actor);
  const filterFor = (view: ShownView) => filterOf(view, searchesPhones);
  return {
    searchesPhones,
    filterOf: filterFor,
    page: (filter, cursor) => workerPage(actor, filter, locale, cursor),
    count: (filter) => countBy(filter, actor),
    mostCounted,
    perPage: pageLength,
    fields: filterFieldsOf(actor),
    available: (rows) => columnsFor(actor, searchesPhones || rows.some((row) => "mobile" in row)),
    tabs,
    closest: (view) => closestSearch(actor, view.q, (q) => filterFor({ ...view, q })),
  };
}
