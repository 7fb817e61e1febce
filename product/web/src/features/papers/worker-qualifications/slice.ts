import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "worker-qualifications": messages },
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
