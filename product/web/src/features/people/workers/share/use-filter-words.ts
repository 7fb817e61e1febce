import { useLocale, useTranslations } from "use-intl";
import type { Verdict } from "@product/domain/clearance/verdict";
import { locales } from "@product/domain/locales";
import type { FilterFields } from "@product/domain/filters/filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import {
  listedStatuses,
  type Country,
  type WorkerSource,
  type WorkerStatus,
  type WorkerType,
} from "@product/domain/people/workers";
import type { FilterWords } from "#features/ground/filters/share/filter-words.ts";

/** The names of what only the database knows. */
export type FilterChoices = {
  roles: readonly { key: string; name: string }[];
  entities: readonly { id: string; name: string }[];
  qualifications: readonly { key: string; name: string }[];
  documents: readonly { key: string; name: string }[];
  tags: readonly string[];
};

/** The words in which a filter of workers is told. A page that uses them names the messages of `filters` and of `workers`. */
export function useFilterWords(choices: FilterChoices): FilterWords {
  const t = useTranslations("filters");
  const workers = useTranslations("workers");
  const locale = useLocale();
  const languages = new Intl.DisplayNames([locale], { type: "language" });
  const documentName = (value: string) => choices.documents.find(({ key }) => key === value)?.name ?? value;
  const documentKeys = choices.documents.map(({ key }) => key);
  const names: Record<string, (value: string) => string | undefined> = {
    status: (value) => workers(`status:${value as WorkerStatus}`),
    workerType: (value) => workers(`type:${value as WorkerType}`),
    country: (value) => t(`country:${value as Country}`),
    source: (value) => t(`source:${value as WorkerSource}`),
    language: (value) => locales.find(({ code }) => code === value)?.name,
    clearance: (value) => t(`verdict:${value as Verdict}`),
    // A role or qualification archived since keeps its key, which is a word too.
    roles: (value) => choices.roles.find(({ key }) => key === value)?.name ?? value,
    spoken: (value) => languages.of(value),
    qualifications: (value) => choices.qualifications.find(({ key }) => key === value)?.name ?? value,
    documentsInForce: documentName,
    documentsExpired: documentName,
    documentsToReview: documentName,
    entity: (value) => choices.entities.find(({ id }) => id === value)?.name ?? t("entityOutOfReach"),
  };
  const options: Record<string, readonly string[]> = {
    roles: choices.roles.map(({ key }) => key),
    entity: choices.entities.map(({ id }) => id),
    status: listedStatuses,
    qualifications: choices.qualifications.map(({ key }) => key),
    documentsInForce: documentKeys,
    documentsExpired: documentKeys,
    documentsToReview: documentKeys,
  };
  return {
    t,
    locale,
    fields: workerFields,
    ofField: (field) => t(`of:${field as keyof typeof workerFields}`),
    fieldName: (field) => t(`field:${field as keyof typeof workerFields}`),
    nameOf: (field, value) => names[field]?.(value),
    suggestions: (field) => (field === "tags" ? choices.tags : undefined),
    options: (field) => options[field] ?? (workerFields as FilterFields)[field]!.values,
  };
}
