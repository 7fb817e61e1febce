import { describe, expect } from "vitest";
import { NotPermitted } from "@product/domain/actor";
import { localDate } from "@product/domain/time/local-date";
import { demoEntities } from "@product/database/demo/worker-words";
import { askForAnswers } from "#features/day/hours-letters/sweep.server.ts";
import { itIs } from "#testing/clock.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import {
  approveHours,
  disputeHours,
  endorseHours,
  lockPeriod,
  writeAsWorker,
} from "#features/day/time/commands.server.ts";
import { settleDispute, writeAsCompany } from "./disputes.server.ts";
import { closedPeriods, timeLine } from "#features/day/time/queries.server.ts";
import { confirmReopening, dropReopening, proposeReopening } from "#features/day/time/closing/reopening.server.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";

const { query, ready, worked } = useWorkedShifts();
const manager = who(["time.view", "time.approve"]);
const finance = who(["time.view", "timesheet.approve", "timesheet.edit"]);
const otherFinance = who(["time.view", "timesheet.approve", "timesheet.edit"]);
const refused = (code: string) => ({ refusals: [{ code }] });
const lineOf = async (id: string, at = "2027-06-19T09:00:00Z") => (await timeLine(finance, id, "en", new Date(at)))!;
const asPlanned = () => worked(["in", "14:00"], ["out", "22:00"]);
const toldOf = async (kind: string) =>
  (await query("SELECT payload FROM app.job WHERE kind = $1 ORDER BY id", [kind])).rows.map(({ payload }) => payload);

describe("hours that are approved before the worker has answered", () => {
  test("can be agreed to still, and say so; silence stays visible", async () => {
    const id = await asPlanned();
    await approveHours(finance, [{ id, minutes: 450 }]);
    expect((await lineOf(id)).row).toMatchObject({ mark: "approved", endorsement: "awaited" });
    expect((await lineOf(id, "2027-06-21T20:00:00Z")).row.endorsement).toBe("unendorsed");
    await endorseHours(ready.id, { id, minutes: 450 });
    expect((await lineOf(id)).row).toMatchObject({ mark: "approved", endorsement: "endorsed" });
  });

  test("are disputed within 72 hours of the shift, which takes the approval back, and not after", async () => {
    const id = await asPlanned();
    await approveHours(finance, [{ id, minutes: 450 }]);
    await disputeHours(ready.id, id, "We cleared up until eleven");
    expect((await lineOf(id)).row).toMatchObject({ mark: null, group: "disputed", endorsement: "awaited" });
    const again = await asPlanned();
    await approveHours(finance, [{ id: again, minutes: 450 }]);
    itIs("2027-06-21T20:00:00Z");
    await expect(disputeHours(ready.id, again, "Too late")).rejects.toMatchObject(refused("hours.window-over"));
  });
});

describe("a dispute", () => {
  test("has a thread of both sides, of which the worker is told, and ends with the company's last word", async () => {
    const id = await asPlanned();
    await expect(writeAsCompany(manager, id, "Nothing to say")).rejects.toMatchObject(refused("hours.not-disputed"));
    await disputeHours(ready.id, id, "We cleared up until eleven");
    await writeAsCompany(manager, id, "Who was there?");
    await writeAsWorker(ready.id, id, "Jon, at the bar");
    await expect(writeAsWorker(crypto.randomUUID(), id, "Not mine")).rejects.toThrow("record.changed-meanwhile");
    await expect(settleDispute(manager, id, "No")).rejects.toThrow(NotPermitted);
    await settleDispute(finance, id, "The gate closed at ten");
    const { thread, row } = await lineOf(id);
    expect(thread.map(({ side, text }) => [side, text])).toEqual([
      ["worker", "We cleared up until eleven"],
      ["company", "Who was there?"],
      ["worker", "Jon, at the bar"],
      ["company", "The gate closed at ten"],
    ]);
    expect(row).toMatchObject({ group: "fine", isSettled: true, isEndorsed: false });
    expect((await toldOf("hours.letter")).filter((letter) => letter.assignmentId === id)).toEqual([
      { assignmentId: id, about: "answered" },
      { assignmentId: id, about: "answered" },
    ]);
  });
});

test("workers are asked once about each shift: whether its hours are right, or when they left", async () => {
  const fine = await asPlanned();
  await askForAnswers();
  const unclosed = await worked(["in", "14:00"]);
  await Promise.all([askForAnswers(), askForAnswers()]);
  const letters = (await toldOf("hours.letter")).filter((letter) => [fine, unclosed].includes(letter.assignmentId));
  expect(letters).toEqual([
    { assignmentId: fine, about: "endorse" },
    { assignmentId: unclosed, about: "unclosed" },
  ]);
});

describe("a closed period", () => {
  test("is reopened by two people, stays to be read, and its days are closed anew", async () => {
    const id = await asPlanned();
    await approveHours(finance, [{ id, minutes: 450 }]);
    await endorseHours(ready.id, { id, minutes: 450 });
    const day = localDate("2027-06-18");
    const days = { entityId: demoEntities.ES.id, firstDay: day, lastDay: day };
    const { id: periodId } = await lockPeriod(finance, days);
    const periodNow = async () => (await closedPeriods(otherFinance)).find((period) => period.id === periodId)!;
    await proposeReopening(finance, { periodId, reopeningReason: "Wrong client" });
    const first = (await periodNow()).reopeningId!;
    await dropReopening(otherFinance, { proposal: first });
    await proposeReopening(finance, { periodId, reopeningReason: "Wrong client" });
    const proposal = (await periodNow()).reopeningId!;
    await expect(confirmReopening(otherFinance, { proposal: first })).rejects.toMatchObject(
      refused("proposal.changed"),
    );
    await expect(confirmReopening(finance, { proposal })).rejects.toMatchObject(refused("worker.other-person-needed"));
    await confirmReopening(otherFinance, { proposal });
    expect((await lineOf(id)).row.mark).toBe("approved");
    await lockPeriod(finance, days);
    expect((await closedPeriods(finance)).map(({ reopenedAt }) => reopenedAt !== null)).toEqual([false, true]);
  });
});
