import { expect, test } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { createLogger } from "@platform/kernel/logger";
import { keepSealed } from "./sealer.ts";

const { query } = useTestDatabase();
const log = createLogger({ level: "silent" });
const act = () => query("INSERT INTO app.act (act, actor_kind) VALUES ('worker.edit', 'system')");
const unsealed = async () =>
  (await query("SELECT id FROM app.act a WHERE NOT EXISTS (SELECT FROM app.act_seal WHERE act_id = a.id)")).rows.length;
const heldBack = async () =>
  (await query("SELECT id FROM app.act WHERE transaction >= pg_snapshot_xmin(pg_current_snapshot())")).rows.length;

test("what was written is sealed moments after it is told, and what waits for that when the server stops", async () => {
  const sealer = keepSealed({ secret: "a secret of this test alone", isAway: () => false, log });
  await act();
  await act();
  sealer.wake();
  await expect.poll(unsealed).toBe(0);
  await act();
  // A write in any other database of the server that began before it holds back what is told.
  await expect.poll(heldBack).toBe(0);
  sealer.wake();
  await sealer.stop();
  expect(await unsealed()).toBe(0);
});
