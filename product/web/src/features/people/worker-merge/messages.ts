import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Merge with another record", es: "Unir con otra ficha" },
  intro: {
    en: "When the same person is here twice. {name} is kept; what the other record knows comes over, and its address leads here.",
    es: "Cuando la misma persona está dos veces. Se queda {name}; lo que sabe la otra ficha pasa a esta, y su dirección lleva aquí.",
  },
  other: { en: "Code of the other record", es: "Código de la otra ficha" },
  otherHelp: { en: "Such as W-4F7K.", es: "Como W-4F7K." },
  look: { en: "Compare", es: "Comparar" },
  likely: { en: "Perhaps the same person", es: "Quizá la misma persona" },
  notFound: { en: "There is no such record that you may merge.", es: "No hay ninguna ficha así que puedas unir." },
  preview: { en: "What comes out of it", es: "Qué sale de la unión" },
  previewWhy: {
    en: "Of two values the newest one stays; what is blank overwrites nothing. Roles, tags, notes and availability come together.",
    es: "De dos datos queda el más nuevo; lo vacío no sustituye nada. Puestos, etiquetas, notas y disponibilidad se juntan.",
  },
  field: { en: "Field", es: "Dato" },
  kept: { en: "Kept: {name}", es: "Se queda: {name}" },
  gone: { en: "Goes: {name}", es: "Se va: {name}" },
  result: { en: "Result", es: "Resultado" },
  taken: { en: "from the other", es: "de la otra" },
  swap: { en: "Keep the other one instead", es: "Quedarse con la otra" },
  merge: { en: "Merge both records", es: "Unir las dos fichas" },
  noWayBack: { en: "This cannot be undone.", es: "Esto no se puede deshacer." },
  back: { en: "Back to the record", es: "Volver a la ficha" },
} as const satisfies Messages;
