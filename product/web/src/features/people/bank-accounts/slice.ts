import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { accountJobs, accountSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";
import { toConfirm } from "./queries.server.ts";

const letters = ["worker-bank-changed"] as const;

export default {
  letters,
  messages: { "bank-accounts": messages },
  jobs: ({ mailer }) => accountJobs(mailer),
  schedules: accountSchedules,
  tasks: {
    "accounts.confirm": {
      needs: "pay.approve",
      title: { en: "Bank accounts to confirm", es: "Cuentas bancarias por confirmar" },
      at: "/admin/workers/accounts",
      count: toConfirm,
      came: async (actor, span) => (await toConfirm(actor, span)).n,
    },
  },
  screens: {
    "/admin/workers/accounts": { title: messages.title, needs: "pay.approve" },
  },
  acts: {
    "worker-import.accounts": {
      en: "Confirmed the bank accounts of an import",
      es: "Ha confirmado las cuentas bancarias de una importación",
    },
    "worker.propose-bank": { en: "Proposed another bank account", es: "Ha propuesto otra cuenta bancaria" },
    "worker.drop-bank": { en: "Withdrew the proposed bank account", es: "Ha retirado la cuenta bancaria propuesta" },
    "worker.change-bank": {
      en: "Changed a worker's bank account",
      es: "Ha cambiado la cuenta bancaria de un trabajador",
    },
    "former-contact.forget": { en: "Deleted former contact details", es: "Ha eliminado contactos anteriores" },
  },
  records: {
    "former-contact": { en: "Former contact details", es: "Contactos anteriores" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "bank-accounts": English<typeof messages>;
  }
}

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
