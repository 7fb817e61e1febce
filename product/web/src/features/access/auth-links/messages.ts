import type { Messages } from "#i18n/messages.ts";

export const messages = {
  codeTitle: { en: "Sign in without a password", es: "Entrar sin contraseña" },
  codeIntro: {
    en: "We mail you a link that signs you in, and a code for when the mail is on another device.",
    es: "Te enviamos un enlace con el que entras, y un código por si el correo está en otro dispositivo.",
  },
  sendLink: { en: "Send me the mail", es: "Enviar el correo" },
  checkTitle: { en: "Check your mail", es: "Mira tu correo" },
  checkIntro: {
    en: "If there is an account for {email}, a mail is on its way. Press its button, or type its code here.",
    es: "Si hay una cuenta para {email}, hay un correo en camino. Pulsa su botón, o escribe aquí su código.",
  },
  codeHelp: { en: "The digits in the mail.", es: "Las cifras del correo." },
  signIn: { en: "Sign in", es: "Entrar" },
  sendAgain: { en: "Send it again", es: "Enviarlo otra vez" },
  sendAgainNote: {
    en: "A new mail can be sent after a minute.",
    es: "Se puede enviar otro correo pasado un minuto.",
  },
  otherEmail: { en: "Use another email", es: "Usar otro correo" },
  back: { en: "Back to sign in", es: "Volver" },
  noMailIntro: {
    en: "No mail leaves this installation, so we cannot send you a link or a code.",
    es: "De esta instalación no sale ningún correo, así que no podemos enviarte un enlace ni un código.",
  },
  noMailColleague: {
    en: "Ask a colleague who looks after the staff: they can make you a link to choose a new password.",
    es: "Pídeselo a quien lleva las cuentas del personal: puede crearte un enlace para elegir otra contraseña.",
  },
  noMailOwner: {
    en: "Owners get in again with a link from whoever runs the server.",
    es: "Los propietarios vuelven a entrar con un enlace de quien lleva el servidor.",
  },
  printed: {
    en: "This is a demonstration: the mail is printed in the terminal where it was started.",
    es: "Esto es una demostración: el correo se imprime en la terminal donde se inició.",
  },
  forgotTitle: { en: "Forgot your password?", es: "¿Has olvidado tu contraseña?" },
  forgotIntro: {
    en: "Tell us your email, and we send you a link to choose a new one.",
    es: "Dinos tu correo y te enviamos un enlace para elegir otra.",
  },
  sendReset: { en: "Send the link", es: "Enviar el enlace" },
  forgotSent: {
    en: "If there is an account for {email}, a link to choose a new password is on its way. It works for an hour.",
    es: "Si hay una cuenta para {email}, hay un enlace en camino para elegir otra contraseña. Sirve durante una hora.",
  },
  "confirm:magiclink": { en: "Sign in", es: "Entrar" },
  "confirm:magiclink/text": {
    en: "You asked for a link to sign in. Press the button to go on.",
    es: "Has pedido un enlace para entrar. Pulsa el botón para seguir.",
  },
  "confirm:recovery": { en: "Choose a new password", es: "Elegir otra contraseña" },
  "confirm:recovery/text": {
    en: "You asked for a new password. Press the button to choose it.",
    es: "Has pedido una contraseña nueva. Pulsa el botón para elegirla.",
  },
  "confirm:invite": { en: "Accept the invitation", es: "Aceptar la invitación" },
  "confirm:invite/text": {
    en: "You were invited to Cuadrante. Press the button, and then choose a password.",
    es: "Te han invitado a Cuadrante. Pulsa el botón y después elige una contraseña.",
  },
  "confirm:signup": { en: "Confirm your email", es: "Confirmar tu correo" },
  "confirm:signup/text": {
    en: "Press the button to confirm that this address is yours.",
    es: "Pulsa el botón para confirmar que esta dirección es tuya.",
  },
  "confirm:email_change": { en: "Confirm your new email", es: "Confirmar tu correo nuevo" },
  "confirm:email_change/text": {
    en: "Press the button to confirm the change of your address.",
    es: "Pulsa el botón para confirmar el cambio de tu dirección.",
  },
  halfTitle: { en: "Halfway there", es: "A medio camino" },
  halfText: {
    en: "This mailbox is confirmed. Now open the mail that we sent to your other address: both must agree to the change.",
    es: "Este buzón está confirmado. Abre ahora el correo que enviamos a tu otra dirección: los dos deben confirmar el cambio.",
  },
  brokenTitle: { en: "This link does not work", es: "Este enlace no funciona" },
  brokenText: {
    en: "It is not complete. Open it again from the mail, or copy the whole of it.",
    es: "No está completo. Ábrelo otra vez desde el correo, o cópialo entero.",
  },
  usedTitle: { en: "This link is no longer valid", es: "Este enlace ya no es válido" },
  usedText: {
    en: "Links work once, and for an hour. It was used already, or a newer one was sent.",
    es: "Los enlaces sirven una vez y durante una hora. Ya se usó, o se envió otro más nuevo.",
  },
  usedInvite: {
    en: "Ask whoever invited you to send the invitation again.",
    es: "Pide a quien te invitó que envíe otra vez la invitación.",
  },
  newLink: { en: "Get a new link", es: "Pedir un enlace nuevo" },
  tryAgain: { en: "Try again", es: "Intentarlo otra vez" },
  resetTitle: { en: "Choose a new password", es: "Elige una contraseña nueva" },
  resetIntro: {
    en: "For {email}. A few words that you will remember are stronger than a short riddle. You will be signed out on other devices.",
    es: "Para {email}. Unas cuantas palabras que recuerdes son más fuertes que un acertijo corto. Se cerrará tu sesión en otros dispositivos.",
  },
  newPassword: { en: "New password", es: "Contraseña nueva" },
  atLeast: { en: "At least {min, number} characters.", es: "{min, number} caracteres como mínimo." },
  saveAndGoOn: { en: "Save and continue", es: "Guardar y continuar" },
  noSessionText: {
    en: "To choose a new password, open the link that we mail you. Links work once, and for an hour.",
    es: "Para elegir otra contraseña, abre el enlace que te enviamos por correo. Los enlaces sirven una vez y durante una hora.",
  },
} as const satisfies Messages;
