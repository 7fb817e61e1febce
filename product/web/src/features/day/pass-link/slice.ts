import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { passJobs } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "pass-link": messages },
  jobs: ({ post, siteUrl }) => passJobs(post, siteUrl),
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "pass-link": English<typeof messages>;
  }
}
