import type { Slice } from "#request/slice.ts";
import { jobs, schedules } from "./jobs.server.ts";
import { fileJobs, fileSchedules } from "./files.server.ts";

export default {
  jobs: ({ files }) => ({ ...jobs, ...fileJobs(files) }),
  schedules: [...schedules, ...fileSchedules],
} satisfies Slice;
