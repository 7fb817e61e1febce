import { describe, expect } from "vitest";
import { readRecord } from "@product/database/workers/read-record";
import { inTransaction } from "@product/database/write";
import { editPay } from "#features/people/worker-page/commands.server.ts";
import { payForm } from "#features/people/worker-record/schema.ts";
import { bring, check, commit, everything, undo } from "#features/people/worker-import/testing/imports.ts";
import { keptWorkers } from "#features/people/worker-import/queries.server.ts";
import { proposalOf } from "#testing/proposal-of.ts";
import { confirmAccounts } from "#testing/confirm-accounts.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { confirmBatch, putInForce } from "./batches.server.ts";
import { accountsWaiting, waitingOf } from "./queries.server.ts";

const { query, entities, workerBy } = useTwoEntities();

const hr = who([...everything, "pay.view", "pay.approve"]);
const finance = who(["pay.view", "pay.approve"]);
const [spanish, british] = ["ES9121000418450200051332", "GB29NWBK60161331926819"];
const ibanOf = async (email: string) => {
  const { id } = await workerBy(email);
  return (await inTransaction((tx) => readRecord(tx, id)))!.iban;
};
const refused = (code: string) => ({ refusals: [{ code }] });
const imported = async (text: string, choices: Parameters<typeof check>[3] = {}) => {
  const id = await bring(hr, text);
  await check(hr, id, entities.ribera, choices);
  await commit(hr, id);
  return id;
};
const batchOf = async (actor: typeof hr, importId: string) =>
  (await accountsWaiting(actor)).find((batch) => batch.importId === importId)!;

describe("the accounts of an import", () => {
  test("are in force when another person has confirmed all of them, and their owners are told", async () => {
    const id = await imported(
      `Name,Email,IBAN\nAna,ana@b1.test,${spanish}\nBea,bea@b1.test,${british}\nCai,cai@b1.test,\n`,
    );
    expect([await ibanOf("ana@b1.test"), await ibanOf("bea@b1.test"), await waitingOf(id)]).toEqual([null, null, 2]);
    const batch = await batchOf(finance, id);
    expect(batch).toMatchObject({ count: 2, isOwn: false, people: [{ account: "ES91 •••• 1332" }, {}] });
    expect(JSON.stringify(batch)).not.toContain(spanish);
    expect(await batchOf(hr, id)).toMatchObject({ isOwn: true });
    await expect(confirmBatch(hr, { importId: id, proposal: batch.proposal })).rejects.toMatchObject(
      refused("worker.other-person-needed"),
    );
    await confirmBatch(finance, { importId: id, proposal: batch.proposal });
    expect(await lastActs()).toMatchObject([{ act: "worker-import.accounts", actorId: finance.id }]);
    await putInForce();
    expect([await ibanOf("ana@b1.test"), await ibanOf("bea@b1.test"), await waitingOf(id)]).toEqual([
      spanish,
      british,
      0,
    ]);
    const { rows } = await query("SELECT payload->>'change' AS change FROM app.job WHERE kind = $1", [
      "worker.bank-changed-letter",
    ]);
    expect(rows).toEqual([{ change: "entered" }, { change: "entered" }]);
    const { rows: decided } = await query("SELECT DISTINCT proposed_by, confirmed_by FROM app.account_decision");
    expect(decided).toEqual([{ proposed_by: hr.id, confirmed_by: finance.id }]);
    await expect(confirmBatch(finance, { importId: id, proposal: batch.proposal })).rejects.toMatchObject(
      refused("worker.nothing-proposed"),
    );
  });

  test("are confirmed only as they were read", async () => {
    const id = await imported(`Name,Email,IBAN\nDan,dan@b2.test,${spanish}\nEva,eva@b2.test,${spanish}\n`);
    const { proposal } = await batchOf(finance, id);
    await imported(`Email,IBAN\ndan@b2.test,${british}\n`, { mode: "update" });
    await expect(confirmBatch(finance, { importId: id, proposal })).rejects.toMatchObject(refused("proposal.changed"));
    await confirmAccounts(finance, id);
    expect([await ibanOf("dan@b2.test"), await ibanOf("eva@b2.test")]).toEqual([null, spanish]);
  });

  test("are shown and confirmed where one may approve pay, and numbers only to who sees them", async () => {
    const id = await imported(
      `Name,Email,Entity,IBAN\nFay,fay@b3.test,Ribera,${spanish}\nGus,gus@b3.test,Thames,${british}\n`,
    );
    const local = who(["pay.approve"], { kind: "entity", id: entities.thames });
    const batch = await batchOf(local, id);
    expect(batch).toMatchObject({ count: 1, people: [{ name: "Gus", account: null }] });
    await confirmBatch(local, { importId: id, proposal: batch.proposal });
    await putInForce();
    expect([await ibanOf("fay@b3.test"), await ibanOf("gus@b3.test")]).toEqual([null, british]);
    await expect(confirmBatch(who(["pay.edit"]), { importId: id, proposal: "" })).rejects.toMatchObject({
      name: "NotPermitted",
    });
  });

  test("go with the import when it is undone, and stay where two people confirmed them", async () => {
    const before = await imported(`Name,Email,IBAN,NAF\nHal,hal@b4.test,${spanish},281234567840\n`);
    await confirmAccounts(finance, before);
    const id = await imported(
      `Name,Email,IBAN,NAF\nHal,hal@b4.test,${british},080123456774\nIda,ida@b4.test,${british},\nJon,jon@b4.test,,\n`,
      { mode: "both" },
    );
    expect(await undo(hr, id)).toEqual({ removed: 2, restored: 1, kept: 0 });
    expect(await inTransaction(async (tx) => readRecord(tx, (await workerBy("hal@b4.test")).id))).toMatchObject({
      iban: spanish,
      naf: "281234567840",
    });
    expect(await waitingOf(id)).toBe(0);
    const again = await imported(`Name,Email,IBAN\nIda,ida@b4.test,${british}\nJon,jon@b4.test,\n`);
    await confirmAccounts(finance, again);
    expect(await undo(hr, again)).toEqual({ removed: 1, restored: 0, kept: 1 });
    expect((await keptWorkers(hr, again)).map(({ first }) => first)).toEqual(["Ida"]);
    expect(await ibanOf("ida@b4.test")).toBe(british);
  });

  test("give way to what is proposed for one of them later", async () => {
    const id = await imported(`Name,Email,IBAN\nKai,kai@b5.test,${spanish}\n`);
    const kai = await workerBy("kai@b5.test");
    await confirmAccounts(finance, id);
    const other = await imported(`Email,IBAN\nkai@b5.test,${british}\n`, { mode: "update" });
    await editPay(hr, kai.id, payForm.parse({ iban: "ES7620770024003102575766", version: kai.version + 2 }));
    expect((await proposalOf(kai.id, "bank")).proposal).not.toBe("");
    expect(await batchOf(finance, other)).toBeUndefined();
  });
});
