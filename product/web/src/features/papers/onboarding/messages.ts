import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  // For the office.
  officeTitle: words.onboardingLink,
  officeIntro: {
    en: "One link for everything that is still missing: details, documents and contract. It goes out by email, or by text message if there is no email address, and works for fourteen days.",
    es: "Un solo enlace para todo lo que falta: datos, documentos y contrato. Se envía por correo, o por SMS si no hay correo, y sirve durante catorce días.",
  },
  officeEnds: {
    en: "Links sent before for the same things stop working.",
    es: "Los enlaces enviados antes para lo mismo dejan de servir.",
  },
  officeDetails: words.details,
  detailsMissing: { en: "Still missing: {names}.", es: "Faltan: {names}." },
  detailsComplete: { en: "No details are missing.", es: "No falta ningún dato." },
  kindsHelp: {
    en: "What is required of this person is ticked.",
    es: "Está marcado lo que se exige a esta persona.",
  },
  contractChoice: { en: "Contract to sign", es: "Contrato para firmar" },
  contractNone: { en: "No contract", es: "Ningún contrato" },
  contractFrom: { en: "{type}, from {day}", es: "{type}, desde el {day}" },
  contractHelp: {
    en: "If it only lacks details of this person, they can sign it as soon as they have given them.",
    es: "Si solo le faltan datos de esta persona, podrá firmarlo en cuanto los dé.",
  },
  noContract: {
    en: "There is no unsigned contract. Create one first if it should go along.",
    es: "No hay ningún contrato sin firmar. Créalo antes si debe ir en el enlace.",
  },
  readContract: { en: "Read the contract first", es: "Leer antes el contrato" },
  toContracts: words.contracts,
  note: words.noteToTheWorker,
  noteHelp: {
    en: "Optional. Shown where the documents are sent.",
    es: "Opcional. Aparece donde se envían los documentos.",
  },
  send: { en: "Send onboarding link", es: "Enviar enlace de incorporación" },
  sent: { en: "The onboarding link has been sent.", es: "El enlace de incorporación se ha enviado." },
  editProfile: words.editProfile,
  unreachable: {
    en: "There is no email address or mobile number to send a link to. Add one in the profile first.",
    es: "No hay correo ni móvil, así que no se puede enviar ningún enlace. Añade uno antes en el perfil.",
  },

  // For the worker.
  title: { en: "Before you start", es: "Antes de empezar" },
  hello: {
    en: "Hello {name}. {entity} still needs the following from you. Do it in any order, and come back with the same link.",
    es: "Hola, {name}. {entity} todavía necesita esto de ti. Hazlo en el orden que quieras y vuelve con el mismo enlace.",
  },
  steps: { en: "What is needed", es: "Lo que hace falta" },
  details: { en: "Your details", es: "Tus datos" },
  documents: words.yourDocuments,
  contract: words.yourContract,
  done: words.doneHecho,
  outstanding: { en: "Outstanding", es: "Pendiente" },
  waiting: words.notYet,
  detailsOpen: { en: "Contact, identity and bank account.", es: "Contacto, identidad y cuenta bancaria." },
  detailsDone: { en: "We have your details.", es: "Tenemos tus datos." },
  documentsOpen: {
    en: "{left, number} of {all, number} still to send: a photo from your phone is enough.",
    es: "{left, number} de {all, number} por enviar: basta una foto con el móvil.",
  },
  documentsDone: {
    en: "All sent. We will write to you if one cannot be accepted.",
    es: "Todo enviado. Te escribiremos si alguno no se puede aceptar.",
  },
  elsewhere: {
    en: "We have sent you a newer link for this. Use that one.",
    es: "Te hemos enviado un enlace más nuevo para esto. Usa ese.",
  },
  contractOpen: { en: "Read it and sign it here.", es: "Léelo y fírmalo aquí." },
  contractAfterDetails: {
    en: "You can sign it once you have given your details.",
    es: "Podrás firmarlo cuando hayas dado tus datos.",
  },
  contractAtOffice: {
    en: "The office is preparing it and will send it to you.",
    es: "La oficina lo está preparando y te lo enviará.",
  },
  contractSigned: { en: "Signed. You can download your copy.", es: "Firmado. Puedes descargar tu copia." },
  toDetails: { en: "Fill in your details", es: "Rellenar tus datos" },
  toDocuments: { en: "Send your documents", es: "Enviar tus documentos" },
  toSent: { en: "See what you sent", es: "Ver lo enviado" },
  toContract: { en: "Read and sign the contract", es: "Leer y firmar el contrato" },
  toCopy: words.yourSignedContract,
  allDone: {
    en: "Thank you, that is everything. The office will be in touch; you can close this page.",
    es: "Gracias, eso es todo. La oficina se pondrá en contacto contigo; puedes cerrar esta página.",
  },
  until: { en: "This link works until {day}.", es: "Este enlace sirve hasta el {day}." },

  mailSubject: { en: "Everything to start with {entity}", es: "Todo para empezar con {entity}" },
  mailGreeting: { en: "Hello {name},", es: "Hola, {name}:" },
  mailWhy: {
    en: "Before you start with {entity} we need the following from you:",
    es: "Antes de que empieces con {entity} necesitamos esto de ti:",
  },
  "mail:details": { en: "your details", es: "tus datos" },
  "mail:documents": { en: "photos of your documents", es: "fotos de tus documentos" },
  "mail:contract": { en: "your signature on the contract", es: "tu firma en el contrato" },
  mailHow: {
    en: "This one link leads to all of it. It is personal and works for fourteen days; you can stop and come back.",
    es: "Este único enlace lleva a todo. Es personal y sirve durante catorce días; puedes dejarlo y volver.",
  },
  mailButton: words.open,
  mailFooter: {
    en: "If this email is not meant for you, ignore it; nobody else will receive your data.",
    es: "Si este correo no es para ti, ignóralo; nadie más recibirá tus datos.",
  },
  smsText: {
    en: "{entity}: details, documents and contract in one link (14 days): {link}",
    es: "{entity}: datos, documentos y contrato en un solo enlace (14 días): {link}",
  },
} as const satisfies Messages;
