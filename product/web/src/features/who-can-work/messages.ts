import type { ReasonCode } from "@product/domain/clearance/verdict";
import type { Messages } from "#i18n/messages.ts";
import type { DayFault, Group } from "./schema.ts";

/** A dot would mean nesting in a key. */
type Dotless<Name extends string> = Name extends `${infer Noun}.${infer Rest}` ? `${Noun}/${Rest}` : Name;

export const messages = {
  title: { en: "Who can work?", es: "¿Quién puede trabajar?" },
  intro: {
    en: "Pick the days, and perhaps a role and a place: who can, who could if something is put right, and who cannot, with the reasons.",
    es: "Elige los días y, si quieres, un puesto y un lugar: quién puede, quién podría si se arregla algo y quién no puede, con los motivos.",
  },
  from: { en: "First day", es: "Primer día" },
  to: { en: "Last day", es: "Último día" },
  role: { en: "Role", es: "Puesto" },
  anyRole: { en: "In general", es: "En general" },
  venue: { en: "Venue", es: "Recinto" },
  anyVenue: { en: "Anywhere", es: "En cualquier lugar" },
  client: { en: "Client", es: "Cliente" },
  anyClient: { en: "For anyone", es: "Para cualquiera" },
  town: { en: "Town", es: "Localidad" },
  tag: { en: "Tag", es: "Etiqueta" },
  ask: { en: "Ask", es: "Consultar" },
  "fault:day": { en: "Give a day of the calendar.", es: "Indica un día del calendario." },
  "fault:order": { en: "The last day comes before the first.", es: "El último día es anterior al primero." },
  "fault:long": { en: "At most a year can be asked about at once.", es: "Se puede consultar como mucho un año." },
  answer: { en: "The answer", es: "La respuesta" },
  "group:can": { en: "Can work", es: "Pueden trabajar" },
  "group:could": { en: "Could work, if", es: "Podrían trabajar, si" },
  "group:cannot": { en: "Cannot work", es: "No pueden trabajar" },
  onDay: { en: "On {day}", es: "El {day}" },
  onDays: { en: "Every day from {from} to {to}", es: "Todos los días del {from} al {to}" },
  nobody: { en: "Nobody.", es: "Nadie." },
  reasons: { en: "Why", es: "Por qué" },
  everyReason: { en: "Every reason", es: "Todos los motivos" },
  counted: { en: "{n, number}", es: "{n, number}" },
  looked: {
    en: "There are more people than are looked at one by one: the reasons are those of the first {n, number} by surname. Choose a role, a town or a tag to see all of them.",
    es: "Hay más personas de las que se comprueban una a una: los motivos son los de las primeras {n, number} por apellido. Elige un puesto, una localidad o una etiqueta para verlos todos.",
  },
  lookedAlone: {
    en: "There are more people than are looked at one by one: numbers and reasons are those of the first {n, number} by surname. Choose a role, a town or a tag to see all of them.",
    es: "Hay más personas de las que se comprueban una a una: los números y los motivos son los de las primeras {n, number} por apellido. Elige un puesto, una localidad o una etiqueta para verlos todos.",
  },
  saveList: { en: "Save as a list", es: "Guardar como lista" },
  inList: { en: "See in the worker list", es: "Ver en la lista de trabajadores" },
  withoutClient: {
    en: "A list does not know what {client} asks for or whom they refuse.",
    es: "Una lista no sabe qué exige {client} ni a quién rechaza.",
  },
  name: { en: "Name", es: "Nombre" },
  clearance: { en: "Clearance", es: "Aptitud" },
  why: { en: "Why", es: "Motivos" },
  roles: { en: "Roles", es: "Puestos" },
  clearsAt: { en: "possible from {day}", es: "posible desde el {day}" },
  pages: { en: "Pages", es: "Páginas" },
  previous: { en: "Previous", es: "Anterior" },
  next: { en: "Next", es: "Siguiente" },
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
  "count:payroll/missing": { en: "Without details for pay", es: "Sin datos de nómina" },
  "count:document/missing": { en: "Without: {name}", es: "Sin: {name}" },
  "count:document/unfit": { en: "Not fit for the work", es: "Sin aptitud médica" },
  "count:qualification/missing": { en: "Not qualified: {name}", es: "Sin cualificación: {name}" },
  "count:absent": { en: "Away on these days", es: "Con ausencia esos días" },
} as const satisfies Messages &
  Record<`count:${Dotless<ReasonCode>}` | `group:${Group}` | `fault:${DayFault}`, unknown>;
