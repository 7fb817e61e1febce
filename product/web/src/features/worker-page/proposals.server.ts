/** A block takes two people: one proposes it, another one who read it confirms it, or either drops it. */
import { z } from "zod";
import type { Actor } from "@product/domain/actor";
import { moveReasons } from "@product/domain/people/worker-states";
import { lockWorker } from "@product/database/workers/lock-worker";
import { takeConfirmed, takeProposal } from "@product/database/workers/proposals";
import type { ProposalForm } from "#features/bank-accounts/schema.ts";
import { perform } from "#request/perform.ts";
import { writeMove } from "./write-move.server.ts";

const blockContent = z.object({ reason: z.enum(moveReasons.block), day: z.string() });

export const confirmBlock = (actor: Actor, id: string, { proposal }: ProposalForm) =>
  perform(actor, "worker.block", async (performance) => {
    const { tx, on } = performance;
    const worker = on(await lockWorker(tx, id));
    const { content } = await takeConfirmed(tx, actor, worker, "block", proposal);
    return writeMove(performance, worker, "block", blockContent.parse(content));
  });

export const dropBlock = (actor: Actor, id: string, { proposal }: ProposalForm) =>
  perform(actor, "worker.drop-block", async ({ tx, on }) => {
    on(await lockWorker(tx, id));
    await takeProposal(tx, id, "block", proposal);
    return { id };
  });
