import type { Messages } from "#i18n/messages.ts";

export const messages = {
  notYet: { en: "Not available yet", es: "Todavía no está disponible" },
  "content:title": { en: "Content", es: "Contenido" },
  "content:text": {
    en: "The public pages in both languages. For now the opening of the home page can be edited.",
    es: "Las páginas públicas en los dos idiomas. De momento se puede editar el comienzo de la página de inicio.",
  },
  "content:here": { en: "The home page can be edited", es: "Ya se puede editar la página de inicio" },
  "content:action": { en: "Edit the home page", es: "Editar la página de inicio" },
} as const satisfies Messages;
