import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Merge with another record", es: "Fusionar con otra ficha" },
  intro: {
    en: "For when the same person has two records. {name} is kept; the data of the other record moves to it, and its links lead here.",
    es: "Para cuando la misma persona tiene dos fichas. Se conserva {name}; los datos de la otra ficha pasan a esta, y sus enlaces llevan aquí.",
  },
  other: { en: "Name or code of the other record", es: "Nombre o código de la otra ficha" },
  otherHelp: { en: "Such as Ane Zubiri, or W-4F7K.", es: "Como Ane Zubiri o W-4F7K." },
  named: { en: "With that name", es: "Con ese nombre" },
  look: { en: "Compare", es: "Comparar" },
  likely: { en: "Possibly the same person", es: "Quizá la misma persona" },
  notFound: {
    en: "There is no record with that name or code that you can merge.",
    es: "No hay ninguna ficha con ese nombre o código que puedas fusionar.",
  },
  preview: { en: "Result of the merge", es: "Resultado de la fusión" },
  previewWhy: {
    en: "If both have a value, the newest one is kept; blanks overwrite nothing. Roles, tags, notes and availability are combined.",
    es: "Si las dos tienen el dato, se conserva el más reciente; lo vacío no sustituye nada. Los puestos, las etiquetas, las notas y la disponibilidad se suman.",
  },
  field: words.fieldDato,
  kept: { en: "Kept: {name}", es: "Se conserva: {name}" },
  gone: { en: "Removed: {name}", es: "Se elimina: {name}" },
  result: words.result,
  taken: { en: "from the other", es: "de la otra" },
  swap: { en: "Keep the other record instead", es: "Conservar la otra ficha" },
  merge: { en: "Merge both records", es: "Fusionar las dos fichas" },
  noWayBack: { en: "This cannot be undone.", es: "Esto no se puede deshacer." },
  back: { en: "Back to the record", es: "Volver a la ficha" },
} as const satisfies Messages;
