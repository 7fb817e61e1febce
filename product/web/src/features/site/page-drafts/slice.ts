import type { Slice } from "#request/slice.ts";
import { draftJobs, draftSchedules } from "./jobs.server.ts";

export default { jobs: () => draftJobs, schedules: draftSchedules } satisfies Slice;
