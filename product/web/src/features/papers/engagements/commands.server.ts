import { eq } from "drizzle-orm";
import { NotPermitted, type Actor, isPermitted } from "@product/domain/actor";
import { altaFaults, bajaFaults, currencyOf, hasCalls, needsAlta } from "@product/domain/papers/engagements";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { engagementPeriods, engagements } from "@product/database/tables/papers/engagement";
import { legalEntities } from "@product/database/tables/company/master-data";
import { nextCallOf } from "@product/database/workers/calls";
import {
  expectingFree,
  lockEngagement,
  saveEngagement,
  contractTrail,
  type Engagement,
} from "@product/database/workers/engagements";
import { lockWorker } from "@product/database/workers/lock-worker";
import { clockNow } from "#request/clock.ts";
import { dayAt } from "@product/domain/time/zoned";
import { perform, type Performance, type Transaction } from "#request/perform.ts";
import { ensureFit, unsent } from "./fit.server.ts";
import type { AltaForm, BajaForm, EndForm, EngagementChoice, EngagementForm } from "./schema.ts";

export const createEngagement = (actor: Actor, workerId: string, form: EngagementForm) =>
  perform(actor, "engagement.create", async (performance) => {
    const { id } = await draftContract(performance, actor, workerId, form);
    return { id };
  });

/** Making a contract requires permission to edit both at the worker's company and at the contract's. */
export async function draftContract(
  { tx, subject, recordChange }: Performance<"engagement.create">,
  actor: Actor,
  workerId: string,
  form: EngagementForm,
): Promise<Engagement> {
  const worker = subject(await lockWorker(tx, workerId));
  subject({ id: workerId, legalEntityId: form.legalEntityId });
  const { country } = await ensureFit(tx, form);
  const [engagement] = await expectingFree(() =>
    tx
      .insert(engagements)
      .values({ workerId, state: "draft", ...termsOf(form), ...rateOf(actor, form, country, worker.legalEntityId) })
      .returning(),
  );
  await refreshClearance(tx, [workerId], clockNow());
  recordChange(worker, {}, contractTrail(engagement!));
  return engagement!;
}

/** A contract sent and not signed has to be sent again after an edit: its link no longer works. */
export const editEngagement = (actor: Actor, workerId: string, engagementId: string, form: EngagementForm) =>
  perform(actor, "engagement.edit", async ({ tx, now, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, workerId));
    subject({ id: workerId, legalEntityId: form.legalEntityId });
    const kept = await lockEngagement(tx, workerId, engagementId, form.version);
    // The permission is needed at the company of before too, or a contract could be moved to one's own.
    subject({ id: workerId, legalEntityId: kept.legalEntityId });
    ensureUnsigned(kept);
    const { country } = await ensureFit(tx, form, kept);
    const pay = rateOf(actor, form, country, worker.legalEntityId, kept);
    const saved = await saveEngagement(tx, kept, { ...termsOf(form), ...pay, ...unsent }, now);
    recordChange(worker, contractTrail(kept), contractTrail(saved));
    return { id: engagementId };
  });

/** Sets the last day of a signed contract. */
export const endEngagement = (actor: Actor, workerId: string, { engagementId, version, lastDay }: EndForm) =>
  perform(actor, "engagement.end", async ({ tx, now, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, workerId));
    const kept = await lockEngagement(tx, workerId, engagementId, version);
    if (kept.state !== "signed") throw new Refused({ code: "engagement.not-signed" });
    if (lastDay < kept.firstDay) throw new Refused({ code: "record.changed-meanwhile" });
    const saved = await saveEngagement(tx, kept, { lastDay, endedAt: now }, now);
    recordChange(worker, contractTrail(kept), contractTrail(saved));
    return { id: engagementId };
  });

/** A signed contract can be cancelled only while nobody can have worked under it. Its signed copy is kept. */
export const cancelEngagement = (actor: Actor, workerId: string, { engagementId, version }: EngagementChoice) =>
  perform(actor, "engagement.cancel", async ({ tx, now, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, workerId));
    const kept = await lockEngagement(tx, workerId, engagementId, version);
    if (kept.state === "cancelled") throw new Refused({ code: "engagement.cancelled" });
    const { timeZone } = await companyOf(tx, kept.legalEntityId);
    if (kept.altaOn || (kept.state === "signed" && kept.firstDay <= dayAt(now, timeZone)))
      throw new Refused({ code: "engagement.begun" });
    const cancelled = { state: "cancelled", signedAt: null, tokenHash: null, tokenExpiresAt: null } as const;
    const saved = await saveEngagement(tx, kept, cancelled, now);
    recordChange(worker, contractTrail(kept), contractTrail(saved));
    return { id: engagementId };
  });

type WorkerAlta = Pick<AltaForm, "engagementId" | "altaOn" | "altaReference" | "calledOn"> & {
  workerId: string;
  version?: number;
};

export const recordAlta = (actor: Actor, workerId: string, form: AltaForm) =>
  recordAltas(actor, [{ ...form, workerId }]);

