/** Places that are all taken: whoever was asked for one and has not answered waits for the next, and is told so. */
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { maySwitch, placeTaking } from "@product/domain/planning/assignments";
import { Refused } from "@product/domain/refusals";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";
import { callOut, recordAnswer } from "./commands.server.ts";
import { lockAsked, unlessAnswered, whoIsAsked, type Asked } from "./sweep.server.ts";

/** Whatever filled them: an answer, cover, the office, or fewer places than before. */
export async function waitlistAll(): Promise<void> {
  const now = clockNow();
  const mayAnswer = and(gt(shifts.startsAt, now), or(isNull(assignments.respondBy), gt(assignments.respondBy, now)));
  for (const each of await whoIsAsked(and(eq(assignments.state, "invited"), mayAnswer, isFull)))
    await unlessAnswered(wait(each));
}

const wait = (offer: Asked) =>
  perform(theSystem, "assignment.wait", async ({ tx, now, subject, recordChange }) => {
    const { assignment, event } = await lockAsked(tx, offer);
    const record = subject({ id: assignment.id, workerId: assignment.workerId, event });
    // Left again meanwhile, and theirs to take.
    const stillFull = (await tx.$count(assignments, and(eq(assignments.id, assignment.id), isFull))) > 0;
    if (!maySwitch(assignment.state, "waitlisted") || !stillFull)
      throw new Refused({ code: "assignment.move-illegal" });
    await tx
      .update(assignments)
      .set({ state: "waitlisted", respondBy: null, version: assignment.version + 1, updatedAt: now })
      .where(eq(assignments.id, assignment.id));
    await recordAnswer(tx, now, assignment, "filled");
    await callOut(tx, now, [{ id: assignment.id, kind: "filled" }]);
    recordChange(record, { state: assignment.state }, { state: "waitlisted" });
  });

const isFull = sql`EXISTS (SELECT FROM app.slot full_slot WHERE full_slot.id = ${assignments.slotId}
  AND full_slot.target <= full_slot.agency_seats + (SELECT count(*) FROM app.assignment taken
    WHERE taken.slot_id = full_slot.id AND taken.state = ANY(${sql.param(placeTaking)}::text[])))`;
