import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { contractJobs } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "contract-signing": messages },
  jobs: ({ post, siteUrl }) => contractJobs(post, siteUrl),
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "contract-signing": English<typeof messages>;
  }
}
