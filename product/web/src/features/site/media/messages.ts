import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Images", es: "Imágenes" },
  intro: {
    en: "Images for the public pages. Each says what it shows, for those who cannot see it.",
    es: "Imágenes para las páginas públicas. Cada una dice qué muestra, para quien no puede verla.",
  },
  add: { en: "Add an image", es: "Añadir una imagen" },
  picture: { en: "Image", es: "Imagen" },
  pictureHelp: { en: "JPEG, PNG or WebP, up to 15 MB.", es: "JPEG, PNG o WebP, hasta 15 MB." },
  altEn: { en: "Alternative text in English", es: "Texto alternativo en inglés" },
  altEs: { en: "Alternative text in Spanish", es: "Texto alternativo en español" },
  altHelp: { en: "What does it show?", es: "¿Qué muestra?" },
  upload: { en: "Add image", es: "Añadir imagen" },
  inEnglish: { en: "For the English text", es: "Para el texto en inglés" },
  inSpanish: { en: "For the Spanish text", es: "Para el texto en español" },
  remove: { en: "Delete {name}", es: "Borrar {name}" },
  removeShort: { en: "Delete", es: "Borrar" },
  saved: { en: "Done.", es: "Hecho." },
  tooLarge: { en: "The file is larger than 15 MB.", es: "El archivo pesa más de 15 MB." },
  none: { en: "There are no images yet.", es: "Todavía no hay imágenes." },
} as const satisfies Messages;
