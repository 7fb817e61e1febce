/** The id of a worker's waiting proposal, as a page that shows it names it. */
import { and, eq } from "drizzle-orm";
import { database } from "@product/database/client";
import { workerProposals } from "@product/database/tables/people/worker-record";

export async function proposalOf(workerId: string, kind: "bank" | "block" | "unblock"): Promise<{ proposal: string }> {
  const [found] = await database
    .select({ proposal: workerProposals.id })
    .from(workerProposals)
    .where(and(eq(workerProposals.workerId, workerId), eq(workerProposals.kind, kind)));
  return found ?? { proposal: "" };
}
