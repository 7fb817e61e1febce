import type { Ending, TermUnit } from "@product/domain/company/retention";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.retention,
  intro: {
    en: "How long each type of record is kept and what happens afterwards. The privacy pages show this table exactly as it is here.",
    es: "Cuánto tiempo se guarda cada tipo de registro y qué pasa después. Las páginas de privacidad muestran esta tabla tal como está aquí.",
  },
  toRun: { en: "Records past their retention period", es: "Registros con el plazo cumplido" },
  noneTitle: { en: "Nothing is kept yet", es: "Todavía no se guarda nada" },
  noneText: {
    en: "Record types are included with the product.",
    es: "Los tipos de registro vienen incluidos en el producto.",
  },
  record: words.record,
  kept: { en: "Kept", es: "Se guarda" },
  keptAfterEmployment: { en: "Employment + {term}", es: "Contrato + {term}" },
  keptShorter: { en: "{term} (usually {usual})", es: "{term} (lo habitual: {usual})" },
  term: words.howLong,
  termHelp: { en: "Counted from when the record was created.", es: "Desde que se creó el registro." },
  termHelpEmployment: {
    en: "Counted from when the person stopped working with you.",
    es: "Desde que la persona dejó de trabajar con vosotros.",
  },
  least: {
    en: "The law requires at least {n, plural, one {one year} other {# years}}.",
    es: "La ley exige al menos {n, plural, one {un año} other {# años}}.",
  },
  noLeast: {
    en: "No law sets a minimum: keep it no longer than you need it.",
    es: "Ninguna ley fija un mínimo: no lo guardes más de lo que necesites.",
  },
  unit: words.unit,
  unitHelp: { en: "Years and months end on the same day.", es: "Los años y los meses acaban el mismo día." },
  "unit:days": words.days,
  "unit:months": { en: "Months", es: "Meses" },
  "unit:years": words.years,
  ending: words.afterwards,
  endingHelp: {
    en: "What happens when the period ends. In Spain data is blocked first for as long as liability may arise from it.",
    es: "Qué se hace cuando acaba el plazo. En España los datos se bloquean antes mientras puedan derivarse responsabilidades.",
  },
  "ending:delete": { en: "Deleted", es: "Se borra" },
  "ending:block": { en: "Blocked", es: "Se bloquea" },
  "ending:anonymise": { en: "Anonymised", es: "Se anonimiza" },
  "endingWhy:delete": { en: "It is permanently deleted.", es: "Se elimina definitivamente." },
  "endingWhy:block": {
    en: "Nobody sees it but courts and authorities, until it can be deleted.",
    es: "Nadie lo ve salvo jueces y autoridades, hasta que se pueda borrar.",
  },
  "endingWhy:anonymise": {
    en: "The record is kept, but it can no longer be linked to a person.",
    es: "El registro se conserva, pero ya no se puede relacionar con una persona.",
  },
  basisEn: words.legalBasisInEnglish,
  basisEs: words.legalBasisInSpanish,
  basis: { en: "Legal basis", es: "Fundamento" },
  basisHelp: {
    en: "The law with its article, or your own reason.",
    es: "La ley con su artículo, o vuestro propio motivo.",
  },
} as const satisfies Record<`unit:${TermUnit}` | `ending:${Ending}` | `endingWhy:${Ending}`, Messages[string]> &
  Messages;
