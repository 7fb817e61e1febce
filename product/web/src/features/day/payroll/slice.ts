import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { payroll: messages },
  screens: {
    "/admin/time/batches": { title: messages.title, needs: "timesheet.export" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    payroll: English<typeof messages>;
  }
}
