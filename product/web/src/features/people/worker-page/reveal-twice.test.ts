/** Revealing data may be repeated, and the revealed values are kept nowhere. */
import { expect, test } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { who } from "#testing/who.ts";
import { revealPay } from "./commands.server.ts";

const { query } = useTestDatabase({ people: true });

test("a look with the key of a form leaves nothing of what it showed", async () => {
  const { rows } = await query("SELECT id FROM app.worker WHERE merged_into IS NULL LIMIT 1");
  const submission = { key: crypto.randomUUID(), inputHash: "same" };
  const looking = { ...who(["worker.view", "pay.view"]), request: { id: "r", submission } };
  const look = { lookReason: "payroll" } as never;
  await revealPay(looking, rows[0].id, look);
  await revealPay(looking, rows[0].id, look);
  expect((await query("SELECT 1 FROM app.form_replay")).rows).toEqual([]);
  expect((await query("SELECT count(*)::int AS n FROM app.act WHERE act = 'worker.reveal-pay'")).rows).toEqual([
    { n: 2 },
  ]);
});
