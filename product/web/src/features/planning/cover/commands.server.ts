import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { z } from "zod";
import { theSystem, type Actor } from "@product/domain/actor";
import { placeTaking } from "@product/domain/planning/assignments";
import { coverStep, type CoverState, type Wave } from "@product/domain/planning/staffing/cover";
import { hoursUntil } from "@product/domain/planning/shifts";
import { Refused } from "@product/domain/refusals";
import { dayAt } from "@product/domain/time/zoned";
import { database } from "@product/database/client";
import { enqueue } from "@product/database/jobs/queue";
import { coverRuns } from "@product/database/tables/planning/cover";
import { assignments, slots } from "@product/database/tables/planning/event";
import { callOut } from "#features/planning/call-outs/commands.server.ts";
import { callOutSetting } from "#features/planning/call-outs/queries.server.ts";
import { ensureOpen, touchEvent } from "#features/planning/events/commands.server.ts";
import { lockShift } from "#features/planning/shifts/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { amongWhom, nextToAsk } from "./candidates.server.ts";
import type { CoverForm } from "./schema.ts";

/** From now on the next who could are asked, wave after wave, until the place is filled or somebody stops it. */
export const startCover = (actor: Actor, { slotId }: CoverForm) =>
  perform(actor, "slot.start-cover", async ({ tx, now, subject, recordChange }) => {
    const { slot, shift, event } = await lockPlace(tx, slotId);
    const record = subject({ id: slotId, event });
    ensureOpen(event);
    const isToFill = shift.publishedAt && !shift.cancelledAt && shift.startsAt > now && (await openOf(tx, slot)) > 0;
    if (!isToFill || (await runningOn(tx, slotId))) throw new Refused({ code: "assignment.move-illegal" });
    const startedBy = actor.kind === "person" ? actor.id : null;
    const { coverMinutes } = await callOutSetting(tx);
    // Workers on the waiting list are asked first and have the time of one wave to answer.
    const nextAt = (await waitingFor(tx, slotId)) > 0 ? new Date(now.getTime() + coverMinutes * 60_000) : now;
    await tx.insert(coverRuns).values({ slotId, nextAt, startedAt: now, startedBy });
    await enqueue(tx, { kind: "cover.go-on", uniqueKey: "cover" });
    await touchEvent(tx, event.id, now);
    recordChange(record, {}, { cover: "running" });
    return { id: slotId };
  });

/** Under the same locks as a wave: once it is stopped, nobody more is asked. Those asked may still answer. */
export const stopCover = (actor: Actor, { slotId }: CoverForm) =>
  perform(actor, "slot.stop-cover", async ({ tx, now, subject, recordChange }) => {
    const { event } = await lockPlace(tx, slotId);
    const record = subject({ id: slotId, event });
    const run = await runningOn(tx, slotId);
    if (!run) throw new Refused({ code: "record.changed-meanwhile" });
    await end(tx, run.id, "stopped", now);
    await touchEvent(tx, event.id, now);
    recordChange(record, { cover: "running" }, { cover: "stopped" });
    return { id: slotId };
  });

const dropOut = z.object({ slotId: z.uuid() });

/** Someone who had a place will not come: where the company has it so set, cover is looked for at once. */
export async function coverDropOut(payload: unknown): Promise<void> {
  const { slotId } = dropOut.parse(payload);
  if (!(await callOutSetting()).coversDropOuts) return;
  await unlessSettled(startCover(theSystem, { slotId }));
}

/** Every search that is under way does its next step. */
export async function goOn(): Promise<void> {
  const running = await database
    .select({ slotId: coverRuns.slotId })
    .from(coverRuns)
    .where(eq(coverRuns.state, "running"))
    .orderBy(asc(coverRuns.nextAt));
  for (const { slotId } of running) await unlessSettled(stepOn(slotId));
}

