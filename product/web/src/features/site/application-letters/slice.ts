import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { letterJobs, letterSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "application-letters": messages },
  jobs: ({ post, files, siteUrl }) => letterJobs(post, files, siteUrl),
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
