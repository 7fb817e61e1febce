import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { erasureJobs, erasureSchedules } from "./jobs.server.ts";
import { erasureLetters } from "./letter.server.ts";
import { messages } from "./messages.ts";
import { erasuresToConfirm } from "./queries.server.ts";

const letters = ["erasure-waits"] as const;

export default {
  letters,
  refusals: {
    "erasure.engaged": {
      en: "A contract is still in force. End it before the data is erased.",
      es: "Hay un contrato en vigor. Finalízalo antes de suprimir los datos.",
    },
    "erasure.still-working": {
      en: "This person still works with you. Mark them as having left before their data is erased.",
      es: "Esta persona todavía trabaja con vosotros. Dale de baja antes de suprimir sus datos.",
    },
  },
  messages: { erasure: messages },
  jobs: (ports) => ({ ...erasureJobs(ports), ...erasureLetters(ports.mailer, ports.siteUrl) }),
  schedules: erasureSchedules,
  tasks: {
    "erasures.confirm": {
      needs: "worker.delete",
      title: { en: "Erasures to confirm", es: "Supresiones de datos por confirmar" },
      count: erasuresToConfirm,
    },
  },
  settings: {
    blocked: {
      group: "data",
      title: { en: "Blocked data", es: "Datos bloqueados" },
      text: { en: "Restricted to courts and authorities.", es: "Reservados a jueces y autoridades." },
      at: "/admin/settings/blocked",
      needs: "settings.delete",
    },
  },
  acts: {
    "worker.propose-erasure": {
      en: "Proposed to erase a worker's data",
      es: "Ha propuesto suprimir los datos de un trabajador",
    },
    "worker.drop-erasure": {
      en: "Withdrew the proposal to erase",
      es: "Ha retirado la propuesta de supresión",
    },
    "worker.block-data": { en: "Blocked a worker's data", es: "Ha bloqueado los datos de un trabajador" },
    "worker.erase": { en: "Erased a worker", es: "Ha suprimido a un trabajador" },
    "account.remove": {
      en: "Removed the sign-in account of someone erased",
      es: "Ha eliminado la cuenta de acceso de una persona suprimida",
    },
    "worker.drop-blocked": {
      en: "Destroyed blocked data past its retention period",
      es: "Ha destruido datos bloqueados con el plazo cumplido",
    },
    "worker.look-blocked": { en: "Viewed blocked data", es: "Ha consultado datos bloqueados" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    erasure: English<typeof messages>;
  }
}

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
