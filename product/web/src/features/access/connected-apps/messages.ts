import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Sign in to {app}", es: "Entrar en {app}" },
  intro: {
    en: "{app} wants to sign you in with your account {email}.",
    es: "{app} quiere que entres con tu cuenta {email}.",
  },
  unnamed: { en: "an app without a name", es: "una aplicación sin nombre" },
  learns: { en: "It will see", es: "Podrá ver" },
  "scope:openid": { en: "Which account is yours", es: "Qué cuenta es la tuya" },
  "scope:profile": words.yourName,
  "scope:email": { en: "Your email address", es: "Tu dirección de correo" },
  "scope:phone": { en: "Your phone number", es: "Tu número de teléfono" },
  limits: {
    en: "It sees no records of the company and does nothing in your name.",
    es: "No ve ningún dato de la empresa ni hace nada en tu nombre.",
  },
  leadsTo: { en: "You will go on to {host}.", es: "Después irás a {host}." },
  allow: { en: "Allow", es: "Permitir" },
  refuse: { en: "Do not allow", es: "No permitir" },
  onTheWay: { en: "Taking you to {host}…", es: "Te llevamos a {host}…" },
  goOn: { en: "Continue to {host}", es: "Continuar a {host}" },
  goneTitle: { en: "This request has ended", es: "Esta solicitud ha terminado" },
  goneText: {
    en: "It was answered already, or it is older than ten minutes. Start again in the app.",
    es: "Ya se respondió o tiene más de diez minutos. Empieza de nuevo en la aplicación.",
  },
  home: { en: "To my work", es: "Ir a mi trabajo" },
} as const satisfies Messages;
