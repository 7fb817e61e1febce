import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Make a data protection complaint", es: "Presentar una reclamación de protección de datos" },
  why: {
    en: "If you believe that we have not handled your personal data as the law requires, tell us. You will get an acknowledgement by email straight away, within 30 days at the latest, and then our answer.",
    es: "Si crees que no hemos tratado tus datos personales como exige la ley, cuéntanoslo. Te confirmaremos por correo que la hemos recibido enseguida, a más tardar en 30 días, y después te contestaremos.",
  },
  authority: {
    en: "You can also complain to the data protection authority: the Information Commissioner in the United Kingdom (ico.org.uk) or the AEPD in Spain (aepd.es).",
    es: "También puedes reclamar ante la autoridad de protección de datos: la AEPD en España (aepd.es) o el Information Commissioner en el Reino Unido (ico.org.uk).",
  },
  name: words.yourName,
  email: words.email,
  emailHelp: { en: "We will answer to this address.", es: "Te contestaremos a esta dirección." },
  words: { en: "What happened?", es: "¿Qué ha pasado?" },
  wordsHelp: {
    en: "What we did or did not do, and when. Do not include identity numbers or bank details.",
    es: "Qué hicimos o dejamos de hacer, y cuándo. No incluyas números de identidad ni datos bancarios.",
  },
  send: { en: "Send complaint", es: "Enviar la reclamación" },
  sentTitle: { en: "We have received your complaint", es: "Hemos recibido tu reclamación" },
  sentText: {
    en: "We will send an acknowledgement to your email in a few minutes, and our answer once we have looked into it.",
    es: "En unos minutos te llegará la confirmación por correo y, cuando la hayamos estudiado, nuestra respuesta.",
  },
  listTitle: { en: "Data protection complaints", es: "Reclamaciones de protección de datos" },
  listIntro: {
    en: "Complaints sent through the form on the data protection page. The sender is told on receipt; the answer must follow without undue delay.",
    es: "Reclamaciones enviadas con el formulario de la página de protección de datos. Quien la envía recibe una confirmación; la respuesta debe llegar sin dilación indebida.",
  },
  noneTitle: { en: "No complaints", es: "Sin reclamaciones" },
  noneText: {
    en: "Complaints that people send will appear here.",
    es: "Aquí aparecerán las reclamaciones que se reciban.",
  },
  table: { en: "Complaints", es: "Reclamaciones" },
  from: words.fromDe,
  received: { en: "Received", es: "Recibida" },
  acknowledged: { en: "Acknowledgement sent", es: "Confirmación enviada" },
  state: words.state,
  waiting: { en: "To be answered", es: "Por contestar" },
  answered: { en: "Answered", es: "Contestada" },
  complaintOf: { en: "Complaint from {name}", es: "Reclamación de {name}" },
  theirWords: { en: "What they wrote", es: "Lo que escribió" },
  ourAnswer: { en: "Our answer", es: "Nuestra respuesta" },
  answer: words.answer,
  answerHelp: {
    en: "It is sent by email in their language as you write it, and cannot be changed afterwards.",
    es: "Se envía por correo tal como la escribas, en el idioma de la reclamación, y después no se puede cambiar.",
  },
  writtenIn: words.language,
  "language:en": words.english,
  "language:es": words.spanish,
  sendAnswer: { en: "Send answer", es: "Enviar la respuesta" },
  answerSent: { en: "The answer has been sent.", es: "La respuesta se ha enviado." },
  mailGreeting: { en: "Hello {name},", es: "Hola, {name}:" },
  "received:subject": {
    en: "We have received your data protection complaint",
    es: "Hemos recibido tu reclamación de protección de datos",
  },
  "received:text": {
    en: "We have received your complaint and will answer it without undue delay. This is what you wrote:",
    es: "Hemos recibido tu reclamación y te contestaremos sin dilación indebida. Esto es lo que nos escribiste:",
  },
  "answered:subject": {
    en: "Our answer to your data protection complaint",
    es: "Nuestra respuesta a tu reclamación de protección de datos",
  },
  "answered:text": {
    en: "This is our answer to your complaint:",
    es: "Esta es nuestra respuesta a tu reclamación:",
  },
  mailButton: { en: "How we protect your data", es: "Cómo protegemos tus datos" },
  mailFooter: {
    en: "You are receiving this because a complaint was sent with this address. If it was not you, ignore it.",
    es: "Recibes este correo porque se envió una reclamación con esta dirección. Si no fuiste tú, ignóralo.",
  },
} as const satisfies Messages;
