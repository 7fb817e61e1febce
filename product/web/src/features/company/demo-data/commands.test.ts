import { describe, expect } from "vitest";
import { useDatabasePerTest } from "@product/database/testing/test-database";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { loadDemo, removeDemo } from "./commands.server.ts";
import { demoState } from "./queries.server.ts";

const office = who(["settings.view", "settings.edit", "settings.delete"]);
const everything = 12 + 300 + 10 + 7 + 7 + 2;

describe("demo data that is not there yet", () => {
  const { query } = useDatabasePerTest("empty");

  test("is loaded and removed by one act each, which tells how much", async () => {
    expect((await demoState("en")).map(({ kind, missing, removable }) => [kind, missing, removable])).toEqual([
      ["event", 12, 0],
      ["worker", 300, 0],
      ["role", 10, 0],
      ["client", 7, 0],
      ["venue", 7, 0],
      ["legal_entity", 2, 0],
    ]);
    await loadDemo(office, { seen: everything });
    expect(await lastActs()).toMatchObject([{ act: "demo.load", subjects: ["demo-data demo-data"] }]);
    // Nobody can sign in as one of them.
    expect((await query("SELECT FROM app.account UNION ALL SELECT FROM app.staff")).rows).toEqual([]);
    expect(await removeDemo(office, { seen: everything })).toEqual({
      event: 12,
      worker: 300,
      role: 10,
      client: 7,
      venue: 7,
      legal_entity: 2,
    });
    expect(await lastActs()).toMatchObject([{ act: "demo.remove" }]);
  });

  test("is for those who may change settings, and removed by those who may delete there", async () => {
    await expect(loadDemo(who(["settings.view"]), { seen: everything })).rejects.toMatchObject({
      needs: "settings.edit",
    });
    await expect(removeDemo(who(["settings.edit"]), { seen: 0 })).rejects.toMatchObject({ needs: "settings.delete" });
  });
});

describe("demo data that is there", () => {
  const { query } = useDatabasePerTest("demo");

  test("is not removed when it is other than what was seen, and nothing is half done", async () => {
    await query("UPDATE app.role SET version = 2, name_es = 'Camarera' WHERE key = 'waiter'");
    await expect(removeDemo(office, { seen: everything })).rejects.toMatchObject({
      refusals: [{ code: "demo.changed-meanwhile" }],
    });
    expect((await query("SELECT count(*)::int AS n FROM app.worker")).rows).toEqual([{ n: 300 }]);
    const [, , roles] = await demoState("es");
    expect(roles).toMatchObject({ removable: 9, kept: 1, named: [{ name: "Camarera", by: undefined }] });
    const [, , counted] = await demoState("es", false);
    expect(counted).toMatchObject({ removable: 9, kept: 1, named: [] });
  });

  test("is not removed by two at once: the second is told and does not wait", async () => {
    await query("SELECT pg_advisory_lock(hashtext('demo data'))");
    await expect(removeDemo(office, { seen: 0 })).rejects.toMatchObject({
      refusals: [{ code: "demo.changed-meanwhile" }],
    });
    await query("SELECT pg_advisory_unlock(hashtext('demo data'))");
  });

  test("is not loaded over someone who has one of its numbers", async () => {
    // A person of one's own, with the number of an invented one.
    await query(
      `INSERT INTO app.worker (code, status, first_name, country, language, worker_type, legal_entity_id, source)
       SELECT 'W-2222', 'active', 'Own', 'ES', 'es', 'temporary', id, 'office' FROM app.legal_entity LIMIT 1`,
    );
    await query(
      `UPDATE app.worker_identity SET worker_id = (SELECT id FROM app.worker WHERE code = 'W-2222')
       WHERE value_hash = (SELECT min(value_hash::text)::bytea FROM app.worker_identity)`,
    );
    const state = await demoState("en");
    expect(state[1]).toMatchObject({ removable: 299, kept: 1 });
    const seen = state.reduce((sum, { removable }) => sum + removable, 0);
    await removeDemo(office, { seen });
    await query("DELETE FROM app.worker WHERE code <> 'W-2222'; DELETE FROM app.demo_record WHERE kind = 'worker'");
    const missing = (await demoState("en")).reduce((sum, each) => sum + each.missing, 0);
    await expect(loadDemo(office, { seen: missing })).rejects.toMatchObject({
      refusals: [{ code: "demo.in-the-way" }],
    });
  });
});
