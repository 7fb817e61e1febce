import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { onboardingJobs } from "./jobs.server.ts";
import { messages } from "./messages.ts";

const letters = ["worker-onboarding"] as const;

export default {
  letters,
  refusals: {
    "worker.nothing-owed": {
      en: "There is nothing to send: no details are missing, and neither documents nor a contract are selected.",
      es: "No hay nada que enviar: no faltan datos y no se han seleccionado documentos ni contrato.",
    },
  },
  messages: { onboarding: messages },
  jobs: ({ mailer, siteUrl }) => onboardingJobs(mailer, siteUrl),
  acts: { "worker.onboard": { en: "Sent the onboarding link", es: "Ha enviado el enlace de incorporación" } },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    onboarding: English<typeof messages>;
  }
}

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
