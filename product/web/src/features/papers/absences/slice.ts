import type { English } from "#i18n/messages.ts";
import { moveSpans } from "#request/slices/merge-steps.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "worker.absence-overlaps": {
      en: "Another absence already covers some of these days. Remove that one first, or choose other days.",
      es: "Otra ausencia ya incluye algunos de esos días. Quita esa antes o elige otros días.",
    },
    "worker.absence-backwards": {
      en: "The last day of an absence cannot be before its first.",
      es: "El último día de una ausencia no puede ser anterior al primero.",
    },
  },
  messages: { absences: messages },
  workerTabs: { absences: { title: { en: "Absences", es: "Ausencias" }, needs: "availability.view", position: 70 } },
  mergeSteps: { absence: moveSpans("absence") },
  acts: {
    "worker.absence": { en: "Changed a worker's absences", es: "Ha cambiado las ausencias de un trabajador" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    absences: English<typeof messages>;
  }
}
