import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { pinMinutes } from "@product/domain/day/devices";
import type { ClockPolicy } from "@product/domain/planning/work-terms";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { endHolding } from "@product/database/register/device-keys";
import { recordTraining } from "@product/database/register/device-trainings";
import { newPin, pinHashOf } from "@product/database/register/device-pins";
import { devices, scanConflicts } from "@product/database/tables/day/device";
import { standingRecordOf } from "@product/database/workers/merged-records";
import { returnItem } from "#features/day/items/commands.server.ts";
import { eventOfLoans } from "#features/day/items/queries.server.ts";
import { lockEvent } from "#features/planning/events/commands.server.ts";
import { setClock } from "#features/planning/work-terms/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { DeviceForm } from "./schema.ts";

/** Shown once, typed once: eight digits that open nothing after a quarter of an hour. */
export type NewPin = { deviceId: string; name: string; pin: string };

const pinOf = (pin: string, now: Date) => ({
  pinHash: pinHashOf(pin),
  pinUntil: new Date(now.getTime() + pinMinutes * 60_000),
});

export const addDevice = (actor: Actor, eventId: string, form: DeviceForm): Promise<NewPin> =>
  perform(actor, "device.add", async ({ tx, now, subject, recordChange }) => {
    const event = await lockEvent(tx, eventId);
    const pin = newPin();
    const [, zone] = /^zone:(.+)$/.exec(form.gate) ?? [];
    const stands = zone ? { ...form, gate: "", zone } : form;
    const [device] = await tx
      .insert(devices)
      .values({ ...stands, eventId, ...pinOf(pin, now), createdAt: now, updatedAt: now })
      .returning();
    recordChange(subject({ id: device!.id, event }), undefined, stands);
    return { deviceId: device!.id, name: form.name, pin };
  });

/** To hand a device over, or where the first PIN was not typed in time; what had been paired goes on until the new one is. */
export const renewPin = (actor: Actor, eventId: string, deviceId: string): Promise<NewPin> =>
  perform(actor, "device.new-pin", async ({ tx, now, subject }) => {
    const { device, event } = await lockDevice(tx, eventId, deviceId);
    subject({ id: device.id, event });
    const pin = newPin();
    await tx
      .update(devices)
      .set({ ...pinOf(pin, now), version: device.version + 1, updatedAt: now })
      .where(eq(devices.id, device.id));
    return { deviceId, name: device.name, pin };
  });

/** From now on it opens nothing; what it wrote stays, and what waits there is taken still. */
export const revokeDevice = (actor: Actor, eventId: string, deviceId: string) =>
  perform(actor, "device.revoke", async ({ tx, now, subject, recordChange }) => {
    const { device, event } = await lockDevice(tx, eventId, deviceId);
    await tx
      .update(devices)
      .set({
        revokedAt: now,
        tokenHash: null,
        pinHash: null,
        pinUntil: null,
        version: device.version + 1,
        updatedAt: now,
      })
      .where(eq(devices.id, device.id));
    await endHolding(tx, device.id, now);
    recordChange(subject({ id: device.id, event }), { revokedAt: null }, { revokedAt: now });
  });

/** Tried out, a device says what it would do and writes nothing. */
export const trainDevice = (actor: Actor, eventId: string, deviceId: string, isTraining: boolean) =>
  perform(actor, "device.train", async ({ tx, now, subject, recordChange }) => {
    const { device, event } = await lockDevice(tx, eventId, deviceId);
    await tx
      .update(devices)
      .set({ isTraining, version: device.version + 1, updatedAt: now })
      .where(eq(devices.id, device.id));
    await recordTraining(tx, device.id, isTraining, now);
    recordChange(subject({ id: device.id, event }), { isTraining: device.isTraining }, { isTraining });
  });

export const setSupervisor = (actor: Actor, eventId: string, deviceId: string, supervisorPhone: string) =>
  perform(actor, "device.set-supervisor", async ({ tx, now, subject, recordChange }) => {
    const { device, event } = await lockDevice(tx, eventId, deviceId);
    await tx
      .update(devices)
      .set({ supervisorPhone, version: device.version + 1, updatedAt: now })
      .where(eq(devices.id, device.id));
    recordChange(subject({ id: device.id, event }), { supervisorPhone: device.supervisorPhone }, { supervisorPhone });
  });

/** Somebody has looked at it; what it says stays. */
export async function settleConflict(actor: Actor, eventId: string, conflictId: string): Promise<void> {
  const [found] = await database.select().from(scanConflicts).where(eq(scanConflicts.clientId, conflictId));
  const deviceId = found?.deviceId;
  if (deviceId)
    return perform(actor, "device.settle-conflict", async ({ tx, now, subject, about, recordChange }) => {
      const event = await lockEvent(tx, eventId);
      const workerId = await markSettled(tx, eventId, conflictId, now);
      const device = subject({ id: deviceId, event });
      about(device, [workerId]);
      recordChange(device, { settledAt: null }, { settledAt: now });
    });
  return perform(actor, "punch.settle-aside", async ({ tx, now, subject, recordChange }) => {
    const event = await lockEvent(tx, eventId);
    const workerId = await markSettled(tx, eventId, conflictId, now);
    const record = subject({ id: conflictId, workerId: workerId ?? "", legalEntityId: event.legalEntityId, event });
    recordChange(record, { settledAt: null }, { settledAt: now });
  });
}

/** About whom it was, by the record that stays where two became one since. */
async function markSettled(tx: Transaction, eventId: string, conflictId: string, now: Date) {
  const open = and(
    eq(scanConflicts.clientId, conflictId),
    eq(scanConflicts.eventId, eventId),
    isNull(scanConflicts.settledAt),
  );
  const [conflict] = await tx.update(scanConflicts).set({ settledAt: now }).where(open).returning();
  if (!conflict) throw new Refused({ code: "record.changed-meanwhile" });
  return conflict.workerId ? standingRecordOf(tx, conflict.workerId) : undefined;
}

/** Brought back to the office instead of to a gate. */
export async function takeBack(actor: Actor, eventId: string, loanId: string) {
  const event = await eventOfLoans(eventId);
  if (!event) throw new Refused({ code: "record.changed-meanwhile" });
  return returnItem(actor, event, loanId);
}

/** Whether workers may clock in and out themselves; without a policy of its own the event has that of its client or the company. */
export const letClock = (actor: Actor, eventId: string, selfClock: ClockPolicy | "inherit") =>
  perform(actor, "event.let-clock", async ({ tx, now, subject, recordChange }) => {
    const event = subject(await lockEvent(tx, eventId));
    const before = await setClock(tx, eventId, selfClock === "inherit" ? undefined : selfClock, now);
    recordChange(event, { selfClock: before ?? "inherit" }, { selfClock });
  });

async function lockDevice(tx: Transaction, eventId: string, deviceId: string) {
  const event = await lockEvent(tx, eventId);
  const isThisDevice = and(eq(devices.id, deviceId), eq(devices.eventId, eventId), isNull(devices.revokedAt));
  const [device] = await tx.select().from(devices).where(isThisDevice).for("update");
  if (!device) throw new Refused({ code: "record.changed-meanwhile" });
  return { device, event };
}
