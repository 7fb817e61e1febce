import { expect } from "vitest";
import { itIs } from "#testing/clock.ts";
import { clockNow } from "#request/clock.ts";
import { who } from "#testing/who.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import { test } from "#testing/world.ts";
import { limitsOf, limitsOfWeek } from "./queries.server.ts";

const { query, ready, worked } = useWorkedShifts();
const manager = who(["time.view"]);

test("the hours of a week stand beside what the contract allows, whoever is beyond it first", async () => {
  await worked(["in", "14:00"], ["out", "22:00"]);
  await query("UPDATE app.engagement SET weekly_hours = 6, percentage = 15 WHERE worker_id = $1", [ready.id]);
  itIs("2027-06-20T09:00:00Z");
  const week = await limitsOfWeek(manager, "2027-06-20", clockNow());
  expect(week).toMatchObject({ monday: "2027-06-14", isCut: false });
  const mine = week.people.find(({ id }) => id === ready.id)!;
  expect(mine).toMatchObject({ minutes: 450 });
  const { measures, leave } = (await limitsOf(ready.id, "2027-06-20", clockNow()))!;
  const byKey = Object.fromEntries(measures.map((one) => [one.key, one]));
  expect(byKey["average-48"]).toMatchObject({ limitMinutes: 48 * 60, until: "2027-06-20" });
  expect(leave).toBeNull();
  expect(byKey["contract-week"]).toMatchObject({ minutes: 450, limitMinutes: 360, standing: "over" });
  expect((await limitsOfWeek(who([]), "2027-06-20", clockNow())).people).toEqual([]);
});
