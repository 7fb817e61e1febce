import type { Country, WorkerSource } from "@product/domain/people/workers";
import type { workerFields } from "@product/domain/filters/worker-fields";
import type { Messages } from "#i18n/messages.ts";

/**
 * A condition is a sentence of its own: the field with its article (`of:`), what is claimed of it, and the values. Each claim has
 * its opposite, for what stands behind a NOT.
 */
export const messages = {
  everyone: { en: "everyone", es: "todas las personas" },
  nobody: { en: "nobody", es: "nadie" },
  and: { en: "and", es: "y" },
  or: { en: "or", es: "o" },
  notAll: { en: "not {group}", es: "no se cumple {group}" },
  quoted: { en: "“{text}”", es: "«{text}»" },
  entityOutOfReach: { en: "an entity that you do not see", es: "una empresa que no ves" },

  "of:name": { en: "name or code", es: "el nombre o código" },
  "of:town": { en: "town", es: "la localidad" },
  "of:mobile": { en: "mobile", es: "el móvil" },
  "of:email": { en: "email", es: "el correo" },
  "of:status": { en: "status", es: "el estado" },
  "of:country": { en: "country", es: "el país" },
  "of:workerType": { en: "contract", es: "el contrato" },
  "of:language": { en: "language", es: "el idioma" },
  "of:source": { en: "source", es: "la procedencia" },
  "of:entity": { en: "legal entity", es: "la empresa" },
  "of:roles": { en: "roles", es: "los puestos" },
  "of:tags": { en: "tags", es: "las etiquetas" },
  "of:createdOn": { en: "date added", es: "la fecha de incorporación" },
  "of:hasMobile": { en: "a mobile number", es: "móvil" },

  "text:contains": { en: "{field} contains {values}", es: "{field} contiene {values}" },
  "text:contains:not": { en: "{field} does not contain {values}", es: "{field} no contiene {values}" },
  "text:starts": { en: "{field} starts with {values}", es: "{field} empieza por {values}" },
  "text:starts:not": { en: "{field} does not start with {values}", es: "{field} no empieza por {values}" },
  "text:is": { en: "{field} is {values}", es: "{field} es {values}" },
  "text:is:not": { en: "{field} is not {values}", es: "{field} no es {values}" },
  "text:empty": { en: "{field} is not filled in", es: "{field} no consta" },
  "text:empty:not": { en: "{field} is filled in", es: "{field} consta" },
  "choice:in": { en: "{field} is {values}", es: "{field} es {values}" },
  "choice:in:not": { en: "{field} is not {values}", es: "{field} no es {values}" },
  "choice:empty": { en: "{field} is not filled in", es: "{field} no consta" },
  "choice:empty:not": { en: "{field} is filled in", es: "{field} consta" },
  "set:any": { en: "{field} include {values}", es: "{field} incluyen {values}" },
  "set:any:not": { en: "{field} do not include {values}", es: "{field} no incluyen {values}" },
  "set:all": { en: "{field} include {values}", es: "{field} incluyen {values}" },
  "set:all:not": { en: "{field} do not include {values}", es: "{field} no incluyen {values}" },
  "set:empty": { en: "{field} are not filled in", es: "{field} no constan" },
  "set:empty:not": { en: "{field} are filled in", es: "{field} constan" },
  "date:before": {
    en: "{field} is before {first}",
    es: "{field} es anterior {firstKind, select, date {al} other {a}} {first}",
  },
  "date:before:not": {
    en: "{field} is not before {first}",
    es: "{field} no es anterior {firstKind, select, date {al} other {a}} {first}",
  },
  "date:after": {
    en: "{field} is after {first}",
    es: "{field} es posterior {firstKind, select, date {al} other {a}} {first}",
  },
  "date:after:not": {
    en: "{field} is not after {first}",
    es: "{field} no es posterior {firstKind, select, date {al} other {a}} {first}",
  },
  "date:between": {
    en: "{field} is between {first} and {last}",
    es: "{field} está entre {firstKind, select, date {el } other {}}{first} y {lastKind, select, date {el } other {}}{last}",
  },
  "date:between:not": {
    en: "{field} is not between {first} and {last}",
    es: "{field} no está entre {firstKind, select, date {el } other {}}{first} y {lastKind, select, date {el } other {}}{last}",
  },
  "date:empty": { en: "{field} is not filled in", es: "{field} no consta" },
  "date:empty:not": { en: "{field} is filled in", es: "{field} consta" },
  "flag:yes": { en: "has {field}", es: "tiene {field}" },
  "flag:yes:not": { en: "does not have {field}", es: "no tiene {field}" },

  "country:ES": { en: "Spain", es: "España" },
  "country:UK": { en: "United Kingdom", es: "Reino Unido" },
  "source:form": { en: "Sign-up form", es: "Formulario de alta" },
  "source:import": { en: "Import", es: "Importación" },
  "source:referral": { en: "Recommended", es: "Recomendación" },
  "source:invite": { en: "Invited", es: "Invitación" },
  "source:office": { en: "Added by the office", es: "Añadido por la oficina" },
} as const satisfies Messages &
  Record<`of:${keyof typeof workerFields}` | `country:${Country}` | `source:${WorkerSource}`, unknown>;
