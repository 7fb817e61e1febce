import { describe, expect, it } from "vitest";
import { checkNaf } from "@product/domain/identifiers/social-security";
import { checkPhone } from "@product/domain/identifiers/phone";
import { useTestDatabase } from "@product/database/testing/test-database";
import { refreshClearance } from "@product/database/clearance/refresh";
import { inTransaction } from "@product/database/write";
import { furnishCrowd, largestCrowd } from "./furnish-crowd.ts";
import { inventCrowd } from "./invent-crowd.ts";
import { inventNumbers } from "./invent-numbers.ts";
import { loadCrowd } from "./load-crowd.ts";

const { url, query } = useTestDatabase();
const indexes = async () =>
  (
    await query(
      "SELECT indexdef FROM pg_indexes WHERE tablename LIKE 'worker%' OR tablename = 'clearance_span' ORDER BY 1",
    )
  ).rows;
const rules = async () =>
  (
    await query(
      "SELECT conname, convalidated FROM pg_constraint WHERE conrelid::regclass::text SIMILAR TO 'app.(worker|clearance)%' ORDER BY 1",
    )
  ).rows;

describe("a crowd", () => {
  it("is the same for the same seed, and another for another", () => {
    expect([...inventCrowd(50, 1)]).toEqual([...inventCrowd(50, 1)]);
    expect([...inventCrowd(50, 1)]).not.toEqual([...inventCrowd(50, 2)]);
  });

  it("has codes and numbers of its own for everyone, in both countries", () => {
    const crowd = [...inventCrowd(20_000, 2026)];
    expect(new Set(crowd.map(({ code }) => code)).size).toBe(20_000);
    expect(new Set(crowd.map(({ id }) => id)).size).toBe(20_000);
    expect(crowd.filter(({ mobile, country }) => checkPhone(mobile, country).problem)).toEqual([]);
    expect(new Set(crowd.map(({ lastName }) => lastName)).size).toBeGreaterThan(3000);
  });

  it("arrives whole, with its words, and leaves the indexes and rules as they were", async () => {
    const [before, ruled] = [await indexes(), await rules()];
    await loadCrowd({ url, count: 2000, seed: 2026, say: () => {} });
    expect(await indexes()).toEqual(before);
    expect(await rules()).toEqual(ruled);
    const { rows } = await query(
      `SELECT count(*)::int n, count(*) FILTER (WHERE country = 'UK')::int > 400 AS british,
         (SELECT count(DISTINCT worker_id)::int FROM app.worker_role) busy,
         (SELECT count(*)::int FROM app.worker_word WHERE word = 'garcia') garcia FROM app.worker`,
    );
    expect(rows).toEqual([{ n: 2000, british: true, busy: 2000, garcia: 1 }]);
    const [{ jose }] = (
      await query("SELECT count(*)::int jose FROM app.worker WHERE searched LIKE 'jose angel lopez garcia %'")
    ).rows;
    expect(jose).toBe(1);
  });

  it("gets papers and numbers of its own, from which the clearance follows", async () => {
    await furnishCrowd(600, 2026, () => {});
    const { rows: lights } = await query(
      `SELECT verdict, round(count(*) / 6.0)::int AS share FROM app.clearance_span
       WHERE role_id IS NULL AND (now() AT TIME ZONE 'Europe/Madrid')::date BETWEEN first_day AND last_day GROUP BY verdict ORDER BY verdict`,
    );
    expect(lights).toEqual([
      { verdict: "ALLOW", share: expect.closeTo(50, -1) },
      { verdict: "BLOCK", share: expect.closeTo(30, -1) },
      { verdict: "WARN", share: expect.closeTo(18, -1) },
    ]);
    const spans = async () => (await query("SELECT * FROM app.clearance_span ORDER BY 1, 2, 3")).rows;
    const before = await spans();
    await inTransaction(async (tx) => {
      const all = (await query("SELECT DISTINCT worker_id AS id FROM app.clearance_span")).rows.map(({ id }) => id);
      await tx.execute("DELETE FROM app.clearance_span");
      await refreshClearance(tx, all, new Date());
    });
    expect(await spans()).toEqual(before);
  });

  it("has numbers for everyone, up to the largest", () => {
    const numbers = (country: "ES" | "UK") =>
      Array.from({ length: 10_000 }, (_, n) => inventNumbers(1000 + n * 90, country));
    for (const country of ["ES", "UK"] as const) {
      const all = numbers(country);
      expect(new Set(all.map(({ identities }) => identities[0]!.value)).size).toBe(all.length);
      expect(all.filter(({ naf }) => naf && checkNaf(naf).problem)).toEqual([]);
    }
    expect(10_000 * 90).toBe(largestCrowd);
  });
});
