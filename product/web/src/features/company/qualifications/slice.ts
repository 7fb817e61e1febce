import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";
import { qualificationCount } from "./queries.server.ts";

export default {
  messages: { qualifications: messages },
  settings: {
    qualifications: {
      group: "people",
      title: { en: "Qualifications", es: "Cualificaciones" },
      text: { en: "Skills and certificates.", es: "Conocimientos y certificados." },
      at: "/admin/settings/qualifications",
      needs: "settings.view",
      count: qualificationCount,
    },
  },
  acts: {
    "qualification.create": { en: "Added a qualification", es: "Ha añadido una cualificación" },
    "qualification.archive": { en: "Archived a qualification", es: "Ha archivado una cualificación" },
    "qualification.restore": { en: "Restored a qualification", es: "Ha recuperado una cualificación" },
  },
  records: {
    qualification: { en: "Qualification", es: "Cualificación" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    qualifications: English<typeof messages>;
  }
}
