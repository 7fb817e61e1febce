import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "inspection.days-wrong": {
      en: "The last day comes before the first, or more than 400 days after it.",
      es: "El último día es anterior al primero o está a más de 400 días.",
    },
  },
  messages: { inspection: messages },
  screens: {
    "/admin/time/inspections": { title: messages.title, needs: "time.export" },
  },
  acts: {
    "inspection.create": { en: "Made a link for an inspection", es: "Ha creado un enlace de inspección" },
    "inspection.revoke": { en: "Revoked a link of an inspection", es: "Ha revocado un enlace de inspección" },
    "inspection.take": {
      en: "The archive of an inspection was downloaded",
      es: "Se ha descargado el archivo de una inspección",
    },
  },
  records: {
    inspection: { en: "Inspection", es: "Inspección" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    inspection: English<typeof messages>;
  }
}
