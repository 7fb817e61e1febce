import { and, eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { needsWorker } from "@product/domain/planning/incidents";
import { Refused } from "@product/domain/refusals";
import { instantOf } from "@product/domain/time/instant-of";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { incidents } from "@product/database/tables/planning/event-parts";
import { asBefore, ensureCurrent } from "#features/ground/master-data/commands.server.ts";
import { lockEvent, type Event } from "#features/planning/events/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { IncidentForm } from "./schema.ts";

/** Also of an event that is over: much is told afterwards. */
export const reportIncident = (actor: Actor, eventId: string, form: IncidentForm) =>
  perform(actor, "incident.report", async ({ tx, now, subject, recordChange }) => {
    const event = await lockEvent(tx, eventId);
    const columns = await columnsOf(tx, event, form, now, null);
    const id = crypto.randomUUID();
    const record = subject({ id, workerId: columns.workerId, event });
    const reportedBy = actor.kind === "person" ? actor.id : null;
    await tx.insert(incidents).values({ id, eventId, ...columns, reportedBy });
    recordChange(record, undefined, columns);
    return { id };
  });

/** Refused when someone saved after `version` was read. */
export const editIncident = (actor: Actor, eventId: string, id: string, form: IncidentForm) =>
  perform(actor, "incident.edit", async ({ tx, now, subject, recordChange }) => {
    const event = await lockEvent(tx, eventId);
    const [incident] = await tx
      .select()
      .from(incidents)
      .where(and(eq(incidents.id, id), eq(incidents.eventId, eventId)))
      .for("update");
    if (!incident) throw new Refused({ code: "record.changed-meanwhile" });
    const record = subject({ id, workerId: incident.workerId, event });
    ensureCurrent(incident, form.version);
    const columns = await columnsOf(tx, event, form, now, incident.closedAt);
    if (incident.workerId !== columns.workerId) subject({ id, workerId: columns.workerId, event });
    await tx
      .update(incidents)
      .set({ ...columns, version: incident.version + 1, updatedAt: now })
      .where(eq(incidents.id, id));
    recordChange(record, asBefore(incident, columns), columns);
    return { id };
  });

async function columnsOf(
  tx: Transaction,
  { id: eventId, timeZone }: Event,
  { version: _read, happenedAt, isClosed, shiftId, workerId, ...form }: IncidentForm,
  now: Date,
  closedBefore: Date | null,
) {
  if (needsWorker(form.kind) && !workerId) throw new Refused({ code: "incident.names-nobody" });
  const ofEvent = eq(shifts.eventId, eventId);
  const isShiftHere = !shiftId || (await tx.$count(shifts, and(ofEvent, eq(shifts.id, shiftId)))) > 0;
  const [assignment] = workerId
    ? await tx
        .select({ id: assignments.id })
        .from(assignments)
        .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
        .where(and(ofEvent, eq(assignments.workerId, workerId)))
        .limit(1)
    : [];
  if (!isShiftHere || (workerId && !assignment)) throw new Refused({ code: "incident.of-nobody-here" });
  const found = instantOf(happenedAt, timeZone);
  if (found.is === "skipped") throw new Refused({ code: "time.skipped", next: found.nextWall.slice(-5) });
  if (found.is !== "one" && found.is !== "twice") throw new Refused({ code: "record.choice-gone" });
  return {
    ...form,
    shiftId: shiftId ?? null,
    workerId: workerId ?? null,
    // In an hour that occurs twice, the first: nothing is planned by the time of an incident.
    happenedAt: new Date(found.is === "one" ? found.at : found.earlier),
    closedAt: isClosed ? (closedBefore ?? now) : null,
  };
}
