import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  lastRevised: { en: "Last revised {day}", es: "Última revisión: {day}" },
  contents: { en: "On this page", es: "En esta página" },
  complain: { en: "Make a data protection complaint", es: "Presentar una reclamación" },
  alsoRead: { en: "The other legal pages", es: "Las demás páginas legales" },
  conditions: words.conditionsOfUse,
  "cookies-policy": { en: "Cookies policy", es: "Política de cookies" },
  "privacy-policy": { en: "Privacy policy", es: "Política de privacidad" },
  "data-protection": words.dataProtection,
  earlier: { en: "Earlier versions", es: "Versiones anteriores" },
  earlierOf: { en: "Version of {day}", es: "Versión del {day}" },
  notInForce: {
    en: "This is an earlier version. It is no longer in force.",
    es: "Esta es una versión anterior. Ya no está en vigor.",
  },
  seeCurrent: { en: "Read the current version", es: "Leer la versión vigente" },
} as const satisfies Messages;
