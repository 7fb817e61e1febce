import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { callOutJobs, callOutSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "call-outs": messages },
  jobs: ({ post, siteUrl }) => callOutJobs(post, siteUrl),
  schedules: callOutSchedules,
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "call-outs": English<typeof messages>;
  }
}
