import { describe, expect } from "vitest";
import { eq } from "drizzle-orm";
import { NotPermitted } from "@product/domain/actor";
import { localDate } from "@product/domain/time/local-date";
import { database } from "@product/database/client";
import { demoEntities } from "@product/database/demo/worker-words";
import { sealEveryPunch } from "#testing/sealed-punches.ts";
import { verifyRegister } from "@product/database/register/verify";
import { assignments } from "@product/database/tables/planning/event";
import { itIs } from "#testing/clock.ts";
import { forgetHours } from "#testing/past-the-app.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { approveHours, disputeHours, endorseHours, lockPeriod, reopenHours } from "./commands.server.ts";
import {
  agreeAsWorker,
  agreeToCorrection,
  proposeAsWorker,
  proposeCorrection,
  refuseAsWorker,
} from "./line/corrections.server.ts";
import { timeLines } from "./lines.server.ts";
import { useWorkedShifts, wall } from "#testing/worked-shifts.ts";

const { query, ready, worked } = useWorkedShifts();
const lead = who(["time.view", "time.create"]);
const finance = who(["timesheet.approve", "timesheet.edit"]);
const manager = who(["time.view", "time.create", "time.approve"]);
const entityId = demoEntities.ES.id;

const lineOf = async (id: string) =>
  (await timeLines(database, eq(assignments.id, id), "en", new Date("2027-06-19T09:00:00Z")))[0]!;

