import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { passJobs } from "./jobs.server.ts";
import { messages } from "./messages.ts";

const letters = ["pass-link"] as const;

export default {
  letters,
  messages: { "pass-link": messages },
  jobs: ({ mailer, siteUrl }) => passJobs(mailer, siteUrl),
  acts: {
    "pass.send-link": { en: "Sent the link of a pass", es: "Ha enviado el enlace de un pase" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "pass-link": English<typeof messages>;
  }
}

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
