import { describe, expect, it } from "vitest";
import { checkWorker } from "@product/domain/people/worker-record";
import { database } from "@product/database/client";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";
import { decideAccounts, everHadAccount, type Account } from "./decide-accounts.ts";
import { insertWorker } from "./insert-workers.ts";
import { readRecord } from "./read-record.ts";

const { query } = useTestDatabase({ people: true });

const spanish: Account = { iban: "ES9121000418450200051332", accountHolder: "Ane Zubiri" };
const british: Account = { iban: "GB29NWBK60161331926819", accountHolder: null };
const none: Account = { iban: null, accountHolder: null };
const [hr, colleague] = [crypto.randomUUID(), crypto.randomUUID()];

let count = 0;
const someone = (account: Account) =>
  inTransaction(async (tx) => {
    const typed = { firstName: "Ane", country: "ES", email: `a${(count += 1)}@decided.test` };
    const { record } = checkWorker(typed, "2026-11-15");
    const place = { legalEntityId: demoEntities.ES.id, status: "draft", source: "office" } as const;
    const more = { roleIds: [], tags: [], enteredBy: hr };
    return (await insertWorker(tx, { ...record!, ...account, ...place, ...more })).id;
  });
const decide = (workerId: string, account: Account, confirmedBy?: string) =>
  inTransaction((tx) =>
    decideAccounts(tx, [{ workerId, account, proposedBy: hr, ...(confirmedBy ? { confirmedBy } : {}) }]),
  );
const accountOf = async (id: string) => {
  const { iban, accountHolder } = (await readRecord(database, id))!;
  return { iban, accountHolder };
};
const breaking = (constraint: string) => ({ cause: { constraint } });

describe("the account someone is paid into", () => {
  it("is entered by one person the first time, and needs two from then on, also when it was taken away", async () => {
    const id = await someone(none);
    expect(await everHadAccount(database, id)).toBe(false);
    await decide(id, spanish);
    expect(await accountOf(id)).toEqual(spanish);
    for (const next of [british, none, { ...spanish, accountHolder: "Someone Else" }])
      await expect(decide(id, next)).rejects.toMatchObject(breaking("another_account_takes_two"));
    await expect(decide(id, british, hr)).rejects.toMatchObject({ cause: { code: "23514" } });
    await decide(id, none, colleague);
    expect(await everHadAccount(database, id)).toBe(true);
    await expect(decide(id, british)).rejects.toMatchObject(breaking("another_account_takes_two"));
    await decide(id, british, colleague);
    expect(await accountOf(id)).toEqual(british);
  });

  it("is written by nothing else: not by a statement of its own, not by an older decision, not by taking the row away", async () => {
    const [id, other] = [await someone(spanish), await someone(british)];
    const copied = `iban_sealed = from_row.iban_sealed, iban_hash = from_row.iban_hash,
      iban_last_four = from_row.iban_last_four`;
    const refused = (constraint: string) => ({ constraint });
    await expect(
      query(
        `UPDATE app.worker_social s SET ${copied} FROM app.worker_social from_row
           WHERE s.worker_id = $1 AND from_row.worker_id = $2`,
        [id, other],
      ),
    ).rejects.toMatchObject(refused("an_account_is_decided"));
    await expect(
      query("UPDATE app.worker_social SET account_holder_sealed = NULL WHERE worker_id = $1", [id]),
    ).rejects.toMatchObject(refused("an_account_is_decided"));
    await expect(query("DELETE FROM app.worker_social WHERE worker_id = $1", [id])).rejects.toMatchObject(
      refused("an_account_is_not_lost"),
    );
    const before = (await query("SELECT * FROM app.worker_social WHERE worker_id = $1", [id])).rows[0];
    await decide(id, british, colleague);
    await expect(
      query(
        `UPDATE app.worker_social SET iban_sealed = $2, iban_hash = $3, iban_last_four = $4, account_holder_sealed = $5,
           account_decision_id = $6 WHERE worker_id = $1`,
        [
          id,
          before.iban_sealed,
          before.iban_hash,
          before.iban_last_four,
          before.account_holder_sealed,
          before.account_decision_id,
        ],
      ),
    ).rejects.toMatchObject(refused("an_account_is_decided"));
    expect(await accountOf(id)).toEqual(british);
  });

  it("goes with its record", async () => {
    const id = await someone(spanish);
    await query("DELETE FROM app.worker WHERE id = $1", [id]);
    expect((await query("SELECT FROM app.account_decision WHERE worker_id = $1", [id])).rowCount).toBe(0);
  });
});
