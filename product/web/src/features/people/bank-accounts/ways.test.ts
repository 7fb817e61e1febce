import { describe, expect } from "vitest";
import { theSystem } from "@product/domain/actor";
import { database } from "@product/database/client";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { giveLink } from "@product/database/workers/completion-links";
import { completeRecord } from "#features/people/completion/commands.server.ts";
import { behindLink } from "#features/people/completion/queries.server.ts";
import { completionForm } from "#features/people/completion/schema.ts";
import { completionTokenHash, newCompletionToken } from "@product/database/workers/completion-links";
import { readRecord } from "@product/database/workers/read-record";
import { inTransaction } from "@product/database/write";
import { mergeWorkers } from "#features/people/worker-merge/commands.server.ts";
import { editPay } from "#features/people/worker-page/commands.server.ts";
import { createWorker } from "#features/people/worker-record/commands.server.ts";
import { createForm, payForm } from "#features/people/worker-record/schema.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { useFiles } from "#testing/files.ts";
import { proposalOf } from "#testing/proposal-of.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { mergeSteps } from "#slices.ts";
import { confirmBank, dropBank } from "./commands.server.ts";
import { accountJobs } from "./jobs.server.ts";
import { keepingAccounts } from "./testing/keeping-accounts.ts";

const { url, query } = useTestDatabase({ people: true });
const parts = useFiles(url);

const all = [...keepingAccounts, "worker.delete"] as const;
const hr = who(all);
const colleague = who(all);
const [theirIban, hrsOwn] = ["ES9121000418450200051332", "GB29NWBK60161331926819"];

let count = 0;
async function someone(fields: Record<string, unknown>) {
  count += 1;
  const typed = { firstName: "Ane", country: "ES", legalEntityId: demoEntities.ES.id, isAnother: true };
  const contact = { email: `w${count}@ways.test` };
  return (await createWorker(hr, createForm.parse({ ...typed, ...contact, ...fields }))).id;
}
const ibanOf = async (id: string) => (await readRecord(database, id))!.iban;
const refused = (code: string) => ({ refusals: expect.arrayContaining([expect.objectContaining({ code })]) });
const versionOf = async (id: string) =>
  (await query("SELECT version FROM app.worker WHERE id = $1", [id])).rows[0].version as number;
const merge = async (kept: string, gone: string) =>
  mergeWorkers(
    hr,
    kept,
    { otherId: gone, version: await versionOf(kept), otherVersion: await versionOf(gone) },
    mergeSteps,
  );
const pay = async (id: string, form: Record<string, unknown>) =>
  editPay(hr, id, payForm.parse({ ...form, version: await versionOf(id) }));
const lettersTo = async (id: string) =>
  (
    await query("SELECT payload FROM app.job WHERE kind = 'worker.bank-changed-letter' AND payload->>'workerId' = $1", [
      id,
    ])
  ).rows.map(({ payload }) => payload.change);
/** Sends what waits for this worker and says who got it. */
async function recipientsOf(id: string): Promise<string[]> {
  const post = createMailer(parts.services, async () => ({ name: "Marea", logoUrl: undefined }));
  await query("DELETE FROM mail.message");
  await accountJobs(post)["worker.bank-changed-letter"]({ workerId: id, change: "entered" });
  return (await query("SELECT recipient FROM mail.message ORDER BY 1")).rows.map(({ recipient }) => recipient);
}

