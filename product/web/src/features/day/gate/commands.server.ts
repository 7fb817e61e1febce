import { and, eq, gt, isNull } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { mayReadReasons } from "@product/domain/day/devices";
import type { MadePunch } from "@product/domain/day/punches";
import { gateVerdict, type GateVerdict } from "@product/domain/day/verdict";
import { zoneVerdict } from "@product/domain/day/zones";
import type { Locale } from "@product/domain/locales";
import { Refused } from "@product/domain/refusals";
import type { Instant } from "@product/domain/time/instant";
import { database } from "@product/database/client";
import { recordContact } from "@product/database/register/device-contact";
import { endHolding } from "@product/database/register/device-keys";
import { pinHashOf } from "@product/database/register/device-pins";
import { beginGuess, forgiveGuess } from "@product/database/register/pin-guesses";
import { devices } from "@product/database/tables/day/device";
import { events } from "@product/database/tables/planning/event";
import { punches } from "@product/database/tables/day/punch";
import { newContractToken, sha256Of } from "@product/database/workers/contract-links";
import { loansOf, type Loan } from "#features/day/items/queries.server.ts";
import { recordPassage, undoPassage } from "#features/day/passages/commands.server.ts";
import { passageOf, zonesNow } from "#features/day/passages/queries.server.ts";
import { Overtaken, recordPunch, voidPunch } from "#features/day/punches/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";
import type { PairedDevice } from "./device.server.ts";
import { letThrough } from "./let-through.ts";
import type { OpenPlace } from "./walk-ins.server.ts";
import { lookAt, type Known } from "./person.server.ts";
import type { ScanForm } from "./schema.ts";

/** A PIN is eight digits: it is safe as long as nobody can try many. No count is shared by strangers, so nobody keeps a gate from being paired. */
export async function pairByGuess(pin: string, address: string): Promise<string> {
  const minutes = await beginGuess(address, clockNow());
  if (minutes > 0) throw new Refused({ code: "device.pin-later", minutes });
  const token = await pairDevice(pin);
  await forgiveGuess(address);
  return token;
}

/** Gives the device its token, once; only its hash is kept. */
export const pairDevice = (pin: string): Promise<string> =>
  perform(theSystem, "device.pair", async ({ tx, now, subject, recordChange }) => {
    const [device] = await tx
      .select()
      .from(devices)
      .where(and(eq(devices.pinHash, pinHashOf(pin)), gt(devices.pinUntil, now), isNull(devices.revokedAt)))
      .for("update");
    const [event] = device ? await tx.select().from(events).where(eq(events.id, device.eventId)) : [];
    if (!device || !event) throw new Refused({ code: "device.pin-wrong" });
    const token = newContractToken();
    await tx
      .update(devices)
      .set({
        tokenHash: sha256Of(token),
        pairedAt: now,
        lastSeenAt: now,
        pinHash: null,
        pinUntil: null,
        keyAlgorithm: null,
        publicKey: null,
        waiting: null,
        emptiedAt: null,
        version: device.version + 1,
        updatedAt: now,
      })
      .where(eq(devices.id, device.id));
    await endHolding(tx, device.id, now);
    await recordContact(tx, device.id, now);
    recordChange(subject({ id: device.id, event }), { pairedAt: device.pairedAt }, { pairedAt: now });
    return token;
  });

export type Scanned = {
  verdict: GateVerdict;
  person: (Pick<Known, "name" | "code" | "photo" | "nearest"> & { reason: Known["reason"] | undefined }) | undefined;
  /** The punch just written, which can be taken back for a while. */
  punch: { id: string; at: string; kind: MadePunch } | undefined;
  lastAt: number | undefined;
  /** Items that the worker holds and has to bring back; an offline device knows no ids. */
  loans: readonly (Pick<Loan, "name" | "number"> & { id?: string })[];
  /** For supervisors, where somebody has no place here: those that are open. */
  open?: readonly OpenPlace[];
  /** The scanned text, for the supervisor who checks with the worker and lets them in. */
  text: string;
  /** Judged by the list of the device, with the small photo that it has, if it has one. */
  isOffline?: boolean;
  /** The disk of the device is full and no server was reached: the scan is lost with the page. */
  isUnkept?: boolean;
  thumbnail?: string | undefined;
  /** The device is being tried out: what it says is true, and nothing of it is written. */
  isTraining?: boolean;
};

