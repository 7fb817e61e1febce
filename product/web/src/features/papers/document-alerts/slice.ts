import type { Slice } from "#request/slice.ts";
import { alertJobs, alertSchedules } from "./jobs.server.ts";

export default {
  jobs: ({ post, siteUrl }) => alertJobs(post, siteUrl),
  schedules: alertSchedules,
} satisfies Slice;
