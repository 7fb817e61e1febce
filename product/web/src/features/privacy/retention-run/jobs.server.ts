import { carryOutRun } from "./carry-out.server.ts";

export const retentionJobs = { "retention.run": carryOutRun };

// Should a run have been cut off too often, it goes on within the hour.
export const retentionSchedules = [{ name: "retention.run", everySeconds: 3600 }] as const;
