/** A contract's text with everything in its places, to be sent, or before that to be looked at. */
import { eq } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import {
  contractPlaces,
  emptyPlaces,
  isSampleText,
  renderContract,
  type ContractPlace,
  type ContractValues,
} from "@product/domain/papers/contract-places";
import { maskedEnd } from "@product/domain/people/typed-worker";
import type { Permission } from "@product/domain/permissions/catalogue";
import { Refused } from "@product/domain/refusals";
import { contractTemplates, type engagements } from "@product/database/tables/papers/engagement";
import { legalEntities } from "@product/database/tables/company/master-data";
import { readRecord } from "@product/database/workers/read-record";
import { homeDay } from "#request/clock.ts";
import type { Transaction } from "#request/perform.ts";
import type { ContractTexts } from "./sealed-text.server.ts";
import { contractValues, type WrittenTerms } from "./values.server.ts";

type Kept = WrittenTerms & Pick<typeof engagements.$inferSelect, "workerId" | "legalEntityId" | "templateId">;
type Reader = Pick<Transaction, "select">;

/** The text as it is sent. Refused while it is a sample, or while something that it says is missing. */
export async function writtenOut(reader: Reader, kept: Kept): Promise<ContractTexts> {
  const { template, values, missing } = await draftOf(reader, kept);
  if (!template) throw new Refused({ code: "engagement.template-needed" });
  const named = (language: Locale) => missing.map((place) => contractPlaces[place][language]).join(", ");
  if (missing.length > 0)
    throw new Refused({
      code: "engagement.incomplete",
      n: missing.length,
      namesEn: named("en"),
      namesEs: named("es"),
    });
  if (isSample(template)) throw new Refused({ code: "engagement.sample-text", name: template.name });
  return { en: renderContract(template.bodyEn, values.en), es: renderContract(template.bodyEs, values.es) };
}

/** Whether nothing is missing in the text but what the worker has yet to tell of themselves. */
export async function waitsForWorker(reader: Reader, kept: Kept): Promise<boolean> {
  const { template, missing } = await draftOf(reader, kept);
  if (!template || isSample(template) || missing.length === 0) return false;
  return missing.every((place) => place.startsWith("worker."));
}

export type ContractPreview = {
  texts: ContractTexts | undefined;
  template: { id: string; name: string; isSample: boolean } | undefined;
  /** Missing placeholders; the part of the name before the dot tells where each is filled in. */
  missing: ContractPlace[];
};

/**
 * How the text would read if it were sent now. It shows no more than the record does: numbers masked, and what the reader may not
 * see or what is missing by its name.
 */
export async function previewOf(
  actor: Actor,
  reader: Reader,
  { kept, entityOfWorker }: { kept: Kept; entityOfWorker: string },
): Promise<ContractPreview> {
  const { template, values, missing } = await draftOf(reader, kept);
  const may = (permission: Permission) => isPermitted(actor, permission, { entity: entityOfWorker });
  const read = (body: string, language: Locale) =>
    renderContract(body, namedWhereEmpty(masked(values[language], may), language));
  return {
    texts: template && { en: read(template.bodyEn, "en"), es: read(template.bodyEs, "es") },
    template: template && { id: template.id, name: template.name, isSample: isSample(template) },
    missing,
  };
}

const isSample = ({ bodyEn, bodyEs }: { bodyEn: string; bodyEs: string }) =>
  isSampleText(bodyEn) || isSampleText(bodyEs);

async function draftOf(reader: Reader, kept: Kept) {
  const [template] = kept.templateId
    ? await reader.select().from(contractTemplates).where(eq(contractTemplates.id, kept.templateId))
    : [];
  const [entity] = await reader.select().from(legalEntities).where(eq(legalEntities.id, kept.legalEntityId));
  const worker = (await readRecord(reader, kept.workerId))!;
  const facts = { worker, entity: entity!, engagement: kept, day: homeDay() };
  const values = { en: contractValues(facts, "en"), es: contractValues(facts, "es") };
  return { template, values, missing: template ? emptyPlaces(template.bodyEn, values.en) : [] };
}

function masked(values: ContractValues, may: (permission: Permission) => boolean): ContractValues {
  const number = values["worker.identityNumber"];
  return {
    ...values,
    "worker.identityNumber": number && may("identity.view") ? maskedEnd(number) : "",
    "worker.birthDate": values["worker.birthDate"] && may("identity.view") ? "••••" : "",
    "worker.address": may("worker.view.contact") ? (values["worker.address"] ?? "") : "",
    "engagement.rate": may("pay.view") ? (values["engagement.rate"] ?? "") : "",
  };
}

const namedWhereEmpty = (values: ContractValues, language: Locale): ContractValues =>
  Object.fromEntries(
    Object.entries(contractPlaces).map(([place, name]) => [
      place,
      values[place as ContractPlace] || `[${name[language]}]`,
    ]),
  );
