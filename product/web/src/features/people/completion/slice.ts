import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { completionJobs } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { completion: messages },
  jobs: ({ post, siteUrl }) => completionJobs(post, siteUrl),
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    completion: English<typeof messages>;
  }
}
