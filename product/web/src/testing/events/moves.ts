/** Events with people on their shifts, and someone who may move and cancel them. */
import { beforeAll } from "vitest";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { assignForm } from "#features/planning/assignments/schema.ts";
import { cancelEvent } from "#features/planning/event-moves/commands.server.ts";
import { cancelForm } from "#features/planning/event-moves/schema.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";

export const mover = who([...planner.grants.map(({ permission }) => permission), "event.publish"]);

export function useMoves() {
  const { query, ready } = useReadyWorker();
  const planning = usePlanning(query);
  // Whatever the hour, what is told leaves at once.
  beforeAll(() => query("UPDATE app.call_out_setting SET quiet_from = 3, quiet_until = 3"));
  const { shift, slot, versionOf } = planning;

  /** A published shift on which the worker is confirmed. */
  const heldShift = async (eventId: string, fields: Record<string, unknown> = {}, state = "confirmed") => {
    const shiftId = await shift(eventId, fields);
    const slotId = await slot(shiftId, { roleId: ready.roleId });
    await publishShift(planner, shiftId, await versionOf("shift", shiftId));
    await assignWorker(planner, shiftId, assignForm.parse({ slotId, workerId: ready.id }));
    await query("UPDATE app.assignment SET state = $2 WHERE shift_id = $1", [shiftId, state]);
    return shiftId;
  };
  const cancel = async (id: string, fields: object = {}) =>
    cancelEvent(mover, id, cancelForm.parse({ reason: "Rain", version: await versionOf("event", id), ...fields }));
  const assignmentOn = async (shiftId: string) =>
    (await query("SELECT * FROM app.assignment WHERE shift_id = $1", [shiftId])).rows[0];
  return { ...planning, query, ready, heldShift, cancel, assignmentOn };
}
