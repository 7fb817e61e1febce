import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "list.beyond-you": {
    en: "This filter uses data you do not have access to. Remove that condition.",
    es: "Este filtro usa datos a los que no tienes acceso. Quita esa condición.",
  },
  "list.gone": {
    en: "One of the lists no longer exists, or you do not have access to it. Choose again.",
    es: "Una de las listas ya no existe, o no tienes acceso a ella. Elige otra vez.",
  },
  "list.too-much": {
    en: "Together these filters are too large for one list. Combine fewer, or create a list by hand.",
    es: "Juntos, estos filtros son demasiado grandes para una lista. Combina menos, o crea una lista a mano.",
  },
} as const satisfies RefusalSentences;
