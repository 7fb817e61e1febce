import type { Slice } from "#request/slice.ts";
import { passageJobs, passageSchedules } from "./jobs.server.ts";

export default { jobs: () => passageJobs, schedules: passageSchedules } satisfies Slice;
