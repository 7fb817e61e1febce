import { expect, test } from "vitest";
import type { Letter } from "#request/ports/mailer.ts";
import { useOffice } from "#testing/office.ts";
import { dropErasure, proposeErasure } from "./commands.server.ts";
import { erasureLetters } from "./letter.server.ts";
import { proposalForm } from "./schema.ts";

const { query, colleague } = useOffice();

async function hired() {
  const { rows } = await query("INSERT INTO app.legal_entity (name, country) VALUES ('Marea', 'ES') RETURNING id");
  const worker = await query(
    `INSERT INTO app.worker (code, status, first_name, last_name, country, language, worker_type, legal_entity_id, source)
     VALUES ('W-4F7K', 'left', 'Jon', 'Lasa', 'ES', 'es', 'temporary', $1, 'office') RETURNING id, version`,
    [rows[0].id],
  );
  return { ...worker.rows[0], entity: rows[0].id } as { id: string; version: number; entity: string };
}

/** The messages that the job would send now. */
async function letters(): Promise<Letter[]> {
  const sent: Letter[] = [];
  const jobs = erasureLetters(async (letter) => void sent.push(letter), "https://staff.example");
  const { rows } = await query("DELETE FROM app.job WHERE kind = 'erasure.tell' RETURNING payload");
  for (const { payload } of rows) await jobs["erasure.tell"](payload);
  return sent;
}

test("Whoever could be the second person is told that a proposal waits, by code and not by name, unless it was withdrawn", async () => {
  const { id, version, entity } = await hired();
  const proposer = await colleague({ in: ["owner"], email: "first@office.test" });
  await colleague({ in: ["owner"], email: "second@office.test" });
  await colleague({ in: [`hr@entity:${entity}`], email: "there@office.test" });
  await colleague({ in: [`hr@entity:${crypto.randomUUID()}`], email: "elsewhere@office.test" });
  await colleague({ in: ["planner"], email: "planner@office.test" });
  const propose = () => proposeErasure(proposer, id, proposalForm.parse({ reason: "asked", version }));
  await propose();
  const sent = await letters();
  expect(sent.map(({ to }) => to).toSorted()).toEqual(["second@office.test", "there@office.test"]);
  expect(sent[0]).toMatchObject({
    kind: "erasure-waits",
    language: "es",
    button: { url: `https://staff.example/es/admin/workers/${id}/data` },
  });
  expect(JSON.stringify(sent)).toContain("W-4F7K");
  expect(JSON.stringify(sent)).not.toContain("Jon");
  await propose();
  const { rows } = await query("SELECT proposal_id FROM app.erasure WHERE worker_id = $1", [id]);
  await dropErasure(proposer, id, { proposal: rows[0].proposal_id });
  expect(await letters()).toEqual([]);
});
