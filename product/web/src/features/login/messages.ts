import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Sign in", es: "Entrar" },
  notYet: {
    en: "Signing in is not possible in this version yet. The public pages are open to everyone.",
    es: "En esta versión todavía no se puede entrar. Las páginas públicas están abiertas a todos.",
  },
  demoAccounts: { en: "Accounts of this demo", es: "Cuentas de esta demostración" },
  demoPassword: { en: "All with the password {password}.", es: "Todas con la contraseña {password}." },
  home: { en: "Go to the home page", es: "Ir a la página de inicio" },
} as const satisfies Messages;
