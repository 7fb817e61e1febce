import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { contractJobs } from "./jobs.server.ts";
import { messages } from "./messages.ts";

const letters = ["contract-to-sign", "contract-copy"] as const;

export default {
  letters,
  refusals: {
    "engagement.template-needed": {
      en: "Choose a template for the contract, then send it.",
      es: "Elige una plantilla para el contrato y después envíalo.",
    },
    "engagement.signed-already": {
      en: "You have already signed this contract. Nothing else is needed.",
      es: "Ya has firmado este contrato. No hace falta nada más.",
    },
  },
  messages: { "contract-signing": messages },
  jobs: ({ mailer, siteUrl }) => contractJobs(mailer, siteUrl),
  acts: {
    "engagement.write-out": {
      en: "Completed the details that the contract needed, by link",
      es: "Ha completado los datos que faltaban en el contrato, por enlace",
    },
    "engagement.send": { en: "Sent a contract for signature", es: "Ha enviado un contrato a firmar" },
    "engagement.sign": { en: "Signed the contract", es: "Ha firmado el contrato" },
    "engagement.read": { en: "Read a contract", es: "Ha leído un contrato" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "contract-signing": English<typeof messages>;
  }
}

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
