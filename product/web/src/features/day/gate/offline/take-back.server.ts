/** Takes back what a device had scanned when nobody answered it: the scan may have been written all the same. */
import { and, eq } from "drizzle-orm";
import { isUndoneInTime, type ConflictReason } from "@product/domain/day/conflicts";
import type { ScanAnswer } from "@product/domain/day/gate-answers";
import type { QueuedUndo } from "@product/domain/day/gate-snapshot";
import type { Instant } from "@product/domain/time/instant";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { punches } from "@product/database/tables/day/punch";
import { undoPassage } from "#features/day/passages/commands.server.ts";
import { passageOf } from "#features/day/passages/queries.server.ts";
import { voidPunch } from "#features/day/punches/commands.server.ts";
import type { Holding } from "./holdings.server.ts";
import { report, withdraw } from "./report-conflict.server.ts";

/** `doubt`: what keeps it from being believed; then the office decides. Sent again, it is taken back still. */
export async function takeBack(
  holding: Holding,
  undo: QueuedUndo,
  doubt: ConflictReason | undefined,
): Promise<ScanAnswer> {
  const { actor, device } = holding;
  const answerOf = (is: ScanAnswer["is"]) => ({ client: undo.client, is });
  const punch = await punchOf(device.id, undo.code);
  const aside = async (why: ConflictReason) => {
    if (punch) await report(holding, [{ scan: undo, reason: why, workerId: punch.workerId, isWritten: false }]);
    return answerOf("aside");
  };
  const late = punch && !isUndoneInTime(undo.at, punch.at.getTime() as Instant) ? "impossible-time" : undefined;
  const reason = doubt ?? late;
  if (reason) return aside(reason);
  try {
    const voiding = { clientId: undo.client, deviceId: device.id, hasWaited: true };
    if (punch) await voidPunch(actor, { punchId: punch.id, ...voiding });
    const passageId = await passageOf(device.id, undo.code);
    if (passageId) await undoPassage(holding, passageId, { hasWaited: true });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // The request that was not answered may have taken it back; what else is refused, the office looks at.
    if (!error.refusals.some(({ code }) => code === "punch.voided")) return aside("pass-unknown");
  }
  await withdraw(holding, undo.code);
  return answerOf("written");
}

async function punchOf(deviceId: string, clientId: string) {
  const isThisPunch = and(eq(punches.clientId, clientId), eq(punches.deviceId, deviceId));
  const [found] = await database
    .select({ id: punches.id, workerId: punches.workerId, at: punches.at })
    .from(punches)
    .where(isThisPunch);
  return found;
}
