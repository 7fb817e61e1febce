/** Lines of the reader's own, about which somebody else decides. */
import { inArray } from "drizzle-orm";
import type { Act } from "@product/domain/acts";
import { isOneself, type Actor } from "@product/domain/actor";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { database } from "@product/database/client";
import { events } from "@product/database/tables/planning/event";
import { othersToAsk, type Others } from "#request/oneself.ts";

/** Whom the reader asks about those that are their own; undefined where none is, or nobody else may. */
export async function othersForOwnLines(
  actor: Actor,
  act: Act,
  lines: readonly { workerId: string; eventId: string }[],
): Promise<Others | undefined> {
  const own = lines.filter(({ workerId }) => isOneself(actor, [workerId]));
  if (actor.kind !== "person" || own.length === 0) return undefined;
  const ids = [...new Set(own.map(({ eventId }) => eventId))];
  const at = await database.select().from(events).where(inArray(events.id, ids));
  return othersToAsk(actor.id, act, at.map(placeOfEvent));
}
