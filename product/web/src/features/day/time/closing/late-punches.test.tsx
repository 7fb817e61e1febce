import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { database } from "@product/database/client";
import { demoEntities } from "@product/database/demo/worker-words";
import { assignments } from "@product/database/tables/planning/event";
import type { Refusal } from "@product/domain/refusals";
import { localDate } from "@product/domain/time/local-date";
import { conflictsOf } from "#features/day/check-in/queries.server.ts";
import { recordPunch, type NewPunch } from "#features/day/punches/commands.server.ts";
import { approveHours, endorseHours, lockPeriod, reopenHours } from "#features/day/time/commands.server.ts";
import { timeLines } from "#features/day/time/lines.server.ts";
import { forgetHours } from "#testing/past-the-app.ts";
import { rendered } from "#testing/rendered-page.tsx";
import { who } from "#testing/who.ts";
import { itIs } from "#testing/clock.ts";
import { useWorkedShifts, wall } from "#testing/worked-shifts.ts";
import { LateLines } from "./late-lines.tsx";

const { query, ready, worked } = useWorkedShifts();
const finance = who(["time.view", "timesheet.approve", "timesheet.edit"]);
const steward = who(["checkin.create"]);
const day = localDate("2027-06-18");
const close = () => lockPeriod(finance, { entityId: demoEntities.ES.id, firstDay: day, lastDay: day });

async function approved(...punchTimes: [NewPunch["kind"], string][]) {
  await forgetHours(query);
  const id = await worked(...punchTimes);
  const minutes = punchTimes.length > 0 ? 450 : 0;
  await approveHours(finance, [{ id, minutes }]);
  await endorseHours(ready.id, { id, minutes });
  return id;
}

/** Sent by a gate that was without a net. */
async function cameLate(kind: NewPunch["kind"], time: string) {
  const { rows } = await query("SELECT event_id AS id FROM app.hours_line");
  itIs("2027-06-19T10:00:00Z");
  const punch = { workerId: ready.id, source: "gate", eventId: rows[0].id } as const;
  await recordPunch(steward, { ...punch, kind, clientId: crypto.randomUUID(), at: wall(time) });
}

const refusal = () =>
  close().then(
    () => undefined,
    ({ refusals }: { refusals: Refusal[] }) => refusals[0],
  );

describe("punches that came in after the approval", () => {
  test("keep the period from being closed, by name, until the line was looked at and approved anew", async () => {
    const id = await approved(["in", "14:00"], ["out", "22:00"]);
    await cameLate("in", "22:30");
    await cameLate("out", "23:30");
    const late = await refusal();
    expect(late).toEqual({ code: "hours.late-punches", n: 1, lines: [{ id, name: "Ane Zubiri Gil", day }] });
    const html = rendered(<LateLines reply={{ refusals: [late!] } as never} />, "/admin/time");
    expect(html).toContain(`href="/admin/time/${id}"`);
    expect(html).toContain("Go to Ane Zubiri Gil, ");
    await reopenHours(finance, id, "Llegaron fichajes");
    const { worked: anew } = (
      await timeLines(database, eq(assignments.id, id), "en", new Date("2027-06-19T11:00:00Z"))
    )[0]!;
    itIs("2027-06-19T11:00:00Z");
    await approveHours(finance, [{ id, minutes: anew.minutes }]);
    expect(await close()).toMatchObject({ id: expect.any(String) });
  });

  test("do so too where somebody was taken not to have come", async () => {
    const id = await approved();
    await cameLate("in", "14:00");
    expect(await refusal()).toMatchObject({ code: "hours.late-punches", lines: [{ id }] });
  });

  test("and come only once the hours are closed are shown to the office, which would not pay them else", async () => {
    await approved(["in", "14:00"], ["out", "22:00"]);
    await close();
    await cameLate("in", "22:30");
    await cameLate("out", "23:30");
    const { rows } = await query("SELECT event_id AS id FROM app.hours_line");
    const conflict = { reason: "hours-closed", isWritten: true, name: "Ane Zubiri Gil" };
    expect(await conflictsOf(rows[0].id)).toMatchObject([
      { ...conflict, kind: "in" },
      { ...conflict, kind: "out" },
    ]);
  });

  test("are none of those that the approval has seen", async () => {
    await approved(["in", "14:00"], ["out", "22:00"]);
    expect(await close()).toMatchObject({ id: expect.any(String) });
  });
});
