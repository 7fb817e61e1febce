import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { inspection: messages },
  screens: {
    "/admin/time/inspections": { title: messages.title, needs: "time.export" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    inspection: English<typeof messages>;
  }
}
