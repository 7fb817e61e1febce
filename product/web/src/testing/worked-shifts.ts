/** A worker who was on a shift in June 2027, with the punches that a test names. */
import { recordPunch, type NewPunch } from "#features/day/punches/commands.server.ts";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { itIs } from "./clock.ts";
import { planner, usePlanning } from "./planning.ts";
import { useReadyWorker } from "./ready-worker.ts";
import { who } from "./who.ts";

type Made = [NewPunch["kind"], string];
const steward = who(["checkin.create"]);
export const wall = (time: string) => new Date(`2027-06-18T${time}:00+02:00`);

export function useWorkedShifts() {
  const { query, url, ready } = useReadyWorker();
  const { event, shift, slot, versionOf } = usePlanning(query);
  /** On 18 June from 14:00 to 22:00 with an unpaid half hour; it is the morning after then. */
  const worked = (...punches: Made[]) => workedAt({}, ...punches);
  async function workedAt(fields: Record<string, unknown>, ...punches: Made[]) {
    itIs("2027-06-01T09:00:00Z");
    await query("UPDATE app.assignment SET state = 'cancelled' WHERE worker_id = $1", [ready.id]);
    const eventId = await event(fields);
    const shiftId = await shift(eventId, { breakPaid: undefined });
    const slotId = await slot(shiftId, { roleId: ready.roleId, maximum: 3 });
    await publishShift(planner, shiftId, await versionOf("shift", shiftId));
    const { id } = await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
    for (const [kind, time] of punches)
      await recordPunch(steward, {
        workerId: ready.id,
        kind,
        source: "gate",
        clientId: crypto.randomUUID(),
        eventId,
        at: wall(time),
      });
    itIs("2027-06-19T09:00:00Z");
    return id;
  }
  return { query, url, ready, worked, workedAt };
}
