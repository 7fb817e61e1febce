import { labelsUnder } from "@product/domain/people/field-rows";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import type { WorkerType } from "@product/domain/people/workers";
import type { WorkerField } from "@product/domain/people/worker-record";
import type { LanguageLevel } from "@product/domain/people/languages";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import { workerTypeWords } from "#i18n/worker-type-words.ts";

export const messages = {
  invitedTitle: { en: "The worker is created", es: "El trabajador está creado" },
  invitedText: {
    en: "Their record waits until they have completed it by the link.",
    es: "Su ficha espera hasta que la complete con el enlace.",
  },
  "invited:mail": { en: "The link went to their email.", es: "El enlace ha salido a su correo." },
  "invited:sms": { en: "The link went to their mobile.", es: "El enlace ha salido a su móvil." },
  toRecord: { en: "Open the record", es: "Abrir la ficha" },
  another: { en: "Add another", es: "Añadir otro" },
  createTitle: words.newWorker,
  createIntro: {
    en: "A name and a way to contact the person are enough: they get a link and fill in the rest. Or enter everything yourself.",
    es: "Bastan un nombre y una forma de contacto: la persona recibe un enlace y rellena el resto. O introdúcelo todo tú.",
  },
  person: { en: "The person", es: "La persona" },
  personWhy: {
    en: "As shown on their documents. An email address or phone number is required.",
    es: "Como figura en sus documentos. Hace falta un correo o un teléfono.",
  },
  work: { en: "Work", es: "Trabajo" },
  workWhy: { en: "Who employs them and in which roles.", es: "Qué empresa lo contrata y para qué puestos." },
  more: { en: "The whole record", es: "La ficha completa" },
  moreWhy: {
    en: "Address, identity, pay and languages. The person fills in whatever you leave out, using the link.",
    es: "Dirección, identidad, cobro e idiomas. Lo que dejes en blanco lo rellena la persona con el enlace.",
  },
  place: { en: "Where they live", es: "Dónde vive" },
  placeWhy: { en: "For travel and for the contract.", es: "Para desplazamientos y para el contrato." },
  identity: words.identity,
  identityWhy: {
    en: "Encrypted, and shown only to those who need it. One document is enough.",
    es: "Se guarda cifrado y solo lo ve quien lo necesita. Basta un documento.",
  },
  pay: words.socialSecurityAndPay,
  payWhy: {
    en: "Encrypted too. Needed before the first payroll.",
    es: "También cifrado. Hace falta antes de la primera nómina.",
  },
  languagesPart: words.languages,
  languagesWhy: { en: "Those the person can work in.", es: "Los que le sirven para trabajar." },
  ...labelsUnder("field:", workerFieldRows),
  "help:birthDate": { en: "Day, month, year: 28/02/2001.", es: "Día, mes y año: 28/02/2001." },
  "help:day": { en: "28/02/2030", es: "28/02/2030" },
  "help:spanishId": {
    en: "Eight digits and a letter, or X, Y, Z first.",
    es: "Ocho cifras y una letra, o X, Y, Z al principio.",
  },
  "help:nino": { en: "Such as AB123456C.", es: "Como AB123456C." },
  "help:naf": { en: "Twelve digits.", es: "Doce cifras." },
  "help:accountHolder": { en: "Only if it is not the worker.", es: "Solo si es otra persona." },
  "help:mobile": {
    en: "For other countries, include the prefix, such as +44.",
    es: "De otro país, con su prefijo, como +44.",
  },
  "help:preferredName": { en: "The name they like to go by.", es: "El nombre que usa habitualmente." },
  legalEntity: words.legalEntity,
  chooseEntity: words.choose,
  roles: words.roles,
  rolesHelp: { en: "What they want to work as.", es: "De qué quiere trabajar." },
  tags: words.tags,
  tagsHelp: { en: "Separated by commas.", es: "Separadas por comas." },
  "country:ES": words.spain,
  "country:UK": words.unitedKingdom,
  none: { en: "–", es: "–" },
  spokenLanguage: { en: "Language {n}", es: "Idioma {n}" },
  spokenLevel: { en: "Level of language {n}", es: "Nivel del idioma {n}" },
  "level:A1": { en: "A1, a little", es: "A1, un poco" },
  "level:A2": { en: "A2, basic", es: "A2, básico" },
  "level:B1": { en: "B1, everyday", es: "B1, cotidiano" },
  "level:B2": { en: "B2, good", es: "B2, bueno" },
  "level:C1": { en: "C1, very good", es: "C1, muy bueno" },
  "level:C2": { en: "C2, excellent", es: "C2, excelente" },
  "level:native": { en: "Native", es: "Lengua materna" },
  ...workerTypeWords,
  usualType: { en: "Company default", es: "El habitual de la empresa" },
  invite: { en: "Create and send the link", es: "Crear y enviar el enlace" },
  create: { en: "Create without link", es: "Crear sin enlace" },
  cancel: words.cancel,
  noEntity: {
    en: "There is no legal entity to employ anyone yet. Set one up first.",
    es: "Todavía no hay ninguna empresa que pueda contratar. Crea antes una.",
  },
  likeTitle: { en: "Already registered?", es: "¿Ya está registrado?" },
  likeExists: {
    en: "This number belongs to a worker who is already registered.",
    es: "Ese número es de un trabajador ya registrado.",
  },
  likeNone: { en: "No similar worker so far.", es: "Ningún trabajador parecido por ahora." },
  "sign:identity": { en: "same number", es: "mismo número" },
  "sign:naf": { en: "same social security number", es: "mismo número de afiliación" },
  "sign:email": { en: "same email", es: "mismo correo" },
  "sign:mobile": { en: "same mobile", es: "mismo móvil" },
  "sign:name": { en: "same name and birth date", es: "mismo nombre y fecha de nacimiento" },
  isAnother: { en: "This is another person", es: "Es otra persona" },
} as const satisfies Messages &
  Record<`field:${WorkerField}` | `type:${WorkerType}` | `level:${LanguageLevel}`, unknown>;
