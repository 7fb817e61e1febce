import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "form.filled-up": {
    en: "All places were filled up meanwhile. Your answers are saved; if a place becomes free you can send them with the same link.",
    es: "Mientras tanto se han cubierto todas las plazas. Tus respuestas están guardadas; si queda una libre, podrás enviarlas con el mismo enlace.",
  },
  "form.too-large": {
    en: "That is more text than this form takes. Shorten your longest answers.",
    es: "Es más texto del que admite este formulario. Acorta las respuestas más largas.",
  },
  "application.too-many-started": {
    en: "Too many forms were started from this network in the last hour. Please try again later, or with another connection.",
    es: "Se han empezado demasiados formularios desde esta red en la última hora. Prueba más tarde o con otra conexión.",
  },
} as const satisfies RefusalSentences;
