import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "subject-data": messages },
  workerTabs: {
    data: { title: { en: "Data protection", es: "Protección de datos" }, needs: "identity.view", position: 130 },
  },
  acts: {
    "worker.export-person": {
      en: "Exported everything held about a worker",
      es: "Ha exportado todo lo que se guarda de un trabajador",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "subject-data": English<typeof messages>;
  }
}
