import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { signerJobs, signerSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "client-hours": messages },
  jobs: () => signerJobs,
  schedules: signerSchedules,
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "client-hours": English<typeof messages>;
  }
}
