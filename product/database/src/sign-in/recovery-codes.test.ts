import { createHash, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { hashOfRecoveryCode, keyRecoveryCodes } from "./recovery-codes.ts";
import { useTestDatabase } from "@product/database/testing/test-database";

const { query } = useTestDatabase();
const [ana, eva] = [randomUUID(), randomUUID()];
const quick = (code: string) => createHash("sha256").update(code).digest("hex");
const kept = async () =>
  (await query("SELECT user_id, code_hash FROM app.recovery_code ORDER BY created_at, user_id")).rows;

it("one code of two people is kept as two hashes, neither of which anyone can make from the code alone", () => {
  const [hers, others] = [hashOfRecoveryCode(ana, "K7QF-2M9X"), hashOfRecoveryCode(eva, "K7QF-2M9X")];
  expect(hers).not.toBe(others);
  expect(hers).toBe(hashOfRecoveryCode(ana, " k7qf 2m9x"));
  for (const hash of [hers, others]) expect(hash).not.toContain(quick("K7QF2M9X"));
});

it("what was kept without a key is keyed at the next start, and the codes go on working", async () => {
  for (const userId of [ana, eva])
    await query("INSERT INTO app.recovery_code (user_id, code_hash) VALUES ($1, $2)", [userId, quick("K7QF2M9X")]);
  await Promise.all([keyRecoveryCodes(), keyRecoveryCodes()]);
  const keyed = [ana, eva].map((userId) => ({ user_id: userId, code_hash: hashOfRecoveryCode(userId, "K7QF-2M9X") }));
  expect(await kept()).toEqual(expect.arrayContaining(keyed));
  await keyRecoveryCodes();
  expect(await kept()).toHaveLength(2);
  expect(await kept()).toEqual(expect.arrayContaining(keyed));
});
