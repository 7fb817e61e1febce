import type { WorkerType } from "@product/domain/people/workers";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.yourContract,
  hello: {
    en: "Hello {name}. This is your contract with {entity}: take your time to read it and, if you agree, sign it at the end.",
    es: "Hola, {name}. Este es tu contrato con {entity}: léelo con calma y, si estás de acuerdo, fírmalo al final.",
  },
  // Written in the language it leads to.
  otherLanguage: { en: "Leer en español", es: "Read it in English" },
  contract: { en: "The contract", es: "El contrato" },
  sign: { en: "Sign", es: "Firmar" },
  signWhy: {
    en: "Typing your name here counts as your signature. We record what you sign, when and from where.",
    es: "Tu nombre, escrito aquí, es tu firma. Se registra qué firmas, cuándo y desde dónde.",
  },
  name: { en: "Your full name", es: "Tu nombre completo" },
  nameHelp: { en: "As shown in the contract.", es: "Como figura en el contrato." },
  agrees: { en: "I have read the contract and I agree", es: "He leído el contrato y estoy de acuerdo" },
  drawing: { en: "Your signature (optional)", es: "Tu firma (opcional)" },
  drawingHelp: {
    en: "Draw it with a finger or the mouse. You can leave it out: your name is enough.",
    es: "Dibújala con el dedo o el ratón. Puedes dejarla en blanco: basta con tu nombre.",
  },
  clear: words.clearTheDrawing,
  submit: { en: "Sign the contract", es: "Firmar el contrato" },
  doneTitle: { en: "Your contract is signed", es: "Tu contrato está firmado" },
  doneText: {
    en: "Signed on {when}. Keep your copy: you can download it here for thirty days, and we have sent you the link.",
    es: "Firmado el {when}. Guarda tu copia: puedes descargarla aquí durante treinta días, y te hemos enviado el enlace.",
  },
  download: { en: "Download my copy (PDF)", es: "Descargar mi copia (PDF)" },
  goneTitle: words.thisLinkNoLongerWorks,
  goneText: {
    en: "It has expired after fourteen days, or the office has changed the contract and sent you another link. Nothing is lost: look for a newer message or ask the office.",
    es: "Ha caducado a los catorce días, o la oficina ha cambiado el contrato y te ha enviado otro enlace. No se ha perdido nada: busca un mensaje más reciente o pregunta a la oficina.",
  },
  toHome: words.goToTheHomePage,

  mailGreeting: { en: "Hello {name},", es: "Hola, {name}:" },
  mailFooter: {
    en: "If this email is not meant for you, ignore it and tell the office.",
    es: "Si este correo no es para ti, ignóralo y avisa a la oficina.",
  },
  "sign:subject": { en: "Your contract is ready to sign", es: "Tu contrato está listo para firmar" },
  "sign:why": {
    en: "Your contract is ready. You can read it and sign it on your phone, in English or in Spanish.",
    es: "Tu contrato está listo. Puedes leerlo y firmarlo en el móvil, en español o en inglés.",
  },
  "sign:how": {
    en: "The link is personal and works for fourteen days.",
    es: "El enlace es personal y sirve durante catorce días.",
  },
  "sign:button": { en: "Read and sign", es: "Leer y firmar" },
  "sign:sms": { en: "Read and sign your contract (14 days): {link}", es: "Lee y firma tu contrato (14 días): {link}" },
  "copy:subject": words.yourSignedContract,
  "copy:why": { en: "Thank you: your contract is signed.", es: "Gracias: tu contrato está firmado." },
  "copy:how": {
    en: "You can download your copy as a PDF with this personal link for thirty days.",
    es: "Puedes descargar tu copia en PDF con este enlace personal durante treinta días.",
  },
  "copy:button": { en: "Download my copy", es: "Descargar mi copia" },
  "copy:sms": { en: "Your signed contract (30 days): {link}", es: "Tu contrato firmado (30 días): {link}" },

  "text:noEnd": { en: "no fixed end", es: "sin fecha de fin" },
  "text:ofFullTime": { en: "{part}% of full time", es: "{part} % de la jornada completa" },
  "text:hoursAWeek": { en: "{hours} hours a week", es: "{hours} horas a la semana" },
  "text:asCalled": { en: "as the work is offered", es: "según los llamamientos" },
  "text:anHour": { en: "{rate} an hour", es: "{rate} por hora" },
  "text:agreed": { en: "agreed", es: "pactadas" },
  "text:notAgreed": { en: "not agreed", es: "no pactadas" },
  "text:type:permanent": { en: "permanent", es: "indefinido" },
  "text:type:fixed_discontinuous": { en: "permanent seasonal", es: "fijo discontinuo" },
  "text:type:temporary": { en: "temporary", es: "temporal" },
  "text:type:agency": { en: "through an agency", es: "por medio de una ETT" },
  "text:type:zero_hours": { en: "zero hours", es: "de cero horas" },
  "text:cause:unforeseeable": {
    en: "unforeseeable circumstances of production",
    es: "circunstancias imprevisibles de la producción",
  },
  "text:cause:foreseeable": {
    en: "foreseeable circumstances of production",
    es: "circunstancias previsibles de la producción",
  },
  "text:cause:substitution": { en: "substitution of a worker", es: "sustitución de una persona trabajadora" },
  "text:type:self_employed": { en: "self-employed", es: "de trabajo autónomo" },
  "text:type:volunteer": { en: "volunteer", es: "de voluntariado" },

  "paper:signedBy": { en: "Signed by {name}", es: "Firmado por {name}" },
  "paper:when": { en: "On {when}", es: "El {when}" },
  "paper:readIn": { en: "Read and signed in English", es: "Leído y firmado en español" },
  "paper:from": { en: "From the address {address}", es: "Desde la dirección {address}" },
  "paper:hash": { en: "SHA-256 of the text in both languages", es: "SHA-256 del texto en los dos idiomas" },
  "paper:otherLanguage": { en: "The same contract in Spanish", es: "El mismo contrato en inglés" },
  "paper:page": { en: "Page {page} of {pages}", es: "Página {page} de {pages}" },
} as const satisfies Record<`text:type:${WorkerType}`, Messages[string]> & Messages;
