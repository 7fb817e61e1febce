import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";
import { moveContracts } from "./merge.server.ts";

export default {
  refusals,
  messages: { engagements: messages },
  workerTabs: { contract: { title: { en: "Contract", es: "Contrato" }, needs: "worker.view.contact", position: 30 } },
  mergeSteps: { engagement: moveContracts },
  acts: {
    "engagement.create": { en: "Created a contract", es: "Ha creado un contrato" },
    "engagement.edit": { en: "Edited a contract", es: "Ha editado un contrato" },
    "engagement.end": { en: "Set the last day of a contract", es: "Ha fijado el último día de un contrato" },
    "engagement.cancel": { en: "Cancelled a contract", es: "Ha anulado un contrato" },
    "engagement.alta": { en: "Recorded a registration (alta)", es: "Ha anotado un alta en la Seguridad Social" },
    "engagement.baja": { en: "Recorded the end of a registration", es: "Ha anotado una baja en la Seguridad Social" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    engagements: English<typeof messages>;
  }
}
