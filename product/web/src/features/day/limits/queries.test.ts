import { expect } from "vitest";
import { itIs } from "#testing/clock.ts";
import { clockNow } from "#request/clock.ts";
import { who } from "#testing/who.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import { test } from "#testing/world.ts";
import { limitsOf, limitsOfWeek } from "./queries.server.ts";

const { query, ready, worked } = useWorkedShifts();
const manager = who(["time.view"]);

test("the averages that end with a week stand beside it, by the rule that the company has set", async () => {
  await worked(["in", "14:00"], ["out", "22:00"]);
  await query(
    "UPDATE app.engagement SET convenio = 'Hostelería de Bizkaia', first_day = '2027-06-07' WHERE worker_id = $1",
    [ready.id],
  );
  await query(
    `INSERT INTO app.hours_line (assignment_id, worker_id, event_id, legal_entity_id, day, approved_at, minutes, split, updated_at)
     SELECT gen_random_uuid(), id, gen_random_uuid(), legal_entity_id, '2027-06-08', now(), 600, '{"ordinary": 600}', now()
     FROM app.worker WHERE id = $1`,
    [ready.id],
  );
  itIs("2027-06-20T09:00:00Z");
  const average = async () => {
    const { people } = await limitsOfWeek(manager, "2027-06-20", clockNow());
    return people.find(({ id }) => id === ready.id)!.measures.find(({ key }) => key === "average-40");
  };
  expect(await average()).toMatchObject({ minutes: (600 + 450) / 2, limitMinutes: 2400, from: "2027-06-07" });
  await query(
    `INSERT INTO app.rule_setting (rule, scope_kind, convenio, number, from_day, allowed_by, reason)
     VALUES ('ES-WEEK-40', 'convenio', 'Hostelería de Bizkaia', 8, '2027-01-01', 'Convenio, art. 12', 'As the convenio has it')`,
  );
  expect(await average()).toMatchObject({ limitMinutes: 480, standing: "over", citation: { es: "Convenio, art. 12" } });
  await query("DELETE FROM app.rule_setting");
});

test("the hours of a week stand beside what the contract allows, whoever is beyond it first", async () => {
  await worked(["in", "14:00"], ["out", "22:00"]);
  await query("UPDATE app.engagement SET weekly_hours = 6, percentage = 15 WHERE worker_id = $1", [ready.id]);
  itIs("2027-06-20T09:00:00Z");
  const week = await limitsOfWeek(manager, "2027-06-20", clockNow());
  expect(week).toMatchObject({ monday: "2027-06-14", isCut: false });
  const person = week.people.find(({ id }) => id === ready.id)!;
  expect(person).toMatchObject({ minutes: 450 });
  const { measures, leave } = (await limitsOf(ready.id, "2027-06-20", clockNow()))!;
  const byKey = Object.fromEntries(measures.map((measure) => [measure.key, measure]));
  expect(byKey["average-48"]).toMatchObject({ limitMinutes: 48 * 60, until: "2027-06-20" });
  expect(leave).toBeNull();
  expect(byKey["contract-week"]).toMatchObject({ minutes: 450, limitMinutes: 360, standing: "over" });
  expect((await limitsOfWeek(who([]), "2027-06-20", clockNow())).people).toEqual([]);
});
