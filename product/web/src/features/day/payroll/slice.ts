import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "batch.empty": {
      en: "There are no hours for that in this period.",
      es: "En este periodo no hay horas para eso.",
    },
    "batch.unchanged": {
      en: "{n, plural, one {Batch {numbers} stands, and nothing has changed since it was made.} other {Batches {numbers} stand, and nothing has changed since they were made.}} No other is needed.",
      es: "{n, plural, one {La remesa {numbers} está vigente y nada ha cambiado desde que se hizo.} other {Las remesas {numbers} están vigentes y nada ha cambiado desde que se hicieron.}} No hace falta otra.",
    },
    "batch.corrects-in-part": {
      en: "{n, plural, one {Batch {numbers} holds some of these hours, and others beside them that would be lost.} other {Batches {numbers} hold some of these hours, and others beside them that would be lost.}} Close one period with all their days and make the batch of it; if those hours belong to another company or client now, make theirs again first.",
      es: "{n, plural, one {La remesa {numbers} tiene algunas de estas horas, y otras más que se perderían.} other {Las remesas {numbers} tienen algunas de estas horas, y otras más que se perderían.}} Cierra un solo periodo con todos sus días y genera la remesa de él; si esas horas son ahora de otra empresa u otro cliente, genera antes la suya de nuevo.",
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
