import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";
import { documentTypeCount } from "./queries.server.ts";

export default {
  messages: { "document-types": messages },
  settings: {
    "document-types": {
      group: "people",
      title: { en: "Document types", es: "Tipos de documento" },
      text: { en: "Which documents people need, and when.", es: "Qué documentos hacen falta y cuándo." },
      at: "/admin/settings/document-types",
      needs: "settings.view",
      count: documentTypeCount,
    },
  },
  acts: {
    "document-type.create": { en: "Added a document type", es: "Ha añadido un tipo de documento" },
    "document-type.edit": { en: "Edited a document type", es: "Ha editado un tipo de documento" },
    "document-type.archive": { en: "Archived a document type", es: "Ha archivado un tipo de documento" },
    "document-type.restore": { en: "Restored a document type", es: "Ha recuperado un tipo de documento" },
  },
  records: {
    "document-type": { en: "Document type", es: "Tipo de documento" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "document-types": English<typeof messages>;
  }
}
