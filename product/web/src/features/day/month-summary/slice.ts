import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { monthJobs, monthSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

const letters = ["hours-month"] as const;

export default {
  letters,
  messages: { "month-summary": messages },
  jobs: ({ mailer, siteUrl }) => monthJobs(mailer, siteUrl),
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

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
