import type { English } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { workersWith } from "./search.ts";

export default {
  messages: { workers: messages },
  searchSources: {
    worker: { title: words.workers, needs: "worker.view", position: 0, list: "/admin/workers/list", find: workersWith },
  },
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
