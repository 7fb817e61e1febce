import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  pageOf: { en: "Page {n} of {all}", es: "Página {n} de {all}" },
  progress: { en: "How far you are", es: "Cuánto llevas" },
  back: { en: "Back", es: "Atrás" },
  continue: words.continue,
  send: { en: "Send application", es: "Enviar solicitud" },
  savedEachPage: {
    en: "Saved after each page. The link we mailed brings you back here.",
    es: "Se guarda en cada página. El enlace del correo te trae de vuelta.",
  },
  savedFromNow: {
    en: "With this page we mail you a link to finish later.",
    es: "Con esta página te enviamos un enlace para seguir más tarde.",
  },
  welcomeBack: {
    en: "Welcome back. Everything you wrote is here.",
    es: "Hola de nuevo. Todo lo que escribiste sigue aquí.",
  },
  honeypot: { en: "Leave this empty", es: "Deja esto vacío" },
  offline: {
    en: "No network. What you wrote is kept on this device and sent as soon as there is one.",
    es: "Sin conexión. Lo que has escrito se guarda en este dispositivo y se enviará en cuanto vuelva.",
  },
  leftTitle: { en: "Still missing before you can send it", es: "Falta esto antes de poder enviarla" },
  leftOnPage: {
    en: "{n, plural, one {one answer} other {# answers}}",
    es: "{n, plural, one {una respuesta} other {# respuestas}}",
  },
  standing: { en: "Where you stand", es: "Cómo vas" },
  standingNote: {
    en: "By what you have told us so far. Nothing is decided yet.",
    es: "Según lo que nos has dicho. Todavía no se ha decidido nada.",
  },
  "can:now": { en: "as soon as we have checked it", es: "en cuanto lo comprobemos" },
  "can:later": { en: "from {day}", es: "desde el {day}" },
  "can:add": {
    en: "{n, plural, one {if you add one thing} other {if you add # things}}",
    es: "{n, plural, one {si añades una cosa} other {si añades # cosas}}",
  },
  "can:no": { en: "not for now", es: "por ahora no" },
  mailedTitle: words.checkYourEmail,
  mailedText: {
    en: "We have sent you a message with a button. Your application counts once you press it. Everything you wrote is saved.",
    es: "Te hemos enviado un mensaje con un botón. Tu solicitud cuenta cuando lo pulses. Todo lo que escribiste está guardado.",
  },
  confirmTitle: { en: "Send your application", es: "Envía tu solicitud" },
  confirmText: { en: "One press, and the office has it.", es: "Pulsa una vez y la oficina la tendrá." },
  confirmButton: { en: "Yes, send it", es: "Sí, enviarla" },
  statusTitle: { en: "Your application", es: "Tu solicitud" },
  sentTitle: { en: "Sent. Check your email", es: "Enviada. Mira tu correo" },
  sentText: {
    en: "We have written to you with the next step. Keep this page: it always shows how your application stands.",
    es: "Te hemos escrito con el siguiente paso. Guarda esta página: siempre muestra cómo va tu solicitud.",
  },
  "step:sent": { en: "Application received", es: "Solicitud recibida" },
  "step:review": { en: "A person is reading it", es: "Una persona la está leyendo" },
  "step:more": { en: "We need something more", es: "Necesitamos algo más" },
  "step:accepted": words.approved,
  "step:rejected": { en: "Not this time", es: "Esta vez no" },
  "next:sent": { en: "Nothing to do for now.", es: "Por ahora no tienes que hacer nada." },
  "next:review": {
    en: "Nothing to do for now. We write to you when it is decided or when something is missing.",
    es: "Por ahora no tienes que hacer nada. Te escribimos cuando esté decidida o si falta algo.",
  },
  "next:more": {
    en: "Complete your application with the button below and send it again.",
    es: "Completa tu solicitud con el botón de abajo y vuelve a enviarla.",
  },
  "next:accepted": {
    en: "Welcome. We have mailed you what comes next.",
    es: "Te damos la bienvenida. Te hemos enviado por correo los siguientes pasos.",
  },
  "next:rejected": {
    en: "Your data will be erased when its term is over.",
    es: "Tus datos se borrarán cuando acabe su plazo.",
  },
  officeWrote: words.fromTheOffice,
  completeIt: words.completeMyApplication,
  takeAccount: { en: "Create an account, if you want one", es: "Crear una cuenta, si quieres" },
  otherDevice: { en: "Go on with another device", es: "Seguir en otro dispositivo" },
  otherDeviceText: {
    en: "Point the camera of your phone at the code. It opens your application with everything you have saved, so show it to nobody else.",
    es: "Apunta al código con la cámara del móvil. Abre tu solicitud con todo lo que has guardado, así que no se lo enseñes a nadie.",
  },
  otherDeviceCode: { en: "Code with the link to your application", es: "Código con el enlace a tu solicitud" },
  yourData: { en: "See, download or delete my data", es: "Ver, descargar o borrar mis datos" },
  tooYoungTitle: { en: "You can’t apply yet", es: "Todavía no puedes inscribirte" },
  tooYoungErased: {
    en: "We’ve deleted everything you wrote here and any files you sent. The link we mailed you no longer works.",
    es: "Hemos borrado todo lo que escribiste aquí y los archivos que nos enviaste, si los había. El enlace que te mandamos por correo ya no sirve.",
  },
  tooYoungUnkept: {
    en: "We haven’t kept anything you wrote here.",
    es: "No hemos guardado nada de lo que has escrito aquí.",
  },
  tooYoungMistyped: {
    en: "Did you mistype your date of birth?",
    es: "¿Te equivocaste al escribir tu fecha de nacimiento?",
  },
  startAgain: { en: "Start again", es: "Empezar de nuevo" },
  goneTitle: words.thisLinkNoLongerWorks,
  goneText: { en: "It may have expired.", es: "Puede que haya caducado." },
  linkAgain: words.sendMyLinkAgain,
} as const satisfies Messages;
