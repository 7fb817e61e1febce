import { describe, expect, it } from "vitest";
import { tooNewIn, tooNewSql } from "./sql-floor.ts";
import { repository } from "#tooling/testing/lint-tree.ts";

describe("SQL that PostgreSQL 15 does not understand", () => {
  it("is nowhere", () => expect(tooNewSql(repository)).toEqual([]));

  it.each([
    ["SELECT a FROM (SELECT 1 AS a) LEFT JOIN b ON a = b.a", "a subquery without a name"],
    ["SELECT horizon FROM (${oldestRunning}) WHERE true", "a subquery without a name"],
    ["SELECT 1 FROM a JOIN LATERAL (SELECT (a.b)) ON true", "a subquery without a name"],
    ["SELECT any_value(a), ANY_VALUE(b)", "any_value came with 16"],
    ["MERGE INTO a USING b ON c WHEN MATCHED THEN DELETE RETURNING a.id", "MERGE … RETURNING came with 17"],
    ["SELECT a IS NOT JSON", "IS JSON came with 16"],
    ["UPDATE a SET b = 1 RETURNING old.b, NEW.b; RETURNING OLD.b", "RETURNING OLD and NEW came with 18"],
  ])("is found: %s", (sql, what) => expect(tooNewIn(`\n${sql}`)).toEqual([{ line: 2, what }]));

  it.each([
    "SELECT a FROM (SELECT 1 AS a) found",
    "SELECT a FROM (SELECT (1) AS a) AS found WHERE a = 1",
    "SELECT * FROM (VALUES (1), (2)) v (n)",
    "SELECT 1 FROM a LEFT JOIN LATERAL (SELECT a.b LIMIT 1) m ON true",
    "a IS DISTINCT FROM ($1, $2)",
    "PARTITION OF a FOR VALUES FROM ('2026-01-01') TO ('2026-02-01')",
  ])("is not %s", (sql) => expect(tooNewIn(sql)).toEqual([]));
});
