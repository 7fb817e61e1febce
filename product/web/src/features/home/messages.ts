import type { Messages } from "#i18n/messages.ts";

export const messages = {
  pageTitle: { en: "Work at events", es: "Trabaja en eventos" },
  howHeading: { en: "How it works", es: "Cómo funciona" },
  applyTitle: { en: "You apply from your phone", es: "Te apuntas desde el móvil" },
  applyText: {
    en: "Short pages. Your identity number, Social Security number and bank account are checked as you type. You can finish another day.",
    es: "Páginas cortas. Comprobamos el DNI, el número de la Seguridad Social y el IBAN mientras escribes. Puedes seguir otro día.",
  },
  clearTitle: { en: "We tell you what you can do already", es: "Te decimos qué puedes hacer ya" },
  clearText: {
    en: "Before you send it you see in which jobs you can start, from which date, and which paper is missing for the others.",
    es: "Antes de enviar ves en qué puestos entras y desde qué fecha, y qué papel falta para los demás.",
  },
  passTitle: { en: "Your pass lives on your phone", es: "Tu pase vive en el teléfono" },
  passText: {
    en: "Where, when and through which gate. You show the code and walk in, also without coverage. Your hours stay in your register.",
    es: "Dónde, cuándo y por qué puerta. Enseñas el código y entras, también sin cobertura. Tus horas quedan en tu registro.",
  },
  editHeading: { en: "Home page", es: "Página de inicio" },
  editIntro: {
    en: "The opening words of the public home page. They appear in both languages as soon as you save.",
    es: "Las primeras palabras de la página de inicio pública. Se ven en los dos idiomas en cuanto guardas.",
  },
  titleEn: { en: "Headline in English", es: "Titular en inglés" },
  titleEs: { en: "Headline in Spanish", es: "Titular en español" },
  leadEn: { en: "Introduction in English", es: "Introducción en inglés" },
  leadEs: { en: "Introduction in Spanish", es: "Introducción en español" },
  save: { en: "Save", es: "Guardar" },
  saved: { en: "Saved. The public page shows it now.", es: "Guardado. La página pública ya lo muestra." },
  seePage: { en: "See the page", es: "Ver la página" },
} as const satisfies Messages;
