import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Settings", es: "Configuración" },
  intro: {
    en: "Company set-up, and what runs in the background.",
    es: "La configuración de tu empresa y lo que funciona en segundo plano.",
  },
  "group:company": { en: "Company", es: "Empresa" },
  "group:people": { en: "Workers and documents", es: "Trabajadores y documentos" },
  "group:work": { en: "Planning and hours", es: "Planificación y horas" },
  "group:data": { en: "Data protection", es: "Protección de datos" },
  "group:system": { en: "This installation", es: "Esta instalación" },
} as const satisfies Messages;
