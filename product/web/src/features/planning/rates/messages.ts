import type { RateLevel } from "@product/domain/planning/rates";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Rates per hour: {name}", es: "Tarifas por hora: {name}" },
  "intro:entity": {
    en: "What an hour of work is paid and charged, where no client, event or shift says otherwise.",
    es: "Lo que se paga y se factura por hora, si ningún cliente, evento o turno indica otra cosa.",
  },
  "intro:client": {
    en: "For the events of this client. What is left empty holds as the company says.",
    es: "Para los eventos de este cliente. Lo que quede vacío rige como indica la empresa.",
  },
  "intro:event": {
    en: "For this event. What is left empty holds as the client or the company says.",
    es: "Para este evento. Lo que quede vacío rige como indica el cliente o la empresa.",
  },
  "intro:shift": {
    en: "For this shift. What is left empty holds as the event, the client or the company says.",
    es: "Para este turno. Lo que quede vacío rige como indica el evento, el cliente o la empresa.",
  },
  contract: {
    en: "Nobody is paid less than their contract says.",
    es: "Nadie cobra menos de lo que dice su contrato.",
  },
  everyRole: { en: "Every role", es: "Todos los puestos" },
  pay: { en: "Paid per hour", es: "Se paga por hora" },
  charge: { en: "Charged per hour", es: "Se factura por hora" },
  "from:entity": { en: "From the company: {value}", es: "De la empresa: {value}" },
  "from:client": { en: "From the client: {value}", es: "Del cliente: {value}" },
  "from:event": { en: "From the event: {value}", es: "Del evento: {value}" },
  "from:shift": { en: "From the shift: {value}", es: "Del turno: {value}" },
  unsaid: words.notSet,
  chargeElsewhere: { en: "Charged for every role", es: "Se factura por todos los puestos" },
  planned: { en: "If every place is filled", es: "Si se cubren todas las plazas" },
  hours: words.hours,
  cost: words.paid,
  income: { en: "Charged", es: "Se factura" },
  margin: { en: "Margin", es: "Margen" },
  without: {
    en: "{n, plural, one {# place has} other {# places have}} no rate, and {n, plural, one {is} other {are}} not counted.",
    es: "{n, plural, one {# plaza no tiene} other {# plazas no tienen}} tarifa y no {n, plural, one {cuenta} other {cuentan}}.",
  },
  save: { en: "Save rates", es: "Guardar tarifas" },
  saved: words.saved,
  back: words.back,
} as const satisfies Messages & Record<`from:${RateLevel}` | `intro:${RateLevel}`, Messages[string]>;
