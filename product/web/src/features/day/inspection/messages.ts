import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.inspection,
  intro: {
    en: "The register of one company between two days, for somebody outside: by a link that ends, or as one archive that checks itself.",
    es: "El registro de una empresa entre dos días, para alguien de fuera: con un enlace que caduca o como archivo que se comprueba solo.",
  },
  back: words.allHours,
  create: words.newLink,
  entity: words.legalEntity,
  firstDay: words.from,
  lastDay: words.until,
  validDays: { en: "Valid for (days)", es: "Válido durante (días)" },
  note: words.forWhom,
  noteHelp: words.itIsWrittenInTheAuditLog,
  createIt: { en: "Create the link", es: "Crear el enlace" },
  made: {
    en: "This is the link. It is shown only now: send it to whoever is to read it.",
    es: "Este es el enlace. Solo se muestra ahora: envíalo a quien deba leerlo.",
  },
  none: words.noLinksYet,
  until: { en: "valid until {when}", es: "válido hasta el {when}" },
  ended: { en: "ended", es: "caducado" },
  revoked: { en: "revoked", es: "revocado" },
  revoke: words.revoke,
  download: { en: "Download the archive", es: "Descargar el archivo" },
  readerTitle: words.timeRegister,
  readerText: {
    en: "{entity}, {days}. This link is valid until {when}.",
    es: "{entity}, {days}. Este enlace sirve hasta el {when}.",
  },
  readerChain: {
    en: "{n, plural, =0 {No punch is sealed in these days.} one {# punch is sealed in one chain.} other {# punches are sealed in one chain.}}",
    es: "{n, plural, =0 {No hay fichajes sellados en estos días.} one {# fichaje sellado en una cadena.} other {# fichajes sellados en una cadena.}}",
  },
  readerEnd: { en: "Last link of the chain", es: "Último eslabón de la cadena" },
  altered: {
    en: "The hours that {entity} closed from {firstDay} to {lastDay} are not what was closed any more: they were changed past the app. The archive is not given out until that period was reopened, looked at and closed anew. Ask {who}.",
    es: "Las horas que {entity} cerró del {firstDay} al {lastDay} ya no son las que se cerraron: se han cambiado por fuera de la aplicación. El archivo no se entrega hasta que ese periodo se reabra, se revise y se vuelva a cerrar. Pregunta a {who}.",
  },
  readerHow: {
    en: "The archive holds the register, every punch, the trail and a program: “node verify.mjs” says whether anything was altered. Compare the last link with the one above.",
    es: "El archivo contiene el registro, cada fichaje, la actividad y un programa: «node verify.mjs» dice si algo se ha alterado. Compara el último eslabón con el de arriba.",
  },
  goneTitle: words.thisLinkNoLongerWorks,
  goneText: {
    en: "It has ended or was revoked. Ask the company for a new one.",
    es: "Ha caducado o se ha revocado. Pide uno nuevo a la empresa.",
  },
  readme: {
    en: "TIME REGISTER\nregister.csv: for each person and day start, end, breaks, kinds of hours, everything punched and every correction.\npunches.jsonl: every punch as it was stored, with the hash of the one before and its own. Nothing is ever changed: a correction is a further punch to which both sides agreed.\npeople.csv: whose the ids are. trail.csv: who did what about hours.\nnode verify.mjs says whether anything in this folder was altered. It needs only Node 22 or later.",
    es: "REGISTRO DE JORNADA\nregister.csv: por persona y día, inicio, fin, descansos, clases de horas, todo lo fichado y cada corrección.\npunches.jsonl: cada fichaje como se guardó, con el hash del anterior y el suyo. No se cambia nunca: una corrección es otro fichaje que aceptan las dos partes.\npeople.csv: de quién son los identificadores. trail.csv: quién hizo qué con las horas.\nnode verify.mjs dice si algo de esta carpeta se ha alterado. Solo necesita Node 22 o posterior.",
  },
} as const satisfies Messages;
