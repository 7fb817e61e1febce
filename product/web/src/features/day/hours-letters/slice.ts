import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { hoursJobs, hoursSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "hours-letters": messages },
  jobs: ({ post, siteUrl }) => hoursJobs(post, siteUrl),
  schedules: hoursSchedules,
  acts: {
    "hours.tell": { en: "Wrote to the worker about their hours", es: "Se ha escrito al trabajador sobre sus horas" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "hours-letters": English<typeof messages>;
  }
}
