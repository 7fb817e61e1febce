import { eq, sql } from "drizzle-orm";
import { moved, moveOf, type Asked, type MoveName } from "@product/domain/people/worker-states";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { workers } from "@product/database/tables/people/worker";
import { releaseFuture } from "@product/database/workers/release-assignments";
import { clockNow } from "#request/clock.ts";
import type { Performance } from "#request/perform.ts";

type Standing = typeof workers.$inferSelect;

const nothing = { ids: [], shifts: [] };

/** Puts a locked worker where a move leads, or refuses where their status does not lead there. */
export async function writeMove(
  { tx, now, recordChange, subjects }: Pick<Performance<"worker.block">, "tx" | "now" | "recordChange" | "subjects">,
  worker: Standing,
  move: MoveName,
  input: Asked,
): Promise<{ id: string }> {
  const next = moved({ status: worker.status, reason: worker.statusReason, until: worker.statusUntil }, move, input);
  if (!next) throw new Refused({ code: "worker.move-illegal", from: worker.status, move });
  const after = { status: next.status, statusReason: next.reason, statusUntil: next.until };
  await tx
    .update(workers)
    .set({ ...after, statusSince: now, version: worker.version + 1, updatedAt: now })
    .where(eq(workers.id, worker.id));
  await refreshClearance(tx, [worker.id], clockNow());
  const released = moveOf(move).endsShifts ? await releaseFuture(tx, worker.id, next.status, now) : nothing;
  if (released.ids.length > 0) subjects("assignment", sql`SELECT unnest(${sql.param(released.ids)}::text[]) AS id`);
  const { status, statusReason, statusUntil } = worker;
  const before = { status, statusReason, statusUntil };
  recordChange(worker, { ...before, shifts: released.shifts }, { ...after, shifts: [] });
  return { id: worker.id };
}
