import { and, eq } from "drizzle-orm";
import type { Device } from "@product/domain/actor";
import { undoMs } from "@product/domain/day/punches";
import { Refused } from "@product/domain/refusals";
import type { events } from "@product/database/tables/planning/event";
import { zonePassages } from "@product/database/tables/day/zone-passage";
import { lockWorker } from "@product/database/workers/lock-worker";
import { Overtaken, type Recorded } from "#features/day/punches/commands.server.ts";
import { perform } from "#request/perform.ts";
import { zonesNow } from "./queries.server.ts";

type At = { actor: Device; device: { id: string; zone: string }; event: typeof events.$inferSelect };
/** `wasIn`: whether they were in the zone when it was decided; undefined where that is all the same. */
type NewPassage = {
  workerId: string;
  kind: "in" | "out";
  clientId: string;
  at?: Date | undefined;
  wasIn?: boolean | undefined;
};

/** Someone goes into a zone or out of it. Sent twice it is written once. */
export const recordPassage = (
  { actor, device, event }: At,
  { workerId, kind, clientId, at, wasIn }: NewPassage,
): Promise<Recorded> =>
  perform(actor, "passage.record", async ({ tx, now, subject, recordChange }) => {
    const { legalEntityId } = await lockWorker(tx, workerId);
    const [known] = await tx.select().from(zonePassages).where(eq(zonePassages.clientId, clientId));
    if (known && known.workerId !== workerId) throw new Refused({ code: "punch.sent-for-another" });
    const record = subject({ id: known?.id ?? crypto.randomUUID(), workerId, legalEntityId, event });
    if (known) {
      recordChange(record, {}, {});
      return { id: known.id, at: known.at.toISOString(), kind: known.kind, isRepeat: true };
    }
    const isIn = async () => (await zonesNow(event.id, workerId)).get(workerId) === device.zone;
    if (wasIn !== undefined && (await isIn()) !== wasIn) throw new Overtaken();
    const passage = { kind, zone: device.zone, at: at ?? now };
    await tx.insert(zonePassages).values({
      id: record.id,
      ...passage,
      clientId,
      workerId,
      eventId: event.id,
      deviceId: device.id,
      receivedAt: now,
    });
    recordChange(record, undefined, passage);
    return { id: record.id, at: passage.at.toISOString(), kind, isRepeat: false };
  });

/** By the device that wrote it, for two minutes unless it was in time and had to wait. It is no part of the register, so it goes. */
export const undoPassage = (
  { actor, device, event }: At,
  passageId: string,
  { hasWaited = false } = {},
): Promise<void> =>
  perform(actor, "passage.undo", async ({ tx, now, subject, recordChange }) => {
    const isThisPassage = and(eq(zonePassages.id, passageId), eq(zonePassages.deviceId, device.id));
    const [aim] = await tx.select().from(zonePassages).where(isThisPassage).for("update");
    if (!aim) throw new Refused({ code: "record.changed-meanwhile" });
    if (!hasWaited && now.getTime() - aim.receivedAt.getTime() > undoMs)
      throw new Refused({ code: "punch.void-late", minutes: undoMs / 60_000 });
    const { workerId, kind, zone } = aim;
    const { legalEntityId } = await lockWorker(tx, workerId);
    await tx.delete(zonePassages).where(isThisPassage);
    recordChange(subject({ id: passageId, workerId, legalEntityId, event }), { kind, zone }, {});
  });
