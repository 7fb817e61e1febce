import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { incidentJobs, incidentSchedules } from "./forget.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { incidents: messages },
  jobs: () => incidentJobs,
  schedules: incidentSchedules,
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    incidents: English<typeof messages>;
  }
}
