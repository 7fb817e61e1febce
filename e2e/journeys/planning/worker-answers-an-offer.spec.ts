// Walks: assignments, shifts, events, answers, calendar-feed
/** The office asks someone, the letter carries a link, and the worker answers on a phone. */
import type pg from "pg";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

test.use({ appFor: "those who answer offers", viewport: { width: 390, height: 844 } });

type Query = (statement: string, values?: unknown[]) => Promise<pg.QueryResult>;

/** A published shift in a fortnight with one place for a waiter, and someone who may work then. */
async function anOffer(query: Query, email: string, language: "en" | "es", title: string) {
  const { rows } = await query(
    `UPDATE app.worker SET email = $1, language = $2, first_name = 'Nerea', preferred_name = '' WHERE id = (
       SELECT w.id FROM app.worker w JOIN app.role r ON r.key = 'waiter'
       JOIN app.worker_role wr ON wr.worker_id = w.id AND wr.role_id = r.id
       JOIN app.clearance_span s ON s.worker_id = w.id AND s.role_id = r.id AND s.verdict = 'ALLOW'
         AND s.first_day <= (now() AT TIME ZONE 'Europe/Madrid')::date
         AND s.last_day >= (now() AT TIME ZONE 'Europe/Madrid')::date + 30
       JOIN app.legal_entity e ON e.id = w.legal_entity_id AND e.country = 'ES'
       WHERE w.status = 'active' AND w.email NOT LIKE '%@answers.test'
         AND NOT EXISTS (SELECT FROM app.assignment a WHERE a.worker_id = w.id AND a.during && tstzrange(now(), now() + interval '60 days'))
       ORDER BY w.id LIMIT 1) RETURNING id, legal_entity_id, code`,
    [email, language],
  );
  const { id, legal_entity_id, code } = rows[0];
  const made = await query(
    `WITH e AS (INSERT INTO app.event (code, title_en, title_es, legal_entity_id, venue_id, time_zone, status, starts_at, ends_at)
         SELECT 'EV-' || upper(substr(md5($1), 1, 6)), $1, $1, $2, v.id, v.time_zone, 'staffing',
           date_trunc('day', now()) + interval '13 days', date_trunc('day', now()) + interval '16 days'
         FROM app.venue v WHERE v.name = 'Parque Ribera' RETURNING id, starts_at),
       s AS (INSERT INTO app.shift (event_id, title, starts_at, ends_at, day, published_at, notes_en, notes_es, meeting_point)
         SELECT id, 'Barra', starts_at + interval '1 day 12 hours', starts_at + interval '1 day 17 hours',
           (starts_at + interval '1 day')::date, now(), 'Black shirt', 'Camisa negra', 'Gate 3' FROM e RETURNING id, event_id)
     INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
       SELECT s.id, s.event_id, r.id, 1, 1, 1, 'invite' FROM s, app.role r WHERE r.key = 'waiter' RETURNING shift_id, event_id`,
    [title, legal_entity_id],
  );
  const { shift_id, event_id } = made.rows[0];
  return {
    workerId: id as string,
    code: code as string,
    people: `/admin/events/${event_id}/shifts/${shift_id}/people`,
  };
}

const stateOf = async (query: Query, workerId: string) =>
  (await query("SELECT state FROM app.assignment WHERE worker_id = $1 ORDER BY created_at DESC LIMIT 1", [workerId]))
    .rows[0]?.state as string;

