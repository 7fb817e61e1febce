/** A run over records whose time is over: one person proposes what the dry run shows, another one confirms it. */
import { and, eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { RunCounts, RunLine } from "@product/domain/privacy/erasure";
import { Refused } from "@product/domain/refusals";
import { countPastTerm } from "@product/database/privacy/past-term";
import { enqueue } from "@product/database/queue";
import { retentionRuns } from "@product/database/tables/erasure";
import { homeDay } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { RunForm } from "./schema.ts";
import { totalOf } from "./totals.ts";

export const proposeRun = (actor: Actor) =>
  perform(actor, "retention-run.propose", async ({ tx, now, changed }) => {
    const day = homeDay();
    const found = await countPastTerm(tx, day);
    if (totalOf(found).records === 0) throw new Refused({ code: "retention.nothing-over" });
    const id = crypto.randomUUID();
    const proposedBy = actor.kind === "person" ? actor.id : id;
    const made = await tx
      .insert(retentionRuns)
      .values({ id, day, found, proposedBy, proposedAt: now })
      .onConflictDoNothing()
      .returning();
    if (made.length === 0) throw new Refused({ code: "retention.run-open" });
    changed({ id }, undefined, totalOf(found));
    return { id };
  });

export const dropRun = (actor: Actor, { runId }: RunForm) =>
  perform(actor, "retention-run.drop", async ({ tx, on }) => {
    on(await lockProposed(tx, runId));
    await tx.update(retentionRuns).set({ state: "dropped" }).where(eq(retentionRuns.id, runId));
    return { id: runId };
  });

/** Never by whoever proposed it, not even an owner; and never for more than was shown. */
export const confirmRun = (actor: Actor, { runId }: RunForm) =>
  perform(actor, "retention-run.confirm", async ({ tx, now, on }) => {
    const run = on(await lockProposed(tx, runId));
    if (actor.kind !== "person" || run.proposedBy === actor.id)
      throw new Refused({ code: "worker.other-person-needed" });
    if (isMore(await countPastTerm(tx, run.day), run.found)) throw new Refused({ code: "retention.more-than-shown" });
    await tx
      .update(retentionRuns)
      .set({ state: "running", confirmedBy: actor.id, confirmedAt: now })
      .where(eq(retentionRuns.id, runId));
    await enqueue(tx, { kind: "retention.run", uniqueKey: "confirmed" });
    return { id: runId };
  });

async function lockProposed(tx: Transaction, id: string) {
  const [run] = await tx
    .select()
    .from(retentionRuns)
    .where(and(eq(retentionRuns.id, id), eq(retentionRuns.state, "proposed")))
    .for("update");
  if (!run) throw new Refused({ code: "worker.nothing-proposed" });
  return run;
}

const isMore = (now: RunCounts, shown: RunCounts) =>
  (Object.keys(now) as RunLine[]).some((line) => now[line]!.records > (shown[line]?.records ?? 0));
