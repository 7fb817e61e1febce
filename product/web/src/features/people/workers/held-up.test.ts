/** Everyone in one file: whoever else is there does not notice that it is made. */
import { beforeAll, expect, test } from "vitest";
import { workerColumnKeys } from "@product/domain/people/worker-columns";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { longestTurn, longestTurnAllowed } from "@platform/kernel/testing/main-thread";
import { who } from "#testing/who.ts";
import { workerExtract } from "./export.server.ts";
import { csvLine } from "#features/ground/listing/share/csv.ts";
import { workbook } from "#features/ground/listing/share/workbook.server.ts";

const { query } = useTestDatabase({ people: true });
beforeAll(async () => {
  await query(
    `INSERT INTO app.worker (code, status, first_name, last_name, email, country, language, worker_type, legal_entity_id, source, tags)
     SELECT 'W-' || translate(lpad(n::text, 5, '0'), '01', 'AB'), 'active', 'Ane ' || n, 'Pérez', 'ane' || n || '@x.test', 'ES', 'es', 'agency', $1, 'office', '{a,b}' FROM generate_series(1, 8000) AS n`,
    [demoEntities.ES.id],
  );
});

const office = who(["worker.view", "worker.export", "clearance.view"]);
const all = () =>
  workerExtract(office, { filter: { and: [] }, sort: undefined, columns: [...workerColumnKeys], locale: "es" });

test("as lines", { timeout: 120_000 }, async () => {
  let lines = 0;
  const longest = await longestTurn(async () => {
    for await (const rows of await all()) lines += rows.map(csvLine).join("").split("\n").length;
  });
  expect(lines).toBeGreaterThan(8_000);
  expect(longest).toBeLessThan(longestTurnAllowed);
});

test("as a workbook", { timeout: 120_000 }, async () => {
  let bytes = 0;
  const longest = await longestTurn(async () => {
    for await (const piece of workbook("all", await all())) bytes += piece.length;
  });
  expect(bytes).toBeGreaterThan(100_000);
  expect(longest).toBeLessThan(longestTurnAllowed);
});
