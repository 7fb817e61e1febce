import type { Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import { applicationColumnKeys, applicationFields, applicationList } from "@product/domain/forms/application-list";
import { waitingStates } from "@product/domain/forms/states";
import type { Locale } from "@product/domain/locales";
import type { ListSource } from "#features/ground/listing/queries.server.ts";
import { emptyView, partsOf, type ShownView } from "#features/ground/listing/share/shown-view.ts";
import { applicationPage, countBy, mostCounted, pageLength, type ListedApplication } from "./queries.server.ts";

const mostWords = 10;

/** Every word of a search stands in the title of the form. */
const filterFor = (view: ShownView): Filter => ({
  and: [
    ...view.q
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, mostWords)
      .map((word): Filter => ({ field: "formTitle", op: "contains", values: [word] })),
    ...partsOf(applicationList, view).map(({ filter }) => filter),
  ],
});

const waiting: ShownView = {
  ...emptyView,
  filter: { field: "applicationState", op: "in", values: waitingStates },
};

/** Applications as their list asks for them, as far as the actor reads them. */
export const applicationsFor = (actor: Actor, locale: Locale): ListSource<ListedApplication> => ({
  filterOf: filterFor,
  page: (filter, cursor) => applicationPage(actor, filter, locale, cursor),
  count: (filter) => countBy(filter, actor),
  mostCounted,
  perPage: pageLength,
  fields: Object.keys(applicationFields),
  available: () => applicationColumnKeys,
  tabs: [
    { key: "waiting", shown: waiting },
    { key: "asked", shown: { ...emptyView, short: { state: "more_info" } } },
    { key: "likely", shown: { ...emptyView, short: { known: "likely" } } },
  ],
});
