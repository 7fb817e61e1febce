/** Takes what a device let in and out while it had no net: each scan is judged and written alone, and none holds up the others. */
import { and, eq } from "drizzle-orm";
import { isPossibleTime, oddityOf, type ConflictReason } from "@product/domain/day/conflicts";
import { inOrder, scanText, type QueuedScan } from "@product/domain/day/gate-snapshot";
import { gateVerdict } from "@product/domain/day/verdict";
import type { Instant } from "@product/domain/time/instant";
import { database } from "@product/database/client";
import { devices, scanConflicts } from "@product/database/tables/device";
import { punches } from "@product/database/tables/punch";
import { isTextSignedBy, type PhoneKey } from "@product/database/workers/pass-signature";
import { recordPassage } from "#features/day/passages/commands.server.ts";
import { recordPunch } from "#features/day/punches/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";
import type { PairedDevice } from "./device.server.ts";
import { lookAt } from "./person.server.ts";
import { queuedScan, type SentScans } from "./schema.ts";

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
  for (const scan of inOrder(read.flatMap(({ parsed }) => (parsed ? [parsed] : []))))
    answers.push({ client: scan.client, is: await take(paired, key, scan) });
  return answers;
}

const clientIn = (scan: unknown): string => {
  const { client } = (scan ?? {}) as { client?: unknown };
  return typeof client === "string" ? client.slice(0, 40) : "";
};

async function take(paired: PairedDevice, key: PhoneKey, scan: QueuedScan): Promise<"written" | "aside"> {
  const { client, code, kind, at, eventId } = scan;
  if (await isWritten(paired, client)) return "written";
  const aside = async (reason: ConflictReason, workerId?: string) => {
    await report(paired, scan, reason, { workerId, isWritten: false });
    return "aside" as const;
  };
  if (eventId !== paired.event.id) return aside("other-event");
  if (!(await isTextSignedBy(key, scanText(scan), scan.signature))) return aside("not-signed");
  if (!isPossibleTime(at, clockNow().getTime() as Instant)) return aside("impossible-time");
  const { check, person } = await lookAt(code, paired, "en", new Date(at));
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
  const oddity = oddityOf(verdict, kind);
  if (oddity) await report(paired, scan, oddity, { workerId: person.workerId, isWritten: true });
  await recordPunch(paired.actor, { ...made, source: "gate", eventId, deviceId });
  return "written";
}

async function isWritten({ event }: PairedDevice, client: string): Promise<boolean> {
  const [punch] = await database
    .select({ id: punches.id })
    .from(punches)
    .where(and(eq(punches.clientId, client), eq(punches.eventId, event.id)));
  return punch !== undefined;
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
