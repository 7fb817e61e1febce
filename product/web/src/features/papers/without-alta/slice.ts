import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "without-alta": messages },
  screens: {
    "/admin/workers/without-alta": { title: messages.title, needs: "worker.view.contact" },
  },
  acts: {
    "engagement.export": { en: "Exported who lacks an alta", es: "Ha exportado quién está sin alta" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "without-alta": English<typeof messages>;
  }
}
