/** Works out the contract that each of many workers would get, or the reason for none. */
import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { isOneself, isPermitted, mayDo, type Actor } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { daysFrom, overlap } from "@product/domain/clearance/day-ranges";
import { isReachable } from "@product/domain/documents/requests";
import { contractFaults } from "@product/domain/papers/contract-law";
import type { LeftWithout } from "@product/domain/papers/contracts-for-many";
import { currencyOf, fittingTemplates } from "@product/domain/papers/engagements";
import { renewalOf } from "@product/domain/papers/renewals";
import { termWarnings, type TermWarning } from "@product/domain/papers/term-warnings";
import type { WorkerStatus } from "@product/domain/people/workers";
import { Refused } from "@product/domain/refusals";
import { contractTemplates, engagements } from "@product/database/tables/papers/engagement";
import { legalEntities } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { waitsForWorker, writtenOut } from "#features/papers/contract-signing/queries.server.ts";
import { termsOf } from "#features/papers/engagements/commands.server.ts";
import type { EngagementForm } from "#features/papers/engagements/schema.ts";
import { homeDay } from "#request/clock.ts";
import type { Transaction } from "#request/perform.ts";
import type { NewContractsForm, RenewalsForm } from "./forms.ts";

type Reader = Pick<Transaction, "select">;
export type Asked = { send: boolean; isOneLink: boolean } & (
  | { how: "new"; terms: Omit<NewContractsForm, "workers" | "send" | "isOneLink" | "from"> }
  | { how: "renew"; renewal: Pick<RenewalsForm, "withinDays" | "lastDay"> }
);
type Proposed = {
  form: EngagementForm;
  warnings: TermWarning[];
  /** Its text lacks what only they can tell. */
  waits?: boolean;
};
export type Proposal = Proposed | LeftWithout;

type Known = Awaited<ReturnType<typeof knownOf>>;
type Person = Known["people"][number];

/** Warnings ask for every contract of the companies, and so only where somebody reads them. */
export async function proposalsFor(
  reader: Reader,
  actor: Actor,
  ids: readonly string[],
  choices: Asked,
  { warns }: { warns: boolean },
): Promise<Map<string, Proposal>> {
  const known = await knownOf(reader, ids, warns);
  const proposals = new Map<string, Proposal>();
  for (const person of known.people) {
    const proposal = proposalFor(actor, person, known, choices);
    proposals.set(
      person.worker.id,
      "form" in proposal && choices.send ? await sendable(reader, person, proposal, choices) : proposal,
    );
  }
  return proposals;
}

async function knownOf(reader: Reader, ids: readonly string[], warns: boolean) {
  const people = await reader
    .select({ worker: workers, entity: legalEntities })
    .from(workers)
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(and(inArray(workers.id, [...ids]), isNull(workers.mergedInto)));
  const standing = ne(engagements.state, "cancelled");
  const contracts = await reader
    .select()
    .from(engagements)
    .where(and(inArray(engagements.workerId, [...ids]), standing));
  const companies = warns ? [...new Set(people.map(({ entity }) => entity.id))] : [];
  const foreseeable = await reader
    .select({ company: engagements.legalEntityId, firstDay: engagements.firstDay, lastDay: engagements.lastDay })
    .from(engagements)
    .where(and(inArray(engagements.legalEntityId, companies), eq(engagements.cause, "foreseeable"), standing));
  const templates = await reader.select().from(contractTemplates).where(isNull(contractTemplates.archivedAt));
  return { people, contracts, foreseeable, templates: templates.map((each) => ({ ...each, isSample: false })) };
}

const gone: readonly WorkerStatus[] = ["rejected", "blocked", "left", "data_blocked", "erased"];

