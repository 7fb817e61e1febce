import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { mergeHalves, mergeRefusals } from "@product/domain/people/merge-workers";
import { toldRecord } from "@product/domain/people/typed-worker";
import { checkWorker } from "@product/domain/people/worker-record";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { sealsOf } from "@product/database/person-keys";
import { formerContacts } from "@product/database/tables/privacy/erasure";
import { listMembers } from "@product/database/tables/people/list";
import { workerRoles, workers } from "@product/database/tables/people/worker";
import {
  availabilities,
  completionLinks,
  workerIdentities,
  workerLanguages,
  workerNotes,
  workerProposals,
  workerSocials,
} from "@product/database/tables/people/worker-record";
import type { Account } from "@product/database/workers/decide-accounts";
import { lockWorker } from "@product/database/workers/lock-worker";
import { saveRecord } from "@product/database/workers/save-record";
import { clockNow, homeDay } from "#request/clock.ts";
import { enterFirst, tellWorker } from "#features/people/bank-accounts/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { Merge, MergeStep } from "#request/slices/merge-steps.ts";
import { halfOf } from "./queries.server.ts";
import type { MergeForm } from "./schema.ts";

/** Makes one record of two: what the other one knows comes over, its address leads here from now on, and it stands in no list. */
export const mergeWorkers = (
  actor: Actor,
  id: string,
  { otherId, version, otherVersion }: MergeForm,
  steps: Readonly<Record<string, MergeStep>>,
) =>
  perform(actor, "worker.merge", async ({ tx, now, subject, recordChange }) => {
    if (id === otherId) throw new Refused({ code: "merge.itself" });
    // In the order of their ids, so that two who merge the same pair do not wait for each other.
    const locked = new Map<string, Awaited<ReturnType<typeof lockWorker>>>();
    for (const each of [id, otherId].toSorted()) locked.set(each, await lockWorker(tx, each));
    const [kept, gone] = [subject(locked.get(id)!), subject(locked.get(otherId)!)];
    if (kept.version !== version || gone.version !== otherVersion)
      throw new Refused({ code: "record.changed-meanwhile" });
    const [keptHalf, goneHalf] = [await halfOf(tx, kept), await halfOf(tx, gone)];
    const [refusal, ...more] = mergeRefusals(keptHalf, goneHalf);
    if (refusal) throw new Refused(refusal, ...more);
    const merged = mergeHalves(keptHalf, goneHalf);
    const after = checkWorker(merged.typed, homeDay()).record;
    if (!after) throw new Refused({ code: "record.changed-meanwhile" });
    const merge = { tx, from: otherId, to: id, anew: await resealing(tx, otherId, id) };
    await moveNotes(merge);
    await tx.update(availabilities).set({ workerId: id }).where(eq(availabilities.workerId, otherId));
    for (const step of Object.values(steps)) await step(merge);
    await moveMemberships(tx, actor, otherId, id, now);
    await keepContacts(tx, gone, id);
    await emptyOut(tx, otherId, id, now);
    await saveRecord(tx, id, after);
    if (keptHalf.record.iban !== goneHalf.record.iban) await settleTheOne(tx, actor, id, keptHalf.record, after);
    await tx
      .update(workers)
      .set({ tags: merged.tags, userId: merged.userId, version: version + 1, updatedAt: now })
      .where(eq(workers.id, id));
    const roles = merged.roleIds.map((roleId) => ({ workerId: id, roleId }));
    if (roles.length > 0) await tx.insert(workerRoles).values(roles).onConflictDoNothing();
    await refreshClearance(tx, [id, otherId], clockNow());
    recordChange(kept, toldRecord(keptHalf.record), toldRecord(after));
    recordChange(gone, { mergedInto: null, status: gone.status }, { mergedInto: id, status: "erased" });
    return { id };
  });

/** One of the two had no account: whoever is reached by either record hears into which one they are paid. */
async function settleTheOne(tx: Transaction, actor: Actor, id: string, before: Account, after: Account) {
  if (before.iban === null) await enterFirst(tx, actor, id, after);
  else await tellWorker(tx, id, "entered");
}

/** How the one that goes was reached: who gives someone another record must not keep a letter from them. */
async function keepContacts(tx: Transaction, { id, email, mobile }: typeof workers.$inferSelect, into: string) {
  await tx.update(formerContacts).set({ workerId: into }).where(eq(formerContacts.workerId, id));
  const now = [{ kind: "email", value: email } as const, { kind: "mobile", value: mobile } as const].flatMap(
    ({ kind, value }) => (value === null ? [] : [{ workerId: into, kind, value }]),
  );
  if (now.length > 0) await tx.insert(formerContacts).values(now);
}

async function resealing(tx: Transaction, from: string, to: string): Promise<Merge["anew"]> {
  const seals = await sealsOf(tx, [from, to]);
  return (sealed) => sealed && (seals.get(to)!.close(seals.get(from)!.open(sealed)) as typeof sealed);
}

async function moveNotes({ tx, from, to, anew }: Merge): Promise<void> {
  const notes = await tx.select().from(workerNotes).where(eq(workerNotes.workerId, from));
  for (const { id, textSealed } of notes)
    await tx
      .update(workerNotes)
      .set({ workerId: to, textSealed: anew(textSealed) })
      .where(eq(workerNotes.id, id));
}

/** Where the one that goes is in a list, of whom to call or whom never to send, the one that stays is from now on. */
async function moveMemberships(tx: Transaction, actor: Actor, from: string, to: string, now: Date): Promise<void> {
  const by = actor.kind === "person" ? actor.id : null;
  const ended = await tx
    .update(listMembers)
    .set({ removedBy: by, removedAt: now })
    .where(and(eq(listMembers.workerId, from), isNull(listMembers.removedAt)))
    .returning({ listId: listMembers.listId, reason: listMembers.reason });
  const rows = ended.map(({ listId, reason }) => ({ listId, reason, workerId: to, addedBy: by, addedAt: now }));
  if (rows.length > 0) await tx.insert(listMembers).values(rows).onConflictDoNothing();
}

/** Only its code and name stay, so that the trail and the old address still mean someone. */
async function emptyOut(tx: Transaction, id: string, into: string, now: Date): Promise<void> {
  for (const table of [workerIdentities, workerSocials, workerLanguages, workerRoles, workerProposals, completionLinks])
    await tx.delete(table).where(eq(table.workerId, id));
  await tx.update(workers).set({ mergedInto: into }).where(eq(workers.mergedInto, id));
  await tx
    .update(workers)
    .set({
      mergedInto: into,
      status: "erased",
      statusReason: null,
      statusUntil: null,
      statusSince: now,
      email: null,
      mobile: null,
      address: "",
      nationality: null,
      birthDateSealed: null,
      isAdult: null,
      nameBirthHash: null,
      userId: null,
      updatedAt: now,
    })
    .where(eq(workers.id, id));
}
