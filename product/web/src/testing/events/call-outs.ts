/** Offers of a place and what the queue does about them, for tests of call-outs. */
import { tokensFor } from "@product/database/workers/answer-links";
import { inTransaction } from "@product/database/write";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { callOutJobs } from "#features/planning/call-outs/jobs.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";

type Place = { shiftId: string; slotId: string };

export const tokenOf = async (workerId: string) => (await inTransaction((tx) => tokensFor(tx, workerId))).answer;

export function useCallOuts() {
  const { query, ready } = useReadyWorker();
  const { event, shift, slot, versionOf } = usePlanning(query);
  const sent: Letter[] = [];
  const jobs = callOutJobs(async (letter) => void sent.push(letter), "https://staff.example");

  /** The clock strikes, and the queue does what is due. */
  async function at(moment: string): Promise<string[]> {
    itIs(moment);
    sent.length = 0;
    for (const each of ["assignments.remind", "assignments.lapse", "assignments.wait", "assignments.promote"] as const)
      await jobs[each]();
    const { rows } = await query(
      "DELETE FROM app.job WHERE kind = 'assignment.letter' AND run_at <= $1 RETURNING payload",
      [moment],
    );
    for (const { payload } of rows) await jobs["assignment.letter"](payload);
    return sent.map(({ kind }) => kind);
  }
  const stateOf = async (id: string) =>
    (await query("SELECT state FROM app.assignment WHERE id = $1", [id])).rows[0].state as string;
  const place = async (fillMode = "invite") => {
    const eventId = await event();
    const shiftId = await shift(eventId);
    const slotId = await slot(shiftId, { roleId: ready.roleId, maximum: 3, fillMode });
    await publishShift(planner, shiftId, await versionOf("shift", shiftId));
    return { eventId, shiftId, slotId };
  };
  const assign = async ({ shiftId, slotId }: Place) =>
    (await assignWorker(planner, shiftId, { slotId, workerId: ready.id })).id;

  /** Someone else who holds the only place. */
  async function otherOn({ shiftId, slotId }: Place): Promise<string> {
    const { rows } = await query(
      `INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
       SELECT $1, s.id, w.id, s.during, 'booked', 'book' FROM app.shift s,
         (SELECT id FROM app.worker WHERE id <> $3 AND status = 'active' ORDER BY id LIMIT 1) w WHERE s.id = $2 RETURNING id`,
      [slotId, shiftId, ready.id],
    );
    return rows[0].id as string;
  }
  return { query, ready, versionOf, sent, at, stateOf, place, assign, otherOn };
}
