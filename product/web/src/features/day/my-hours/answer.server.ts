import { Refused } from "@product/domain/refusals";
import type { Holder } from "#features/day/pass/queries.server.ts";
import {
  agreeAsWorker,
  disputeHours,
  endorseHours,
  refuseAsWorker,
  writeAsWorker,
} from "#features/day/time/commands.server.ts";
import type { MyHoursForm } from "./schema.ts";

export const hoursActions = ["endorse", "dispute", "agree", "refuse", "write"] as const;
export type HoursAction = (typeof hoursActions)[number];

/** A worker's answer about one of their lines of hours; the caller has already proven to be that worker. */
export async function answerAboutHours(
  { workerId }: Holder,
  actionName: HoursAction,
  form: MyHoursForm,
): Promise<void> {
  const { line, minutes, correction, reason } = form;
  if (actionName === "endorse" && line && minutes !== undefined) await endorseHours(workerId, { id: line, minutes });
  else if (actionName === "dispute" && line && reason) await disputeHours(workerId, line, reason);
  else if (actionName === "agree" && line && correction) await agreeAsWorker(workerId, line, correction);
  else if (actionName === "refuse" && line && correction && reason)
    await refuseAsWorker(workerId, line, correction, reason);
  else if (actionName === "write" && line && reason) await writeAsWorker(workerId, line, reason);
  else throw new Refused({ code: "hours.say-why" });
}
