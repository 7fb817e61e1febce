import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { contentJobs, contentSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { content: messages },
  jobs: () => contentJobs,
  schedules: contentSchedules,
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    content: English<typeof messages>;
  }
}
