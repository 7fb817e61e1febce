/** Takes back a scan where the server cannot be asked: at once where it never left this device, or else the server is told so later. */
import { scanText } from "@product/domain/day/gate-snapshot";
import { undoMs } from "@product/domain/day/punches";
import type { Instant } from "@product/domain/time/instant";
import { signed } from "#features/day/pass/share/own-keys.ts";
import type { GateReply } from "#features/day/gate/gate-shown.ts";
import { dropScan, keepScan, kept, keptScans, ownKeys, type KeptScan } from "./kept.ts";
import { impossible } from "./offline-scan.ts";
import { countWaiting, now, oneAtATime } from "./synchronise.ts";

const undone: GateReply = { undone: true, refusals: [] };

/** Undefined for what was sent: that is for the server to take back. */
export const undoUnsent = (named: string): Promise<GateReply | undefined> =>
  oneAtATime(async () => {
    const scan = await scanNamed(named);
    if (!scan || scan.isSent) return undefined;
    if (!scan.isOnlyHere) return keepUndo(scan);
    await dropScan(scan.client);
    await countWaiting(true);
    return undone;
  });

/** Takes back later a scan that the server has, where the server did not answer the request to do so. */
export const undoLater = (named: string): Promise<GateReply> =>
  oneAtATime(async () => {
    const scan = await scanNamed(named);
    return scan ? keepUndo(scan) : impossible();
  });

async function scanNamed(named: string): Promise<KeptScan | undefined> {
  return (await keptScans()).find(({ client, punch }) => client === named || punch === named);
}

/** The server may have the scan already, so it is kept there together with the void that takes it back. */
async function keepUndo(scan: KeptScan): Promise<GateReply> {
  const at = Math.max(now(await kept("ahead")), scan.at + 1) as Instant;
  if (at - scan.at > undoMs) return { refusals: [{ code: "punch.void-late", minutes: undoMs / 60_000 }] };
  if ((await keptScans()).some(({ kind, code }) => kind === "void" && code === scan.client)) return undone;
  // A scan that the server has already answered for is kept without its event.
  const eventId = scan.eventId || (await kept("shown"))?.gate.eventId;
  if (!eventId) return impossible();
  const undo = { client: crypto.randomUUID(), eventId, code: scan.client, kind: "void" as const, at };
  const signature = await signed(await ownKeys(), scanText(undo));
  await keepScan({ ...undo, signature, person: scan.person, isSent: false });
  await countWaiting(true);
  return undone;
}
