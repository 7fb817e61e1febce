/** Takes what a device let in and out while it had no net: each scan is judged by itself, all are written together, and none holds up the others. */
import { and, eq } from "drizzle-orm";
import { isPossibleTime, oddityOf, type ConflictReason } from "@product/domain/day/conflicts";
import { inOrder, scanText, type QueuedScan } from "@product/domain/day/gate-snapshot";
import { gateVerdict } from "@product/domain/day/verdict";
import { Refused } from "@product/domain/refusals";
import type { Instant } from "@product/domain/time/instant";
import { amongIds } from "@product/database/among";
import { database } from "@product/database/client";
import { devices, scanConflicts } from "@product/database/tables/day/device";
import { punches } from "@product/database/tables/day/punch";
import { isTextSignedBy, type PhoneKey } from "@product/database/workers/pass-signature";
import { recordPassage } from "#features/day/passages/commands.server.ts";
import { recordPunches, type NewPunch } from "#features/day/punches/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";
import { crowdOf } from "#features/day/gate/crowd.server.ts";
import type { PairedDevice } from "#features/day/gate/device.server.ts";
import { queuedScan, type SentScans } from "#features/day/gate/schema.ts";

/** `aside`: kept for the office, and no punch. What cannot be read at all is answered with its place in what was sent. */
export type ScanAnswer = { client: string; is: "written" | "aside" | "unreadable" };

export async function takeScans(
  paired: PairedDevice,
  { scans, algorithm, publicKey }: SentScans,
): Promise<ScanAnswer[]> {
  const key = await keyOf(paired, { algorithm, publicKey: Buffer.from(publicKey, "base64url") });
  const read = scans.map((scan) => ({ scan, parsed: queuedScan.safeParse(scan).data }));
  const answers: ScanAnswer[] = read.flatMap(({ scan, parsed }) =>
    parsed ? [] : [{ client: clientIn(scan), is: "unreadable" as const }],
  );
  const waiting = inOrder(read.flatMap(({ parsed }) => (parsed ? [parsed] : [])));
  return [...answers, ...(await takeAll(paired, key, waiting))];
}

/** Together, and where that fails one by one: then only what is wrong itself is held up. */
async function takeAll(paired: PairedDevice, key: PhoneKey, scans: readonly QueuedScan[]): Promise<ScanAnswer[]> {
  if (scans.length === 0) return [];
  try {
    return await takeTogether(paired, key, scans);
  } catch (error) {
    const [only, ...others] = scans;
    if (others.length === 0) return [await heldUp(paired, only!, error)];
    const answers: ScanAnswer[] = [];
    for (const scan of scans) answers.push(...(await takeAll(paired, key, [scan])));
    return answers;
  }
}

/** Of somebody whose record takes nothing any more it is kept for the office; what fails otherwise is sent again. */
async function heldUp(paired: PairedDevice, scan: QueuedScan, error: unknown): Promise<ScanAnswer> {
  if (!(error instanceof Refused)) throw error;
  await report(paired, scan, "pass-unknown", { workerId: undefined, isWritten: false });
  return { client: scan.client, is: "aside" };
}

async function takeTogether(paired: PairedDevice, key: PhoneKey, scans: readonly QueuedScan[]): Promise<ScanAnswer[]> {
  const written = await writtenOf(
    paired,
    scans.map(({ client }) => client),
  );
  const now = clockNow().getTime() as Instant;
  const crowd = await crowdOf(
    scans.filter(({ client, at }) => !written.has(client) && isPossibleTime(at, now)),
    paired,
  );
  const answers: ScanAnswer[] = [];
  const made: Made[] = [];
  const odd: (() => Promise<void>)[] = [];
  for (const scan of scans) {
    const taken = written.has(scan.client) ? "written" : await take(paired, key, scan, crowd);
    answers.push({ client: scan.client, is: taken === "aside" ? "aside" : "written" });
    if (typeof taken === "string") continue;
    const { punch, oddity } = taken;
    made.push(punch);
    if (oddity) odd.push(() => report(paired, scan, oddity, { workerId: punch.workerId, isWritten: true }));
    written.add(scan.client);
    crowd.add(punch.workerId, { id: punch.clientId, kind: punch.kind, at: scan.at });
  }
  await recordPunches(paired.actor, paired.event, made, async () => {
    for (const tell of odd) await tell();
  });
  return answers;
}
type Crowd = Awaited<ReturnType<typeof crowdOf>>;
type Made = NewPunch & { at: Date };