/** Registrations that were made with Social Security, for one or for many; all of them or none. */
export const recordAltas = (actor: Actor, altas: readonly WorkerAlta[]) =>
  perform(actor, "engagement.alta", async ({ tx, now, subject, recordChange }) => {
    // In the order of their ids, so that two who record the same people wait and do not stop each other.
    for (const alta of altas.toSorted((a, b) => (a.workerId < b.workerId ? -1 : 1))) {
      const worker = subject(await lockWorker(tx, alta.workerId));
      const kept = await lockEngagement(tx, alta.workerId, alta.engagementId, alta.version);
      if (kept.state === "cancelled") throw new Refused({ code: "engagement.cancelled" });
      if (kept.altaOn && !kept.bajaOn) throw new Refused({ code: "engagement.alta-open" });
      await ensureAltaDay(tx, kept, alta.altaOn, now);
      const { altaOn, altaReference } = alta;
      const calledOn = alta.calledOn ?? (await dayOfAlta(tx, kept, altaOn));
      await archiveRegistration(tx, kept);
      const newAlta = { calledOn, altaOn, altaReference, altaRecordedAt: now };
      const ended = { bajaOn: null, bajaReference: "", bajaRecordedAt: null };
      const saved = await saveEngagement(tx, kept, { ...newAlta, ...ended }, now);
      recordChange(worker, contractTrail(kept), contractTrail(saved));
    }
    if (altas.length === 0) throw new Refused({ code: "bulk.nobody" });
    return { count: altas.length };
  });

export const recordBaja = (actor: Actor, workerId: string, form: BajaForm) =>
  perform(actor, "engagement.baja", async ({ tx, now, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, workerId));
    const { engagementId, version, bajaOn, bajaReference } = form;
    const kept = await lockEngagement(tx, workerId, engagementId, version);
    if (!kept.altaOn || kept.bajaOn) throw new Refused({ code: "engagement.without-alta" });
    if (bajaFaults(kept.altaOn, bajaOn).length > 0) throw new Refused({ code: "record.changed-meanwhile" });
    const saved = await saveEngagement(tx, kept, { bajaOn, bajaReference, bajaRecordedAt: now }, now);
    recordChange(worker, contractTrail(kept), contractTrail(saved));
    return { id: engagementId };
  });

async function ensureAltaDay(tx: Transaction, kept: Engagement, altaOn: string, now: Date): Promise<void> {
  const { country, timeZone } = await companyOf(tx, kept.legalEntityId);
  const isAltaRequired = needsAlta(country, kept.type);
  if (!isAltaRequired || altaFaults(kept, altaOn, dayAt(now, timeZone)).length > 0)
    throw new Refused({ code: "record.changed-meanwhile" });
}

/** The day the alta is for: the next call for workers who are called; otherwise the first day of the contract. */
async function dayOfAlta(tx: Transaction, kept: Engagement, altaOn: string): Promise<string> {
  if (hasCalls(kept.type)) return (await nextCallOf(tx, kept)) ?? altaOn;
  return kept.altaOn ? altaOn : kept.firstDay;
}

/** Copies a finished registration to the history before the next alta overwrites it. */
async function archiveRegistration(tx: Transaction, kept: Engagement): Promise<void> {
  const { id, workerId, calledOn, altaOn, altaReference, altaRecordedAt, bajaOn, bajaReference, bajaRecordedAt } = kept;
  if (!altaOn || !altaRecordedAt || !bajaOn || !bajaRecordedAt) return;
  await tx.insert(engagementPeriods).values({
    engagementId: id,
    workerId,
    calledOn: calledOn ?? altaOn,
    altaOn,
    altaReference,
    altaRecordedAt,
    bajaOn,
    bajaReference,
    bajaRecordedAt,
  });
}

const companyOf = async (tx: Transaction, id: string) =>
  (await tx.select().from(legalEntities).where(eq(legalEntities.id, id)))[0]!;

function ensureUnsigned({ state }: Engagement): void {
  if (state === "signed") throw new Refused({ code: "engagement.signed" });
  if (state === "cancelled") throw new Refused({ code: "engagement.cancelled" });
}

export const termsOf = (form: EngagementForm) => ({
  legalEntityId: form.legalEntityId,
  type: form.type,
  firstDay: form.firstDay,
  lastDay: form.lastDay ?? null,
  percentage: form.percentage === undefined ? null : (form.percentage / 100).toFixed(2),
  weeklyHours: form.weeklyHours === undefined ? null : (form.weeklyHours / 100).toFixed(2),
  convenio: form.convenio,
  category: form.category,
  complementaryHours: form.complementaryHours,
  ...(form.type === "temporary"
    ? { cause: form.cause ?? null, causeDetail: form.causeDetail }
    : { cause: null, causeDetail: "" }),
  ...(hasCalls(form.type)
    ? { activityPeriod: form.activityPeriod, hoursDistribution: form.hoursDistribution }
    : { activityPeriod: "", hoursDistribution: "" }),
  templateId: form.templateId ?? null,
});

/** An actor who may not see the rate cannot write it either; the kept rate stays. */
function rateOf(
  actor: Actor,
  { baseRate, currency }: EngagementForm,
  country: "ES" | "UK",
  legalEntityId: string,
  before?: Engagement,
): Pick<Engagement, "baseRate" | "currency"> {
  if (!isPermitted(actor, "pay.edit", { entity: legalEntityId })) {
    if (baseRate !== undefined) throw new NotPermitted(actor, "pay.edit");
    return { baseRate: before?.baseRate ?? null, currency: before?.currency ?? null };
  }
  if (baseRate === undefined) return { baseRate: null, currency: null };
  return { baseRate, currency: currency ?? currencyOf(country) };
}
