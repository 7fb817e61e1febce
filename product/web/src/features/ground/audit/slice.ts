import type { English } from "#i18n/messages.ts";
import type { TrailMessages } from "#i18n/trail-words.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { audit: messages },
  settings: {
    audit: {
      group: "data",
      title: { en: "Audit", es: "Auditoría" },
      text: { en: "Who did what, and when.", es: "Quién ha hecho qué y cuándo." },
      at: "/admin/audit",
      needs: "audit.view",
    },
  },
  acts: {
    "audit.export": { en: "Exported the audit", es: "Ha exportado la auditoría" },
  },
  records: {
    audit: { en: "Audit", es: "Auditoría" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    audit: English<typeof messages> & TrailMessages;
  }
}
