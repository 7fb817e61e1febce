import type { DayPart } from "@product/domain/forms/field-types";
import type { GuardianRelation } from "@product/domain/people/guardians";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

const relations = {
  "relation:mother": words.mother,
  "relation:father": words.father,
  "relation:guardian": words.legalGuardian,
} as const satisfies Record<`relation:${GuardianRelation}`, unknown>;

const parts = {
  "part:morning": { en: "Morning", es: "Mañana" },
  "part:afternoon": { en: "Afternoon", es: "Tarde" },
  "part:night": words.night,
} as const satisfies Record<`part:${DayPart}`, unknown>;

export const messages = {
  ...relations,
  ...parts,
  day: words.day,
  optional: { en: "optional", es: "opcional" },
  yes: words.yes,
  no: words.no,
  choose: words.choose,
  dayHelp: { en: "Day/month/year, such as 28/02/2001.", es: "Día/mes/año, por ejemplo 28/02/2001." },
  street: { en: "Street and number", es: "Calle y número" },
  town: words.town,
  postcode: { en: "Postcode", es: "Código postal" },
  language: { en: "Language {n}", es: "Idioma {n}" },
  level: { en: "Level {n}", es: "Nivel {n}" },
  guardianName: { en: "Full name", es: "Nombre y apellidos" },
  guardianRelation: { en: "Relationship to you", es: "Parentesco contigo" },
  guardianContact: { en: "Phone or email", es: "Teléfono o correo" },
  guardianSigned: { en: "Signature of the parent or guardian", es: "Firma de la madre, el padre o el tutor" },
  guardianSignedHelp: {
    en: "They write their own full name here. With it they consent to your work.",
    es: "Escribe aquí su propio nombre y apellidos. Con ello autoriza tu trabajo.",
  },
  documentHelp: {
    en: "Photograph it flat and without glare, both sides if it is a card; or choose a PDF.",
    es: "Haz la foto en plano y sin reflejos, las dos caras si es una tarjeta; o elige un PDF.",
  },
  photoHelp: { en: "Your face from the front, without sunglasses.", es: "Tu cara de frente, sin gafas de sol." },
  filesSent: {
    en: "{n, plural, one {One file received} other {# files received}}. Choose again to replace.",
    es: "{n, plural, one {Un archivo recibido} other {# archivos recibidos}}. Elige otra vez para sustituir.",
  },
  validUntil: words.validUntil,
  signAs: { en: "Type your full name: {name}.", es: "Escribe tu nombre completo: {name}." },
  drawing: { en: "Your signature", es: "Tu firma" },
  drawingHelp: {
    en: "Draw it with your finger or the mouse. If you cannot, your name above is enough.",
    es: "Dibújala con el dedo o el ratón. Si no puedes, basta con tu nombre de arriba.",
  },
  clearDrawing: { en: "Draw it again", es: "Dibujarla otra vez" },
} as const satisfies Messages;
