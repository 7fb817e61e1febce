// Walks: answers, assignments, cover, events, staffing, swaps
/** Workers pass shifts on to each other by their links, and a drop-out is covered by itself. */
import type pg from "pg";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

test.use({ appFor: "those who swap and cover" });

type Query = (statement: string, values?: unknown[]) => Promise<pg.QueryResult>;

/** Waiters who may work in a fortnight and have nothing else then. */
async function waiters(query: Query, emails: readonly string[], language: "en" | "es"): Promise<string[]> {
  const { rows } = await query(
    `UPDATE app.worker SET email = chosen.email, language = $2 FROM (
       SELECT found.id, ($1::text[])[row_number() OVER (ORDER BY found.id)] AS email FROM (
         SELECT w.id FROM app.worker w JOIN app.role r ON r.key = 'waiter'
         JOIN app.worker_role wr ON wr.worker_id = w.id AND wr.role_id = r.id
         JOIN app.clearance_span s ON s.worker_id = w.id AND s.role_id = r.id AND s.verdict = 'ALLOW'
           AND s.first_day <= (now() AT TIME ZONE 'Europe/Madrid')::date
           AND s.last_day >= (now() AT TIME ZONE 'Europe/Madrid')::date + 30
         JOIN app.legal_entity e ON e.id = w.legal_entity_id AND e.country = 'ES'
         WHERE w.status = 'active' AND w.email NOT LIKE '%@cover.test'
           AND NOT EXISTS (SELECT FROM app.assignment a WHERE a.worker_id = w.id AND a.during && tstzrange(now(), now() + interval '60 days'))
         ORDER BY w.id LIMIT cardinality($1::text[])) found) chosen
     WHERE worker.id = chosen.id RETURNING worker.id, worker.email`,
    [emails, language],
  );
  return emails.map((email) => rows.find((row) => row.email === email).id as string);
}

/** A published shift in a fortnight with one place for a waiter. */
async function aShift(query: Query, title: string) {
  const { rows } = await query(
    `WITH e AS (INSERT INTO app.event (code, title_en, title_es, legal_entity_id, venue_id, time_zone, status, starts_at, ends_at)
         SELECT 'EV-' || upper(substr(md5($1), 1, 6)), $1, $1, l.id, v.id, v.time_zone, 'staffing',
           date_trunc('day', now()) + interval '13 days', date_trunc('day', now()) + interval '16 days'
         FROM app.venue v, (SELECT id FROM app.legal_entity WHERE country = 'ES' ORDER BY id LIMIT 1) l
         WHERE v.name = 'Parque Ribera' RETURNING id, starts_at),
       s AS (INSERT INTO app.shift (event_id, title, starts_at, ends_at, day, published_at)
         SELECT id, 'Barra', starts_at + interval '1 day 12 hours', starts_at + interval '1 day 17 hours',
           (starts_at + interval '1 day')::date, now() FROM e RETURNING id, event_id)
     INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
       SELECT s.id, s.event_id, r.id, 1, 1, 1, 'book' FROM s, app.role r WHERE r.key = 'waiter'
       RETURNING id, shift_id, event_id`,
    [title],
  );
  const { id, shift_id, event_id } = rows[0];
  const people = `/admin/events/${event_id}/shifts/${shift_id}/people`;
  return { slotId: id as string, people, staffing: `/admin/events/${event_id}/staffing?slot=${id}` };
}

test.describe("en el móvil", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Una persona cede su turno, otra lo acepta, y la oficina aprueba el cambio", async ({
    as,
    page,
    accounts: { query, mail },
  }) => {
    test.slow();
    await query("UPDATE app.call_out_setting SET quiet_from = 3, quiet_until = 3");
    const [mine, other] = await waiters(query, ["ane@cover.test", "jon@cover.test"], "es");
    const { people, staffing } = await aShift(query, "Noche de la Ría");
    const elsewhere = await aShift(query, "Cena de Gala");
    await as("planner");
    await page.goto(`/es${people}`);
    await page.getByLabel("Trabajador/a").selectOption(mine!);
    await page.getByRole("button", { name: "Asignar" }).click();
    const { link } = await mail("call-out-booked", "ane@cover.test");
    // The other gets a link of their own by another shift that is then cancelled.
    await page.goto(`/es${elsewhere.people}`);
    await page.getByLabel("Trabajador/a").selectOption(other!);
    await page.getByRole("button", { name: "Asignar" }).click();
    const second = await mail("call-out-booked", "jon@cover.test");
    await page.getByRole("button", { name: /^Liberar a / }).click();
    await expect(page.getByText("Liberada", { exact: true })).toBeVisible();

    await page.context().clearCookies({ name: "act-as" });
    await page.goto(new URL(link).pathname);
    await page.getByRole("link", { name: "Detalles y cambios: Noche de la Ría, Barra" }).click();
    await expect(page.getByRole("heading", { name: "Ceder este turno" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Ofrecerlo" }).click();
    await expect(page.getByText("Mientras nadie lo acepte, es tuyo.")).toBeVisible();

    await page.goto(new URL(second.link).pathname);
    const offered = page.getByRole("region", { name: "Turnos de otras personas" });
    await expect(offered).toContainText("Noche de la Ría, Barra");
    await expectAccessible(page);
    await offered.getByRole("button", { name: /^Aceptar el turno: Noche de la Ría/ }).click();
    await expect(offered).toHaveCount(0);

    await as("planner");
    await page.goto(`/es${staffing}`);
    await page.getByRole("button", { name: /^Aprobar: / }).click();
    await expect(page.getByRole("region", { name: "Cambios entre trabajadores" })).toHaveCount(0);
    expect((await mail("call-out-swapped-in", "jon@cover.test")).subject).toContain("El turno ya es tuyo");
    expect((await mail("call-out-swapped-out", "ane@cover.test")).subject).toContain("El turno ya no es tuyo");
  });
});

test("Someone drops out, and the next who can are asked by themselves, until the office stops it or one accepts", async ({
  as,
  page,
  open,
  accounts: { query, mail },
}) => {
  test.slow();
  await query("UPDATE app.call_out_setting SET quiet_from = 3, quiet_until = 3, covers_drop_outs = true");
  const [mine] = await waiters(query, ["nora@cover.test"], "en");
  const { people, staffing, slotId } = await aShift(query, "Harbour Gala");
  await open(people, { as: "planner" });
  await page.getByLabel("Worker").selectOption(mine!);
  await page.getByRole("button", { name: "Assign" }).click();
  const { link } = await mail("call-out-booked", "nora@cover.test");
  await page.context().clearCookies({ name: "act-as" });
  await page.goto(new URL(link).pathname);
  await page.getByRole("link", { name: "Details and changes: Harbour Gala, Barra" }).click();
  await page.getByRole("button", { name: "I cannot come: Harbour Gala, Barra" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You do not work this shift");

  await as("planner");
  await expect
    .poll(async () => (await query("SELECT asked FROM app.cover_run WHERE slot_id = $1", [slotId])).rows[0]?.asked, {
      timeout: 30_000,
    })
    .toBe(5);
  await open(staffing);
  const cover = page.getByRole("region", { name: "Search for cover" });
  await expect(cover).toContainText("Under way");
  await expect(cover).toContainText("1 wave, 5 asked, 5 yet to answer");
  await expectAccessible(page);
  await cover.getByRole("button", { name: "Stop the search for cover" }).click();
  await expect(cover).toContainText("Stopped");
  await cover.getByRole("button", { name: "Look for cover" }).click();
  await expect(cover).toContainText("Under way");
});
