import { eq } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { shifts } from "@product/database/tables/planning/event";
import { lockEvent, type Event } from "./lock-event.server.ts";
import type { Transaction } from "#request/perform.ts";

export type Shift = typeof shifts.$inferSelect;

/** The event first, then its shift: everyone takes them in this order. */
export async function lockShift(tx: Transaction, id: string): Promise<{ shift: Shift; event: Event }> {
  const [found] = await tx.select({ eventId: shifts.eventId }).from(shifts).where(eq(shifts.id, id));
  if (!found) throw new Refused({ code: "record.changed-meanwhile" });
  const event = await lockEvent(tx, found.eventId);
  const [shift] = await tx.select().from(shifts).where(eq(shifts.id, id)).for("update");
  if (!shift) throw new Refused({ code: "record.changed-meanwhile" });
  return { shift, event };
}
