import { useLocale, useTranslations } from "use-intl";
import { eventFields, type EventColumn } from "@product/domain/planning/event-list";
import type { FilterFields } from "@product/domain/filters/filter";
import type { EventStatus, Visibility } from "@product/domain/planning/events";
import type { FilterWords } from "#features/ground/filters/share/filter-words.ts";
import type { ListWords } from "#features/ground/listing/share/list-screen.tsx";
import type { eventFilterChoices } from "#features/planning/events/queries.server.ts";
import type { Shelf } from "#features/planning/events/event-source.ts";

/** Texts of the list of events, beside those that every list has. */
export function useEventListWords(shelf: Shelf): ListWords {
  const t = useTranslations("events");
  const isArchive = shelf === "archive";
  return {
    title: t(isArchive ? "archiveTitle" : "title"),
    caption: t("caption"),
    searchLabel: t("search"),
    tabName: (key) => t(`view:${key as "all"}`),
    columnName: (column) => t(`column:${column as EventColumn}`),
    orderName: (order) => t(`order:${order as "date"}`),
    empty: {
      title: t(isArchive ? "emptyArchiveTitle" : "emptyTitle"),
      text: t(isArchive ? "emptyArchiveText" : "emptyText"),
    },
    noMatch: { title: t("noMatchTitle"), text: t("noMatchText") },
  };
}

/** The words in which a filter of events is told. */
export function useEventFilterWords(choices: Awaited<ReturnType<typeof eventFilterChoices>>): FilterWords {
  const t = useTranslations("events");
  const filters = useTranslations("filters");
  const locale = useLocale();
  const listed = {
    client: choices.clients,
    venue: choices.venues,
    entity: choices.entities,
    manager: choices.managers,
  };
  type Listed = keyof typeof listed;
  const isListed = (field: string): field is Listed => Object.hasOwn(listed, field);
  return {
    t: filters,
    locale,
    fields: eventFields,
    ofField: (field) => t(`of:${field as keyof typeof eventFields}`),
    fieldName: (field) => t(`field:${field as keyof typeof eventFields}`),
    nameOf: (field, value) => {
      if (field === "eventStatus") return t(`status:${value as EventStatus}`);
      if (field === "visibility") return t(`visibility:${value as Visibility}`);
      if (field === "roles") return choices.roles.find(({ key }) => key === value)?.name ?? value;
      return isListed(field) ? (listed[field].find(({ id }) => id === value)?.name ?? t("outOfReach")) : undefined;
    },
    options: (field) => {
      if (field === "roles") return choices.roles.map(({ key }) => key);
      return isListed(field) ? listed[field].map(({ id }) => id) : (eventFields as FilterFields)[field]!.values;
    },
  };
}
