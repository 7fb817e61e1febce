import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { moveApplications } from "./merge.server.ts";
import { messages } from "./messages.ts";
import { waitingCount } from "./queries.server.ts";
import { refusals } from "./refusals.ts";

export default {
  refusals,
  messages: { applications: messages },
  tasks: {
    "applications.review": {
      needs: "submission.approve",
      title: { en: "Applications to review", es: "Solicitudes por revisar" },
      at: "/admin/workers/review",
      count: waitingCount,
      came: async (actor, span) => (await waitingCount(actor, span)).n,
    },
  },
  mergeSteps: { application: moveApplications },
  acts: {
    "application.review": { en: "Opened the application for review", es: "Ha abierto la solicitud para revisarla" },
    "application.say-duplicate": { en: "Said whether it is the same person", es: "Ha dicho si es la misma persona" },
    "application.reveal": {
      en: "Looked at what is masked in the application",
      es: "Ha visto datos ocultos de la solicitud",
    },
    "application.export": { en: "Exported the data of an applicant", es: "Ha exportado los datos de un candidato" },
    "application.ask-more": { en: "Asked the applicant for more", es: "Ha pedido más datos a la persona" },
    "application.reject": { en: "Rejected the application", es: "Ha rechazado la solicitud" },
    "application.mark-spam": {
      en: "Marked the application as spam",
      es: "Ha marcado la solicitud como correo basura",
    },
    "application.take-back": { en: "Took back the decision", es: "Ha deshecho la decisión" },
  },
  records: {
    application: { en: "Application", es: "Solicitud" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    applications: English<typeof messages>;
  }
}
