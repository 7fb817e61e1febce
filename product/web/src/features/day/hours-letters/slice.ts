import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { hoursJobs, hoursSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

const letters = ["hours-endorse", "hours-unclosed", "hours-correction", "hours-disputed", "hours-answered"] as const;

export default {
  letters,
  messages: { "hours-letters": messages },
  jobs: ({ mailer, siteUrl }) => hoursJobs(mailer, siteUrl),
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

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
