/** Events, shifts and places for tests of planning; needs the demo's company, its roles, and a worker who has everything. */
import type { useTestDatabase } from "@product/database/testing/test-database";
import { demoEntities } from "@product/database/demo/worker-words";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { createEvent } from "#features/planning/events/commands.server.ts";
import { eventForm } from "#features/planning/events/schema.ts";
import { createShift, publishShift, saveSlot } from "#features/planning/shifts/commands.server.ts";
import { shiftForm, slotForm } from "#features/planning/shifts/schema.ts";
import { who } from "./who.ts";

export const planner = who([
  "event.view",
  "event.create",
  "event.edit",
  "event.delete",
  "shift.view",
  "shift.create",
  "shift.edit",
  "shift.delete",
  "shift.publish",
  "assignment.view",
  "assignment.create",
  "assignment.edit",
  "assignment.delete",
  "worker.view",
  "clearance.override",
]);

export function usePlanning(query: ReturnType<typeof useTestDatabase>["query"]) {
  const venue = async (timeZone = "Europe/Madrid"): Promise<string> => {
    const { rows } = await query(
      "INSERT INTO app.venue (name, country, time_zone) VALUES ($1, 'ES', $2) RETURNING id",
      [`Venue ${crypto.randomUUID()}`, timeZone],
    );
    return rows[0].id as string;
  };
  const event = async (fields: Record<string, unknown> = {}, zone?: string): Promise<string> => {
    const form = {
      titleEs: "Ribera Sonora",
      legalEntityId: demoEntities.ES.id,
      venueId: await venue(zone),
      startsAt: "2027-06-18T10:00",
      endsAt: "2027-06-21T23:00",
      ...fields,
    };
    return (await createEvent(planner, eventForm.parse(form))).id;
  };
  const shift = async (eventId: string, fields: Record<string, unknown> = {}): Promise<string> => {
    const times = { startsAt: "2027-06-18T14:00", endsAt: "2027-06-18T22:00", breakMinutes: 30, breakAfter: 240 };
    const form = { title: "Barra", ...times, breakPaid: "on", ...fields };
    return (await createShift(planner, eventId, shiftForm.parse(form))).id;
  };
  const roleId = async (key: string): Promise<string> =>
    (await query("SELECT id FROM app.role WHERE key = $1", [key])).rows[0].id as string;
  const slot = async (shiftId: string, fields: Record<string, unknown> = {}): Promise<string> => {
    const form = {
      roleId: await roleId("waiter"),
      minimum: 1,
      target: 1,
      maximum: 1,
      fillMode: "book",
      ...fields,
    };
    return (await saveSlot(planner, shiftId, slotForm.parse(form))).id;
  };
  const versionOf = async (table: "event" | "shift" | "slot" | "assignment", id: string): Promise<number> =>
    (await query(`SELECT version FROM app.${table} WHERE id = $1`, [id])).rows[0].version as number;
  /** An event with one published shift, at which they have a place. */
  const eventOf = async (worker: { id: string; roleId: string }): Promise<string> => {
    const eventId = await event();
    const shiftId = await shift(eventId);
    const slotId = await slot(shiftId, { roleId: worker.roleId, maximum: 3 });
    await publishShift(planner, shiftId, await versionOf("shift", shiftId));
    await assignWorker(planner, shiftId, { slotId, workerId: worker.id });
    return eventId;
  };
  return { venue, event, eventOf, shift, slot, roleId, versionOf };
}
