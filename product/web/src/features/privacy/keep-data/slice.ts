import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { keepJobs, keepSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

const letters = ["application-ends"] as const;

export default {
  letters,
  messages: { "keep-data": messages },
  jobs: ({ mailer, siteUrl }) => keepJobs(mailer, siteUrl),
  schedules: keepSchedules,
  acts: {
    "worker.warn-erasure": {
      en: "Notified an applicant that their data will be erased",
      es: "Ha avisado a un candidato de que se suprimirán sus datos",
    },
    "worker.keep-data": { en: "Asked for their data to be kept", es: "Ha pedido que se conserven sus datos" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "keep-data": English<typeof messages>;
  }
}

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
