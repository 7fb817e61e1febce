import { typedIn } from "@product/domain/people/typed-form";
import { clockNow, homeDay } from "#request/clock.ts";
import { and, eq } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import { toldRecord, typedWorker } from "@product/domain/people/typed-worker";
import {
  checkWorker,
  contactFields,
  detailFields,
  identityFields,
  payFields,
  type TypedWorker,
  type WorkerField,
  type WorkerRecord,
} from "@product/domain/people/worker-record";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { sealsOf } from "@product/database/person-keys";
import { workerRoles, workers } from "@product/database/tables/people/worker";
import { availabilities, workerNotes } from "@product/database/tables/people/worker-record";
import { findDuplicates } from "@product/database/workers/find-duplicates";
import { lockWorker } from "@product/database/workers/lock-worker";
import { readRecord } from "@product/database/workers/read-record";
import { saveRecord } from "@product/database/workers/save-record";
import { settleAccount } from "#features/people/bank-accounts/commands.server.ts";
import { expectingUnique, ensureChoices, ensureVolunteering } from "#features/people/worker-record/commands.server.ts";
import type { DetailsForm, IdentityForm, PayForm } from "#features/people/worker-record/schema.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { entryOf, type AvailabilityForm, type RevealReasonForm, type NoteForm } from "./schema.ts";

/** Edits name, contact, place and work. Fields that the actor does not see stay as they are. */
export { moveWorker } from "./moves.server.ts";

export const editDetails = (
  actor: Actor,
  id: string,
  { version, legalEntityId, roleIds, tags, ...form }: DetailsForm,
) =>
  perform(actor, "worker.edit", async ({ tx, now, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id, version));
    // A move to another entity needs the permission to edit there too.
    subject({ id, legalEntityId });
    await ensureChoices(tx, { legalEntityId, roleIds });
    const before = (await readRecord(tx, id))!;
    const seesContact = isPermitted(actor, "worker.view.contact", { entity: worker.legalEntityId });
    const written = typedIn(form);
    const hidden: readonly WorkerField[] = seesContact ? [] : contactFields;
    const taken = detailFields.filter((field) => !hidden.includes(field));
    const after = merged(before, Object.fromEntries(taken.map((field) => [field, written[field] ?? ""])));
    if (before.workerType !== "volunteer" || worker.legalEntityId !== legalEntityId)
      await ensureVolunteering(tx, after.workerType, legalEntityId);
    const rolesBefore = (await tx.select().from(workerRoles).where(eq(workerRoles.workerId, id))).map(
      ({ roleId }) => roleId,
    );
    const roles = [...new Set(roleIds)];
    await saveRecord(tx, id, after);
    await tx
      .update(workers)
      .set({ legalEntityId, tags, version: version + 1, updatedAt: now })
      .where(eq(workers.id, id));
    await tx.delete(workerRoles).where(eq(workerRoles.workerId, id));
    if (roles.length > 0) await tx.insert(workerRoles).values(roles.map((roleId) => ({ workerId: id, roleId })));
    await refreshClearance(tx, [id], clockNow());
    recordChange(
      worker,
      { ...toldRecord(before), entity: worker.legalEntityId, roles: rolesBefore.toSorted(), tags: worker.tags },
      { ...toldRecord(after), entity: legalEntityId, roles: roles.toSorted(), tags },
    );
    return { id };
  });

export const editIdentity = (actor: Actor, id: string, { version, remove, ...form }: IdentityForm) =>
  perform(actor, "worker.edit-identity", async ({ tx, now, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id, version));
    const before = (await readRecord(tx, id))!;
    const after = merged(before, changesIn(identityFields, form, remove));
    await saveNumbers(tx, id, after);
    await nextVersion(tx, id, version, now);
    recordChange(worker, toldRecord(before), toldRecord(after));
    return { id };
  });

/** Another account than the one that is there waits for a second person; everything else is saved at once. */
export const editPay = (actor: Actor, id: string, { version, remove, ...form }: PayForm) =>
  perform(actor, "worker.edit-pay", async ({ tx, now, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id, version));
    const before = (await readRecord(tx, id))!;
    const wanted = merged(before, changesIn(payFields, form, remove));
    await saveNumbers(tx, id, wanted);
    const after = { ...wanted, ...(await settleAccount(tx, actor, worker, before, wanted)) };
    await nextVersion(tx, id, version, now);
    recordChange(worker, toldRecord(before), toldRecord(after));
    return { id };
  });

