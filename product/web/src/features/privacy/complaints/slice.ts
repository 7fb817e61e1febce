import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { complaintJobs, complaintSchedules } from "./letter.server.ts";
import { messages } from "./messages.ts";
import { complaintsToAnswer } from "./queries.server.ts";

const letters = ["complaint-received", "complaint-answered"] as const;

export default {
  letters,
  refusals: {
    "complaint.too-many": {
      en: "Several complaints were sent today with this address. We have them; to add something, answer our email.",
      es: "Hoy ya se han enviado varias reclamaciones con esta dirección. Las tenemos; para añadir algo, responde a nuestro correo.",
    },
  },
  messages: { complaints: messages },
  jobs: ({ mailer, siteUrl }) => complaintJobs(mailer, siteUrl),
  schedules: complaintSchedules,
  tasks: {
    "complaints.answer": {
      needs: "settings.delete",
      title: { en: "Data protection complaints to answer", es: "Reclamaciones de protección de datos por contestar" },
      at: "/admin/settings/complaints",
      count: complaintsToAnswer,
    },
  },
  settings: {
    complaints: {
      group: "data",
      title: { en: "Data protection complaints", es: "Reclamaciones de protección de datos" },
      text: { en: "What people sent, and your answers.", es: "Las que se reciben y vuestras respuestas." },
      at: "/admin/settings/complaints",
      needs: "settings.delete",
    },
  },
  acts: {
    "complaint.send": {
      en: "Sent a data protection complaint",
      es: "Ha enviado una reclamación de protección de datos",
    },
    "complaint.acknowledge": {
      en: "Acknowledged a complaint by email",
      es: "Ha confirmado por correo una reclamación",
    },
    "complaint.answer": {
      en: "Answered a data protection complaint",
      es: "Ha contestado una reclamación de protección de datos",
    },
    "complaint.erase": {
      en: "Erased a complaint past its retention period",
      es: "Ha borrado una reclamación con el plazo cumplido",
    },
  },
  records: {
    complaint: { en: "Data protection complaint", es: "Reclamación de protección de datos" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    complaints: English<typeof messages>;
  }
}

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
