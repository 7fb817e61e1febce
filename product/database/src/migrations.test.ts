import { afterEach, beforeEach, expect, test } from "vitest";
import pg from "pg";
import { migrate, migrationsOnDisk } from "./migrate.ts";
import { createEmptyDatabase } from "./testing/test-database.ts";

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeEach(async () => {
  empty = await createEmptyDatabase();
});
afterEach(() => empty.drop());

test("groups that are there gain what HR works with: HR itself, and whoever edits all settings", async () => {
  const all = await migrationsOnDisk();
  await migrate(
    empty.url,
    all.filter(({ name }) => name < "0055"),
  );
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  try {
    await client.query(`INSERT INTO app."group" (key, name_en, name_es)
      VALUES ('hr', 'HR', 'RR. HH.'), ('house', 'House', 'Casa'), ('gate', 'Gate', 'Puerta')`);
    await client.query(`INSERT INTO app.group_permission (group_id, permission)
      SELECT id, CASE key WHEN 'hr' THEN 'worker.view' WHEN 'house' THEN 'settings.edit' ELSE 'checkin.create' END
      FROM app."group" WHERE key IN ('hr', 'house', 'gate')`);
    await migrate(empty.url, all);
    const { rows } = await client.query(`SELECT key, array_agg(permission ORDER BY permission) AS held
      FROM app."group" g JOIN app.group_permission p ON p.group_id = g.id WHERE key IN ('hr', 'house', 'gate')
      GROUP BY key ORDER BY key`);
    expect(rows).toEqual([
      { key: "gate", held: ["checkin.create"] },
      { key: "house", held: ["settings.edit", "settings.edit.papers"] },
      { key: "hr", held: ["settings.edit.papers", "settings.view", "worker.view"] },
    ]);
  } finally {
    await client.end();
  }
});

test("legal texts that people have read stay as earlier ones, and the company's own words stay", async () => {
  const all = await migrationsOnDisk();
  await migrate(
    empty.url,
    all.filter(({ name }) => name < "0320"),
  );
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  try {
    await client.query("INSERT INTO app.legal_entity (name, country) VALUES ('Ribera', 'ES')");
    await client.query(`INSERT INTO app.worker (id, code, first_name, legal_entity_id, country, language, worker_type, status, source)
      SELECT gen_random_uuid(), 'W-2345', 'Ane', id, 'ES', 'es', 'temporary', 'active', 'office' FROM app.legal_entity`);
    await client.query(`INSERT INTO app.page_revision (slug, number, title_en, title_es, lead_en, lead_es, body_en, body_es, saved_at, published_at)
      SELECT slug, 2, title_en, title_es, lead_en, lead_es, 'Ours', 'Lo nuestro', now(), now() FROM app.page_revision WHERE slug = 'privacy-policy'`);
    await client.query("UPDATE app.page SET newest = 2, published = 2 WHERE slug = 'privacy-policy'");
    await client.query(`INSERT INTO app.page_revision (slug, number, title_en, title_es, lead_en, lead_es, body_en, body_es, saved_at)
      SELECT slug, 2, title_en, title_es, lead_en, lead_es, 'Draft', 'Borrador', now() FROM app.page_revision WHERE slug = 'conditions'`);
    await client.query("UPDATE app.page SET newest = 2 WHERE slug = 'conditions'");
    await migrate(empty.url, all);
    const { rows } =
      await client.query(`SELECT p.slug, p.published, r.number, r.body_en LIKE '%164A%' AS "isNew", r.body_es = 'Lo nuestro' AS "isOwn"
      FROM app.page p JOIN app.page_revision r USING (slug) WHERE slug IN ('data-protection', 'privacy-policy') ORDER BY slug, r.number`);
    expect(rows).toEqual([
      { slug: "data-protection", published: 2, number: 1, isNew: false, isOwn: false },
      { slug: "data-protection", published: 2, number: 2, isNew: true, isOwn: false },
      { slug: "privacy-policy", published: 2, number: 1, isNew: false, isOwn: false },
      { slug: "privacy-policy", published: 2, number: 2, isNew: false, isOwn: true },
    ]);
    const toCheck = await client.query("SELECT slug FROM app.page WHERE to_check_since IS NOT NULL ORDER BY slug");
    expect(toCheck.rows, "their own words, and an old text of ours beside a draft of theirs").toEqual([
      { slug: "conditions" },
      { slug: "privacy-policy" },
    ]);
  } finally {
    await client.end();
  }
});

