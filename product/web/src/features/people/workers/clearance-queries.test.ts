import { beforeAll, describe, expect, it } from "vitest";
import type { Person } from "@product/domain/actor";
import { daysAskedIn } from "@product/domain/filters/can-work";
import type { Filter } from "@product/domain/filters/filter";
import { useTestDatabase } from "@product/database/testing/test-database";
import { workerExtract } from "./export.server.ts";
import { countBy, countOf, foundBy, workerPage, type WorkerRow } from "./queries.server.ts";
import { withClearance } from "./clearance-today.server.ts";
import { who } from "#testing/who.ts";

const { query } = useTestDatabase({ people: true });
const reason = { code: "document.missing", verdict: "BLOCK", params: {}, fix: {} };

/** Every tenth of the demonstration cannot work today, a tenth only until the day after tomorrow, and two could. */
beforeAll(async () => {
  await query("DELETE FROM app.clearance_span");
  await query(
    `INSERT INTO app.clearance_span (worker_id, first_day, last_day, verdict, top_reason, reasons)
     SELECT id, span.first_day, span.last_day, span.verdict, CASE WHEN span.verdict <> 'ALLOW' THEN $1::jsonb END,
       CASE WHEN span.verdict <> 'ALLOW' THEN 1 ELSE 0 END
     FROM (SELECT id, row_number() OVER (ORDER BY code) AS n, (now() AT TIME ZONE 'UTC')::date AS today FROM app.worker) worker
     CROSS JOIN LATERAL (SELECT today, CASE WHEN n % 10 = 1 THEN today + 2 ELSE '9999-12-31'::date END,
         CASE WHEN n % 10 = 0 THEN 'BLOCK' WHEN n IN (2, 3) THEN 'WARN' ELSE 'ALLOW' END
       UNION ALL SELECT today + 3, '9999-12-31'::date, 'BLOCK' WHERE n % 10 = 1) AS span (first_day, last_day, verdict)`,
    [reason],
  );
});

const planner: Person = {
  kind: "person",
  id: crypto.randomUUID(),
  name: "Paula",
  grants: (["worker.view", "worker.export", "clearance.view"] as const).map((permission) => ({
    permission,
    scope: "all",
  })),
};
const working = (op: "can" | "could" | "cannot", ...values: (string | number)[]): Filter => ({
  and: [{ field: "clearance", op, values }],
});
const active: Filter = { field: "status", op: "in", values: ["active"] };

describe("pages of who can work", () => {
  it.each([
    working("can", 0, 0),
    working("could", 0, 7),
    working("cannot", 0, 0),
    working("cannot", 2, 3),
    { and: [active, working("cannot", 0, 0)] },
    { and: [active, { field: "clearance", op: "can", values: [0, 7] }] },
    { or: [working("could", 0, 0), working("cannot", 0, 0)] },
    { not: working("can", 3, 3) },
  ] as Filter[])("%j hold everyone once, and as many as are counted", async (filter) => {
    const all = (await workerPage(planner, filter, "es", {}, 1000)).rows;
    expect(all.length).toBeGreaterThan(0);
    for (const sort of ["name", "-added"] as const) {
      const there: WorkerRow[] = [];
      for (let after: string | undefined; ;) {
        const { rows, hasNext } = await workerPage(planner, filter, "es", { after, sort }, 7);
        there.push(...rows);
        if (!hasNext) break;
        after = rows.at(-1)!.id;
      }
      expect(new Set(there.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
      expect(there).toHaveLength(all.length);
    }
    expect(await countBy(filter, planner)).toBe(all.length);
    expect(await countOf(foundBy(filter, planner))).toBe(all.length);
  });
});

describe("what the clearance says today", () => {
  it("stands in each row, with the day on which it ends and the reason that matters most", async () => {
    const seen = await withClearance(planner, (await workerPage(planner, { and: [] }, "es", {}, 1000)).rows);
    const byVerdict = Object.groupBy(seen, ({ clearance }) => clearance!.verdict);
    expect(byVerdict.BLOCK![0]!.clearance).toMatchObject({
      until: null,
      reason: { code: "document.missing" },
      reasons: 1,
    });
    expect(byVerdict.WARN!.length).toBeLessThanOrEqual(2);
    const ending = byVerdict.ALLOW!.filter(({ clearance }) => clearance!.until !== null);
    expect(ending.length).toBeGreaterThan(20);
    expect(ending[0]!.clearance!.reason).toBeNull();
  });

  it("is that of the day that the list asks about, at worst of several", async () => {
    const today = new Date().toISOString().slice(0, 10);
    const on = async (filter: Filter) => {
      const { rows } = await workerPage(planner, filter, "es", {}, 1000);
      const seen = await withClearance(planner, rows, daysAskedIn(filter, today));
      return new Set(seen.map(({ clearance }) => clearance!.verdict));
    };
    expect(await on({ and: [active, working("cannot", 3, 3)] })).toEqual(new Set(["BLOCK"]));
    expect(await on(working("cannot", 0, 7))).toEqual(new Set(["BLOCK"]));
    expect(await on(working("can", 3, 3))).toEqual(new Set(["ALLOW"]));
    expect(daysAskedIn({ or: [working("can", 3, 3), active] }, today), "where it is not asked of all").toBeUndefined();
  });

  it("tells neither of someone's health nor their birthday to those who may not know", async () => {
    const { rows } = await query("SELECT id FROM app.document_type WHERE key = 'medical-fitness'");
    const sick = { code: "document.unfit", verdict: "BLOCK", params: { nameEn: "Medical" }, private: true };
    const young = { code: "age.too-young", verdict: "BLOCK", params: { age: 16 }, until: "2031-03-14", fix: {} };
    const [worker, other] = (await workerPage(planner, working("cannot", 0, 0), "es", {}, 2)).rows as [
      WorkerRow,
      WorkerRow,
    ];
    const set = (id: string, top: object, until: string) =>
      query("UPDATE app.clearance_span SET top_reason = $2, last_day = $3 WHERE worker_id = $1", [id, top, until]);
    await set(worker.id, { ...sick, until: "2030-01-01", fix: { documentTypeId: rows[0].id } }, "2030-01-01");
    await set(other.id, young, "2031-03-14");
    const sent = JSON.stringify(await withClearance(planner, [worker, other]));
    for (const word of ["unfit", "Medical", "2031-03-14", rows[0].id, '"private":true'])
      expect(sent).not.toContain(word);
    const atTheGate = await withClearance(who(["worker.view"]), [worker]);
    expect(atTheGate[0]!.clearance).toEqual({
      verdict: "BLOCK",
      until: null,
      reason: null,
      reasons: 0,
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const hr = who(["worker.view", "clearance.view", "identity.view", "document.view.health-fitness"]);
    const whole = JSON.stringify(await withClearance(hr, [worker, other]));
    for (const word of ["unfit", "Medical", "2031-03-14"]) expect(whole).toContain(word);
  });

  it("is a word in a file", async () => {
    const extract = {
      filter: working("cannot", 0, 0),
      sort: undefined,
      columns: ["clearance"] as const,
      locale: "es" as const,
    };
    const pieces: string[][] = [];
    for await (const rows of await workerExtract(planner, extract)) pieces.push(...rows);
    expect(pieces[0]).toEqual(["Código", "Apellidos", "Nombre", "Aptitud"]);
    expect(new Set(pieces.slice(1).map((row) => row[3]))).toEqual(new Set(["No puede trabajar"]));
  });
});
