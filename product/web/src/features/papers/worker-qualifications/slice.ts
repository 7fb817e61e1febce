import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { moveQualifications } from "./merge.server.ts";

export default {
  refusals: {
    "worker.evidence-ended": {
      en: "The document had already expired on the first day. Choose another one, or an earlier date.",
      es: "El documento ya había caducado el primer día. Elige otro, o un día anterior.",
    },
    "worker.qualification-held": {
      en: "This qualification is already on the record.",
      es: "Esta cualificación ya está en la ficha.",
    },
  },
  messages: { "worker-qualifications": messages },
  workerTabs: {
    qualifications: {
      title: { en: "Qualifications", es: "Cualificaciones" },
      needs: "qualification.view",
      position: 50,
    },
  },
  mergeSteps: { worker_qualification: moveQualifications },
  acts: {
    "worker.qualification": {
      en: "Changed a worker's qualifications",
      es: "Ha cambiado las cualificaciones de un trabajador",
    },
    "worker.qualify": {
      en: "Verified a worker's qualification",
      es: "Ha verificado una cualificación de un trabajador",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "worker-qualifications": English<typeof messages>;
  }
}
