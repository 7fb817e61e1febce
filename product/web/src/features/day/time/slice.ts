import type { English } from "#i18n/messages.ts";
import { moveRows } from "#request/slices/merge-steps.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

export default {
  refusals,
  messages: { time: messages },
  mergeSteps: {
    hours_line: moveRows("hours_line"),
    hours_message: moveRows("hours_message"),
    punch_correction: moveRows("punch_correction"),
  },
  acts: {
    "time.propose": { en: "Proposed a correction of times", es: "Ha propuesto corregir un fichaje" },
    "time.agree": { en: "Agreed to a correction of times", es: "Ha aceptado corregir un fichaje" },
    "time.refuse": { en: "Refused a correction of times", es: "Ha rechazado corregir un fichaje" },
    "time.answer": {
      en: "The worker answered about their times",
      es: "El trabajador ha contestado sobre sus fichajes",
    },
    "hours.endorse": {
      en: "The worker confirmed their hours",
      es: "El trabajador ha dado su conformidad a las horas",
    },
    "hours.dispute": { en: "The worker disputed their hours", es: "El trabajador ha puesto en disputa sus horas" },
    "hours.approve": { en: "Approved hours", es: "Ha aprobado horas" },
    "hours.reopen": { en: "Took the approval of hours back", es: "Ha retirado la aprobación de horas" },
    "hours.write": { en: "Wrote about disputed hours", es: "Ha escrito sobre horas en disputa" },
    "hours.settle": { en: "Ended a dispute about hours", es: "Ha cerrado una disputa de horas" },
    "hours.propose-reopening": {
      en: "Proposed to reopen a period of hours",
      es: "Ha propuesto reabrir un periodo de horas",
    },
    "hours.drop-reopening": {
      en: "Dropped the reopening of a period of hours",
      es: "Ha descartado reabrir un periodo de horas",
    },
    "hours.confirm-reopening": { en: "Reopened a period of hours", es: "Ha reabierto un periodo de horas" },
    "hours.lock": { en: "Closed a period of hours", es: "Ha cerrado un periodo de horas" },
    "register.export": { en: "Exported the time register", es: "Ha exportado el registro de jornada" },
  },
  records: {
    "hours-period": { en: "Period of hours", es: "Periodo de horas" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    time: English<typeof messages>;
  }
}
