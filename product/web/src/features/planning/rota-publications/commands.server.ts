import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import { theSystem, type Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { events, shifts } from "@product/database/tables/planning/event";
import { rotaPublications } from "@product/database/tables/planning/rota-publication";
import { ensureCurrent, ensureOpen } from "#features/planning/events/commands.server.ts";
import { momentOf, publishShifts } from "#features/planning/shifts/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";

type Seen = { id: string; version: number };
/** On the clock of the first shift's venue. */
type Later = { seen: readonly Seen[]; publishAt: string };

/** Publishes at a moment to come what was seen now, by who may publish it today. */
export const publishLater = (actor: Actor, { seen, publishAt }: Later) =>
  perform(actor, "shift.schedule", async ({ tx, now, recordChange }) => {
    const found = await shiftsOf(tx, seen);
    if (actor.kind !== "person" || found.length < seen.length) throw new Refused({ code: "record.changed-meanwhile" });
    const versions = new Map(seen.map(({ id, version }) => [id, version]));
    const at = new Date(momentOf(publishAt, found[0]!.event.timeZone, "earlier"));
    if (at <= now || at >= found[0]!.shift.startsAt) throw new Refused({ code: "rota.publish-when" });
    for (const { shift, event } of found) {
      ensureCurrent(shift, versions.get(shift.id)!);
      ensureOpen(event);
      recordChange({ id: shift.id, event }, undefined, { publishAt: at.toISOString() });
    }
    const [publication] = await tx
      .insert(rotaPublications)
      .values({ publishAt: at, seen: [...seen], plannedBy: actor.id, madeAt: now })
      .returning();
    return { id: publication!.id };
  });

/** Cancels a planned publication; its shifts stay unpublished until they are published by hand. */
export const cancelPublication = (actor: Actor, id: string) =>
  perform(actor, "shift.unschedule", async ({ tx, now, recordChange }) => {
    const [kept] = await tx.select().from(rotaPublications).where(eq(rotaPublications.id, id)).for("update");
    const found = kept ? await shiftsOf(tx, kept.seen) : [];
    if (!kept || kept.outcome || found.length === 0) throw new Refused({ code: "record.changed-meanwhile" });
    for (const { shift, event } of found)
      recordChange({ id: shift.id, event }, { publishAt: kept.publishAt.toISOString() }, undefined);
    await end(tx, id, now, "cancelled");
    return { id };
  });

/**
 * Publishes what is due as each planner reviewed it: shifts changed since are not published, and the outcome says so.
 */
export async function publishDue(): Promise<void> {
  const due = await database
    .select()
    .from(rotaPublications)
    .where(and(isNull(rotaPublications.outcome), lte(rotaPublications.publishAt, clockNow())))
    .orderBy(asc(rotaPublications.publishAt));
  for (const { id } of due) await publishPlanned(id);
}

/** With what came of it, in one go; who comes second finds that it has been done. */
const publishPlanned = (id: string) =>
  perform(theSystem, "rota-publication.end", async ({ tx, now, recordChange }) => {
    const [kept] = await tx.select().from(rotaPublications).where(eq(rotaPublications.id, id)).for("update");
    const isDue = kept && !kept.outcome;
    const refusal = isDue ? await publishShifts(theSystem, kept.seen).then(() => undefined, refusedOr) : undefined;
    const outcome = refusal ? "refused" : "published";
    if (isDue) await end(tx, id, now, outcome, refusal);
    recordChange({ id }, { outcome: kept?.outcome ?? null }, { outcome: isDue ? outcome : (kept?.outcome ?? null) });
  });

function refusedOr(error: unknown): string {
  if (error instanceof Refused) return error.refusals[0]!.code;
  throw error;
}

const end = (
  writer: Pick<Transaction, "update">,
  id: string,
  endedAt: Date,
  outcome: "published" | "refused" | "cancelled",
  refusedBy = "",
) => writer.update(rotaPublications).set({ outcome, refusedBy, endedAt }).where(eq(rotaPublications.id, id));

const shiftsOf = (reader: Pick<Transaction, "select">, seen: readonly Seen[]) =>
  reader
    .select({ shift: shifts, event: events })
    .from(shifts)
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(
      inArray(
        shifts.id,
        seen.map(({ id }) => id),
      ),
    )
    .orderBy(asc(shifts.startsAt), asc(shifts.id));
