import { z } from "zod";
import { clockNow } from "#request/clock.ts";
import { activateWhenReady, endSuspensions, letRest } from "./moves.server.ts";

/** Jobs about workers, apart from requests. */
export const workerJobs = {
  "workers.end-suspensions": () => endSuspensions(clockNow()),
  "workers.let-rest": () => letRest(clockNow()),
  "worker.activate": async (payload: unknown) => {
    const { workerId } = z.object({ workerId: z.uuid() }).parse(payload);
    await activateWhenReady(workerId, clockNow());
  },
};

export const workerSchedules = [
  { name: "workers.end-suspensions", everySeconds: 3600 },
  { name: "workers.let-rest", everySeconds: 24 * 3600 },
] as const;
