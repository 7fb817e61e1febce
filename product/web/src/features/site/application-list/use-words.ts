import { useLocale, useTranslations } from "use-intl";
import type { FilterFields } from "@product/domain/filters/filter";
import { applicationFields, type ApplicationColumn } from "@product/domain/forms/application-list";
import type { ApplicationState } from "@product/domain/forms/states";
import type { Locale } from "@product/domain/locales";
import type { FilterWords } from "#features/ground/filters/share/filter-words.ts";
import type { ListWords } from "#features/ground/listing/share/list-screen.tsx";
import type { ApplicationChoices } from "./queries.server.ts";

/** The words of the list of applications, beside those of every list. */
export function useListWords(): ListWords {
  const t = useTranslations("application-list");
  return {
    title: t("title"),
    caption: t("caption"),
    searchLabel: t("search"),
    tabName: (key) => t(`view:${key as "all"}`),
    columnName: (column) => t(`column:${column as ApplicationColumn}`),
    orderName: (order) => t(`order:${order as "sent"}`),
    empty: { title: t("emptyTitle"), text: t("emptyText") },
    noMatch: { title: t("noMatchTitle"), text: t("noMatchText") },
  };
}

/** The words in which a filter of applications is told. */
export function useFilterWords(choices: ApplicationChoices): FilterWords {
  const t = useTranslations("application-list");
  const words = useTranslations("applications");
  const filters = useTranslations("filters");
  const locale = useLocale();
  const listed = { form: choices.forms, entity: choices.entities };
  const isListed = (field: string): field is keyof typeof listed => Object.hasOwn(listed, field);
  return {
    t: filters,
    locale,
    fields: applicationFields,
    ofField: (field) => t(`of:${field as keyof typeof applicationFields}`),
    fieldName: (field) => t(`field:${field as keyof typeof applicationFields}`),
    nameOf: (field, value) => {
      if (field === "applicationState") return words(`state:${value as ApplicationState}`);
      if (field === "applicantLanguage") return words(`language:${value as Locale}`);
      return isListed(field) ? (listed[field].find(({ id }) => id === value)?.name ?? t("outOfReach")) : undefined;
    },
    options: (field) =>
      isListed(field) ? listed[field].map(({ id }) => id) : (applicationFields as FilterFields)[field]!.values,
  };
}