/** One wave at most, under the lock of the event and its shift: of two at the same time the second finds it done. */
async function stepOn(slotId: string): Promise<void> {
  await perform(theSystem, "slot.ask-cover", async ({ tx, now, subject, recordChange }) => {
    const { slot, shift, event } = await lockPlace(tx, slotId);
    const record = subject({ id: slotId, event });
    const run = await runningOn(tx, slotId);
    if (!run) throw new Refused({ code: "record.changed-meanwhile" });
    const open = await openOf(tx, slot);
    const waiting = await waitingFor(tx, slotId);
    const facts = { open, waiting, hasBegun: shift.startsAt <= now || !!shift.cancelledAt, isDue: run.nextAt <= now };
    const isTooEarly = coverStep({ ...facts, left: 1 }) !== "ask";
    const { next, minutes } = isTooEarly ? { next: [], minutes: 0 } : await nextWave(tx, { slot, shift, event }, now);
    const step = coverStep({ ...facts, left: isTooEarly ? 1 : next.length });
    if (step === "wait") throw new Refused({ code: "record.changed-meanwhile" });
    if (step !== "ask") {
      await end(tx, run.id, step, now);
      recordChange(record, { cover: "running" }, { cover: step });
      return;
    }
    const invited = await tx
      .insert(assignments)
      .values(
        next.map((workerId) => ({
          slotId,
          shiftId: shift.id,
          workerId,
          during: shift.during,
          state: "invited" as const,
          source: "auto" as const,
          noticeHours: hoursUntil(shift.startsAt.getTime(), now),
        })),
      )
      .returning({ id: assignments.id });
    await callOut(
      tx,
      now,
      invited.map(({ id }) => ({ id, kind: "invited" as const })),
    );
    const nextAt = new Date(now.getTime() + minutes * 60_000);
    await tx
      .update(coverRuns)
      .set({ waves: run.waves + 1, asked: run.asked + invited.length, nextAt })
      .where(eq(coverRuns.id, run.id));
    await touchEvent(tx, event.id, now);
    recordChange(record, { asked: run.asked }, { asked: run.asked + invited.length });
  });
}

/** Those of the first wave in which somebody is left; the minutes of that wave pass until the next. */
async function nextWave(tx: Transaction, where: Parameters<typeof nextToAsk>[1], now: Date) {
  const { coverWaves, coverPerWave: wanted, coverMinutes } = await callOutSetting(tx);
  const everyone: Wave = { who: "everyone", minutes: coverMinutes };
  for (const wave of coverWaves.length > 0 ? coverWaves : [everyone]) {
    const among = await amongWhom(tx, wave, dayAt(now, where.event.timeZone));
    const next = await nextToAsk(tx, where, now, { wanted, among });
    if (next.length > 0) return { next, minutes: wave.minutes };
  }
  return { next: [], minutes: coverMinutes };
}

async function lockPlace(tx: Transaction, slotId: string) {
  const [slot] = await tx.select().from(slots).where(eq(slots.id, slotId));
  if (!slot) throw new Refused({ code: "record.changed-meanwhile" });
  return { slot, ...(await lockShift(tx, slot.shiftId)) };
}

async function runningOn(tx: Transaction, slotId: string) {
  const running = and(eq(coverRuns.slotId, slotId), eq(coverRuns.state, "running"));
  const [run] = await tx.select().from(coverRuns).where(running).for("update");
  return run;
}

async function openOf(tx: Transaction, { id, target, agencySeats }: typeof slots.$inferSelect): Promise<number> {
  const taken = and(eq(assignments.slotId, id), inArray(assignments.state, [...placeTaking]));
  return target - agencySeats - (await tx.$count(assignments, taken));
}

/** Those asked by it, and those of the waiting list, who may still answer. */
const waitingFor = (tx: Transaction, slotId: string): Promise<number> =>
  tx.$count(
    assignments,
    and(
      eq(assignments.slotId, slotId),
      or(
        eq(assignments.state, "waitlisted"),
        and(eq(assignments.state, "invited"), or(eq(assignments.source, "auto"), isNotNull(assignments.promotedAt))),
      ),
    ),
  );

const end = (tx: Transaction, id: string, state: CoverState, now: Date) =>
  tx.update(coverRuns).set({ state, endedAt: now }).where(eq(coverRuns.id, id));

/** Filled, stopped or begun in the same moment: nothing is left to do. */
async function unlessSettled(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
