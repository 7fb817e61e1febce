/**
 * The current state of the demonstration's event that takes place today: the people in each room, and the equipment
 * handed out.
 */
import { createHash, randomBytes } from "node:crypto";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { devices } from "@product/database/tables/day/device";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { itemKinds, itemLoans } from "@product/database/tables/company/item";
import { venueZones } from "@product/database/tables/company/master-data";
import { zonePassages } from "@product/database/tables/day/zone-passage";
import type { Transaction } from "@product/database/write";

type Day = { eventId: string; venueId: string; now: Date };

/** Devices stand at the doors of the rooms; of those who came, some are in a room and some have a radio or a vest. */
export async function furnishDay(tx: Transaction, { eventId, venueId, now }: Day): Promise<void> {
  const there = await tx
    .select({ workerId: assignments.workerId, state: assignments.state, startsAt: shifts.startsAt })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(and(eq(shifts.eventId, eventId), inArray(assignments.state, ["checked_in", "on_break", "checked_out"])))
    .orderBy(asc(shifts.startsAt), asc(assignments.workerId));
  const inside = there.filter(({ state }) => state !== "checked_out");
  await handOut(tx, eventId, there, now);
  for (const [room, device] of (await doorDevices(tx, { eventId, venueId, now })).entries())
    for (const { workerId } of inside.filter((_, n) => n % 4 === room)) {
      const at = new Date(now.getTime() - (12 + room * 7) * minuteMs);
      await tx.insert(zonePassages).values({
        eventId,
        workerId,
        deviceId: device.id,
        zone: device.zone,
        kind: "in",
        at,
        receivedAt: at,
        clientId: crypto.randomUUID(),
      });
    }
}

const minuteMs = 60_000;

async function doorDevices(tx: Transaction, { eventId, venueId, now }: Day) {
  const rooms = await tx
    .select()
    .from(venueZones)
    .where(and(eq(venueZones.venueId, venueId), eq(venueZones.kind, "zone")))
    .orderBy(asc(venueZones.position))
    .limit(3);
  if (rooms.length === 0) return [];
  return tx
    .insert(devices)
    .values(
      rooms.map(({ name }) => ({
        eventId,
        name: `Tablet ${name}`,
        zone: name,
        profile: "steward" as const,
        // Nobody has this one: to try it, pair another.
        tokenHash: createHash("sha256").update(randomBytes(32)).digest(),
        pairedAt: new Date(now.getTime() - 180 * minuteMs),
        lastSeenAt: new Date(now.getTime() - 2 * minuteMs),
      })),
    )
    .returning();
}

type Comer = { workerId: string; state: string; startsAt: Date };

/** A radio for every third, a vest for every other third; whoever went has brought them back, but for one. */
async function handOut(tx: Transaction, eventId: string, there: readonly Comer[], now: Date): Promise<void> {
  const kinds = await tx
    .select()
    .from(itemKinds)
    .where(sql`${itemKinds.archivedAt} IS NULL`);
  const idOf = new Map(kinds.map(({ key, id }) => [key, id]));
  for (const [n, { workerId, state, startsAt }] of there.entries()) {
    const itemKindId = n % 3 === 2 ? undefined : idOf.get(n % 3 === 0 ? "radio" : "high-visibility-vest");
    if (!itemKindId) continue;
    const isBack = state === "checked_out" && n !== 0;
    await tx.insert(itemLoans).values({
      eventId,
      workerId,
      itemKindId,
      clientId: crypto.randomUUID(),
      number: n % 3 === 0 ? String(n + 1) : "",
      issuedAt: new Date(Math.min(startsAt.getTime() + 4 * minuteMs, now.getTime())),
      returnedAt: isBack ? now : null,
    });
  }
}
