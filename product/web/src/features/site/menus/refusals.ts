import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "menu.full": {
    en: "This menu already has {most} links, which is the most it can hold.",
    es: "Este menú ya tiene {most} enlaces, que es el máximo.",
  },
  "menu.legal-needed": {
    en: "The law requires this legal page to be linked from every page. You can rename or move the link, but it must stay.",
    es: "La ley obliga a enlazar esta página legal desde todas las demás. Puedes cambiar el nombre o el orden, pero el enlace debe quedarse.",
  },
  "menu.gone": {
    en: "Somebody deleted this link meanwhile.",
    es: "Alguien ha borrado este enlace mientras tanto.",
  },
} as const satisfies RefusalSentences;
