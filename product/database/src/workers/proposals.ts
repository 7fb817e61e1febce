/**
 * Changes that take two people: a proposal waits, sealed with the worker's key and under an id of its own, until
 * another person has read it.
 */
import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import type { NewJob } from "@product/database/jobs/queue";
import { sealsOf } from "@product/database/person-keys";
import { workerProposals } from "@product/database/tables/people/worker-record";
import type { Transaction } from "@product/database/write";

export type ProposalKind = (typeof workerProposals.$inferSelect)["kind"];
type NewProposal = { workerId: string; kind: ProposalKind; content: object; proposedBy: string; importId?: string };

/** A later proposal of the kind takes the place of an earlier one, and is another one to whoever read that. */
export async function keepProposals(tx: Transaction, proposals: readonly NewProposal[]): Promise<void> {
  if (proposals.length === 0) return;
  const seals = await sealsOf(
    tx,
    proposals.map(({ workerId }) => workerId),
  );
  const rows = proposals.map(({ content, importId = null, ...proposal }) => ({
    ...proposal,
    importId,
    contentSealed: seals.get(proposal.workerId)!.close(JSON.stringify(content)),
  }));
  await tx
    .insert(workerProposals)
    .values(rows)
    .onConflictDoUpdate({ target: [workerProposals.workerId, workerProposals.kind], set: written });
}

/** The job that tells of it whoever could confirm it. One that waits already is enough. */
export const tellOf = (workerId: string, kind: ProposalKind): NewJob => ({
  kind: "worker.tell-proposal",
  payload: { workerId, kind },
  uniqueKey: `${workerId} ${kind}`,
});

const of = (name: string) => sql`excluded.${sql.identifier(name)}`;
const written = {
  id: of("id"),
  contentSealed: of("content_sealed"),
  proposedBy: of("proposed_by"),
  proposedAt: of("proposed_at"),
  importId: of("import_id"),
  confirmedBy: null,
};

type Worker = { id: string; userId: string | null };

/**
 * Takes the proposal that another person made and this one has read. People cannot confirm a proposal about themselves.
 */
export async function takeConfirmed(
  tx: Transaction,
  actor: Actor,
  worker: Worker,
  kind: ProposalKind,
  seen: string,
): Promise<{ content: unknown; proposedBy: string; confirmedBy: string }> {
  const { proposedBy, contentSealed } = await takeProposal(tx, worker.id, kind, seen);
  if (actor.kind !== "person" || proposedBy === actor.id || worker.userId === actor.id)
    throw new Refused({ code: "worker.other-person-needed" });
  const seal = (await sealsOf(tx, [worker.id])).get(worker.id)!;
  return { content: JSON.parse(seal.open(contentSealed)), proposedBy, confirmedBy: actor.id };
}

/** Refused when there is none any more, or another one than was seen. */
export async function takeProposal(tx: Transaction, workerId: string, kind: ProposalKind, seen: string) {
  const [proposal] = await tx
    .delete(workerProposals)
    .where(and(eq(workerProposals.workerId, workerId), eq(workerProposals.kind, kind)))
    .returning();
  if (!proposal) throw new Refused({ code: "worker.nothing-proposed" });
  if (proposal.id !== seen) throw new Refused({ code: "proposal.changed" });
  return proposal;
}
