import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { monthJobs, monthSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "month-summary": messages },
  jobs: ({ post, siteUrl }) => monthJobs(post, siteUrl),
  schedules: monthSchedules,
  acts: {
    "pass.send-month": { en: "Sent the summary of a month", es: "Ha enviado el resumen de un mes" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "month-summary": English<typeof messages>;
  }
}