describe("one person alone sends nobody's pay elsewhere", () => {
  test("not by merging the worker into a record of their own making, nor that one into the worker", async () => {
    const worker = await someone({ iban: theirIban });
    const fake = await someone({ iban: hrsOwn, email: "hr@ways.test" });
    await expect(merge(fake, worker)).rejects.toMatchObject(refused("merge.two-accounts"));
    await expect(merge(worker, fake)).rejects.toMatchObject(refused("merge.two-accounts"));
    expect(await ibanOf(worker)).toBe(theirIban);
  });

  test("not by having the account taken away first", async () => {
    const worker = await someone({ iban: theirIban });
    await pay(worker, { remove: ["iban"] });
    await confirmBank(colleague, worker, await proposalOf(worker, "bank"));
    await pay(worker, { iban: hrsOwn });
    expect(await ibanOf(worker)).toBeNull();
    await dropBank(hr, worker, await proposalOf(worker, "bank"));
    const fake = await someone({ iban: hrsOwn });
    await expect(merge(fake, worker)).rejects.toMatchObject(refused("merge.two-accounts"));
  });

  test("not by a link to complete the record", async () => {
    const worker = await someone({ iban: theirIban });
    await pay(worker, { remove: ["iban"] });
    await confirmBank(colleague, worker, await proposalOf(worker, "bank"));
    const token = newCompletionToken();
    await query(
      "INSERT INTO app.completion_link (token_hash, worker_id, expires_at) VALUES ($1, $2, now() + interval '1 day')",
      [completionTokenHash(token), worker],
    );
    expect((await behindLink(token))!.fields).not.toContain("iban");
    await completeRecord(token, completionForm.parse({ iban: hrsOwn, town: "Bilbao", actionName: "save" }));
    expect(await readRecord(database, worker)).toMatchObject({ iban: null, town: "Bilbao" });
    expect(await proposalOf(worker, "bank")).toEqual({ proposal: "" });
  });

  test("not by changing only whose account it is", async () => {
    const worker = await someone({ iban: theirIban, accountHolder: "Ane Zubiri" });
    await pay(worker, { accountHolder: "Someone Else" });
    expect(await readRecord(database, worker)).toMatchObject({ accountHolder: "Ane Zubiri" });
    expect((await proposalOf(worker, "bank")).proposal).not.toBe("");
  });

  test("not by what a colleague confirms without having read it", async () => {
    const worker = await someone({ iban: theirIban });
    await pay(worker, { iban: "ES7620770024003102575766" });
    const seen = await proposalOf(worker, "bank");
    await pay(worker, { iban: hrsOwn });
    for (const actionName of [confirmBank, dropBank])
      await expect(actionName(colleague, worker, seen)).rejects.toMatchObject(refused("proposal.changed"));
    expect(await ibanOf(worker)).toBe(theirIban);
    await confirmBank(colleague, worker, await proposalOf(worker, "bank"));
    expect(await ibanOf(worker)).toBe(hrsOwn);
  });

  test("not by merging away what waits for a second person", async () => {
    const [worker, other] = [await someone({ iban: theirIban }), await someone({})];
    await pay(worker, { iban: hrsOwn });
    await expect(merge(other, worker)).rejects.toMatchObject(refused("merge.proposal-waits"));
    await expect(merge(worker, other)).rejects.toMatchObject(refused("merge.proposal-waits"));
  });
});

describe("a first account is told to whose it is, also", () => {
  test("when it is entered with the record, in the form, or by the worker", async () => {
    const worker = await someone({ iban: theirIban });
    expect(await lettersTo(worker)).toEqual(["entered"]);
    const edited = await someone({});
    expect(await lettersTo(edited)).toEqual([]);
    await pay(edited, { iban: theirIban });
    expect(await lettersTo(edited)).toEqual(["entered"]);
    const invited = await someone({});
    await inTransaction((tx) => giveLink(tx, invited, { email: "x@ways.test", mobile: null }, new Date()));
    const token = newCompletionToken();
    await query("UPDATE app.completion_link SET token_hash = $1 WHERE worker_id = $2", [
      completionTokenHash(token),
      invited,
    ]);
    await completeRecord(token, completionForm.parse({ iban: theirIban, actionName: "save" }));
    expect([await ibanOf(invited), await lettersTo(invited)]).toEqual([theirIban, ["entered"]]);
  });

  test("when it comes by merging, at the contacts of both records", async () => {
    const worker = await someone({ email: "worker@both.test", mobile: "600000701" });
    const fake = await someone({ email: "fake@both.test", mobile: "600000702", iban: hrsOwn });
    await merge(fake, worker);
    expect(await lettersTo(fake)).toEqual(["entered", "entered"]);
    expect(await recipientsOf(fake)).toEqual(["+34600000701", "+34600000702", "fake@both.test", "worker@both.test"]);
    const [kept, gone] = [
      await someone({ email: "k@both.test" }),
      await someone({ iban: theirIban, email: "g@both.test" }),
    ];
    await merge(kept, gone);
    expect([await ibanOf(kept), await lettersTo(kept)]).toEqual([theirIban, ["entered"]]);
    expect(await recipientsOf(kept)).toEqual(["g@both.test", "k@both.test"]);
  });
});

test("nobody confirms an account of their own", async () => {
  const worker = await someone({ iban: theirIban });
  await query("UPDATE app.worker SET user_id = $1 WHERE id = $2", [colleague.id, worker]);
  await pay(worker, { iban: hrsOwn });
  const seen = await proposalOf(worker, "bank");
  for (const actor of [colleague, theSystem])
    await expect(confirmBank(actor, worker, seen)).rejects.toMatchObject(refused("worker.other-person-needed"));
});
