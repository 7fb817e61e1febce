import { callOutKinds } from "@product/domain/planning/staffing/call-outs";
import type { English } from "#i18n/messages.ts";
import { moveRows } from "#request/slices/merge-steps.ts";
import type { Slice } from "#request/slices/slice.ts";
import { callOutJobs, callOutSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

const letters = callOutKinds.map((about) => `call-out-${about}` as const);

export default {
  letters,
  refusals: {
    "assignment.asked-enough": {
      en: "{n, plural, one {This person has} other {# people have}} already had {most, plural, one {# call-out} other {# call-outs}} this week. The limit is in the settings.",
      es: "{n, plural, one {Esta persona ya ha recibido} other {# personas ya han recibido}} {most, plural, one {# llamamiento} other {# llamamientos}} esta semana. El límite está en la configuración.",
    },
  },
  messages: { "call-outs": messages },
  jobs: ({ mailer, siteUrl }) => callOutJobs(mailer, siteUrl),
  schedules: callOutSchedules,
  mergeSteps: { call_out: moveRows("call_out") },
  acts: {
    "assignment.tell": { en: "Told someone of a shift", es: "Ha avisado a una persona de un turno" },
    "assignment.remind": { en: "Reminded someone to answer", es: "Ha recordado a una persona que responda" },
    "assignment.lapse": { en: "Ended an offer without answer", es: "Ha cerrado una oferta sin respuesta" },
    "assignment.wait": {
      en: "Put someone on the waiting list because the places were filled",
      es: "Ha puesto a una persona en lista de espera porque las plazas se han cubierto",
    },
    "assignment.promote": {
      en: "Asked someone on the waiting list",
      es: "Ha avisado a una persona en lista de espera",
    },
    "worker.end-call-outs": {
      en: "Deleted call-outs past their retention period",
      es: "Ha borrado llamamientos con el plazo cumplido",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "call-outs": English<typeof messages>;
  }
}

declare module "#request/ports/mailer.ts" {
  interface LetterKinds extends Record<(typeof letters)[number], true> {}
}
