/** Decides the fate of one scan that waited on a device: a punch, a conflict for the office to review, or both. */
import {
  isAfterHolding,
  isLongAgo,
  isPossibleTime,
  isPractice,
  modeOf,
  oddityOf,
  punchOfScan,
  type ConflictReason,
} from "@product/domain/day/conflicts";
import type { Queued, QueuedScan } from "@product/domain/day/gate-snapshot";
import { doubtsOf, type Contact } from "@product/domain/day/scan-doubts";
import { gateVerdict } from "@product/domain/day/verdict";
import type { Instant } from "@product/domain/time/instant";
import { recordPassage } from "#features/day/passages/commands.server.ts";
import type { NewPunch } from "#features/day/punches/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import type { crowdOf } from "#features/day/gate/crowd.server.ts";
import { isOver } from "#features/day/gate/device.server.ts";
import type { Holding } from "./holdings.server.ts";
import { nameOfSecond, type Conflict } from "./report-conflict.server.ts";

export type Checked<One extends Queued> = One & { isSigned: boolean };
export type CheckedScan = Checked<QueuedScan>;

/** `punch`: the punch that the caller still has to write; absent where there is none. */
export type Judged = { is: "written" | "aside"; conflict?: Conflict | undefined; punch?: NewPunch & { at: Date } };

export const conflictUnwritten = (scan: Queued, reason: ConflictReason, workerId: string | undefined): Conflict => ({
  scan,
  reason,
  workerId,
  isWritten: false,
});

/** A device used one client id for two people: the second scan is kept for the office, under an id derived from both. */
export const clientIdClash = (scan: Queued, workerId: string | undefined): Conflict => ({
  ...conflictUnwritten(scan, "sent-for-another", workerId),
  clientId: nameOfSecond(scan),
});

export async function judge(
  holding: Holding,
  scan: CheckedScan,
  crowd: Awaited<ReturnType<typeof crowdOf>>,
  contacts: readonly Contact[],
): Promise<Judged> {
  const { client, kind, at, eventId } = scan;
  const { device, event, period } = holding;
  const { check, person } = await crowd.lookAt(scan);
  const aside = (reason: ConflictReason): Judged => ({
    is: "aside",
    conflict: conflictUnwritten(scan, reason, person?.workerId),
  });
  const doubt = doubtAbout(scan, holding);
  if (doubt) return aside(doubt);
  if (!person) return aside("pass-unknown");
  const newPunch = { workerId: person.workerId, kind, clientId: client, at: new Date(at) };
  const odd = (reason: ConflictReason | undefined): Conflict | undefined =>
    reason && { scan, reason, workerId: person.workerId, isWritten: true };
  const sentLate = isOver(event) ? "sent-late" : undefined;
  const lateReason = device.revokedAt && period.until ? "device-revoked" : sentLate;
  if (device.zone && person.nearest && check.is !== "forged") {
    await recordPassage(holding, { ...newPunch, kind: kind === "out" ? "out" : "in" });
    return { is: "written", conflict: odd(lateReason) };
  }
  const verdict = gateVerdict(check, person.facts, { now: at, mode: modeOf(kind), gate: device.gate });
  if (!person.nearest) return aside(verdict.light === "stop" ? verdict.code : "not-expected");
  if (check.is === "forged") return aside("pass-forged");
  const written = punchOfScan(kind, verdict);
  const cameAfterAll = written === "in" && person.nearest.state === "no_show" ? "no-show" : undefined;
  const oddity = oddityOf(verdict, { kind: written, at }, person.punches) ?? cameAfterAll ?? lateReason;
  const reported = { at, now: clockNow().getTime() as Instant, isTyped: check.is === "typed", contacts };
  const kept = { heldSince: new Date(period.since), doubts: doubtsOf({ ...reported, heldSince: period.since }) };
  const how = { source: "gate", eventId, deviceId: device.id, scan: kept, follows: person.newest } as const;
  return { is: "written", conflict: odd(oddity), punch: { ...newPunch, ...how, kind: written } };
}

/** Reason not to write the scan at all: the office sees it instead, and decides. */
export function doubtAbout(
  { isSigned, eventId, at }: Checked<Queued>,
  { event, period, trainings }: Holding,
): ConflictReason | undefined {
  const now = clockNow().getTime() as Instant;
  if (!isSigned) return "not-signed";
  if (eventId !== event.id) return "other-event";
  if (!isPossibleTime(at, now, period)) return "impossible-time";
  if (isAfterHolding(at, period)) return "device-revoked";
  if (isPractice(at, trainings)) return "practice";
  return isLongAgo(at, now) ? "sent-late" : undefined;
}
