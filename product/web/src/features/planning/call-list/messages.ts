import type { CallOutcome } from "@product/domain/planning/staffing/phone-calls";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.callList,
  text: {
    en: "Whoever can work this place, in order of whom to call next. Whoever accepts has the place at once; whoever declines is not asked about this shift again.",
    es: "Quienes pueden trabajar en esta plaza, por orden de llamada. Quien acepta la tiene al momento; a quien rechaza no se le vuelve a preguntar por este turno.",
  },
  open: {
    en: "{n, plural, =0 {All places filled} one {# place to fill} other {# places to fill}}",
    es: "{n, plural, =0 {Todas las plazas cubiertas} one {# plaza por cubrir} other {# plazas por cubrir}}",
  },
  people: { en: "People to call", es: "Personas a las que llamar" },
  back: { en: "Back to staffing", es: "Volver a la dotación" },
  filled: { en: "Nobody has to be called any more.", es: "Ya no hace falta llamar a nadie." },
  nobody: { en: "Nobody left to call", es: "No queda nadie a quien llamar" },
  nobodyText: {
    en: "Nobody else of this role can work at that time. The candidates tell why not.",
    es: "Nadie más de este puesto puede trabajar a esa hora. En los candidatos se ve por qué.",
  },
  callName: { en: "Call {name}: {number}", es: "Llamar a {name}: {number}" },
  noNumber: { en: "No phone number", es: "Sin teléfono" },
  invited: { en: "Invited, no answer yet", es: "Convocada, sin responder" },
  last: { en: "{outcome}, {when}, {by}", es: "{outcome}, {when}, {by}" },
  someoneGone: { en: "someone who has left", es: "alguien que ya no está" },
  outcomeName: { en: "{outcome}: {name}", es: "{outcome}: {name}" },
  outcomes: { en: "What came of the call to {name}", es: "Resultado de la llamada a {name}" },
  "outcome:accepted": { en: "Accepts", es: "Acepta" },
  "outcome:declined": { en: "Declines", es: "Rechaza" },
  "outcome:no-answer": words.noAnswer,
  "outcome:call-back": { en: "Call back", es: "Volver a llamar" },
  "outcome:wrong-number": words.wrongNumber,
} as const satisfies Messages & Record<`outcome:${CallOutcome}`, Messages[string]>;
