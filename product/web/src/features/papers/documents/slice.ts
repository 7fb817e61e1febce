import type { English } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";
import { moveDocuments } from "./merge.server.ts";
import { documentsWith } from "./search.server.ts";

export default {
  refusals,
  messages: { documents: messages },
  workerTabs: { documents: { title: { en: "Documents", es: "Documentos" }, needs: "document.view", position: 20 } },
  mergeSteps: { document: moveDocuments },
  searchSources: { document: { title: words.documents, needs: "document.view", position: 60, find: documentsWith } },
  acts: {
    "document.add": { en: "Added a document", es: "Ha añadido un documento" },
    "document.open": { en: "Started reviewing a document", es: "Ha empezado a revisar un documento" },
    "document.verify": { en: "Verified a document", es: "Ha verificado un documento" },
    "document.reject": { en: "Rejected a document", es: "Ha rechazado un documento" },
    "document.take-back": { en: "Undid a verification", es: "Ha deshecho una verificación" },
    "document.revoke": { en: "Revoked a document", es: "Ha revocado un documento" },
    "document.look": { en: "Viewed a document", es: "Ha consultado un documento" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    documents: English<typeof messages>;
  }
}
