import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.menus,
  intro: {
    en: "The links at the top and at the foot of the public pages. A change is public at once, in both languages.",
    es: "Los enlaces de la cabecera y del pie de las páginas públicas. Cada cambio es público al momento, en los dos idiomas.",
  },
  "place:header": { en: "Header", es: "Cabecera" },
  "place:work": { en: "Footer: Work", es: "Pie: Trabajar" },
  "place:organise": { en: "Footer: Organise", es: "Pie: Organizar" },
  "place:legal": { en: "Footer: Legal", es: "Pie: Legal" },
  place: words.menu,
  labelEn: words.nameInEnglish,
  labelEs: words.nameInSpanish,
  labelHelp: { en: "One to three words.", es: "De una a tres palabras." },
  target: words.leadsTo,
  targetHelp: {
    en: "An address of this site without its language, such as /pages/accessibility, or one that begins with https://",
    es: "Una dirección de este sitio sin idioma, por ejemplo /pages/accessibility, o una que empiece por https://",
  },
  up: { en: "Move {name} up", es: "Subir {name}" },
  down: { en: "Move {name} down", es: "Bajar {name}" },
  edit: words.edit,
  editOne: { en: "Edit the link {name}", es: "Editar el enlace {name}" },
  deleteOne: { en: "Delete the link {name}", es: "Borrar el enlace {name}" },
  delete: words.delete,
  newLink: words.newLink,
  change: { en: "Change link", es: "Cambiar el enlace" },
  cancel: words.cancel,
  save: { en: "Save link", es: "Guardar el enlace" },
  saved: { en: "Saved. The public sees it now.", es: "Guardado. El público ya lo ve." },
  none: words.noLinksYet,
  actions: words.actions,
} as const satisfies Messages;
