import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { useDatabasePerTest } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";
import { findDemoRecords } from "./findings.ts";
import { inventWorkers } from "./crowd/invent-workers.ts";
import { loadDemoRecords, redateDemoSeason, removeDemoRecords } from "./records.ts";

const [first, second] = inventWorkers(2).map(({ row }) => row.id) as [string, string];
const everything = { event: 12, worker: 300, role: 10, client: 7, venue: 7, legal_entity: 2 };

type Query = ReturnType<typeof useDatabasePerTest>["query"];

const counts = async (query: Query) =>
  (
    await query(`SELECT (SELECT count(*)::int FROM app.worker) AS worker, (SELECT count(*)::int FROM app.role) AS role,
      (SELECT count(*)::int FROM app.legal_entity) AS legal_entity, (SELECT count(*)::int FROM app.event) AS event,
      (SELECT count(*)::int FROM app.client) AS client, (SELECT count(*)::int FROM app.venue) AS venue`)
  ).rows[0];
const nothing = { event: 0, worker: 0, role: 0, client: 0, venue: 0, legal_entity: 0 };
const remembered = async (query: Query) => (await query("SELECT count(*)::int AS n FROM app.demo_record")).rows[0].n;

describe("demo data that is not there yet", () => {
  const { query } = useDatabasePerTest("empty");

  test("comes and goes without a trace among the records", async () => {
    expect(await inTransaction(loadDemoRecords)).toEqual(everything);
    expect(await counts(query)).toEqual(everything);
    const found = await inTransaction(findDemoRecords);
    expect(found.flatMap(({ kept }) => kept)).toEqual([]);
    expect(await inTransaction(removeDemoRecords)).toEqual(everything);
    expect(await counts(query)).toEqual(nothing);
    expect(await remembered(query)).toBe(0);
  });

  test("leaves alone what was there before, and comes to terms with it", async () => {
    await query("INSERT INTO app.role (key, name_en, name_es) VALUES ('waiter', 'Server', 'Camarera')");
    await query("INSERT INTO app.legal_entity (name, country) VALUES ('MAREA EVENTS LTD', 'UK')");
    expect(await inTransaction(loadDemoRecords)).toEqual({ ...everything, role: 9, legal_entity: 1 });
    await inTransaction(removeDemoRecords);
    expect(await counts(query)).toEqual({ ...nothing, role: 1, legal_entity: 1 });
    expect((await query("SELECT name_en FROM app.role")).rows).toEqual([{ name_en: "Server" }]);
  });
});

describe("demo data that is there", () => {
  const { query } = useDatabasePerTest("demo");

  test("is loaded twice as well as once", async () => {
    expect(await inTransaction(loadDemoRecords)).toEqual(nothing);
    expect(await counts(query)).toEqual(everything);
  });

  test("stays where someone has changed it, with what that needs", async () => {
    await query("UPDATE app.worker SET version = version + 1, town = 'Soria' WHERE id = $1", [first]);
    const roleCount = (await query("SELECT role_id FROM app.worker_role WHERE worker_id = $1", [first])).rows.length;
    const kept = (await inTransaction(findDemoRecords)).map(({ kind, kept: staying }) => [kind, staying.length]);
    expect(kept).toEqual([
      ["event", 0],
      ["worker", 1],
      ["role", roleCount],
      ["client", 0],
      ["venue", 0],
      ["legal_entity", 1],
    ]);
    const gone = { ...everything, worker: 299, role: 10 - roleCount, legal_entity: 1 };
    expect(await inTransaction(removeDemoRecords)).toEqual(gone);
    expect(await counts(query)).toEqual({ ...nothing, worker: 1, role: roleCount, legal_entity: 1 });
    // The record that stayed is remembered, and the removed ones come again.
    expect(await remembered(query)).toBe(2 + roleCount);
    expect(await inTransaction(loadDemoRecords)).toEqual(gone);
    expect((await query("SELECT town FROM app.worker WHERE id = $1", [first])).rows).toEqual([{ town: "Soria" }]);
  });

  test("stays where the trail tells of a change, and not where somebody only looked", async () => {
    await inTransaction(async (tx) => {
      for (const [act, id] of [
        ["worker.edit", first],
        ["worker.reveal-identity", second],
      ]) {
        const { rows } = await tx.execute<{ id: string }>(
          sql`INSERT INTO app.act (act, actor_kind) VALUES (${act}, 'system') RETURNING id`,
        );
        await tx.execute(
          sql`INSERT INTO app.act_subject (act_id, kind, subject_id, at) VALUES (${rows[0]!.id}, 'worker', ${id}, now())`,
        );
      }
    });
    const [, workers] = await inTransaction(findDemoRecords);
    expect(workers!.kept).toEqual([{ id: first, by: undefined }]);
  });

  test("stays where someone uses it: a note on a worker, a place in the office, people of one's own", async () => {
    await query(
      "INSERT INTO app.worker_note (worker_id, author_id, text_sealed) VALUES ($1, gen_random_uuid(), '\\x00')",
      [first],
    );
    await query(
      `INSERT INTO app.worker (code, status, first_name, country, language, worker_type, legal_entity_id, source)
       SELECT 'W-2222', 'active', 'Own', 'UK', 'en', 'temporary', id, 'office' FROM app.legal_entity WHERE country = 'UK'`,
    );
    const found = await inTransaction(findDemoRecords);
    expect(found[1]).toMatchObject({ kind: "worker", kept: [{ id: first, by: "worker_note" }] });
    expect(found[5]!.kept.map(({ by }) => by)).toEqual(["worker", "worker"]);
    await inTransaction(removeDemoRecords);
    expect(await counts(query)).toMatchObject({ worker: 2, legal_entity: 2 });
  });

  test("lies around today on every start, but for the events that somebody changed", async () => {
    await query(
      "UPDATE app.event SET starts_at = starts_at - interval '40 days', ends_at = ends_at - interval '40 days'",
    );
    await query("UPDATE app.event SET version = 2 WHERE code = 'EV-DE01'");
    await inTransaction(redateDemoSeason);
    const { rows } = await query<{ code: string; days: number }>(
      "SELECT code, (starts_at::date - now()::date) AS days FROM app.event ORDER BY code",
    );
    expect(rows).toHaveLength(12);
    const around = (days: number) => rows.filter((row) => Math.abs(row.days - days) <= 1).map(({ code }) => code);
    expect(around(-41)).toEqual(["EV-DE01"]);
    expect(around(2)).toContain("EV-DE02");
    const kept = (await inTransaction(findDemoRecords)).flatMap(({ kept: staying }) => staying);
    expect(kept.filter(({ by }) => by === "assignment")).toEqual([]);
    // Events that already have the right days are left as they are.
    const readAssignments = () => query("SELECT id, created_at FROM app.assignment ORDER BY id");
    const before = (await readAssignments()).rows;
    await inTransaction(redateDemoSeason);
    expect((await readAssignments()).rows).toEqual(before);
  }, 240_000);
});
