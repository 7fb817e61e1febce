import type { Compensation } from "@product/domain/planning/events";
import type { ClockPolicy, TermLevel } from "@product/domain/planning/work-terms";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.workingTerms,
  intro: {
    en: "What usually holds for every event. A client or an event can say otherwise; what they leave empty holds as said here.",
    es: "Lo que rige normalmente en todos los eventos. Un cliente o un evento pueden indicar otra cosa; lo que dejen vacío rige como aquí.",
  },
  ofClient: { en: "Working terms: {name}", es: "Condiciones de trabajo: {name}" },
  ofShift: { en: "Working terms: {name}", es: "Condiciones de trabajo: {name}" },
  clientIntro: {
    en: "For the events of this client. What is left empty holds as the company says.",
    es: "Para los eventos de este cliente. Lo que quede vacío rige como indica la empresa.",
  },
  eventIntro: {
    en: "For this event. What is left empty holds as the client or the company says.",
    es: "Para este evento. Lo que quede vacío rige como indica el cliente o la empresa.",
  },
  shiftIntro: {
    en: "For this shift. What is left empty holds as the event, the client or the company says.",
    es: "Para este turno. Lo que quede vacío rige como indica el evento, el cliente o la empresa.",
  },
  backToShift: { en: "Back to the shift", es: "Volver al turno" },
  clients: { en: "Terms of clients", es: "Condiciones por cliente" },
  hasOwn: { en: "has its own terms", es: "tiene condiciones propias" },
  dressEs: { en: "Dress in Spanish", es: "Uniforme, en español" },
  dressEn: { en: "Dress in English", es: "Uniforme, en inglés" },
  breakMinutes: { en: "Break, in minutes", es: "Descanso, en minutos" },
  breakAfter: { en: "Break after so many minutes", es: "Descanso a los tantos minutos" },
  breakPaid: { en: "Break is paid", es: "Descanso pagado" },
  "breakPaid:yes": words.yes,
  "breakPaid:no": words.no,
  compensation: { en: "Compensation if cancelled or postponed", es: "Compensación si se cancela o se aplaza" },
  "compensation:none": words.noneNinguna,
  "compensation:late": { en: "Those told too late", es: "A quien se avise tarde" },
  "compensation:all": { en: "All who had a place", es: "A todas las personas con plaza" },
  lateHours: words.tooLateMeansFewerHoursThan,
  selfClock: words.clockingInByPhone,
  "selfClock:no": words.onlyAtTheGate,
  "selfClock:yes": { en: "Workers may clock themselves", es: "Pueden fichar por su cuenta" },
  "selfClock:with-position": {
    en: "They may, and are asked where they are",
    es: "Pueden, y se les pide la posición",
  },
  documentTypeIds: { en: "Documents asked for", es: "Documentos que se piden" },
  "documents:own": { en: "Those ticked below", es: "Los marcados abajo" },
  documentsText: {
    en: "Beyond what the law and the role ask for. With none ticked, no other document is asked for.",
    es: "Además de lo que piden la ley y el puesto. Si no se marca ninguno, no se pide ningún otro.",
  },
  inherit: { en: "Not set here", es: "Sin indicar aquí" },
  "from:product": { en: "Usual: {value}", es: "Habitual: {value}" },
  "from:company": { en: "From the company: {value}", es: "De la empresa: {value}" },
  "from:client": { en: "From the client: {value}", es: "Del cliente: {value}" },
  "from:event": { en: "From the event: {value}", es: "Del evento: {value}" },
  "from:shift": { en: "Of this shift: {value}", es: "De este turno: {value}" },
  nothing: { en: "nothing", es: "nada" },
  save: { en: "Save terms", es: "Guardar condiciones" },
  saved: words.saved,
  back: { en: "Terms of the company", es: "Condiciones de la empresa" },
} as const satisfies Messages &
  Record<`from:${TermLevel}` | `compensation:${Compensation}` | `selfClock:${ClockPolicy}`, Messages[string]>;