test("an alta and baja of before are the first period of their contract, and companies of the UK are of Great Britain until told otherwise", async () => {
  const all = await migrationsOnDisk();
  await migrate(
    empty.url,
    all.filter(({ name }) => name < "0205"),
  );
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  try {
    await client.query("INSERT INTO app.legal_entity (name, country) VALUES ('Ribera', 'ES'), ('Thames', 'UK')");
    await client.query(
      "INSERT INTO app.venue (name, country, time_zone) VALUES ('Titanic Quarter', 'UK', 'Europe/London')",
    );
    await client.query(`INSERT INTO app.worker (id, code, first_name, legal_entity_id, country, language, worker_type, status, source)
      SELECT gen_random_uuid(), 'W-2345', 'Ane', id, 'ES', 'es', 'temporary', 'active', 'office' FROM app.legal_entity WHERE country = 'ES'`);
    await client.query(`INSERT INTO app.engagement (worker_id, legal_entity_id, type, state, signed_at, first_day, last_day,
        alta_on, alta_reference, alta_recorded_at, baja_on, baja_reference, baja_recorded_at)
      SELECT id, legal_entity_id, type, 'signed', now(), first_day::date, last_day::date, alta::date, 'A-1', alta::timestamptz, baja::date, 'B-1', baja::timestamptz
      FROM app.worker, (VALUES ('fixed_discontinuous', '2026-06-01', '2026-12-31', '2026-06-10', '2026-06-20'),
        ('temporary', '2026-05-01', '2026-05-20', '2026-04-30', '2026-05-20'),
        ('zero_hours', '2027-01-01', NULL, NULL, NULL)) kept (type, first_day, last_day, alta, baja)`);
    await migrate(empty.url, all);
    const periods = `SELECT e.type, e.called_on::text, e.alta_on::text, e.alta_reference, e.baja_on::text, e.baja_reference
      FROM app.engagement e ORDER BY e.type`;
    const none = { called_on: null, alta_on: null, alta_reference: "A-1", baja_on: null, baja_reference: "B-1" };
    expect((await client.query(periods)).rows).toEqual([
      {
        type: "fixed_discontinuous",
        called_on: "2026-06-10",
        alta_on: "2026-06-10",
        alta_reference: "A-1",
        baja_on: "2026-06-20",
        baja_reference: "B-1",
      },
      {
        type: "temporary",
        called_on: "2026-05-01",
        alta_on: "2026-04-30",
        alta_reference: "A-1",
        baja_on: "2026-05-20",
        baja_reference: "B-1",
      },
      // A contract type that would be refused in Spain today stays valid.
      { type: "zero_hours", ...none },
    ]);
    expect((await client.query("SELECT FROM app.engagement_period")).rowCount, "none before the first").toBe(0);
    expect((await client.query("SELECT name, nation FROM app.legal_entity WHERE country = 'UK'")).rows).toEqual([
      { name: "Thames", nation: "england-wales" },
    ]);
    expect((await client.query("SELECT nation FROM app.venue")).rows, "as the company").toEqual([{ nation: null }]);
    expect((await client.query("UPDATE app.venue SET nation = 'northern-ireland'")).rowCount).toBe(1);
  } finally {
    await client.end();
  }
});

test("batches of before correct what they said, and those whose days they held all without saying so", async () => {
  const all = await migrationsOnDisk();
  await migrate(
    empty.url,
    all.filter(({ name }) => name < "0342"),
  );
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  try {
    const rows = [
      [1, null, "2026-06-01", "2026-06-15"],
      [2, null, "2026-06-16", "2026-06-30"],
      [3, 2, "2026-06-01", "2026-06-30"],
      [4, 3, "2026-06-01", "2026-06-30"],
      [5, 4, "2026-06-10", "2026-06-12"],
      [6, null, "2026-07-01", "2026-07-31"],
    ];
    for (const [number, corrects, first, last] of rows)
      await client.query(
        `INSERT INTO app.hours_batch (id, kind, legal_entity_id, period_id, number, corrects, first_day, last_day,
           lines, minutes, amount, currency, hash, made_at)
         VALUES (gen_random_uuid(), 'payroll', '00000000-0000-4000-8000-000000000001', gen_random_uuid(), $1,
           (SELECT id FROM app.hours_batch WHERE number = $2), $3, $4, 1, 1, 0, 'EUR', sha256('a'), now())`,
        [number, corrects, first, last],
      );
    await migrate(empty.url, all);
    const found = await client.query(`SELECT array_agg(former.number ORDER BY former.number) AS former, batch.number
      FROM app.hours_batch_correction said JOIN app.hours_batch former ON former.id = said.corrected_id
      JOIN app.hours_batch batch ON batch.id = said.batch_id GROUP BY batch.number ORDER BY batch.number`);
    expect(found.rows).toEqual([
      { number: 3, former: [1, 2] },
      { number: 4, former: [3] },
      { number: 5, former: [4] },
    ]);
  } finally {
    await client.end();
  }
});