/**
 * Looks at a code and says what the gate does; green is written at once, amber once somebody has asked and says so. Where another gate
 * was quicker it is looked at once more, and what somebody said to the screen of before counts for nothing.
 */
export async function scan(paired: PairedDevice, form: ScanForm, locale: Locale, looks = 3): Promise<Scanned> {
  try {
    return await lookAndWrite(paired, form, locale);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    if (looks === 1) throw new Refused({ code: "gate.not-now" });
    return scan(paired, { ...form, confirmed: false }, locale, looks - 1);
  }
}

async function lookAndWrite(paired: PairedDevice, form: ScanForm, locale: Locale): Promise<Scanned> {
  const { check, person } = await lookAt(form.code, paired, locale);
  const { gate, profile, zone, isTraining, id: deviceId } = paired.device;
  // Codes can be tried: of somebody who has no place at this event a steward learns nothing but that.
  const isKnown = person && (person.nearest !== undefined || mayReadReasons(profile));
  const facts = person && (isKnown ? person.facts : { ...person.facts, clearance: "ALLOW" as const });
  const ask = { now: clockNow().getTime() as Instant, mode: form.mode, gate };
  const wasIn = zone !== "" && person !== undefined && (await isIn(paired, person.workerId));
  const verdict = zone ? zoneVerdict(check, facts, wasIn, ask) : gateVerdict(check, facts, ask);
  const isWritten = verdict.light === "go" || (verdict.light === "ask" && form.confirmed);
  if (form.confirmed && verdict.light === "stop") throw new Refused({ code: "gate.not-now" });
  const kind = isWritten ? verdict.punch : undefined;
  const newPunch = person && kind ? { workerId: person.workerId, kind, clientId: form.client } : undefined;
  const recorded =
    !newPunch || isTraining
      ? undefined
      : zone
        ? await recordPassage(paired, { ...newPunch, kind: kind === "out" ? "out" : "in", wasIn })
        : await recordPunch(paired.actor, {
            ...newPunch,
            source: "gate",
            eventId: paired.event.id,
            deviceId,
            follows: person?.newest,
            scan: { heldSince: paired.device.pairedAt, doubts: [] },
          });
  // Sent once more, it is what it was the first time.
  const done = recorded && recorded.kind !== "void" ? recorded.kind : newPunch?.kind;
  return {
    verdict: done ? letThrough(verdict, done, zone) : verdict,
    person: !isKnown
      ? undefined
      : {
          name: person.name,
          code: person.code,
          photo: person.photo,
          nearest: person.nearest,
          reason: mayReadReasons(profile) ? person.reason : undefined,
        },
    punch: recorded && { id: recorded.id, at: recorded.at, kind: done! },
    lastAt: isKnown ? person.facts.lastAt : undefined,
    loans: isKnown ? await loansOf(person.workerId, locale, paired.event.id) : [],
    text: form.code,
    isTraining,
  };
}

const isIn = async ({ event, device }: PairedDevice, workerId: string): Promise<boolean> =>
  (await zonesNow(event.id, workerId)).get(workerId) === device.zone;

/**
 * Only the device that wrote the punch can take it back, for two minutes; punches written offline are found by the id
 * that the device gave them.
 */
export async function undoScan(paired: PairedDevice, punchId: string, clientId: string) {
  const { actor, device } = paired;
  const passageId = await passageOf(device.id, punchId);
  if (passageId) return undoPassage(paired, passageId);
  const [sent] = await database
    .select({ id: punches.id })
    .from(punches)
    .where(and(eq(punches.clientId, punchId), eq(punches.deviceId, device.id)));
  return voidPunch(actor, { punchId: sent?.id ?? punchId, clientId, deviceId: device.id });
}
