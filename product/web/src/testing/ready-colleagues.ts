import { checkWorker } from "@product/domain/people/worker-record";
import { demoEntities } from "@product/database/demo/worker-words";
import { insertWorkers } from "@product/database/workers/insert-workers";
import { inTransaction } from "@product/database/write";
import { homeDay } from "#request/clock.ts";
import { typed, type useReadyWorker } from "#testing/ready-worker.ts";

type Ready = ReturnType<typeof useReadyWorker>;

/** So many who have everything that the ready worker has; their addresses begin with `cover`. */
export async function readyColleagues(query: Ready["query"], ready: Ready["ready"], size: number): Promise<string[]> {
  const { record } = checkWorker({ ...typed(), email: "" }, homeDay());
  const inserted = await inTransaction((tx) =>
    insertWorkers(
      tx,
      Array.from({ length: size }, (_, n) => ({
        ...record!,
        email: `cover${n}@clearance.test`,
        legalEntityId: demoEntities.ES.id,
        status: "active" as const,
        source: "office" as const,
        roleIds: [ready.roleId],
        tags: [],
      })),
    ),
  );
  const ids = inserted.map(({ id }) => id);
  await giveTheSame(query, ready.id, ids);
  return ids;
}

/** Papers, contract and qualifications as this worker has them. */
export async function giveTheSame(query: Ready["query"], from: string, to: readonly string[]): Promise<void> {
  for (const [table, columns] of [
    ["document", "document_type_id, state, source"],
    ["engagement", "legal_entity_id, type, state, first_day, signed_at, alta_on, alta_recorded_at"],
    ["worker_qualification", "qualification_id, state, verified_at"],
  ] as const)
    await query(
      `INSERT INTO app.${table} (worker_id, ${columns}) SELECT new, ${columns} FROM app.${table}, unnest($2::uuid[]) new
       WHERE worker_id = $1`,
      [from, to],
    );
}
