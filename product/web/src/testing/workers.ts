/** Workers and their papers, for tests of what is kept about them. Needs the demo's entities. */
import { demoEntities } from "@product/database/demo/worker-words";
import type { useTestDatabase } from "@product/database/testing/test-database";
import { createWorker } from "#features/people/worker-record/commands.server.ts";
import { createForm } from "#features/people/worker-record/schema.ts";
import { who } from "./who.ts";

let count = 0;

export function workersAndPapers(query: ReturnType<typeof useTestDatabase>["query"]) {
  const hr = who(["worker.view", "worker.create", "worker.edit", "identity.view", "identity.edit"]);
  /** Someone of the Spanish entity, unless said otherwise. */
  const someone = async (fields: Record<string, unknown> = {}): Promise<string> => {
    count += 1;
    const form = {
      firstName: "Ane",
      lastName: "Zubiri",
      email: `w${count}-${crypto.randomUUID().slice(0, 8)}@papers.test`,
      country: "ES",
      legalEntityId: demoEntities.ES.id,
      isAnother: true,
      ...fields,
    };
    return (await createWorker(hr, createForm.parse(form))).id;
  };
  /** A document of a kind that is there, named by its key. */
  const paper = async (
    workerId: string,
    key: string,
    { state = "verified", validUntil = null as string | null } = {},
  ): Promise<string> => {
    const { rows } = await query(
      `INSERT INTO app.document (worker_id, document_type_id, state, source, valid_until)
       SELECT $1, id, $3, 'office', $4 FROM app.document_type WHERE key = $2 RETURNING id`,
      [workerId, key, state, validUntil],
    );
    return rows[0].id as string;
  };
  return { someone, paper };
}
