import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Redirects", es: "Redirecciones" },
  intro: {
    en: "Addresses that lead somewhere else, in both languages: old links, short links for posters.",
    es: "Direcciones que llevan a otro sitio, en los dos idiomas: enlaces antiguos, enlaces cortos para carteles.",
  },
  table: { en: "Redirects", es: "Redirecciones" },
  from: { en: "From", es: "Desde" },
  fromHelp: { en: "Without language, such as /jobs", es: "Sin idioma, por ejemplo /empleo" },
  to: { en: "To", es: "Hasta" },
  toHelp: {
    en: "A path of this site, or a whole address of a listed site.",
    es: "Una ruta de este sitio o la dirección completa de un sitio autorizado.",
  },
  status: { en: "Kind", es: "Tipo" },
  "status:301": { en: "Permanent (301)", es: "Permanente (301)" },
  "status:302": { en: "For now (302)", es: "Provisional (302)" },
  "status:307": { en: "For now, as sent (307)", es: "Provisional, sin cambios (307)" },
  "status:308": { en: "Permanent, as sent (308)", es: "Permanente, sin cambios (308)" },
  active: { en: "In use", es: "En uso" },
  yes: { en: "Yes", es: "Sí" },
  no: { en: "No", es: "No" },
  edit: { en: "Edit", es: "Editar" },
  editOne: { en: "Edit the redirect from {from}", es: "Editar la redirección desde {from}" },
  newOne: { en: "New redirect", es: "Nueva redirección" },
  change: { en: "Change redirect", es: "Cambiar la redirección" },
  saved: { en: "Saved. It holds from now on.", es: "Guardada. Vale desde ahora." },
  save: { en: "Save redirect", es: "Guardar la redirección" },
  none: { en: "There are no redirects yet.", es: "Todavía no hay redirecciones." },
} as const satisfies Messages;
