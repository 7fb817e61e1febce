import type { Ending, TermUnit } from "@product/domain/retention";
import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Retention", es: "Conservación" },
  intro: {
    en: "How long each kind of record is kept, and what happens then. The privacy pages show this table as it stands here.",
    es: "Cuánto tiempo se guarda cada tipo de registro y qué pasa después. Las páginas de privacidad muestran esta tabla tal como está aquí.",
  },
  toRun: { en: "Records past their term", es: "Registros con el plazo cumplido" },
  noneTitle: { en: "Nothing is kept yet", es: "Todavía no se guarda nada" },
  noneText: { en: "The kinds of record come with the product.", es: "Los tipos de registro vienen con el producto." },
  record: { en: "Record", es: "Registro" },
  kept: { en: "Kept", es: "Se guarda" },
  keptAfterEmployment: { en: "Employment + {term}", es: "Contrato + {term}" },
  term: { en: "How long", es: "Cuánto tiempo" },
  termHelp: { en: "Counted from when the record was made.", es: "Desde que se creó el registro." },
  termHelpEmployment: {
    en: "Counted from when the person stopped working with you.",
    es: "Desde que la persona dejó de trabajar con vosotros.",
  },
  least: {
    en: "The law asks for at least {n, plural, one {one year} other {# years}}.",
    es: "La ley pide al menos {n, plural, one {un año} other {# años}}.",
  },
  noLeast: {
    en: "No law sets a minimum: keep it no longer than you need it.",
    es: "Ninguna ley fija un mínimo: no lo guardes más de lo que necesites.",
  },
  unit: { en: "Counted in", es: "Se cuenta en" },
  unitHelp: { en: "Years and months end on the same day.", es: "Los años y los meses acaban el mismo día." },
  "unit:days": { en: "Days", es: "Días" },
  "unit:months": { en: "Months", es: "Meses" },
  "unit:years": { en: "Years", es: "Años" },
  ending: { en: "And then", es: "Y después" },
  endingHelp: {
    en: "What is done when the time is over. In Spain data is blocked first while someone may still answer for it.",
    es: "Qué se hace cuando acaba el plazo. En España los datos se bloquean antes mientras alguien pueda tener que responder.",
  },
  "ending:delete": { en: "Deleted", es: "Se borra" },
  "ending:block": { en: "Blocked", es: "Se bloquea" },
  "ending:anonymise": { en: "Anonymised", es: "Se anonimiza" },
  "endingWhy:delete": { en: "It is gone for good.", es: "Desaparece del todo." },
  "endingWhy:block": {
    en: "Nobody sees it but courts and authorities, until it can be deleted.",
    es: "Nadie lo ve salvo jueces y autoridades, hasta que se pueda borrar.",
  },
  "endingWhy:anonymise": {
    en: "The record stays, and nobody can tell any more whom it was about.",
    es: "El registro queda, pero ya no se sabe de quién trataba.",
  },
  basisEn: { en: "Because, in English", es: "Por qué, en inglés" },
  basisEs: { en: "Because, in Spanish", es: "Por qué, en español" },
  basis: { en: "Because", es: "Por qué" },
  basisHelp: {
    en: "The law with its article, or your own reason.",
    es: "La ley con su artículo, o vuestro propio motivo.",
  },
} as const satisfies Record<`unit:${TermUnit}` | `ending:${Ending}` | `endingWhy:${Ending}`, Messages[string]> &
  Messages;
