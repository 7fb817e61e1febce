import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Your pass by mail", es: "Tu pase por correo" },
  why: {
    en: "Write the email that the company knows of you. The link that opens your pass goes there.",
    es: "Escribe el correo que la empresa tiene de ti. Allí llega el enlace que abre tu pase.",
  },
  email: words.email,
  send: { en: "Send me the link", es: "Enviadme el enlace" },
  sentTitle: { en: "Look at your mail", es: "Mira tu correo" },
  sentText: {
    en: "If that address belongs to someone who works here, we have sent the link. Nothing comes? Then the company knows another address of you.",
    es: "Si esa dirección es de alguien que trabaja aquí, hemos enviado el enlace. ¿No llega nada? Entonces la empresa tiene otra dirección tuya.",
  },
  mailSubject: { en: "Your work pass", es: "Tu pase de trabajo" },
  mailGreeting: { en: "Hello {name},", es: "Hola, {name}:" },
  mailText: {
    en: "This link opens your work pass: the code for the gate, your shifts and what is still missing. It is yours alone; do not pass it on.",
    es: "Este enlace abre tu pase de trabajo: el código para la puerta, tus turnos y lo que falta. Es solo tuyo; no lo compartas.",
  },
  mailButton: { en: "Open my pass", es: "Abrir mi pase" },
  mailFooter: {
    en: "You get this because somebody asked for the link of your pass. If it was not you, you need do nothing.",
    es: "Recibes esto porque alguien ha pedido el enlace de tu pase. Si no has sido tú, no tienes que hacer nada.",
  },
  sms: { en: "Your work pass: {link}", es: "Tu pase de trabajo: {link}" },
} as const satisfies Messages;
