import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "bulk-changes": messages },
  acts: {
    "worker.tag": { en: "Tagged workers", es: "Ha etiquetado a trabajadores" },
    "worker.give-role": { en: "Changed roles of workers", es: "Ha cambiado puestos de trabajadores" },
    "worker.undo": { en: "Undid a change of workers", es: "Ha deshecho un cambio de trabajadores" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "bulk-changes": English<typeof messages>;
  }
}
