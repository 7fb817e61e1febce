import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Set up Cuadrante", es: "Poner en marcha Cuadrante" },
  intro: {
    en: "This link creates the owner account of this installation: the owner can do everything and gives permissions to others. It works once.",
    es: "Con este enlace se crea la cuenta propietaria de esta instalación: puede hacerlo todo y da permisos a los demás. Solo funciona una vez.",
  },
  name: words.yourName,
  nameHelp: { en: "As your colleagues will see it.", es: "Como lo verán tus compañeros." },
  email: words.email,
  emailHelp: { en: "You will sign in with it.", es: "Con él entrarás." },
  password: words.password,
  passwordHelp: {
    en: "At least {n} characters. Four or five unrelated words are easy to remember and hard to guess.",
    es: "Al menos {n} caracteres. Cuatro o cinco palabras sin relación se recuerdan bien y son difíciles de adivinar.",
  },
  passwordWeak: {
    en: "Choose a stronger password: at least {n} characters.",
    es: "Elige una contraseña más segura: al menos {n} caracteres.",
  },
  create: { en: "Create the account and sign in", es: "Crear la cuenta y entrar" },
  linkGone: {
    en: "This set-up link has been used or has expired",
    es: "Este enlace ya se ha usado o ha caducado",
  },
  linkGoneText: {
    en: "Restart the program to get a new one in its log, or run “npm run admin -- reset-owner” on the server.",
    es: "Reinicia el programa para que escriba otro en su registro, o ejecuta «npm run admin -- reset-owner» en el servidor.",
  },
  signIn: words.signIn,
} as const satisfies Messages;
