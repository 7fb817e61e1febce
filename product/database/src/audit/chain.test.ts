import { beforeEach, describe, expect, it } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { linkOf } from "./link.ts";
import { makeAuditMonths } from "./months.ts";
import { signRoot } from "./roots.ts";
import { sealActs } from "./sealer.ts";
import { verifyTrail } from "./verify.ts";

const { query } = useTestDatabase();
const secret = "a secret of tests alone, long enough to be one";
let first: string;

/** A change that only a person with the rights of the database's owner could make. */
async function tamper(statement: string, parameters: unknown[] = []): Promise<void> {
  await query("SET session_replication_role = replica");
  await query(statement, parameters);
  await query("SET session_replication_role = origin");
}

async function act(name: string): Promise<string> {
  const { rows } = await query<{ id: string }>(
    `WITH written AS (INSERT INTO app.act (act, actor_kind) VALUES ($1, 'system') RETURNING id, at)
     , named AS (INSERT INTO app.act_subject (act_id, at, kind, subject_id, clear) SELECT id, at, 'page', 'home', '{"title":1}' FROM written)
     SELECT id FROM written`,
    [name],
  );
  return rows[0]!.id;
}

beforeEach(async () => {
  await tamper("TRUNCATE app.act, app.act_subject, app.act_seal, app.act_root");
  const ids = [];
  for (const name of ["a", "b", "c", "d"]) ids.push(await act(name));
  first = ids[0]!;
  await sealUpTo(4);
});

/** Other databases of the same server may hold the sealer back for a moment. */
async function sealUpTo(count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await sealActs();
        return (await query("SELECT count(*)::int AS n FROM app.act_seal")).rows[0].n;
      },
      { timeout: 15_000 },
    )
    .toBe(count);
}

const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
const faults = async () => (await verifyTrail({ secret, now: later(120) })).faults;
const id = (nth: number) => String(BigInt(first) + BigInt(nth));

describe("the chain", () => {
  it("verifies, and goes on over several sealings", async () => {
    await act("e");
    await sealUpTo(5);
    expect(await sealActs()).toBe(0);
    expect(await verifyTrail({ secret, batch: 2 })).toMatchObject({ sealed: 5n, faults: [] });
  });

  it("is sealed by one process at a time, each act once", async () => {
    for (let n = 0; n < 30; n++) await act(`more ${n}`);
    await Promise.all(Array.from({ length: 8 }, () => sealActs({ limit: 10 })));
    await sealUpTo(34);
    expect(await verifyTrail({ secret })).toMatchObject({ sealed: 34n, faults: [] });
  });

  it("waits for transactions that may still commit before what is there", async () => {
    await query("BEGIN");
    await act("slow");
    const sealedMeanwhile = await sealActs();
    await query("COMMIT");
    expect(sealedMeanwhile).toBe(0);
    await sealUpTo(5);
  });

  it("shows an altered act", async () => {
    await tamper("UPDATE app.act SET act = 'x' WHERE id = $1", [id(1)]);
    expect(await faults()).toEqual([{ fault: "altered", seq: 2n, actId: BigInt(id(1)) }]);
  });

  it("shows an altered subject, and one that was added", async () => {
    await tamper("UPDATE app.act_subject SET clear = '{}' WHERE act_id = $1", [id(0)]);
    await tamper(
      "INSERT INTO app.act_subject (act_id, at, kind, subject_id) SELECT id, at, 'page', 'other' FROM app.act WHERE id = $1",
      [id(3)],
    );
    expect(await faults()).toMatchObject([
      { fault: "altered", seq: 1n },
      { fault: "altered", seq: 4n },
    ]);
  });

  it("shows a removed act, and a removed seal", async () => {
    await tamper("DELETE FROM app.act WHERE id = $1", [id(1)]);
    await tamper("DELETE FROM app.act_seal WHERE seq = 3");
    expect(await faults()).toMatchObject([
      { fault: "removed", seq: 2n },
      { fault: "seal-missing", seq: 3n },
      { fault: "altered", seq: 4n },
      { fault: "unsealed", actId: BigInt(id(2)) },
    ]);
  });

  it("shows acts that changed places", async () => {
    await tamper(`UPDATE app.act_seal SET act_id = -act_id WHERE seq IN (2, 3)`);
    await tamper(
      `UPDATE app.act_seal s SET act_id = -(SELECT act_id FROM (VALUES (2, $1::bigint), (3, $2::bigint)) AS swap(seq, act_id) WHERE swap.seq = s.seq) * -1 WHERE seq IN (2, 3)`,
      [id(2), id(1)],
    );
    expect(await faults()).toMatchObject([
      { fault: "altered", seq: 2n },
      { fault: "altered", seq: 3n },
    ]);
  });

  it("shows an end that was cut off and sealed again, by the signature of the day", async () => {
    await signRoot(secret, "2026-06-14");
    expect(await faults()).toEqual([]);
    await tamper("DELETE FROM app.act_subject WHERE act_id = $1", [id(3)]);
    await tamper("DELETE FROM app.act WHERE id = $1", [id(3)]);
    await tamper("DELETE FROM app.act_seal WHERE seq = 4");
    expect(await faults()).toEqual([{ fault: "root-unreached", day: "2026-06-14" }]);
    await act("another end");
    await sealUpTo(4);
    expect(await faults()).toEqual([{ fault: "root-forged", day: "2026-06-14" }]);
  });

  it("shows a signature that another secret made", async () => {
    await signRoot("somebody else's secret, as long as a real one", "2026-06-14");
    expect(await faults()).toEqual([{ fault: "root-forged", day: "2026-06-14" }]);
  });
});

describe("one link", () => {
  const holds = async (nth: number) => (await linkOf(BigInt(id(nth))))?.holds;

  it("holds from the first act to the last", async () =>
    expect([await holds(0), await holds(3), (await linkOf(BigInt(id(3))))?.seq]).toEqual([true, true, 4n]));

  it("is not there before its act is sealed", async () => {
    const fresh = await act("e");
    expect(await linkOf(BigInt(fresh))).toBeUndefined();
  });

  it("breaks where the act was altered, and where the link before is gone", async () => {
    await tamper("UPDATE app.act SET act = 'z' WHERE id = $1", [id(1)]);
    await tamper("DELETE FROM app.act_seal WHERE seq = 3");
    expect([await holds(0), await holds(1), await holds(3)]).toEqual([true, false, false]);
  });
});

describe("the trail", () => {
  it.each(["act", "act_subject", "act_seal"])("refuses changes of %s, also in its months", async (table) => {
    const { rows } = await query<{ name: string }>(
      "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = $1::regclass",
      [`app.${table}`],
    );
    for (const name of [`app.${table}`, ...rows.map((row) => row.name)]) {
      await expect(query(`DELETE FROM ${name}`)).rejects.toThrow("append-only");
      await expect(query(`TRUNCATE ${name} CASCADE`)).rejects.toThrow("append-only");
    }
  });

  it("has room for the next half year, however often that is asked", async () => {
    await makeAuditMonths();
    await makeAuditMonths();
    const { rows } = await query("SELECT count(*)::int AS n FROM pg_inherits WHERE inhparent = 'app.act'::regclass");
    expect(rows[0].n).toBeGreaterThanOrEqual(7);
  });
});