test("Someone is asked, accepts on the phone, takes the calendar along, and gives the place back", async ({
  page,
  open,
  accounts: { query, mail },
}) => {
  test.slow();
  await query("UPDATE app.call_out_setting SET quiet_from = 3, quiet_until = 3");
  const { workerId, people } = await anOffer(query, "nerea@answers.test", "en", "Harbour Night");
  await open(people, { as: "planner" });
  await page.getByLabel("Worker").selectOption(workerId);
  await page.getByRole("button", { name: "Assign" }).click();
  await expect(page.getByText("Invited", { exact: true })).toBeVisible();

  const { subject, text, link } = await mail("call-out-invited", "nerea@answers.test");
  expect(subject).toContain("Can you work? Harbour Night");
  expect(text).toContain("Answer until");
  await page.context().clearCookies({ name: "act-as" });
  const answer = await page.goto(new URL(link).pathname);
  expect(answer!.headers()).toMatchObject({
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
  await page.locator("html[data-alive]").waitFor();
  const offer = page.getByRole("article", { name: "Harbour Night, Barra" });
  await expect(offer).toContainText("Parque Ribera");
  await expect(offer).toContainText("Gate 3");
  await expectAccessible(page);
  expect(await stateOf(query, workerId), "looking changes nothing").toBe("invited");
  await offer.getByRole("button", { name: "Accept: Harbour Night, Barra" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You work this shift");
  await expect(page.getByText("Black shirt")).toBeVisible();
  await expectAccessible(page);
  expect(await stateOf(query, workerId)).toBe("confirmed");

  await page.getByRole("link", { name: "All my shifts" }).click();
  const calendar = await page.getByRole("link", { name: "Add my shifts to my calendar" }).getAttribute("href");
  const feed = await page.request.get(calendar!);
  expect(feed.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await feed.text()).toContain("SUMMARY:Harbour Night: Waiter");
  await page.getByRole("link", { name: "Details and changes: Harbour Night, Barra" }).click();
  await page.getByRole("button", { name: "I cannot come: Harbour Night, Barra" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You do not work this shift");
  await open(people, { as: "planner" });
  await expect(page.getByText("Withdrew")).toBeVisible();
  const unknown = await page.goto("/answer/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
  expect(unknown!.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
});

test.describe("sin JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Quien llega cuando las plazas están ocupadas entra en la lista de espera, y quien rechaza lo ve confirmado", async ({
    as,
    page,
    accounts: { query, mail },
  }) => {
    test.slow();
    await query("UPDATE app.call_out_setting SET quiet_from = 3, quiet_until = 3");
    const { workerId, people } = await anOffer(query, "iker@answers.test", "es", "Noche del Puerto");
    await as("planner");
    await page.goto(`/es${people}`);
    await page.getByLabel("Trabajador/a").selectOption(workerId);
    await page.getByRole("button", { name: "Asignar" }).click();
    await expect(page.getByText("Invitada", { exact: true })).toBeVisible();
    const { link } = await mail("call-out-invited", "iker@answers.test");
    await page.context().clearCookies({ name: "act-as" });
    const path = new URL(link).pathname;
    expect(path).toMatch(/^\/es\/answer\//);

    // Whoever has not answered when the last place goes waits for one; the page that was open says so once it is answered.
    const theirs = "id IN (SELECT slot_id FROM app.assignment WHERE worker_id = $1)";
    await page.goto(path);
    const offer = page.getByRole("article", { name: "Noche del Puerto, Barra" });
    await query(`UPDATE app.slot SET agency_seats = 1 WHERE ${theirs}`, [workerId]);
    await expect.poll(() => stateOf(query, workerId), { timeout: 90_000 }).toBe("waitlisted");
    expect((await mail("call-out-filled", "iker@answers.test")).text).toContain("si queda una libre, te preguntaremos");
    await offer.getByRole("button", { name: "Aceptar: Noche del Puerto, Barra" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Estás en lista de espera");
    await expect(page.getByText("Sales de la lista de espera")).toBeVisible();

    await query(
      `WITH free AS (UPDATE app.slot SET agency_seats = 0 WHERE ${theirs})
       UPDATE app.assignment SET state = 'invited' WHERE worker_id = $1 AND state = 'waitlisted'`,
      [workerId],
    );
    const decline = { name: "Rechazar: Noche del Puerto, Barra" };
    await page.goto(path);
    // The same page, left open elsewhere.
    const other = await page.context().newPage();
    await other.goto(path);
    await page.getByRole("button", decline).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Has rechazado este turno");
    await other.getByRole("button", decline).click();
    await expect(other.getByText("Ya habías respondido o se ha acabado el plazo.")).toBeVisible();
    const wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth").catch(() => 0);
    expect(Number(wide)).toBeLessThanOrEqual(0);
  });
});
