/** A closed period is opened again by two people; it stays to be read with its hash, and its days can be closed anew. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { hoursPeriods } from "@product/database/tables/day/hours";
import { perform, type Transaction } from "#request/perform.ts";
import { letOpen } from "./keep-closed.server.ts";
import type { ProposalForm, ReopeningForm } from "#features/day/time/schema.ts";

export const proposeReopening = (actor: Actor, { periodId, reopeningReason }: ReopeningForm) =>
  perform(actor, "hours.propose-reopening", async ({ tx, now, subject, recordChange }) => {
    const period = subject(await lockClosed(tx, eq(hoursPeriods.id, periodId)));
    if (period.reopeningId) throw new Refused({ code: "proposal.changed" });
    const proposal = {
      reopeningId: crypto.randomUUID(),
      reopeningReason,
      reopeningBy: actor.kind === "person" ? actor.id : period.id,
      reopeningAt: now,
    };
    await tx.update(hoursPeriods).set(proposal).where(eq(hoursPeriods.id, period.id));
    recordChange(period, undefined, { reason: reopeningReason });
    return { id: period.id };
  });

export const dropReopening = (actor: Actor, { proposal }: ProposalForm) =>
  perform(actor, "hours.drop-reopening", async ({ tx, subject, recordChange }) => {
    const period = subject(await lockClosed(tx, eq(hoursPeriods.reopeningId, proposal)));
    const nothing = { reopeningId: null, reopeningReason: "", reopeningBy: null, reopeningAt: null };
    await tx.update(hoursPeriods).set(nothing).where(eq(hoursPeriods.id, period.id));
    recordChange(period, { reason: period.reopeningReason }, { reason: null });
    return { id: period.id };
  });

/** Never by whoever proposed it, not even an owner. */
export const confirmReopening = (actor: Actor, { proposal }: ProposalForm) =>
  perform(actor, "hours.confirm-reopening", async ({ tx, now, subject, subjects, recordChange }) => {
    const period = subject(await lockClosed(tx, eq(hoursPeriods.reopeningId, proposal)));
    if (actor.kind !== "person" || period.reopeningBy === actor.id)
      throw new Refused({ code: "worker.other-person-needed" });
    const opened = { reopenedBy: actor.id, reopenedAt: now };
    await tx.update(hoursPeriods).set(opened).where(eq(hoursPeriods.id, period.id));
    const lines = await letOpen(tx, period.id);
    subjects("assignment", sql`SELECT unnest(${sql.param(lines)}::uuid[]) AS id`);
    recordChange(period, undefined, { reason: period.reopeningReason, reopened: now });
    return { id: period.id };
  });

async function lockClosed(tx: Transaction, which: ReturnType<typeof eq>) {
  const [period] = await tx
    .select()
    .from(hoursPeriods)
    .where(and(which, isNull(hoursPeriods.reopenedAt)))
    .for("update");
  if (!period) throw new Refused({ code: "proposal.changed" });
  return period;
}
