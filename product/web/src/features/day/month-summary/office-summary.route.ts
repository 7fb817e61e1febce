import { reachedWorker } from "#features/people/worker-page/share/reached-worker.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/office-summary.route";
import { summaryAnswer } from "./summary-answer.server.ts";

export const handle = { needs: "worker.view", alsoNeeds: "time.view" };

/** The month of one worker on paper, for the office: the copy that goes with the payslip. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { worker } = await reachedWorker("time.view", { context, request, params });
  return summaryAnswer(worker.id, params.month, pageAddress(request).pathname);
}
