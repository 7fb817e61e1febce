import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Sign in", es: "Entrar" },
  notYet: {
    en: "Signing in is not possible in this version yet. The public pages are open to everyone.",
    es: "En esta versión todavía no se puede entrar. Las páginas públicas están abiertas a todos.",
  },
  home: { en: "Go to the home page", es: "Ir a la página de inicio" },
} as const satisfies Messages;
