import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "batch.empty": {
      en: "There are no hours for that in this period.",
      es: "En este periodo no hay horas para eso.",
    },
  },
  messages: { payroll: messages },
  screens: {
    "/admin/time/batches": { title: messages.title, needs: "timesheet.export" },
  },
  acts: {
    "batch.make": { en: "Made a batch of hours", es: "Ha generado una remesa de horas" },
    "batch.download": { en: "Downloaded a batch of hours", es: "Ha descargado una remesa de horas" },
  },
  records: {
    "hours-batch": { en: "Batch of hours", es: "Remesa de horas" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    payroll: English<typeof messages>;
  }
}
