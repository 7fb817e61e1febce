/** Reviewers work shifts too, and bring papers of their own. */
import { expect, test } from "vitest";
import type { Actor } from "@product/domain/actor";
import { demoEntities } from "@product/database/demo/worker-words";
import { documentsOf, reviewOf } from "#features/papers/documents/queries.server.ts";
import { otherColleague } from "#testing/other-colleague.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { waitingCount } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const permissions = ["worker.view", "document.view", "document.approve"] as const;

test("one's own document waits for somebody else, who is named, and is not in one's own queue", async () => {
  const reviewer = who(permissions);
  const own = { ...reviewer, workerId: ready.id };
  const { rows } = await query(
    `UPDATE app.document SET state = 'uploaded', received_at = now()
     WHERE worker_id = $1 AND document_type_id = (SELECT id FROM app.document_type WHERE key = 'dni') RETURNING id`,
    [ready.id],
  );
  const others = (await waitingCount(reviewer)).n - 1;
  const worker = { id: ready.id, legalEntityId: demoEntities.ES.id };
  const canDecide = async (actor: Actor) => [
    (await reviewOf(actor, rows[0].id, "en"))!.mayDecide,
    (await documentsOf(actor, worker, "en")).rows.find(({ kind }) => kind.key === "dni")!.mayDecide,
    (await waitingCount(actor)).n - others,
  ];
  expect(await canDecide(own), "there is nobody else").toEqual([true, true, 1]);
  await otherColleague(query, "Nerea Otaegi", permissions);
  expect(await canDecide(own)).toEqual([false, false, 0]);
  expect((await reviewOf(own, rows[0].id, "en"))!.own).toEqual({ n: 1, others: "Nerea Otaegi" });
  expect(await canDecide(reviewer)).toEqual([true, true, 1]);
});
