import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { codeJobs } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "my-hours": messages },
  jobs: ({ post }) => codeJobs(post),
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "my-hours": English<typeof messages>;
  }
}
