import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.redirects,
  intro: {
    en: "Addresses that lead somewhere else, in both languages: old links, short links for posters.",
    es: "Direcciones que llevan a otro sitio, en los dos idiomas: enlaces antiguos, enlaces cortos para carteles.",
  },
  table: words.redirects,
  from: words.from,
  fromHelp: { en: "Without language, such as /jobs", es: "Sin idioma, por ejemplo /empleo" },
  to: { en: "To", es: "Hasta" },
  toHelp: {
    en: "A path of this site, or a whole address of a listed site.",
    es: "Una ruta de este sitio o la dirección completa de un sitio autorizado.",
  },
  status: words.kind,
  "status:301": { en: "Permanent (301)", es: "Permanente (301)" },
  "status:302": { en: "For now (302)", es: "Provisional (302)" },
  "status:307": { en: "For now, as sent (307)", es: "Provisional, sin cambios (307)" },
  "status:308": { en: "Permanent, as sent (308)", es: "Permanente, sin cambios (308)" },
  active: { en: "In use", es: "En uso" },
  yes: words.yes,
  no: words.no,
  leftOut: { en: "No: an address of the program itself", es: "No: es una dirección del propio programa" },
  edit: words.edit,
  editOne: { en: "Edit the redirect from {from}", es: "Editar la redirección desde {from}" },
  newOne: { en: "New redirect", es: "Nueva redirección" },
  change: { en: "Change redirect", es: "Cambiar la redirección" },
  saved: { en: "Saved. It holds from now on.", es: "Guardada. Vale desde ahora." },
  save: { en: "Save redirect", es: "Guardar la redirección" },
  none: { en: "There are no redirects yet.", es: "Todavía no hay redirecciones." },
} as const satisfies Messages;
