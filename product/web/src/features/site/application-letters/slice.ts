import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { letterJobs, letterSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";
import { letterKinds } from "./letter.server.ts";

const letters = letterKinds.map((about) => `application-${about}` as const);

export default {
  letters,
  messages: { "application-letters": messages },
  jobs: ({ mailer, files, siteUrl }) => letterJobs(mailer, files, siteUrl),
  schedules: letterSchedules,
  acts: {
    "application.compare": {
      en: "Compared the application with workers",
      es: "Ha comparado la solicitud con los trabajadores",
    },
    "application.warn": {
      en: "Warned that the draft will be deleted",
      es: "Ha avisado de que el borrador se borrará",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "application-letters": English<typeof messages>;
  }
}

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
