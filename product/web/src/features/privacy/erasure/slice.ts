import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { erasureJobs, erasureSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { erasure: messages },
  jobs: ({ files, noteDestroyed }) => erasureJobs(files, noteDestroyed),
  schedules: erasureSchedules,
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    erasure: English<typeof messages>;
  }
}
