/** A block takes two people, and so does its end: one proposes it, another one who read it confirms it, or either drops it. */
import { z } from "zod";
import type { Actor } from "@product/domain/actor";
import { moveReasons, type MoveForTwo } from "@product/domain/people/worker-states";
import { lockWorker } from "@product/database/workers/lock-worker";
import { takeConfirmed, takeProposal } from "@product/database/workers/proposals";
import type { ProposalForm } from "#features/people/bank-accounts/schema.ts";
import { perform } from "#request/perform.ts";
import { writeMove } from "./write-move.server.ts";

const contents = {
  block: z.object({ reason: z.enum(moveReasons.block), day: z.string() }),
  unblock: z.object({}),
};

export const confirmMove = (actor: Actor, id: string, move: MoveForTwo, { proposal }: ProposalForm) =>
  perform(actor, `worker.${move}`, async ({ tx, now, subject, recordChange, subjects }) => {
    const worker = subject(await lockWorker(tx, id));
    const { content } = await takeConfirmed(tx, actor, worker, move, proposal);
    return writeMove({ tx, now, recordChange, subjects }, worker, move, contents[move].parse(content));
  });

export const dropMove = (actor: Actor, id: string, move: MoveForTwo, { proposal }: ProposalForm) =>
  perform(actor, `worker.drop-${move}`, async ({ tx, subject }) => {
    subject(await lockWorker(tx, id));
    await takeProposal(tx, id, move, proposal);
    return { id };
  });