function proposalFor(actor: Actor, person: Person, known: Known, choices: Asked): Proposal {
  const { worker, entity } = person;
  if (!mayDo(actor, acts["engagement.create"], worker)) return { reason: "place" };
  if (isOneself(actor, [worker.id])) return { reason: "oneself" };
  if (gone.includes(worker.status)) return { reason: "status" };
  if (entity.archivedAt) return { reason: "company" };
  const ownContracts = known.contracts.filter(
    (each) => each.workerId === worker.id && each.legalEntityId === entity.id,
  );
  const form =
    choices.how === "new" ? newFor(person, choices.terms) : renewedFor(person, ownContracts, choices.renewal);
  if ("reason" in form) return form;
  const { type, firstDay, lastDay = null, cause = null, templateId, baseRate } = form;
  const [fault] = contractFaults({ type, firstDay, lastDay, cause }, entity);
  if (fault) return { reason: fault };
  const fitting = fittingTemplates(known.templates, entity.country, type);
  if (templateId && !fitting.some(({ id }) => id === templateId)) return { reason: "templateUnfit" };
  if (choices.send && !templateId) return { reason: "templateNeeded" };
  if (baseRate !== undefined && !isPermitted(actor, "pay.edit", { entity: entity.id })) return { reason: "pay" };
  const days = daysFrom(firstDay, lastDay);
  if (ownContracts.some((each) => overlap(daysFrom(each.firstDay, each.lastDay), days))) return { reason: "overlaps" };
  if (choices.send && !isReachable(worker)) return { reason: "unreachable" };
  const foreseeable = known.foreseeable
    .filter(({ company }) => company === entity.id)
    .map((each) => daysFrom(each.firstDay, each.lastDay));
  const signed = ownContracts.filter(({ state }) => state === "signed");
  const { country } = entity;
  return { form, warnings: termWarnings(signed, { type, firstDay, lastDay, cause }, { country, foreseeable }) };
}

const newFor = ({ worker, entity }: Person, terms: (Asked & { how: "new" })["terms"]): EngagementForm => ({
  ...terms,
  legalEntityId: entity.id,
  type: worker.workerType,
  currency: currencyOf(entity.country),
  version: 0,
});

function renewedFor(
  { entity }: Person,
  contracts: Known["contracts"],
  choices: (Asked & { how: "renew" })["renewal"],
): EngagementForm | LeftWithout {
  const renewal = renewalOf(
    contracts.map((each) => ({ ...each, isEnded: each.endedAt !== null })),
    { today: homeDay(), ...choices },
  );
  if ("leftOut" in renewal) return { reason: renewal.leftOut };
  const { kept, firstDay, lastDay } = renewal;
  const hundredths = (text: string | null) => (text === null ? undefined : Math.round(Number(text) * 100));
  return {
    legalEntityId: entity.id,
    type: kept.type,
    firstDay,
    lastDay,
    percentage: hundredths(kept.percentage),
    weeklyHours: hundredths(kept.weeklyHours),
    convenio: kept.convenio,
    category: kept.category,
    baseRate: kept.baseRate ?? undefined,
    currency: kept.currency ?? undefined,
    complementaryHours: kept.complementaryHours,
    cause: kept.cause ?? undefined,
    causeDetail: kept.causeDetail,
    activityPeriod: kept.activityPeriod,
    hoursDistribution: kept.hoursDistribution,
    templateId: kept.templateId ?? undefined,
    version: 0,
  };
}

/** Whether the text can be written out as it stands: who sends many reads none of them. */
async function sendable(
  reader: Reader,
  { worker }: Person,
  proposal: Proposed,
  { isOneLink }: Asked,
): Promise<Proposal> {
  const { baseRate = null, currency = null } = proposal.form;
  const contract = { workerId: worker.id, ...termsOf(proposal.form), baseRate, currency };
  try {
    // The same link asks the worker for the details that only they can give, and the text is written out then.
    const waits = isOneLink && (await waitsForWorker(reader, contract));
    if (!waits) await writtenOut(reader, contract);
    return { ...proposal, waits };
  } catch (error) {
    const [refusal] = error instanceof Refused ? error.refusals : [];
    if (refusal?.code === "engagement.incomplete")
      return { reason: "incomplete", missing: { en: refusal.namesEn, es: refusal.namesEs } };
    if (refusal?.code === "engagement.sample-text") return { reason: "sampleText" };
    throw error;
  }
}