/** The facts about the worker have changed, and so may their clearance. */
async function nextVersion(tx: Transaction, id: string, version: number, now: Date): Promise<void> {
  await tx
    .update(workers)
    .set({ version: version + 1, updatedAt: now })
    .where(eq(workers.id, id));
  await refreshClearance(tx, [id], clockNow());
}

/** A passport's country and expiry go with the passport. */
function changesIn(
  fields: readonly WorkerField[],
  form: Partial<Record<string, unknown>>,
  remove: readonly WorkerField[],
): TypedWorker {
  const written = fields.flatMap((field) => (typeof form[field] === "string" ? [[field, form[field]]] : []));
  return Object.fromEntries([...written, ...remove.map((field) => [field, ""])]);
}

function merged(before: WorkerRecord, changes: TypedWorker): WorkerRecord {
  const { record } = checkWorker({ ...typedWorker(before), ...changes }, homeDay());
  // The form was right in itself; together with what a colleague changed meanwhile it is not.
  if (!record) throw new Refused({ code: "record.changed-meanwhile" });
  return record;
}

async function saveNumbers(tx: Transaction, id: string, record: WorkerRecord): Promise<void> {
  const others = await findDuplicates(tx, record, id);
  if (others.some(({ strength }) => strength === "exact")) throw new Refused({ code: "worker.exists", people: [] });
  await expectingUnique(() => saveRecord(tx, id, record));
}

export const writeNote = (actor: Actor, id: string, { text }: NoteForm) =>
  perform(actor, "worker.note", async ({ tx, subject }) => {
    subject(await lockWorker(tx, id));
    const seal = (await sealsOf(tx, [id])).get(id)!;
    const authorId = actor.kind === "person" ? actor.id : "00000000-0000-0000-0000-000000000000";
    await tx.insert(workerNotes).values({ workerId: id, authorId, textSealed: seal.close(text) });
    return { id };
  });

const mostEntries = 200;

export const addAvailability = (actor: Actor, id: string, form: AvailabilityForm) =>
  perform(actor, "worker.availability", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id));
    if ((await tx.$count(availabilities, eq(availabilities.workerId, id))) >= mostEntries)
      throw new Refused({ code: "worker.too-many-entries", most: mostEntries });
    const entry = entryOf(form);
    await tx.insert(availabilities).values({ workerId: id, ...entry, source: "planner" });
    recordChange(worker, {}, { availability: entry });
    return { id };
  });

export const removeAvailability = (actor: Actor, id: string, { id: entryId }: { id: string }) =>
  perform(actor, "worker.availability", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id));
    const [gone] = await tx
      .delete(availabilities)
      .where(and(eq(availabilities.id, entryId), eq(availabilities.workerId, id)))
      .returning();
    if (!gone) throw new Refused({ code: "record.changed-meanwhile" });
    const { kind, firstDay, lastDay, weekdays, from, until } = gone;
    recordChange(worker, { availability: { kind, firstDay, lastDay, weekdays, from, until } }, {});
    return { id };
  });

/** Opens what is masked, and writes down that it was looked at and why. */
export const revealIdentity = (actor: Actor, id: string, look: RevealReasonForm) =>
  perform(actor, "worker.reveal-identity", async ({ tx, subject, recordChange }) => {
    recordChange(subject(await lockWorker(tx, id)), {}, look);
    const { birthDate, identities } = (await readRecord(tx, id))!;
    return { birthDate, identities: identities.map(({ type, value }) => ({ type, value })) };
  });

export const revealPay = (actor: Actor, id: string, look: RevealReasonForm) =>
  perform(actor, "worker.reveal-pay", async ({ tx, subject, recordChange }) => {
    recordChange(subject(await lockWorker(tx, id)), {}, look);
    const { naf, iban, accountHolder } = (await readRecord(tx, id))!;
    return { naf, iban, accountHolder };
  });
