// Walks: assignments, rota, worker-shifts, worker-page
import type { QueryResult } from "pg";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

test.use({ appFor: "those who override a finding" });

const why = "Nadie más puede llevar la barra ese día";

test("A planner is told which rule is broken and overrides it; a second person confirms it, in Spanish and without a script", async ({
  page,
  open,
  accounts,
  anotherBrowser,
}) => {
  const { workerId, name, path, day } = await shortRest(accounts);
  await open(path, { as: "planner" });
  await page.getByLabel("Worker").selectOption(workerId);
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("1 rule is broken. It takes an override with a reason.");
  const refused = page.getByRole("region", { name: `${name}: not assigned` });
  await expect(refused.getByRole("heading", { name: "Rest is 1 h too short" })).toBeVisible();
  // The company of the demonstration has set ten hours, and says by which article it may.
  await expect(refused).toContainText("RD 1561/1995 art. 7");
  await expect(refused).toContainText("9 h of 10 h");
  await expectAccessible(page);
  await refused.getByLabel("Reason for the override").fill("Short");
  await refused.getByRole("button", { name: "Override and assign" }).click();
  await expect(refused.getByLabel("Reason for the override")).toHaveAccessibleDescription(/at least 10 characters/);
  await refused.getByLabel("Reason for the override").fill(why);
  await refused.getByRole("button", { name: "Override and assign" }).click();
  const line = page.getByRole("listitem").filter({ hasText: name }).first();
  await expect(line.getByText("Needs a second person")).toBeVisible();
  await expect(line).toContainText(why);
  await expect(line).toContainText("Another person with this permission has to confirm it.");
  await expect(page.getByRole("button", { name: /^Confirm the override/ })).toHaveCount(0);

  // In the rota it stands where the shift does, with the law behind it; by keys it opens, closes, and leads here.
  await open(`/admin/working-schedules?day=${day}`);
  const sign = page
    .getByRole("grid")
    .getByRole("button", { name: `One finding about ${name}` })
    .first();
  await sign.focus();
  await page.keyboard.press("Enter");
  const card = page.getByRole("dialog");
  await expect(card).toContainText("Rest is 1 h too short");
  await expect(card).toContainText("RD 1561/1995 art. 7");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(sign).toBeFocused();
  await sign.click();
  await card.getByRole("link", { name: /^(Override…|People of the shift)$/ }).click();
  await expect(page).toHaveURL(path);

  const phone = await anotherBrowser({ as: "owner", javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const second = await phone.newPage();
  await second.goto(`/es${path}`);
  await second.getByRole("button", { name: `Confirmar la excepción de ${name}` }).click();
  const settled = second.getByRole("listitem").filter({ hasText: name }).first();
  await expect(settled).toContainText("Reservada");
  await expect(settled.getByText("Con excepción", { exact: true })).toBeVisible();
  await second.goto(`/es/admin/workers/${workerId}/shifts`);
  const coming = second.getByRole("region", { name: "Próximos turnos" });
  await expect(coming.getByRole("listitem").filter({ hasText: "Recogida" })).toContainText("1 aviso, con excepción");

  // The form for suspending a worker lists the shifts that will be released.
  await second.goto(`/es/admin/workers/${workerId}?move=suspend`);
  const form = second.getByRole("region", { name: "Suspender" });
  await expect(form).toContainText("Con esto se liberan 2 turnos futuros:");
  await expect(form).toContainText("Noche de prueba, Recogida");
  await phone.close();
});

type Query = (sql: string, values?: unknown[]) => Promise<QueryResult>;

/** Someone who may work, booked until 22:00 on a Wednesday, and a published shift from 07:00 on the day after. */
async function shortRest({ query }: { query: Query }) {
  const {
    rows: [found],
  } = await query(
    `WITH days AS (SELECT date_trunc('week', current_date + 28)::date + 2 AS first)
     SELECT worker.id AS "workerId", btrim(concat_ws(' ', first_name, last_name, second_last_name)) AS name,
       legal_entity_id AS entity, role.id AS role, days.first::text AS first, (days.first + 1)::text AS next
     FROM days, app.worker JOIN app.worker_role ON worker_role.worker_id = worker.id
     JOIN app.role ON role.id = worker_role.role_id AND role.key = 'waiter'
     JOIN app.legal_entity ON legal_entity.id = legal_entity_id AND legal_entity.country = 'ES'
     JOIN app.clearance_span span ON span.worker_id = worker.id AND span.role_id = role.id AND span.verdict = 'ALLOW'
     WHERE worker.status = 'active' AND span.first_day <= days.first AND span.last_day > days.first
       AND worker.worker_type IN ('permanent', 'fixed_discontinuous')
       AND NOT EXISTS (SELECT FROM app.assignment WHERE assignment.worker_id = worker.id)
     ORDER BY worker.code LIMIT 1`,
  );
  const at = (day: string, time: string) => `${day} ${time} Europe/Madrid`;
  const event = await query(
    `INSERT INTO app.event (code, title_es, legal_entity_id, venue_id, time_zone, status, starts_at, ends_at)
     SELECT 'EV-TRY1', 'Noche de prueba', $1, id, 'Europe/Madrid', 'staffing', $2, $3 FROM app.venue
     WHERE country = 'ES' ORDER BY name LIMIT 1 RETURNING id`,
    [found.entity, at(found.first, "10:00"), at(found.next, "23:00")],
  );
  const eventId = event.rows[0].id as string;
  const shift = async (title: string, day: string, from: string, until: string) => {
    const created = await query(
      `WITH made AS (INSERT INTO app.shift (event_id, title, starts_at, ends_at, day, published_at, breaks)
         VALUES ($1, $2, $3, $4, $5, now(), '[{"after": 240, "minutes": 30, "paid": true}]') RETURNING id)
       INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
       SELECT id, $1, $6, 1, 2, 2, 'book' FROM made RETURNING id AS "slotId", shift_id AS "shiftId"`,
      [eventId, title, at(day, from), at(day, until), day, found.role],
    );
    return created.rows[0] as { slotId: string; shiftId: string };
  };
  const evening = await shift("Barra", found.first, "14:00", "22:00");
  const morning = await shift("Recogida", found.next, "07:00", "15:00");
  await query(
    `INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
     SELECT $1, id, $2, during, 'booked', 'book' FROM app.shift WHERE id = $3`,
    [evening.slotId, found.workerId, evening.shiftId],
  );
  const { workerId, name } = found as { workerId: string; name: string };
  return {
    workerId,
    name,
    day: found.next as string,
    path: `/admin/events/${eventId}/shifts/${morning.shiftId}/people`,
  };
}
