import type { English } from "#i18n/messages.ts";
import { moveRows } from "#request/slices/merge-steps.ts";
import type { Slice } from "#request/slices/slice.ts";
import { signerJobs, signerSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

const letters = ["client-code"] as const;

export default {
  letters,
  refusals,
  messages: { "client-hours": messages },
  jobs: ({ mailer }) => signerJobs(mailer),
  schedules: signerSchedules,
  mergeSteps: { client_hours: moveRows("client_hours") },
  acts: {
    "client-link.send-code": {
      en: "Sent a code to the client's address",
      es: "Ha enviado un código al correo del cliente",
    },
    "client-link.prove": { en: "The client entered a code", es: "El cliente ha introducido un código" },
    "client-link.approve-hours": {
      en: "The client approved hours with their signature",
      es: "El cliente ha aprobado horas con su firma",
    },
    "hours.client-dispute": { en: "The client disputed hours", es: "El cliente ha puesto en disputa unas horas" },
    "client-signing.forget": {
      en: "Removed the name of who signed hours for a client",
      es: "Ha suprimido el nombre de quien firmó horas por un cliente",
    },
  },
  records: {
    "client-signing": { en: "Signature of a client", es: "Firma de un cliente" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "client-hours": English<typeof messages>;
  }
}

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
