export const locales = [
  { code: "en", iso: "en-UK", name: "English" },
  { code: "es", iso: "es-ES", name: "Español" },
] as const;

export type Locale = (typeof locales)[number]["code"];

export const defaultLocale: Locale = "en";
