import type { Slice } from "#request/slice.ts";
import { termJobs, termSchedules } from "./jobs.server.ts";

export default { jobs: () => termJobs, schedules: termSchedules } satisfies Slice;
