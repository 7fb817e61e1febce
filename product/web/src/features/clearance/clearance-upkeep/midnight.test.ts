import { describe, expect } from "vitest";
import { clearanceOf } from "#features/people/clearance-light/queries.server.ts";
import { withClearance } from "#features/people/workers/clearance-today.server.ts";
import { workerPage } from "#features/people/workers/queries.server.ts";
import { itIs } from "#testing/clock.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";

const { query, ready, refresh } = useReadyWorker();
const planner = who(["worker.view", "clearance.view"]);

const light = async () => {
  const { rows } = await workerPage(planner, { field: "name", op: "contains", values: ["zubiri"] }, "en", {});
  const [row] = (await withClearance(planner, rows)).filter(({ id }) => id === ready.id);
  return row!.clearance?.verdict;
};
const record = async () => {
  const { rows } = await query("SELECT legal_entity_id AS id FROM app.worker WHERE id = $1", [ready.id]);
  return (await clearanceOf(planner, { workerId: ready.id, legalEntityId: rows[0].id, roleId: null }))?.verdict;
};

// Training that ends on 14 July: at 00:30 in Madrid it is over, although in UTC it is still the day before.
describe("a document that ends today", () => {
  test("is over with midnight in Madrid, in the list and on the record", async () => {
    await query(
      `UPDATE app.document SET valid_until = '2027-07-14' WHERE worker_id = $1
       AND document_type_id = (SELECT id FROM app.document_type WHERE key = 'prl-training')`,
      [ready.id],
    );
    itIs("2027-07-14T21:30:00Z");
    await refresh();
    expect([await light(), await record()]).toEqual(["ALLOW", "ALLOW"]);
    itIs("2027-07-14T22:30:00Z");
    expect([await light(), await record()]).toEqual(["WARN", "WARN"]);
  });

  test("lasts an hour longer in the Canaries", async () => {
    await query(
      `UPDATE app.document SET valid_until = '2027-07-14' WHERE worker_id = $1
       AND document_type_id = (SELECT id FROM app.document_type WHERE key = 'prl-training')`,
      [ready.id],
    );
    await query("UPDATE app.legal_entity SET time_zone = 'Atlantic/Canary' WHERE country = 'ES'");
    itIs("2027-07-14T22:30:00Z");
    await refresh();
    expect([await light(), await record()]).toEqual(["ALLOW", "ALLOW"]);
    itIs("2027-07-14T23:00:00Z");
    expect([await light(), await record()]).toEqual(["WARN", "WARN"]);
  });
});
