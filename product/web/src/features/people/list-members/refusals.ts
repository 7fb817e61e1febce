import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "list.by-filter": {
    en: "This list is based on a filter. Change the filter instead.",
    es: "Esta lista depende de un filtro. Cambia el filtro.",
  },
  "list.ended": {
    en: "This list has ended or is archived. Give it a later last day, or choose another one.",
    es: "Esta lista ha terminado o está archivada. Ponle un último día posterior o elige otra.",
  },
  "list.nobody-new": {
    en: "Nothing changed: none of the people you selected could be added or removed.",
    es: "No ha cambiado nada: no había nadie que añadir o quitar entre las personas seleccionadas.",
  },
} as const satisfies RefusalSentences;
