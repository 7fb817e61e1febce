/** Values of a contract's placeholders in one language. */
import type { Locale } from "@product/domain/locales";
import type { ContractValues } from "@product/domain/papers/contract-places";
import type { WorkerRecord } from "@product/domain/people/worker-record";
import type { WorkerType } from "@product/domain/people/workers";
import type { engagements } from "@product/database/tables/papers/engagement";
import type { legalEntities } from "@product/database/tables/company/master-data";
import { dayInWords, moneyOf, numberOf } from "#i18n/format.ts";
import { messages } from "./messages.ts";

export type ContractFacts = {
  worker: WorkerRecord;
  entity: typeof legalEntities.$inferSelect;
  engagement: WrittenTerms;
  day: string;
};

/** Terms that the text of a contract needs, whether the contract is made already or not. */
export type WrittenTerms = Pick<
  typeof engagements.$inferSelect,
  | "type"
  | "firstDay"
  | "lastDay"
  | "percentage"
  | "weeklyHours"
  | "convenio"
  | "category"
  | "baseRate"
  | "currency"
  | "complementaryHours"
  | "cause"
  | "causeDetail"
  | "activityPeriod"
  | "hoursDistribution"
>;

export function contractValues({ worker, entity, engagement, day }: ContractFacts, locale: Locale): ContractValues {
  const word = (key: keyof typeof messages, values: Record<string, string> = {}) =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      messages[key][locale],
    );
  const { percentage, weeklyHours, baseRate, currency, lastDay } = engagement;
  const number = (text: string) => numberOf(Number(text), locale);
  const workingTime = percentage
    ? word("text:ofFullTime", { part: number(percentage) })
    : weeklyHours
      ? word("text:hoursAWeek", { hours: number(weeklyHours) })
      : word("text:asCalled");
  return {
    "worker.name": fullName(worker),
    "worker.identityNumber": identityNumber(worker),
    "worker.birthDate": worker.birthDate ? dayInWords(worker.birthDate, locale) : "",
    "worker.address": [worker.address, [worker.postcode, worker.town].filter(Boolean).join(" ")]
      .filter(Boolean)
      .join(", "),
    "entity.name": entity.name,
    "entity.taxId": entity.taxId,
    "entity.address": entity.address,
    "entity.employerCode": entity.employerCode,
    "engagement.type": word(`text:type:${engagement.type satisfies WorkerType}`),
    "engagement.firstDay": dayInWords(engagement.firstDay, locale),
    "engagement.lastDay": lastDay ? dayInWords(lastDay, locale) : word("text:noEnd"),
    "engagement.workingTime": workingTime,
    "engagement.convenio": engagement.convenio,
    "engagement.category": engagement.category,
    "engagement.rate":
      baseRate !== null && currency ? word("text:anHour", { rate: moneyOf(baseRate, currency, locale) }) : "",
    "engagement.complementaryHours": word(engagement.complementaryHours ? "text:agreed" : "text:notAgreed"),
    "engagement.cause": engagement.cause
      ? [word(`text:cause:${engagement.cause}`), ...(engagement.causeDetail ? [engagement.causeDetail] : [])].join(": ")
      : "",
    "engagement.activityPeriod": engagement.activityPeriod,
    "engagement.hoursDistribution": engagement.hoursDistribution,
    "contract.day": dayInWords(day, locale),
  };
}

export const fullName = (worker: Pick<WorkerRecord, "firstName" | "lastName" | "secondLastName">): string =>
  [worker.firstName, worker.lastName, worker.secondLastName].filter(Boolean).join(" ");

/** The one that the country knows them by; a passport where there is no other. */
function identityNumber({ identities, country }: WorkerRecord): string {
  const order =
    country === "ES" ? (["DNI", "NIE", "PASSPORT"] as const) : (["NINO", "PASSPORT", "NIE", "DNI"] as const);
  return order.map((type) => identities.find((each) => each.type === type)?.value).find(Boolean) ?? "";
}
