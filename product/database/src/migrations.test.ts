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
