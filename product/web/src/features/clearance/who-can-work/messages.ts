import type { ReasonCode } from "@product/domain/clearance/verdict";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import type { DayFault, Group } from "./schema.ts";

/** A dot would mean nesting in a key. */
type Dotless<Name extends string> = Name extends `${infer Noun}.${infer Rest}` ? `${Noun}/${Rest}` : Name;

export const messages = {
  title: words.whoCanWork,
  intro: {
    en: "Choose the days and, if you like, a role and a venue to see who can work, who could if something is sorted out, and who cannot, with the reasons.",
    es: "Elige los días y, si quieres, un puesto y un recinto para ver quién puede trabajar, quién podría si se resuelve algo y quién no, con los motivos.",
  },
  from: words.firstDay,
  to: words.lastDay,
  role: words.role,
  anyRole: words.anyRole,
  venue: words.venue,
  anyVenue: { en: "Any venue", es: "Cualquier recinto" },
  client: words.client,
  anyClient: { en: "Any client", es: "Cualquier cliente" },
  town: words.town,
  tag: words.tag,
  ask: { en: "Check", es: "Consultar" },
  "fault:day": words.enterAValidDate,
  "fault:order": { en: "The last day comes before the first.", es: "El último día es anterior al primero." },
  "fault:long": { en: "You can check up to a year at a time.", es: "Se puede consultar un año como máximo." },
  answer: words.result,
  "group:can": { en: "Can work", es: "Pueden trabajar" },
  "group:could": { en: "Could work if…", es: "Podrían trabajar si…" },
  "group:cannot": { en: "Cannot work", es: "No pueden trabajar" },
  onDay: { en: "On {day}", es: "El {day}" },
  onDays: { en: "Every day from {from} to {to}", es: "Todos los días del {from} al {to}" },
  nobody: { en: "Nobody.", es: "Nadie." },
  reasons: words.why,
  everyReason: { en: "Every reason", es: "Todos los motivos" },
  counted: { en: "{n, number}", es: "{n, number}" },
  looked: {
    en: "There are too many people to check one by one: the reasons shown are for the first {n, number} by surname. Choose a role, a town or a tag to see them all.",
    es: "Hay más personas de las que se comprueban una a una: los motivos son los de las primeras {n, number} por apellido. Elige un puesto, una localidad o una etiqueta para verlos todos.",
  },
  lookedAlone: {
    en: "There are too many people to check one by one: the figures and reasons shown are for the first {n, number} by surname. Choose a role, a town or a tag to see them all.",
    es: "Hay más personas de las que se comprueban una a una: los números y los motivos son los de las primeras {n, number} por apellido. Elige un puesto, una localidad o una etiqueta para verlos todos.",
  },
  saveList: { en: "Save as a list", es: "Guardar como lista" },
  inList: { en: "See in the worker list", es: "Ver en la lista de trabajadores" },
  withoutClient: {
    en: "The list does not take into account what {client} requires or whom they refuse.",
    es: "La lista no tiene en cuenta qué exige {client} ni a quién rechaza.",
  },
  name: words.name,
  clearance: words.clearance,
  why: { en: "Why", es: "Motivos" },
  roles: words.roles,
  clearsAt: { en: "possible from {day}", es: "posible desde el {day}" },
  pages: words.pages,
  previous: words.previous,
  next: words.next,
  perPage: { en: "{n, number} per page", es: "{n, number} por página" },

  "count:status": { en: "Not active: {status}", es: "Sin estar en activo: {status}" },
  "count:client/refused": { en: "Refused by the client", es: "Con rechazo del cliente" },
  "count:identity/missing": { en: "Without a valid identity document", es: "Sin documento de identidad en vigor" },
  "count:right-to-work/missing": { en: "Without proof of the right to work", es: "Sin permiso de trabajo acreditado" },
  "count:right-to-work/refused": { en: "Right to work refused", es: "Con el permiso de trabajo denegado" },
  "count:age/unknown": { en: "Without a date of birth", es: "Sin fecha de nacimiento" },
  "count:age/too-young": { en: "Too young to work", es: "Sin edad para trabajar" },
  "count:age/role": { en: "Too young for the role", es: "Sin edad para el puesto" },
  "count:engagement/missing": { en: "Without a contract", es: "Sin contrato" },
  "count:engagement/unsigned": { en: "With an unsigned contract", es: "Con el contrato sin firmar" },
  "count:engagement/alta": { en: "Not registered with Social Security", es: "Sin alta en la Seguridad Social" },
  "count:payroll/missing": { en: "Without payroll details", es: "Sin datos de nómina" },
  "count:document/missing": { en: "Without: {name}", es: "Sin: {name}" },
  "count:document/missing:discreet": { en: "Without a required document", es: "Sin algún documento obligatorio" },
  "count:document/unfit": { en: "Not fit for the work", es: "Sin aptitud médica" },
  "count:qualification/missing": { en: "Not qualified: {name}", es: "Sin cualificación: {name}" },
  "count:language/missing": { en: "Do not speak: {name}", es: "No hablan: {name}" },
  "count:list/not-on": { en: "Not on the list: {name}", es: "Fuera de la lista: {name}" },
  "count:absent": { en: "Absent on these days", es: "Con ausencia esos días" },
} as const satisfies Messages &
  Record<`count:${Dotless<ReasonCode>}` | `group:${Group}` | `fault:${DayFault}`, unknown>;
