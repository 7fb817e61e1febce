import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Hours: {event}", es: "Horas: {event}" },
  intro: {
    en: "These are the hours as they were clocked. Approve them with your name and signature, or say what was different.",
    es: "Estas son las horas tal como se ficharon. Apruébelas con su nombre y su firma, o diga qué fue distinto.",
  },
  back: words.backToTheEvent,
  lines: words.hours,
  none: { en: "No hours to show yet", es: "Todavía no hay horas" },
  noneText: {
    en: "They appear here when a shift is over and everyone has clocked out.",
    es: "Aparecen aquí cuando termina un turno y todos han fichado la salida.",
  },
  someone: { en: "Someone", es: "Una persona" },
  choose: { en: "Approve {who}, {day}, {hours}", es: "Aprobar {who}, {day}, {hours}" },
  "state:signed": { en: "Approved by you", es: "Aprobadas por usted" },
  "state:open": words.toApprove,
  "state:objected": { en: "You said that it was different", es: "Ha dicho que fue distinto" },
  "state:waits": { en: "The company is still clarifying it", es: "La empresa aún lo está aclarando" },
  object: { en: "It was different", es: "Fue distinto" },
  objection: { en: "What was different?", es: "¿Qué fue distinto?" },
  objectionHelp: {
    en: "The company and the person who worked read it.",
    es: "Lo leerán la empresa y la persona que trabajó.",
  },
  sendObjection: words.send,
  sign: { en: "Approve the hours", es: "Aprobar las horas" },
  signText: {
    en: "The lines that are ticked above: {n, plural, one {# line} other {# lines}}, {hours} if all are. What you approve cannot be changed afterwards.",
    es: "Las líneas marcadas arriba: {n, plural, one {# línea} other {# líneas}}, {hours} si están todas. Lo que apruebe no se puede cambiar después.",
  },
  proveText: {
    en: "To sign, confirm that you read the client’s mail: a code goes to {address}.",
    es: "Para firmar, confirme que lee el correo del cliente: se envía un código a {address}.",
  },
  codeSent: {
    en: "A code has been sent to {address}. It is good for 15 minutes.",
    es: "Se ha enviado un código a {address}. Vale 15 minutos.",
  },
  sendCode: { en: "Send the code", es: "Enviar el código" },
  sendAnother: { en: "Send another code", es: "Enviar otro código" },
  code: { en: "Code from the mail", es: "Código del correo" },
  confirmCode: { en: "Go on to sign", es: "Continuar para firmar" },
  noAddress: {
    en: "These hours cannot be signed here: the company has no email address of yours to send a code to. You can still say what was different.",
    es: "Estas horas no se pueden firmar aquí: la empresa no tiene ningún correo suyo al que enviar un código. Sí puede decir qué fue distinto.",
  },
  mailSubject: { en: "Your code to sign the hours of {event}", es: "Su código para firmar las horas de {event}" },
  mailText: {
    en: "Type this code on the page with the hours of {event} to sign them. It is good for 15 minutes.",
    es: "Escriba este código en la página con las horas de {event} para firmarlas. Vale 15 minutos.",
  },
  mailFooter: {
    en: "Give it to nobody: whoever has it can sign in your name. If you are not about to sign hours, tell the company.",
    es: "No se lo dé a nadie: quien lo tenga puede firmar en su nombre. Si no va a firmar horas, avise a la empresa.",
  },
  signer: { en: "Your first name and surname", es: "Su nombre y apellidos" },
  drawing: { en: "Your signature (optional)", es: "Su firma (opcional)" },
  drawingHelp: {
    en: "Draw it with a finger or the mouse. You can leave it out: your name is enough.",
    es: "Dibújela con el dedo o el ratón. Puede dejarla en blanco: basta con su nombre.",
  },
  clear: words.clearTheDrawing,
  submit: { en: "Approve and sign", es: "Aprobar y firmar" },
  saved: { en: "Thank you. It is recorded.", es: "Gracias. Ha quedado registrado." },
  signings: { en: "Approved by the client", es: "Aprobado por el cliente" },
  signed: {
    en: "{signer} approved {n, plural, one {# line} other {# lines}}, {hours}, on {when}",
    es: "{signer} aprobó {n, plural, one {# línea} other {# líneas}}, {hours}, el {when}",
  },
  nameRemoved: { en: "Somebody whose name was removed", es: "Alguien cuyo nombre se ha suprimido" },
  removeName: { en: "Remove the name", es: "Suprimir el nombre" },
  removeNameText: {
    en: "{signer} may ask for this. The approved hours and the day stay; name and signature are gone for good.",
    es: "{signer} puede pedirlo. Las horas aprobadas y la fecha se conservan; el nombre y la firma desaparecen para siempre.",
  },
  removeNameNow: { en: "Remove name and signature of {signer}", es: "Suprimir nombre y firma de {signer}" },
  drawn: { en: "Signature of {signer}", es: "Firma de {signer}" },
  goneTitle: words.thisLinkDoesNotWork,
  goneText: {
    en: "It has ended, was revoked, or does not ask for hours. Ask whoever sent it to you.",
    es: "Ha caducado, se ha anulado o no pide horas. Consulte a quien se lo envió.",
  },
} as const satisfies Messages;
