import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

export default {
  refusals,
  messages: { "worker-merge": messages },
  acts: {
    "worker.merge": { en: "Merged two records of a worker", es: "Ha fusionado dos fichas de un trabajador" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "worker-merge": English<typeof messages>;
  }
}
