/** Keeps what the clearance says of everyone true when it is not one worker that changed: another rule, an import, a new day. */
import { z } from "zod";
import { theSystem } from "@product/domain/actor";
import { rebuildSome, type Rebuild } from "@product/database/clearance/rebuild";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";

const payloadSchema = z.object({ importId: z.uuid().optional(), after: z.uuid().optional() });

export const clearanceJobs = {
  "clearance.rebuild": async (payload: unknown) => {
    await rebuildClearance(payloadSchema.parse(payload), clockNow());
  },
};

/** Every night spans that are over give way to what holds from then on. */
export const clearanceSchedules = [{ name: "clearance.rebuild", everySeconds: 24 * 3600 }] as const;

/** Some of them, and asks for the next ones. */
export const rebuildClearance = (rebuild: Rebuild, now: Date): Promise<number> =>
  perform(theSystem, "clearance.rebuild", async ({ tx, subject }) => {
    subject({ name: `${now.toISOString()} after ${rebuild.after ?? "nobody"}` });
    return rebuildSome(tx, rebuild, now);
  });
