/** First values of the contract form. */
import { textOfHundredths } from "@product/domain/people/amounts";
import { currencyOf, usualTemplate } from "@product/domain/papers/engagements";
import type { Country, WorkerType } from "@product/domain/people/workers";
import type { choosableTemplates } from "#features/company/contract-templates/queries.server.ts";
import type { ShownEngagement } from "./queries.server.ts";

export const names = [
  "legalEntityId",
  "type",
  "firstDay",
  "lastDay",
  "percentage",
  "weeklyHours",
  "convenio",
  "category",
  "baseRate",
  "currency",
  "cause",
  "causeDetail",
  "activityPeriod",
  "hoursDistribution",
  "templateId",
] as const;
export type Name = (typeof names)[number];

export type Choices = {
  entities: readonly { id: string; name: string; country: Country }[];
  templates: Awaited<ReturnType<typeof choosableTemplates>>;
  usual: { legalEntityId: string; type: WorkerType };
};

/** Where the chosen company is; one that is no longer offered is the one of the contract. */
export const countryOf = (company: string, edited: ShownEngagement | undefined, { entities }: Choices): Country =>
  entities.find(({ id }) => id === company)?.country ?? edited?.country ?? "ES";

export function valuesOf(edited: ShownEngagement | undefined, choices: Choices): Record<Name, string> {
  if (!edited) return newValues(choices);
  const { legalEntityId, type, firstDay, lastDay, percentage, weeklyHours, convenio, category, templateId } = edited;
  const { baseRate, currency } = edited;
  return {
    legalEntityId,
    type,
    firstDay,
    lastDay: lastDay ?? "",
    percentage: percentage ? String(Number(percentage)) : "",
    weeklyHours: weeklyHours ? String(Number(weeklyHours)) : "",
    convenio,
    category,
    baseRate: baseRate ? textOfHundredths(baseRate) : "",
    currency: currency ?? currencyOf(edited.country),
    cause: edited.cause ?? "",
    causeDetail: edited.causeDetail,
    activityPeriod: edited.activityPeriod,
    hoursDistribution: edited.hoursDistribution,
    templateId: templateId ?? "",
  };
}

function newValues(choices: Choices): Record<Name, string> {
  const { usual, templates } = choices;
  const country = countryOf(usual.legalEntityId, undefined, choices);
  return {
    ...(Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>),
    ...usual,
    currency: currencyOf(country),
    templateId: usualTemplate(templates, country, usual.type) ?? "",
  };
}
