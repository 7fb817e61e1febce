import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.settings,
  intro: {
    en: "Company set-up, and what runs in the background.",
    es: "La configuración de tu empresa y lo que funciona en segundo plano.",
  },
  "group:company": words.company,
  "group:people": { en: "Workers and documents", es: "Trabajadores y documentos" },
  "group:work": { en: "Planning and hours", es: "Planificación y horas" },
  "group:data": words.dataProtection,
  "group:system": { en: "This installation", es: "Esta instalación" },
} as const satisfies Messages;
