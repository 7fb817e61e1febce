import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  "resume:subject": { en: "Your link to finish: {form}", es: "Tu enlace para terminar: {form}" },
  "resume:text": {
    en: "Your answers are saved. With this link you can go on from any device. They are deleted after 30 days without a change.",
    es: "Tus respuestas están guardadas. Con este enlace puedes seguir desde cualquier dispositivo. Se borran a los 30 días sin cambios.",
  },
  "resume:button": words.goOnWithMyApplication,
  "follow-up:subject": { en: "Please fill in: {form}", es: "Rellena, por favor: {form}" },
  "follow-up:text": {
    en: "We need some details from you. With this link you can fill in the form from any device; only you have it.",
    es: "Necesitamos algunos datos tuyos. Con este enlace puedes rellenar el formulario desde cualquier dispositivo; solo lo tienes tú.",
  },
  "follow-up:button": { en: "Fill in the form", es: "Rellenar el formulario" },
  "confirm:subject": { en: "Confirm your application: {form}", es: "Confirma tu solicitud: {form}" },
  "confirm:text": {
    en: "Press the button to send your application. If you did not fill it in, ignore this message.",
    es: "Pulsa el botón para enviar tu solicitud. Si no la has rellenado tú, ignora este mensaje.",
  },
  "confirm:button": { en: "Send my application", es: "Enviar mi solicitud" },
  "received:subject": { en: "We have your application: {form}", es: "Tenemos tu solicitud: {form}" },
  "received:text": {
    en: "Thank you. A person will read it and write to you. You can see how it stands at any time.",
    es: "Gracias. Una persona la leerá y te escribirá. Puedes ver cómo va en cualquier momento.",
  },
  "received:button": words.seeMyApplication,
  "known:subject": { en: "We have your application: {form}", es: "Tenemos tu solicitud: {form}" },
  "known:text": {
    en: "It seems that we already know you. You need not start again: the office will put your new answers with what we have.",
    es: "Parece que ya te conocemos. No tienes que empezar de nuevo: la oficina unirá tus respuestas con lo que tenemos.",
  },
  "known:button": words.seeMyApplication,
  "more:subject": { en: "We need something more: {form}", es: "Necesitamos algo más: {form}" },
  "more:text": {
    en: "Please complete your application and send it again.",
    es: "Completa tu solicitud y vuelve a enviarla, por favor.",
  },
  "more:button": words.completeMyApplication,
  "rejected:subject": { en: "Your application: {form}", es: "Tu solicitud: {form}" },
  "rejected:text": {
    en: "Thank you for applying. This time we cannot offer you a place. Your data will be erased when its term is over.",
    es: "Gracias por presentarte. Esta vez no podemos ofrecerte un puesto. Tus datos se borrarán cuando acabe su plazo.",
  },
  "rejected:button": words.seeMyApplication,
  "accepted:subject": { en: "You are in: {form}", es: "Ya eres del equipo: {form}" },
  "accepted:text": {
    en: "Your application is approved. If something is still missing, you will get a link for it in another message. You do not need an account; if you want one, you can create it from this page.",
    es: "Tu solicitud está aprobada. Si todavía falta algo, recibirás un enlace en otro mensaje. No necesitas una cuenta; si quieres una, puedes crearla desde esta página.",
  },
  "accepted:button": words.seeMyApplication,
  "ending:subject": { en: "Your answers will be deleted: {form}", es: "Tus respuestas se van a borrar: {form}" },
  "ending:text": {
    en: "You have not sent your application. Its draft is deleted in five days; with this link you can still finish it.",
    es: "No has enviado tu solicitud. El borrador se borra en cinco días; con este enlace aún puedes terminarla.",
  },
  "ending:button": words.goOnWithMyApplication,
  mailGreeting: { en: "Hello {name},", es: "Hola, {name}:" },
  mailFooter: {
    en: "If this message is not meant for you, ignore it.",
    es: "Si este mensaje no es para ti, ignóralo.",
  },
} as const satisfies Messages;
