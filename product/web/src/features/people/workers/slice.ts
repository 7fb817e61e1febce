import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { workers: messages },
  acts: {
    "worker.export": { en: "Exported workers", es: "Ha exportado trabajadores" },
  },
  records: {
    "worker-extract": { en: "Extract of workers", es: "Extracto de trabajadores" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    workers: English<typeof messages>;
  }
}