describe("hours", () => {
  test("are what was planned against what was punched, with what has to be looked at", async () => {
    const fine = await lineOf(await worked(["in", "13:52"], ["out", "22:04"]));
    expect(fine).toMatchObject({ group: "fine", worked: { minutes: 454, split: { ordinary: 450, night: 4 } } });
    expect((await lineOf(await worked(["in", "14:00"]))).group).toBe("missing-out");
    expect((await lineOf(await worked())).group).toBe("absent");
    expect((await lineOf(await worked(["in", "14:40"], ["out", "22:00"]))).group).toBe("different");
  });

  test("are approved as they were seen, once, by who may, and taken back with a reason", async () => {
    const id = await worked(["in", "14:00"], ["out", "22:00"]);
    const { minutes } = (await lineOf(id)).worked;
    await expect(approveHours(lead, [{ id, minutes }])).rejects.toThrow(NotPermitted);
    await expect(approveHours(finance, [{ id, minutes: minutes + 1 }])).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
    const twice = await Promise.allSettled([1, 2].map(() => approveHours(finance, [{ id, minutes }])));
    expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await lineOf(id)).decision).toMatchObject({ minutes, split: { ordinary: minutes } });
    await reopenHours(finance, id, "Wrong shift");
    expect((await lineOf(id)).decision).toMatchObject({ minutes: null, approvedAt: null });
    await endorseHours(ready.id, { id, minutes });
    expect((await lineOf(id)).decision?.endorsedAt).toBeTruthy();
  });

  test("with a missing end count nothing until both sides agree to one, and the register keeps what was punched", async () => {
    const id = await worked(["in", "14:00"]);
    await expect(approveHours(finance, [{ id, minutes: 0 }])).rejects.toMatchObject({
      refusals: [{ code: "hours.not-approvable" }],
    });
    await proposeCorrection(lead, id, { kind: "out", at: wall("22:00"), reason: "Forgot to punch out" });
    const [proposed] = (await lineOf(id)).corrections;
    expect(proposed).toMatchObject({ proposedBy: "company", companyAt: null, workerAt: null, corrects: null });
    expect((await lineOf(id)).group).toBe("correction");
    const again = proposeCorrection(lead, id, { kind: "out", at: wall("21:00"), reason: "Again" });
    await expect(again).rejects.toMatchObject({ refusals: [{ code: "hours.correction-waits" }] });
    await agreeAsWorker(ready.id, id, proposed!.id);
    expect((await lineOf(id)).worked.minutes).toBe(0);
    await agreeToCorrection(manager, id, proposed!.id);
    expect(await lineOf(id)).toMatchObject({ group: "fine", worked: { minutes: 450 } });
  });

  test("that were wrong are corrected by a record of their own, and the chain holds", async () => {
    const id = await worked(["in", "14:00"], ["out", "22:47"]);
    await proposeCorrection(manager, id, { kind: "out", at: wall("22:00"), reason: "The gate closed at ten" });
    const [proposed] = (await lineOf(id)).corrections;
    expect(proposed!.companyAt).toBeTruthy();
    const [first, second] = await Promise.allSettled([1, 2].map(() => agreeAsWorker(ready.id, id, proposed!.id)));
    expect([first!.status, second!.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    const line = await lineOf(id);
    expect(line.punches.map(({ kind }) => kind)).toEqual(["in", "out", "out", "void"]);
    expect(line.worked).toMatchObject({ minutes: 450 });
    await sealEveryPunch(query);
    expect((await verifyRegister(line.punches[0]!.legalEntityId, new Date())).faults).toEqual([]);
  });

  test("are disputed when one side refuses, and both versions stay", async () => {
    const id = await worked(["in", "14:00"], ["out", "22:00"]);
    await proposeAsWorker(ready.id, id, { kind: "out", at: wall("22:30"), reason: "We cleared up" });
    const [correction] = (await lineOf(id)).corrections;
    await expect(agreeAsWorker(ready.id, id, correction!.id)).rejects.toThrow("hours.correction-illegal");
    await agreeToCorrection(manager, id, correction!.id);
    expect((await lineOf(id)).worked.minutes).toBe(480);
    await proposeCorrection(manager, id, { kind: "in", at: wall("14:20"), reason: "Came late" });
    const waiting = (await lineOf(id)).corrections.find(({ kind }) => kind === "in")!;
    await expect(refuseAsWorker(crypto.randomUUID(), id, waiting.id, "Not mine")).rejects.toThrow(
      "record.changed-meanwhile",
    );
    await refuseAsWorker(ready.id, id, waiting.id, "I was there at two");
    expect(await lineOf(id)).toMatchObject({ group: "disputed", worked: { minutes: 480 } });
  });

  test("are one thing when a correction, approvals and the closing of their days come at the same time", async () => {
    const id = await worked(["in", "14:00"], ["out", "22:47"]);
    await proposeCorrection(manager, id, { kind: "out", at: wall("22:00"), reason: "The gate closed at ten" });
    const [proposed] = (await lineOf(id)).corrections;
    itIs("2027-06-21T21:00:00Z");
    const days = { entityId, firstDay: localDate("2027-06-18"), lastDay: localDate("2027-06-18") };
    // An act that comes too early is refused and tried again, as people do; none is ever half done.
    const tries = () =>
      Promise.allSettled([
        lockPeriod(finance, days),
        approveHours(finance, [{ id, minutes: 450 }]),
        agreeAsWorker(ready.id, id, proposed!.id),
        approveHours(manager, [{ id, minutes: 497 }]),
        lockPeriod(finance, days),
      ]);
    const fulfilled = async () => (await tries()).filter(({ status }) => status === "fulfilled");
    const done = [];
    for (let time = 0; time < 10 && done.length < 3; time++) done.push(...(await fulfilled()));
    done.push(...(await fulfilled()));
    expect(done, "agreed once, approved once, closed once").toHaveLength(3);
    expect(await lineOf(id)).toMatchObject({
      worked: { minutes: 450 },
      decision: { minutes: 450, periodId: expect.any(String) },
    });
    const { rows } = await query("SELECT lines, minutes FROM app.hours_period");
    expect(rows).toMatchObject([{ minutes: expect.any(Number) }]);
    const kept = await query("SELECT sum(minutes)::int AS minutes FROM app.hours_line WHERE period_id IS NOT NULL");
    expect(kept.rows[0].minutes).toBe(rows[0].minutes);
    await forgetHours(query);
  });

  test("are closed for a company and its days only when all are approved, with a hash, and nothing changes after", async () => {
    const id = await worked(["in", "14:00"], ["out", "22:00"]);
    const days = { entityId, firstDay: localDate("2027-06-18"), lastDay: localDate("2027-06-18") };
    await expect(lockPeriod(finance, days)).rejects.toMatchObject({ refusals: [{ code: "hours.not-all-approved" }] });
    await approveHours(finance, [{ id, minutes: 450 }]);
    await expect(lockPeriod(finance, days), "the worker can still answer").rejects.toMatchObject({
      refusals: [{ code: "hours.window-open", n: 1 }],
    });
    itIs("2027-06-21T21:00:00Z");
    await lockPeriod(finance, days);
    const { rows } = await query("SELECT lines, minutes, totals, length(hash) AS hashed FROM app.hours_period");
    expect(rows).toMatchObject([{ minutes: 450 * rows[0].lines, hashed: 32 }]);
    await expect(lockPeriod(finance, days)).rejects.toMatchObject({ refusals: [{ code: "hours.period-overlaps" }] });
    await expect(reopenHours(finance, id, "Too late")).rejects.toMatchObject({ refusals: [{ code: "hours.locked" }] });
    const late = proposeCorrection(manager, id, { kind: "out", at: wall("21:00"), reason: "Late" });
    await expect(late).rejects.toMatchObject({ refusals: [{ code: "hours.locked" }] });
    await expect(disputeHours(ready.id, id, "Too late")).rejects.toMatchObject({
      refusals: [{ code: "hours.locked" }],
    });
    await expect(endorseHours(ready.id, { id, minutes: 450 })).rejects.toMatchObject({
      refusals: [{ code: "hours.locked" }],
    });
  });
});
