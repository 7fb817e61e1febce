import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  codeTitle: { en: "Sign in without a password", es: "Entrar sin contraseña" },
  codeIntro: {
    en: "We will email you a sign-in link, and a code in case you open the email on another device.",
    es: "Te enviaremos un enlace para entrar, y un código por si abres el correo en otro dispositivo.",
  },
  sendLink: { en: "Send me the email", es: "Enviar el correo" },
  checkTitle: words.checkYourEmail,
  checkIntro: {
    en: "If there is an account for {email}, we have sent you an email. Press the button in it, or enter its code here.",
    es: "Si hay una cuenta para {email}, te hemos enviado un correo. Pulsa el botón que contiene o escribe aquí su código.",
  },
  codeHelp: { en: "The digits in the email.", es: "Las cifras del correo." },
  signIn: words.signIn,
  sendAgain: words.sendItAgain,
  sendAgainNote: {
    en: "You can ask for another email after a minute.",
    es: "Podrás pedir otro correo pasado un minuto.",
  },
  otherEmail: { en: "Use another email", es: "Usar otro correo" },
  back: { en: "Back to sign in", es: "Volver" },
  noMailIntro: {
    en: "This installation cannot send email, so we cannot send you a link or a code.",
    es: "Esta instalación no puede enviar correos, así que no podemos enviarte un enlace ni un código.",
  },
  noMailColleague: {
    en: "Ask a colleague who manages staff accounts: they can create a link for you to choose a new password.",
    es: "Pídeselo a quien gestiona las cuentas del personal: puede crearte un enlace para elegir otra contraseña.",
  },
  noMailOwner: {
    en: "Owners can get back in with a link from whoever runs the server.",
    es: "Los propietarios pueden volver a entrar con un enlace de quien administra el servidor.",
  },
  printed: {
    en: "This is a demo: the email is printed in the terminal where it was started.",
    es: "Esto es una demostración: el correo se imprime en la terminal donde se inició.",
  },
  forgotTitle: { en: "Forgot your password?", es: "¿Has olvidado tu contraseña?" },
  forgotIntro: {
    en: "Tell us your email address and we will send you a link to choose a new one.",
    es: "Dinos tu correo y te enviaremos un enlace para elegir otra.",
  },
  resetByCode: { en: "Continue with the code", es: "Continuar con el código" },
  sendReset: { en: "Send the link", es: "Enviar el enlace" },
  forgotSent: {
    en: "If there is an account for {email}, we have sent you a link to choose a new password. It works for an hour.",
    es: "Si hay una cuenta para {email}, te hemos enviado un enlace para elegir otra contraseña. Sirve durante una hora.",
  },
  "confirm:magiclink": words.signIn,
  "confirm:magiclink/text": {
    en: "You asked for a link to sign in. Press the button to continue.",
    es: "Has pedido un enlace para entrar. Pulsa el botón para seguir.",
  },
  "confirm:recovery": { en: "Choose a new password", es: "Elegir otra contraseña" },
  "confirm:recovery/text": {
    en: "You asked for a new password. Press the button to choose it.",
    es: "Has pedido una contraseña nueva. Pulsa el botón para elegirla.",
  },
  "confirm:invite": { en: "Accept the invitation", es: "Aceptar la invitación" },
  "confirm:invite/text": {
    en: "You have been invited to Cuadrante. Press the button and then choose a password.",
    es: "Te han invitado a Cuadrante. Pulsa el botón y después elige una contraseña.",
  },
  "confirm:signup": { en: "Confirm your email", es: "Confirmar tu correo" },
  "confirm:signup/text": {
    en: "Press the button to confirm that this address is yours.",
    es: "Pulsa el botón para confirmar que esta dirección es tuya.",
  },
  "confirm:email_change": { en: "Confirm your new email", es: "Confirmar tu correo nuevo" },
  "confirm:email_change/text": {
    en: "Press the button to confirm your new address.",
    es: "Pulsa el botón para confirmar tu nueva dirección.",
  },
  halfTitle: { en: "One more confirmation", es: "Falta una confirmación" },
  halfText: {
    en: "This address is confirmed. Now open the email we sent to your other address: both must confirm the change.",
    es: "Esta dirección está confirmada. Abre ahora el correo que enviamos a tu otra dirección: las dos deben confirmar el cambio.",
  },
  brokenTitle: words.thisLinkDoesNotWork,
  brokenText: {
    en: "It is incomplete. Open it again from the email, or copy it in full.",
    es: "No está completo. Ábrelo otra vez desde el correo, o cópialo entero.",
  },
  usedTitle: { en: "This link is no longer valid", es: "Este enlace ya no es válido" },
  usedText: {
    en: "Links work once and expire after an hour. It has already been used, or a newer one has been sent.",
    es: "Los enlaces sirven una vez y caducan en una hora. Ya se usó, o se envió otro más reciente.",
  },
  usedInvite: {
    en: "Ask whoever invited you to send the invitation again.",
    es: "Pide a quien te invitó que envíe otra vez la invitación.",
  },
  newLink: { en: "Get a new link", es: "Pedir un enlace nuevo" },
  tryAgain: { en: "Try again", es: "Intentarlo otra vez" },
  resetTitle: { en: "Choose a new password", es: "Elige una contraseña nueva" },
  resetIntro: {
    en: "For {email}. A few words you can remember are stronger than a short, complicated password. You will be signed out on other devices.",
    es: "Para {email}. Unas cuantas palabras que recuerdes son más seguras que una contraseña corta y complicada. Se cerrará tu sesión en otros dispositivos.",
  },
  newPassword: { en: "New password", es: "Contraseña nueva" },
  atLeast: { en: "At least {min, number} characters.", es: "{min, number} caracteres como mínimo." },
  saveAndGoOn: { en: "Save and continue", es: "Guardar y continuar" },
  noSessionText: {
    en: "To choose a new password, open the link we email you. Links work once and expire after an hour.",
    es: "Para elegir otra contraseña, abre el enlace que te enviamos por correo. Los enlaces sirven una vez y caducan en una hora.",
  },
} as const satisfies Messages;
