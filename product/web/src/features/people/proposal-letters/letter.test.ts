import { expect, test } from "vitest";
import { proposeBank } from "#features/people/bank-accounts/commands.server.ts";
import { moveWorker } from "#features/people/worker-page/moves.server.ts";
import { dropMove } from "#features/people/worker-page/proposals.server.ts";
import { moveForm } from "#features/people/worker-page/schema.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { useOffice } from "#testing/office.ts";
import { proposalOf } from "#testing/proposal-of.ts";
import { proposalLetters } from "./letter.server.ts";

const { query, colleague } = useOffice();

async function hired() {
  const { rows } = await query("INSERT INTO app.legal_entity (name, country) VALUES ('Marea', 'ES') RETURNING id");
  const worker = await query(
    `INSERT INTO app.worker (code, status, first_name, last_name, country, language, worker_type, legal_entity_id, source)
     VALUES ('W-4F7K', 'active', 'Jon', 'Lasa', 'ES', 'es', 'temporary', $1, 'office') RETURNING id, version`,
    [rows[0].id],
  );
  return { ...worker.rows[0], legalEntityId: rows[0].id } as { id: string; version: number; legalEntityId: string };
}

/** The messages that the jobs would send now. */
async function letters(): Promise<Letter[]> {
  const sent: Letter[] = [];
  const jobs = proposalLetters(async (letter) => void sent.push(letter), "https://staff.example");
  const { rows } = await query("DELETE FROM app.job WHERE kind = 'worker.tell-proposal' RETURNING payload");
  for (const { payload } of rows) await jobs["worker.tell-proposal"](payload);
  return sent;
}
const recipients = (sent: readonly Letter[]) => sent.map(({ to }) => to).toSorted();

test("Whoever could be the second person is told of a block and of another account, by code and not by name, unless it was withdrawn", async () => {
  const { id, version, legalEntityId } = await hired();
  const proposer = await colleague({ in: ["owner"], email: "first@office.test" });
  await colleague({ in: ["owner"], email: "second@office.test" });
  await colleague({ in: [`hr@entity:${legalEntityId}`], email: "there@office.test" });
  await colleague({ in: [`hr@entity:${crypto.randomUUID()}`], email: "elsewhere@office.test" });
  await colleague({ in: ["planner"], email: "planner@office.test" });
  const block = () =>
    moveWorker(proposer, id, moveForm.parse({ move: "block", reason: "conduct", day: "1/1/2099", version }));
  await block();
  await block();
  const sent = await letters();
  expect(recipients(sent), "once, however often it was proposed meanwhile").toEqual([
    "second@office.test",
    "there@office.test",
  ]);
  expect(sent[0]).toMatchObject({
    kind: "proposal-waits",
    language: "es",
    subject: "Una propuesta te espera: W-4F7K",
    button: { url: `https://staff.example/es/admin/workers/${id}` },
  });
  expect(JSON.stringify(sent)).not.toMatch(/Jon/);

  await block();
  await dropMove(proposer, id, "block", await proposalOf(id, "block"));
  expect(await letters()).toEqual([]);

  await proposeBank(proposer, { id, legalEntityId }, { iban: "ES9121000418450200051332", accountHolder: "Jon" });
  const ofAccounts = await letters();
  expect(recipients(ofAccounts)).toEqual(["second@office.test", "there@office.test"]);
  expect(ofAccounts[0]).toMatchObject({ button: { url: "https://staff.example/es/admin/workers/accounts" } });
  expect(JSON.stringify(ofAccounts)).not.toMatch(/Jon|ES91|1332/);
});
