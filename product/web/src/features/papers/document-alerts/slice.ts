import type { Slice } from "#request/slices/slice.ts";
import { alertJobs, alertSchedules } from "./jobs.server.ts";

const letters = ["document-digest"] as const;

export default {
  letters,
  jobs: ({ mailer, siteUrl }) => alertJobs(mailer, siteUrl),
  schedules: alertSchedules,
  acts: {
    "document.alert": {
      en: "Notified a worker that a document is expiring",
      es: "Ha avisado a un trabajador de que un documento caduca",
    },
  },
} satisfies Slice;

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
