import type { Messages } from "#i18n/messages.ts";

export const messages = {
  conditions: { en: "Conditions of use", es: "Condiciones de uso" },
  "cookies-policy": { en: "Cookies policy", es: "Política de cookies" },
  "privacy-policy": { en: "Privacy policy", es: "Política de privacidad" },
  "data-protection": { en: "Data protection", es: "Protección de datos" },
  lastRevised: { en: "Last revised {day}", es: "Última revisión: {day}" },
  contents: { en: "On this page", es: "En esta página" },
  alsoRead: { en: "The other legal pages", es: "Las demás páginas legales" },
} as const satisfies Messages;
