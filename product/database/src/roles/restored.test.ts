/** After a restore into a fresh installation, served by the three roles: what opens gates, passes and links still does, and what is closed holds. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackup } from "@product/database/backup/create-backup";
import { restoreBackup } from "@product/database/backup/restore-backup";
import { productSchema } from "@product/database/migrate";
import { createEmptyDatabase, createMigratedDatabase } from "@product/database/testing/test-database";
import { embeddedAddresses, letServe } from "./addresses.ts";

const id = "10000000-0000-4000-8000-000000000000";
const shown = "SELECT public_key FROM";
const month = "2026-05-01";

const before = `
  SELECT app.make_punch_month('${month}');
  INSERT INTO app.legal_entity (id, name, country) VALUES ('${id}', 'Ribera', 'ES');
  INSERT INTO app.client (id, name, contact_email) VALUES ('${id}', 'Kursaal', 'office@kursaal.test');
  INSERT INTO app.venue (id, name, country, time_zone) VALUES ('${id}', 'Kursaal', 'ES', 'Europe/Madrid');
  INSERT INTO app.event (id, code, title_es, legal_entity_id, client_id, venue_id, time_zone, status, starts_at, ends_at)
    VALUES ('${id}', 'EV-AB12', 'Gala', '${id}', '${id}', '${id}', 'Europe/Madrid', 'confirmed', '2026-05-02 08:00Z', '2026-05-02 20:00Z');
  INSERT INTO app.worker (id, code, status, first_name, last_name, country, language, worker_type, legal_entity_id, source)
    VALUES ('${id}', 'W-ABCDE', 'active', 'Gaxuxa', 'Etxenike', 'ES', 'es', 'temporary', '${id}', 'office');
  INSERT INTO app.person_key (person_id, wrapped_key) VALUES ('${id}', '\\xff');
  INSERT INTO app.device (id, event_id, name, profile, token_hash, paired_at, last_seen_at, key_algorithm, public_key)
    VALUES ('${id}', '${id}', 'Gate 1', 'steward', sha256('token'), '2026-05-02 07:00Z', '2026-05-02 09:00Z', 'Ed25519', '\\x0a');
  INSERT INTO app.device_key (device_id, algorithm, public_key, since) VALUES ('${id}', 'Ed25519', '\\x0a', '2026-05-02 07:00Z');
  INSERT INTO app.device_contact (device_id, since, until) VALUES ('${id}', '2026-05-02 07:00Z', '2026-05-02 09:00Z');
  INSERT INTO app.pass (worker_id, code_hash, token_hash, issued_at, key_algorithm, public_key, key_since)
    VALUES ('${id}', sha256('code'), sha256('pass'), '2026-05-01', 'P-256', '\\x0b', '2026-05-01');
  INSERT INTO app.punch (id, legal_entity_id, worker_id, event_id, kind, at, received_at, time_zone, source, client_id, was_kept)
    VALUES ('${id}', '${id}', '${id}', '${id}', 'in', '2026-05-02 08:01Z', '2026-05-02 11:00Z', 'Europe/Madrid', 'self', '${id}', true);
  INSERT INTO app.scan_conflict (client_id, event_id, worker_id, kind, at, received_at, reason, is_written)
    VALUES ('${id}', '${id}', '${id}', 'out', '2026-05-02 19:00Z', '2026-05-03 11:00Z', 'closed', false);
  INSERT INTO app.client_link (id, event_id, token_hash, note, names, created_at, expires_at)
    VALUES ('${id}', '${id}', sha256('link'), 'The office', 'first', '2026-05-03', '2036-05-03');
  INSERT INTO app.client_code (link_id, number, code_hash, sent_at, sent_on, tries, wrong)
    VALUES ('${id}', 7, sha256('123456'), '2026-05-03', '2026-05-03', 2, 9);
  INSERT INTO app.hours_period (id, legal_entity_id, first_day, last_day, lines, minutes, totals, hash, locked_at)
    VALUES ('${id}', '${id}', '2026-05-01', '2026-05-31', 1, 450, '{}', sha256('closed'), now());
  INSERT INTO app.hours_line (assignment_id, worker_id, event_id, legal_entity_id, day, approved_at, minutes, period_id, updated_at)
    VALUES ('${id}', '${id}', '${id}', '${id}', '2026-05-02', now(), 450, '${id}', now());
  INSERT INTO app.hours_terms (assignment_id, worker_id, period_id, rate) VALUES ('${id}', '${id}', '${id}', 1200)`;

let app: pg.Client;
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

beforeAll(async () => {
  const source = await createMigratedDatabase();
  ends.push(source.drop);
  const client = new pg.Client({ connectionString: source.url });
  await client.connect();
  await client.query(before);
  await client.end();
  const folder = await mkdtemp(join(tmpdir(), "cuadrante-restored-"));
  ends.push(() => rm(folder, { recursive: true }));
  const of = {
    schemas: [await productSchema()],
    files: undefined,
    secretKey: "one secret of this installation, long enough",
  };
  const { path } = await createBackup({ ...of, url: source.url, folder, app: "1" });
  const target = await createEmptyDatabase();
  ends.push(target.drop);
  await restoreBackup({ ...of, url: target.url, backup: path, replace: false });
  const addresses = embeddedAddresses(target.url);
  await letServe(addresses, of.schemas);
  app = new pg.Client({ connectionString: addresses.url });
  await app.connect();
  ends.push(() => app.end());
});

const rows = async (sql: string) => (await app.query(sql)).rows as unknown[];

describe("what was restored", () => {
  it("knows the keys of gates and passes, and takes what they kept once", async () => {
    expect(await rows(`${shown} app.device_key WHERE until IS NULL`)).toEqual([{ public_key: Buffer.from([10]) }]);
    expect(await rows(`${shown} app.device WHERE token_hash = sha256('token')`)).toHaveLength(1);
    expect(await rows(`${shown} app.pass WHERE token_hash = sha256('pass')`)).toEqual([
      { public_key: Buffer.from([11]) },
    ]);
    const kept = (clientId: string, minute: string) => `INSERT INTO app.punch
      (legal_entity_id, worker_id, event_id, kind, at, received_at, time_zone, source, client_id, was_kept)
      VALUES ('${id}', '${id}', '${id}', 'out', '2026-05-02 19:${minute}Z', now(), 'Europe/Madrid', 'self', '${clientId}', true)`;
    await app.query(kept("20000000-0000-4000-8000-000000000000", "01"));
    expect(await rows("SELECT kind, was_kept FROM app.punch ORDER BY at")).toEqual([
      { kind: "in", was_kept: true },
      { kind: "out", was_kept: true },
    ]);
    await expect(app.query("UPDATE app.punch SET at = now()")).rejects.toMatchObject({ code: "42501" });
    await app.query("UPDATE app.device_contact SET until = now()");
    await app.query("UPDATE app.scan_conflict SET settled_at = now() WHERE settled_at IS NULL");
  });

  it("goes on with a client's code where it was: no try is given back", async () => {
    const counted = "SELECT number, tries, wrong FROM app.client_code";
    expect(await rows(`${counted} WHERE code_hash = sha256('123456')`)).toEqual([{ number: 7, tries: 2, wrong: 9 }]);
    await app.query("UPDATE app.client_code SET number = number + 1, tries = 0");
    expect(await rows(counted)).toEqual([{ number: 8, tries: 0, wrong: 9 }]);
  });

  it.each([
    "UPDATE app.hours_line SET minutes = 600",
    "DELETE FROM app.hours_line",
    "UPDATE app.hours_terms SET rate = 9900",
    "DELETE FROM app.hours_terms",
    "UPDATE app.hours_period SET hash = sha256('other')",
    "DELETE FROM app.hours_period",
  ])("holds closed hours closed: %s", async (attack) => {
    await expect(app.query(attack)).rejects.toThrow(/closed|denied|reopen|stay/i);
    expect(await rows("SELECT minutes, rate FROM app.hours_line JOIN app.hours_terms USING (assignment_id)")).toEqual([
      { minutes: 450, rate: 1200 },
    ]);
  });
});
