import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { hoursJobs, hoursSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "hours-letters": messages },
  jobs: ({ post, siteUrl }) => hoursJobs(post, siteUrl),
  schedules: hoursSchedules,
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "hours-letters": English<typeof messages>;
  }
}
