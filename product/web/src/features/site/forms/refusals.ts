import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "form.changed-meanwhile": {
    en: "Someone else changed this form in the meantime. What is saved is shown below.",
    es: "Otra persona ha cambiado este formulario mientras tanto. Abajo se muestra lo que hay guardado.",
  },
  "form.slug-taken": {
    en: "Another form has this address already.",
    es: "Otro formulario ya tiene esa dirección.",
  },
  "form.not-publishable": {
    en: "{n, plural, one {One thing} other {# things}} must be mended before it can be published.",
    es: "{n, plural, one {Hay que corregir una cosa} other {Hay que corregir # cosas}} antes de publicar.",
  },
  "form.nothing-published": {
    en: "Publish a version first: there is nothing to fill in yet.",
    es: "Publica antes una versión: todavía no hay nada que rellenar.",
  },
  "form.closed": {
    en: "This form does not take applications any more. Your answers are saved until they expire.",
    es: "Este formulario ya no admite solicitudes. Tus respuestas se guardan hasta que caduquen.",
  },
} as const satisfies RefusalSentences;
