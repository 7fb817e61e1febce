import { expect, test } from "vitest";
import { addDevice } from "#features/day/check-in/commands.server.ts";
import { renderedPage } from "#testing/rendered-page.tsx";
import { who } from "#testing/who.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import * as linePage from "./line.page.tsx";
import * as timePage from "./time.page.tsx";

const { query, worked } = useWorkedShifts();
const office = who(["time.view", "timesheet.approve", "device.create"]);
const days = "from=2027-06-18&until=2027-06-19";

test("a line with a time that nobody can confirm has no tick among the others, and one of its own on its page", async () => {
  const id = await worked(["in", "14:00"], ["out", "22:00"]);
  const list = async (at: string) => renderedPage(timePage as never, { actor: office, at });
  const page = async (at: string) =>
    renderedPage(linePage as never, { actor: office, at, params: { assignmentId: id } });
  expect(await list(`/admin/time?${days}`), "as long as all is well").toContain(`value="${id}:450"`);
  const { rows } = await query("SELECT id, event_id, worker_id FROM app.punch WHERE assignment_id = $1 ORDER BY at", [
    id,
  ]);
  const { deviceId } = await addDevice(office, rows[0].event_id, { name: "North gate", gate: "", profile: "steward" });
  await query(
    `INSERT INTO app.punch_scan (punch_id, worker_id, event_id, assignment_id, device_id, held_since, received_at, doubts)
     VALUES ($1, $2, $3, $4, $5, '2027-06-18T06:00Z', '2027-06-18T21:00Z', '{out-of-contact}')`,
    [rows[0].id, rows[0].worker_id, rows[0].event_id, id, deviceId],
  );
  await query("SELECT app.rank_hours($1)", [id]);
  const shown = await list(`/admin/time?${days}`);
  for (const text of ["Times to look at", "Look at its times"]) expect(shown).toContain(text);
  expect(shown).not.toContain(`value="${id}:450"`);
  expect(await list(`/es/admin/time?${days}`)).toContain("Horas por revisar");
  const line = await page(`/admin/time/${id}`);
  for (const text of [
    "the device had no contact at that time",
    "North gate, paired on",
    "I have looked at these times",
  ])
    expect(line).toContain(text);
  expect(line).toContain(`value="${rows[0].id}"`);
  expect(line, "who held the device").toContain("At the gate: North gate, paired on");
});
