import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { retentionJobs, retentionSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "retention-run": messages },
  jobs: () => retentionJobs,
  schedules: retentionSchedules,
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "retention-run": English<typeof messages>;
  }
}
