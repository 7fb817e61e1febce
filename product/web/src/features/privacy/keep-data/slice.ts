import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { keepJobs, keepSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "keep-data": messages },
  jobs: ({ post, siteUrl }) => keepJobs(post, siteUrl),
  schedules: keepSchedules,
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "keep-data": English<typeof messages>;
  }
}
