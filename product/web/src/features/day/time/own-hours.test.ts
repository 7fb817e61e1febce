/** One person with two hats: a colleague of the office who works shifts, and has taken their worker's record as their own. */
import { beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { themselves } from "@product/domain/actor";
import { database } from "@product/database/client";
import { assignments } from "@product/database/tables/planning/event";
import { otherColleague } from "#testing/other-colleague.ts";
import { lastActs } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { useWorkedShifts, wall } from "#testing/worked-shifts.ts";
import { approveHours, disputeHours, endorseHours, reopenHours } from "./commands.server.ts";
import { agreeAsWorker, agreeToCorrection, proposeAsWorker, proposeCorrection } from "./line/corrections.server.ts";
import { settleDispute } from "./line/disputes.server.ts";
import { timeLines } from "./lines.server.ts";
import { othersForOwnLines } from "./own-lines.server.ts";
import { timeLine, type TimeRow } from "./queries.server.ts";
import { canTick } from "./ticked-lines.ts";
import type { TimeScreen } from "./time.page.tsx";

const { query, ready, worked } = useWorkedShifts();
const permissions = ["time.view", "time.create", "time.approve", "timesheet.approve", "timesheet.edit"] as const;
const finance = who(permissions);
const own = {
  ...who(permissions),
  get workerId() {
    return ready.id;
  },
};
const oneself = { refusals: [{ code: "worker.oneself", n: 1, others: "Nerea Otaegi" }] };

beforeEach(async () => {
  await query("DELETE FROM app.account WHERE name = ANY('{Nerea Otaegi,Ane Zubiri}')");
  await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Ane Zubiri', 'es')", [own.id]);
  await otherColleague(query, "Nerea Otaegi", permissions);
  await query("UPDATE app.worker SET user_id = $1 WHERE id = $2", [own.id, ready.id]);
});

const lineOf = async (id: string) =>
  (await timeLines(database, eq(assignments.id, id), "en", new Date("2027-06-19T09:00:00Z")))[0]!;

describe("one's own hours", () => {
  test("cannot be ticked among others' on the screen, which says who decides", async () => {
    const line = await lineOf(await worked(["in", "14:00"], ["out", "22:00"]));
    const others = { ...line, workerId: crypto.randomUUID() };
    expect(await othersForOwnLines(own, "hours.approve", [line, others])).toEqual({ n: 1, others: "Nerea Otaegi" });
    expect(await othersForOwnLines(own, "hours.approve", [others])).toBeUndefined();
    const may = { approve: true, notAbout: own.workerId } as TimeScreen["may"];
    const row = { isApprovable: true, mark: null } as TimeRow;
    expect([line, others].map(({ workerId }) => canTick({ ...row, workerId }, may))).toEqual([false, true]);
  });

  test("are neither corrected for the company, nor agreed to, approved, opened again or settled by oneself", async () => {
    const id = await worked(["in", "14:00"], ["out", "22:00"]);
    const later = { kind: "out", at: wall("22:30"), reason: "We cleared up" } as const;
    await expect(proposeCorrection(own, id, later)).rejects.toMatchObject(oneself);
    await proposeAsWorker(ready.id, id, later);
    const [correction] = (await lineOf(id)).corrections;
    await expect(agreeToCorrection(own, id, correction!.id)).rejects.toMatchObject(oneself);
    await agreeToCorrection(finance, id, correction!.id);
    await expect(approveHours(own, [{ id, minutes: 480 }])).rejects.toMatchObject(oneself);
    await approveHours(finance, [{ id, minutes: 480 }]);
    await endorseHours(ready.id, { id, minutes: 480 });
    await expect(reopenHours(own, id, "I think it was more")).rejects.toMatchObject(oneself);
    await disputeHours(ready.id, id, "It was more");
    await expect(settleDispute(own, id, "You are right")).rejects.toMatchObject(oneself);
    expect((await lineOf(id)).decision).toMatchObject({ disputedBy: "worker", settledAt: null, approvedAt: null });
  });

  test("are not agreed to by the worker who agreed for the company before the account was theirs", async () => {
    const id = await worked(["in", "14:00"]);
    await query("UPDATE app.worker SET user_id = NULL WHERE id = $1", [ready.id]);
    await proposeCorrection({ ...finance, id: own.id }, id, { kind: "out", at: wall("23:30"), reason: "Forgot" });
    await query("UPDATE app.worker SET user_id = $1 WHERE id = $2", [own.id, ready.id]);
    const [correction] = (await lineOf(id)).corrections;
    await expect(agreeAsWorker(ready.id, id, correction!.id)).rejects.toMatchObject(oneself);
    expect((await lineOf(id)).group).toBe("correction");
  });

  test("in a company of one are, and the trail marks what was decided", async () => {
    await query("UPDATE app.staff SET deactivated_at = now()");
    const id = await worked(["in", "14:00"]);
    await proposeCorrection(own, id, { kind: "out", at: wall("22:00"), reason: "Forgot" });
    expect((await lastActs())[0]!.subjects).toContain(`oneself ${own.id}`);
    const [correction] = (await lineOf(id)).corrections;
    await agreeAsWorker(ready.id, id, correction!.id);
    expect((await lastActs())[0]).toMatchObject({ actorKind: themselves.kind, subjects: [`assignment ${id}`] });
    const seen = await timeLine(finance, id, "en", new Date("2027-06-19T09:00:00Z"));
    expect(seen, "whoever approves is told").toMatchObject({
      row: { isByOneself: true },
      corrections: [{ isByOneself: true }],
    });
    await approveHours(own, [{ id, minutes: 450 }]);
    expect(await lastActs()).toMatchObject([
      { act: "hours.approve", subjects: expect.arrayContaining([`assignment ${id}`, `oneself ${own.id}`]) },
    ]);
  });
});
