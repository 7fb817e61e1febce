import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { completionJobs } from "./jobs.server.ts";
import { messages } from "./messages.ts";

const letters = ["worker-completion"] as const;

export default {
  letters,
  refusals: {
    "worker.number-taken": {
      en: "We already have this number in our records. Please tell the office: they will sort it out with you.",
      es: "Ya tenemos ese número en nuestros registros. Avisa a la oficina: lo resolverán contigo.",
    },
  },
  messages: { completion: messages },
  jobs: ({ mailer, siteUrl }) => completionJobs(mailer, siteUrl),
  acts: {
    "worker.send-link": {
      en: "Sent a link to complete the record",
      es: "Ha enviado un enlace para completar la ficha",
    },
    "worker.complete": {
      en: "Filled in what was missing, by link",
      es: "Ha rellenado lo que faltaba, por enlace",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    completion: English<typeof messages>;
  }
}

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
