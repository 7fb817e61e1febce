import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "page.changed-meanwhile": {
    en: "Someone else changed this page while you were writing. Nothing is lost: where the texts differ, version {version} is shown next to yours. Save again to keep what is in the fields.",
    es: "Otra persona ha cambiado esta página mientras escribías. No se pierde nada: donde los textos difieren, la versión {version} aparece junto a la tuya. Guarda otra vez para conservar lo que hay en los campos.",
  },
  "page.gone": {
    en: "This page has been archived or has moved on in the meantime. How it stands now is shown here.",
    es: "Mientras tanto esta página se ha archivado o ha cambiado de estado. Aquí se muestra cómo está ahora.",
  },
  "page.slug-taken": {
    en: "There is already a page at this address. Choose another one.",
    es: "Ya hay una página con esta dirección. Elige otra.",
  },
  "page.not-publishable": {
    en: "{n, plural, one {One thing keeps} other {# things keep}} this page from being published. The list before publishing says where.",
    es: "{n, plural, one {Hay algo que impide} other {Hay # cosas que impiden}} publicar esta página. La lista previa a la publicación dice dónde.",
  },
  "page.nothing-written": {
    en: "This page has no text in either language yet.",
    es: "Esta página todavía no tiene texto en ningún idioma.",
  },
  "page.day-past": {
    en: "That moment is already past. Choose a later one, or publish now.",
    es: "Ese momento ya ha pasado. Elige uno posterior o publica ahora.",
  },
  "page.time-missing": {
    en: "The clocks change then, so that time does not exist on that day. Choose another time.",
    es: "A esa hora cambia la hora oficial y ese día no existe. Elige otra.",
  },
  "page.home-in-both": {
    en: "The home page needs a title in both languages.",
    es: "La página de inicio necesita título en los dos idiomas.",
  },
} as const satisfies RefusalSentences;
