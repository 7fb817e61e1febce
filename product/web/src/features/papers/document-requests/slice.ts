import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "document-requests": messages },
  acts: {
    "document.request": { en: "Asked a worker for documents", es: "Ha pedido documentos a un trabajador" },
    "document.remind": { en: "Sent the link for documents again", es: "Ha vuelto a enviar el enlace de documentos" },
    "document.withdraw": { en: "Withdrew a request for a document", es: "Ha retirado la petición de un documento" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "document-requests": English<typeof messages>;
  }
}
