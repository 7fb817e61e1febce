/** A run over records whose time is over: one person proposes what the dry run shows, another one confirms it. */
import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { countNotFound, countPastTerm, keepFound } from "@product/database/privacy/past-term";
import { enqueue } from "@product/database/jobs/queue";
import { termDay } from "#request/clock.ts";
import { retentionRunRecords, retentionRuns } from "@product/database/tables/privacy/erasure";
import { perform, type Transaction } from "#request/perform.ts";
import type { RunForm } from "./schema.ts";
import { totalOf } from "./totals.ts";

export const proposeRun = (actor: Actor) =>
  perform(actor, "retention-run.propose", async ({ tx, now, recordChange }) => {
    const day = termDay();
    const found = await countPastTerm(tx, day);
    if (totalOf(found).records === 0) throw new Refused({ code: "retention.nothing-over" });
    const id = crypto.randomUUID();
    const proposedBy = actor.kind === "person" ? actor.id : id;
    const created = await tx
      .insert(retentionRuns)
      .values({ id, day, found, proposedBy, proposedAt: now })
      .onConflictDoNothing()
      .returning();
    if (created.length === 0) throw new Refused({ code: "retention.run-open" });
    await keepFound(tx, { id, day });
    recordChange({ id }, undefined, totalOf(found));
    return { id };
  });

export const dropRun = (actor: Actor, { proposal }: RunForm) =>
  perform(actor, "retention-run.drop", async ({ tx, subject }) => {
    const { id } = subject(await lockProposed(tx, proposal));
    await tx.update(retentionRuns).set({ state: "dropped" }).where(eq(retentionRuns.id, id));
    await tx.delete(retentionRunRecords).where(eq(retentionRunRecords.runId, id));
    return { id };
  });

/** Never by whoever proposed it, not even an owner; and never for more than was shown. */
export const confirmRun = (actor: Actor, { proposal }: RunForm) =>
  perform(actor, "retention-run.confirm", async ({ tx, now, subject }) => {
    const run = subject(await lockProposed(tx, proposal));
    if (actor.kind !== "person" || run.proposedBy === actor.id)
      throw new Refused({ code: "worker.other-person-needed" });
    if ((await countNotFound(tx, run)) > 0) throw new Refused({ code: "retention.more-than-shown" });
    await tx
      .update(retentionRuns)
      .set({ state: "running", confirmedBy: actor.id, confirmedAt: now })
      .where(eq(retentionRuns.id, run.id));
    await enqueue(tx, { kind: "retention.run", uniqueKey: "confirmed" });
    return { id: run.id };
  });

/** There is one at most; refused when it is not the one that was read. */
async function lockProposed(tx: Transaction, seen: string) {
  const [run] = await tx.select().from(retentionRuns).where(eq(retentionRuns.state, "proposed")).for("update");
  if (!run) throw new Refused({ code: "worker.nothing-proposed" });
  if (run.id !== seen) throw new Refused({ code: "proposal.changed" });
  return run;
}
