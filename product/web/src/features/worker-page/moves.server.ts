import { and, eq, lt } from "drizzle-orm";
import { theSystem, type Actor } from "@product/domain/actor";
import { moveOf, type MoveName } from "@product/domain/people/worker-states";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { workers } from "@product/database/tables/worker";
import { perform } from "#request/perform.ts";
import { lockWorker } from "./commands.server.ts";
import { keepProposal } from "./proposals.server.ts";
import type { MoveForm } from "./schema.ts";
import { writeMove } from "./write-move.server.ts";

/** Moves a worker on, or proposes it where it takes two. Refused where the status it is in now does not lead there. */
export async function moveWorker(
  actor: Actor,
  id: string,
  { move, version, ...asked }: MoveForm,
): Promise<{ id: string }> {
  const { act, isForTwo } = moveOf(move);
  if (isForTwo) return proposeMove(actor, id, { move, version, ...asked });
  return perform(actor, act, async (performance) => {
    const worker = performance.on(await lockWorker(performance.tx, id, version));
    return writeMove(performance, worker, move, asked);
  });
}

const proposeMove = (actor: Actor, id: string, { move, version, reason, day }: MoveForm) =>
  perform(actor, "worker.propose-block", async ({ tx, on }) => {
    const worker = on(await lockWorker(tx, id, version));
    if (!moveOf(move).from.includes(worker.status))
      throw new Refused({ code: "worker.move-illegal", from: worker.status, move });
    await keepProposal(tx, actor, id, "block", { reason, day });
    return { id };
  });

/** Suspensions whose last day is over end by themselves. */
export async function endSuspensions(today: string): Promise<void> {
  const over = await database
    .select({ id: workers.id, version: workers.version })
    .from(workers)
    .where(and(eq(workers.status, "suspended"), lt(workers.statusUntil, today)))
    .limit(1000);
  for (const { id, version } of over)
    await moveWorker(theSystem, id, { move: "lift" satisfies MoveName, version }).catch((error: unknown) => {
      // Someone was quicker, and it will be looked at again tomorrow.
      if (!(error instanceof Refused)) throw error;
    });
}
