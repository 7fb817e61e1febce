import { expect, test } from "vitest";
import { checkPhone } from "@product/domain/identifiers/phone";
import { useTestDatabase } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";
import { inventWorkers } from "./crowd/invent-workers.ts";
import { loadDemoWorkers } from "./workers.ts";

const { query } = useTestDatabase();

test("three hundred workers arrive, mostly active, in both countries", async () => {
  await inTransaction(loadDemoWorkers);
  const { rows } = await query<{ n: number; active: number; british: number; nameless: number; idle: number }>(
    `SELECT count(*)::int n, count(*) FILTER (WHERE status = 'active')::int active,
       count(*) FILTER (WHERE country = 'UK')::int british, count(*) FILTER (WHERE last_name = '')::int nameless,
       count(*) FILTER (WHERE NOT EXISTS (SELECT FROM app.worker_role r WHERE r.worker_id = w.id))::int idle
     FROM app.worker w`,
  );
  expect(rows[0]).toMatchObject({ n: 300, nameless: 0, idle: 0 });
  expect(rows[0]!.active).toBeGreaterThan(190);
  expect(rows[0]!.british).toBeGreaterThan(60);
});

test("they are the same ones each time, and can be written down as anyone can", () => {
  expect(inventWorkers(300)).toEqual(inventWorkers(300));
  const many = inventWorkers(1000);
  expect(new Set(many.map(({ row }) => row.code)).size).toBe(1000);
  expect(many.filter(({ row }) => checkPhone(row.mobile, row.country).problem)).toEqual([]);
});