const clientIn = (scan: unknown): string => {
  const { client } = (scan ?? {}) as { client?: unknown };
  return typeof client === "string" ? client.slice(0, 40) : "";
};

type Taken = { punch: Made; oddity: ConflictReason | undefined };

/** The punch that is to be written, where there is one, and what is odd about it. */
async function take(
  paired: PairedDevice,
  key: PhoneKey,
  scan: QueuedScan,
  crowd: Crowd,
): Promise<Taken | "written" | "aside"> {
  const { client, kind, at, eventId } = scan;
  const aside = async (reason: ConflictReason, workerId?: string) => {
    await report(paired, scan, reason, { workerId, isWritten: false });
    return "aside" as const;
  };
  if (eventId !== paired.event.id) return aside("other-event");
  if (!(await isTextSignedBy(key, scanText(scan), scan.signature))) return aside("not-signed");
  if (!isPossibleTime(at, clockNow().getTime() as Instant)) return aside("impossible-time");
  const { check, person } = await crowd.lookAt(scan);
  if (!person) return aside("pass-unknown");
  const { zone, gate, id: deviceId } = paired.device;
  const made = { workerId: person.workerId, kind, clientId: client, at: new Date(at) };
  if (zone && person.nearest && check.is !== "forged") {
    await recordPassage(paired, made);
    return "written";
  }
  const verdict = gateVerdict(check, person.facts, { now: at, mode: kind, gate });
  if (!person.nearest) return aside(verdict.light === "stop" ? verdict.code : "not-expected", person.workerId);
  if (check.is === "forged") return aside("pass-forged", person.workerId);
  return { punch: { ...made, source: "gate", eventId, deviceId }, oddity: oddityOf(verdict, scan, person.punches) };
}

async function writtenOf({ event }: PairedDevice, clients: readonly string[]): Promise<Set<string>> {
  const found = await database
    .select({ client: punches.clientId })
    .from(punches)
    .where(and(amongIds(punches.clientId, clients), eq(punches.eventId, event.id)));
  return new Set(found.map(({ client }) => client));
}

/** The first key that it sends after it was paired is its key. */
async function keyOf({ device, event, actor }: PairedDevice, sent: PhoneKey): Promise<PhoneKey> {
  if (device.keyAlgorithm && device.publicKey) return { algorithm: device.keyAlgorithm, publicKey: device.publicKey };
  const kept = await perform(actor, "device.register-key", async ({ tx, now, on }) => {
    on({ id: device.id, event });
    const [locked] = await tx.select().from(devices).where(eq(devices.id, device.id)).for("update");
    const { algorithm, publicKey } =
      locked?.keyAlgorithm && locked.publicKey ? { algorithm: locked.keyAlgorithm, publicKey: locked.publicKey } : sent;
    await tx
      .update(devices)
      .set({ keyAlgorithm: algorithm, publicKey, lastSeenAt: now, updatedAt: now })
      .where(eq(devices.id, device.id));
    return { algorithm, publicKey: publicKey.toString("base64url") };
  });
  return { algorithm: kept.algorithm, publicKey: Buffer.from(kept.publicKey, "base64url") };
}

type Known = { workerId: string | undefined; isWritten: boolean };

/** Sent again, it is the same conflict still. */
const report = ({ actor, device, event }: PairedDevice, scan: QueuedScan, reason: ConflictReason, known: Known) =>
  perform(actor, "device.report-conflict", async ({ tx, now, on, changed }) => {
    const { client: clientId, kind } = scan;
    const about = { kind, reason, ...known };
    const at = isPossibleTime(scan.at, now.getTime() as Instant) ? new Date(scan.at) : now;
    const made = await tx
      .insert(scanConflicts)
      .values({ clientId, eventId: event.id, deviceId: device.id, at, receivedAt: now, ...about })
      .onConflictDoNothing()
      .returning();
    changed(on({ id: device.id, event }), made.length > 0 ? undefined : {}, made.length > 0 ? { kind, reason } : {});
  });
