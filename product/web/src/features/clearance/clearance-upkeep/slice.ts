import type { Slice } from "#request/slice.ts";
import { clearanceJobs, clearanceSchedules } from "./jobs.server.ts";

export default {
  jobs: () => clearanceJobs,
  schedules: clearanceSchedules,
} satisfies Slice;
