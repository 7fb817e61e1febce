/** However much there is, no figure of the dashboard reads more rows than it counts. */
import pg from "pg";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, vi } from "vitest";
import { templates } from "@product/domain/permissions/templates";
import { countUpTo } from "#i18n/format.ts";
import { mostInFigure } from "#request/slices/figures.ts";
import { mailboxContext } from "#request/ports/mailbox.ts";
import { figures } from "#slices.ts";
import { usePlanning } from "#testing/planning.ts";
import { day, useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";

const { query } = useReadyWorker();
const { event, shift, slot } = usePlanning(query);
const owner = who([...templates.owner.permissions]);
const many = mostInFigure + 100;

/** As many copies of a row, of which some columns are said anew; `n` is the number of the copy. */
async function copies(table: string, from: string, anew: Record<string, string>): Promise<void> {
  const { rows } = await query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'app' AND table_name = $1 AND is_generated = 'NEVER' AND column_name <> 'id'`,
    [table],
  );
  const names = (rows as { name: string }[]).map(({ name }) => name);
  await query(
    `INSERT INTO app.${table} (${names.join(", ")}) SELECT ${names.map((name) => anew[name] ?? `one.${name}`).join(", ")}
     FROM app.${table} one, generate_series(1, ${many}) n WHERE one.id = $1`,
    [from],
  );
}

/** Half a minute each, one after the other, so that one person can be on all of them. */
async function placesOf(worker: string, from: string, title: string, state: string, template: string): Promise<void> {
  const at = (step: string) => `${from} + (${step}) * interval '30 seconds'`;
  await copies("shift", template, {
    title: `'${title}'`,
    // As the company counts it, where it may be tomorrow already.
    day: "(now() AT TIME ZONE 'Europe/Madrid')::date",
    starts_at: at("n"),
    ends_at: at("n + 1"),
    published_at: "now()",
  });
  await query(
    `WITH place AS (INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
       SELECT s.id, s.event_id, (SELECT id FROM app.role LIMIT 1), 1, 1, 1, 'book' FROM app.shift s WHERE title = $1 RETURNING id, shift_id)
     INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source, late_minutes)
       SELECT place.id, s.id, $2, s.during, $3, 'book', 5 FROM place JOIN app.shift s ON s.id = place.shift_id`,
    [title, worker, state],
  );
}

beforeAll(async () => {
  // Nobody has a thousand places at one time as these have: what the server would plan by them is no measure, and whether it has looked
  // at them by itself yet would be chance.
  for (const table of ["assignment", "shift", "slot", "event"])
    await query(`ALTER TABLE app.${table} SET (autovacuum_enabled = false)`);
  const here = await event({ titleEs: "Una", startsAt: `${day(1)}T08:00`, endsAt: `${day(2)}T23:00` });
  const first = await shift(here, { startsAt: `${day(1)}T14:00`, endsAt: `${day(1)}T22:00` });
  await slot(first, { minimum: 2, target: 3, maximum: 3 });
  const { rows } = await query("SELECT id FROM app.worker WHERE status = 'active' ORDER BY id LIMIT 3");
  const [missing, present, invited] = (rows as { id: string }[]).map(({ id }) => id) as [string, string, string];
  await placesOf(missing, "now() + interval '1 hour'", "To come", "confirmed", first);
  await placesOf(present, "now() - interval '12 hours'", "Under way", "checked_in", first);
  await query(
    `WITH past AS (INSERT INTO app.shift (event_id, title, starts_at, ends_at, day)
       SELECT event_id, 'Past', now() - interval '3 days', now() - interval '2 days', current_date - 3 FROM app.shift WHERE id = $1 RETURNING id, event_id, during),
     place AS (INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
       SELECT id, event_id, (SELECT id FROM app.role LIMIT 1), 1, 1, 1, 'book' FROM past RETURNING id, shift_id)
     INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
       SELECT place.id, past.id, $2, past.during, 'no_show', 'book' FROM place JOIN past ON true`,
    [first, missing],
  );
  await copies("event", here, { code: "'EV-80' || (10000 + n)" });
  await query(
    `INSERT INTO app.shift (event_id, title, starts_at, ends_at, day)
     SELECT e.id, 'Of many', s.starts_at, s.ends_at, s.day FROM app.event e, app.shift s WHERE e.code LIKE 'EV-801%' AND s.id = $1`,
    [first],
  );
  const finding = { rule: "ES-REST-12", severity: "block", check: "daily-rest", shortfall: 30, isOverridable: true };
  await query(
    `WITH place AS (INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
       SELECT s.id, s.event_id, (SELECT id FROM app.role LIMIT 1), 2, 3, 3, 'invite' FROM app.shift s WHERE title = 'Of many' RETURNING id, shift_id)
     INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source, findings)
       SELECT place.id, s.id, $1, s.during, 'invited', 'invite', $2::jsonb
       FROM place JOIN app.shift s ON s.id = place.shift_id`,
    [invited, JSON.stringify([finding])],
  );
  await query(
    `INSERT INTO app.document (worker_id, document_type_id, state, source, valid_until)
     SELECT w.id, t.id, 'verified', 'office', $1 FROM app.worker w, app.document_type t
     WHERE w.status = 'active' AND w.merged_into IS NULL AND NOT t.is_health LIMIT $2 ON CONFLICT DO NOTHING`,
    [day(20), many * 2],
  );
});

test("every figure stops one beyond a thousand, and no question of it gives more rows than that", async () => {
  const context = new RouterContextProvider();
  const limits: number[] = [];
  context.set(mailboxContext, {
    count: async (_state: string, most: number) => (limits.push(most), most),
  } as never);
  const problems: unknown[] = [];
  for (const [key, figure] of Object.entries(figures)) {
    const sent = vi.spyOn(pg.Client.prototype, "query");
    const { n, most } = await figure.count(owner, context);
    const results = await Promise.all(
      sent.mock.results.map(({ value }) => value as Promise<{ rows: unknown[] }> | undefined),
    );
    const texts = sent.mock.calls.map(([statement]) =>
      typeof statement === "string" ? statement : (statement as { text: string }).text,
    );
    sent.mockRestore();
    if (most !== mostInFigure || n <= mostInFigure) problems.push([key, "was counted to", n, "of", most]);
    if (countUpTo(n, most!, "es") !== "1000+") problems.push([key, "does not say that there are more"]);
    if (results.some((answer) => (answer?.rows.length ?? 0) > mostInFigure + 1))
      problems.push([key, "gives too many rows"]);
    if (key !== "failed-messages" && !texts.some((text) => /limit \$\d+/i.test(text)))
      problems.push([key, "has no limit", texts]);
  }
  expect(problems).toEqual([]);
  expect(limits, "messages are counted where they are kept").toEqual([mostInFigure + 1]);
});
