import { eq } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { events } from "@product/database/tables/planning/event";
import type { Transaction } from "#request/perform.ts";

export type Event = typeof events.$inferSelect;

export async function lockEvent(tx: Transaction, id: string): Promise<Event> {
  const [event] = await tx.select().from(events).where(eq(events.id, id)).for("update");
  if (!event) throw new Refused({ code: "record.changed-meanwhile" });
  return event;
}
