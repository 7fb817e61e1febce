import { describe, expect } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { editDetails, editPay } from "#features/people/worker-page/commands.server.ts";
import { createWorker } from "#features/people/worker-record/commands.server.ts";
import { createForm, detailsForm, payForm } from "#features/people/worker-record/schema.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { useFiles } from "#testing/files.ts";
import { proposalOf } from "#testing/proposal-of.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { confirmBank } from "./commands.server.ts";
import { accountJobs } from "./jobs.server.ts";
import { keepingAccounts } from "./testing/keeping-accounts.ts";

const { url, query } = useTestDatabase({ people: true });
const parts = useFiles(url);

const all = [...keepingAccounts, "identity.edit"] as const;
const hr = who(all);
const colleague = who(all);
const typed = { firstName: "Ane", country: "ES", legalEntityId: demoEntities.ES.id };

/** Someone whose contact was changed so many days ago, and now the account. */
async function changedBoth(mark: string, daysAgo: number): Promise<string> {
  const old = { email: `old-${mark}@letter.test`, mobile: `60000090${mark}` };
  const { id } = await createWorker(hr, createForm.parse({ ...typed, ...old, isAnother: true }));
  await editDetails(
    hr,
    id,
    detailsForm.parse({ ...typed, email: `new-${mark}@letter.test`, mobile: `60000091${mark}`, version: 1 }),
  );
  await query("UPDATE app.former_contact SET changed_at = now() - make_interval(days => $1) WHERE worker_id = $2", [
    daysAgo,
    id,
  ]);
  await editPay(hr, id, payForm.parse({ iban: "ES9121000418450200051332", version: 2 }));
  await editPay(hr, id, payForm.parse({ iban: "GB29NWBK60161331926819", version: 3 }));
  await confirmBank(colleague, id, await proposalOf(id, "bank"));
  return id;
}

const jobs = () => accountJobs(createMailer(parts.services, async () => ({ name: "Marea", logoUrl: undefined })));
const recipients = async (mark: string) =>
  (
    await query("SELECT recipient FROM mail.message WHERE recipient LIKE $1 OR recipient LIKE $2 ORDER BY 1", [
      `%-${mark}@letter.test`,
      `+346000009_${mark}`,
    ])
  ).rows.map(({ recipient }) => recipient);

describe("a change of bank account", () => {
  test("is told at the old contact too, if that was changed within thirty days", async () => {
    const id = await changedBoth("1", 29);
    await jobs()["worker.bank-changed-letter"]({ workerId: id });
    expect(await recipients("1")).toEqual(["+34600000901", "+34600000911", "new-1@letter.test", "old-1@letter.test"]);
  });

  test("is told at the new one alone when that has been theirs for longer, and the old one is forgotten", async () => {
    const id = await changedBoth("2", 31);
    await jobs()["worker.bank-changed-letter"]({ workerId: id });
    expect(await recipients("2")).toEqual(["+34600000912", "new-2@letter.test"]);
    await jobs()["contacts.forget"]();
    expect((await query("SELECT FROM app.former_contact WHERE worker_id = $1", [id])).rows).toEqual([]);
  });
});
