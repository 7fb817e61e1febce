import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { codeJobs } from "./jobs.server.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

const letters = ["pass-code"] as const;

export default {
  letters,
  refusals,
  messages: { "my-hours": messages },
  jobs: ({ mailer }) => codeJobs(mailer),
  acts: {
    "pass.send-code": { en: "Sent a code to the holder of a pass", es: "Ha enviado un código al titular de un pase" },
    "pass.prove": { en: "The holder of a pass entered a code", es: "El titular de un pase ha introducido un código" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "my-hours": English<typeof messages>;
  }
}

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
