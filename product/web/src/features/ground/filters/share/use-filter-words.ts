import { useLocale, useTranslations } from "use-intl";
import type { Verdict } from "@product/domain/clearance/verdict";
import { locales } from "@product/domain/locales";
import type { Country, WorkerSource, WorkerStatus, WorkerType } from "@product/domain/people/workers";
import type { SentenceWords } from "./filter-sentence.ts";

/** The names of what only the database knows. */
export type FilterChoices = {
  roles: readonly { key: string; name: string }[];
  entities: readonly { id: string; name: string }[];
};

/** The words in which a filter of workers is told. A page that uses them names the messages of `filters` and of `workers`. */
export function useFilterWords(choices: FilterChoices): SentenceWords {
  const t = useTranslations("filters");
  const workers = useTranslations("workers");
  const names: Record<string, (value: string) => string | undefined> = {
    status: (value) => workers(`status:${value as WorkerStatus}`),
    workerType: (value) => workers(`type:${value as WorkerType}`),
    country: (value) => t(`country:${value as Country}`),
    source: (value) => t(`source:${value as WorkerSource}`),
    language: (value) => locales.find(({ code }) => code === value)?.name,
    clearance: (value) => t(`verdict:${value as Verdict}`),
    // What has been archived since keeps its key, which is a word too.
    roles: (value) => choices.roles.find(({ key }) => key === value)?.name ?? value,
    entity: (value) => choices.entities.find(({ id }) => id === value)?.name ?? t("entityOutOfReach"),
  };
  return { t, locale: useLocale(), nameOf: (field, value) => names[field]?.(value) };
}
