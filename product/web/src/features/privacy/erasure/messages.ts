import type { ErasureReason } from "@product/domain/privacy/erasure";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  heading: { en: "Erase this person's data", es: "Suprimir los datos de esta persona" },
  why: {
    en: "The table above shows what would be deleted, blocked or kept. It takes two people: one proposes it and another confirms it. It cannot be undone afterwards.",
    es: "La tabla de arriba muestra qué se borraría, se bloquearía o se conservaría. Hacen falta dos personas: una lo propone y otra lo confirma. Después no se puede deshacer.",
  },
  reason: words.reason,
  choose: words.choose,
  "reason:asked": { en: "The person asked for it", es: "Lo ha pedido la persona" },
  "reason:mistake": { en: "The record was a mistake", es: "La ficha era un error" },
  "reason:retention": { en: "Retention period has ended", es: "Ha terminado su plazo" },
  propose: { en: "Propose erasure", es: "Proponer supresión" },
  proposed: {
    en: "{name} proposed on {day} to erase this person's data ({reason}). Another person has to confirm it.",
    es: "{name} propuso el {day} suprimir los datos de esta persona ({reason}). Tiene que confirmarlo otra persona.",
  },
  someone: words.someoneNoLongerWithUs,
  isCertain: {
    en: "Do you want to erase the data of {name}? Yes, I have read the table above and know that it cannot be undone",
    es: "¿Quieres suprimir los datos de {name}? Sí, he leído la tabla de arriba y sé que no se puede deshacer",
  },
  confirm: { en: "Erase permanently", es: "Suprimir definitivamente" },
  waitsSubject: { en: "An erasure waits for you: {code}", es: "Una supresión de datos te espera: {code}" },
  waitsGreeting: { en: "Hello {name},", es: "Hola, {name}:" },
  waitsText: {
    en: "A colleague proposed to erase the data of {code}. It takes a second person: please look at it and confirm or withdraw it. Afterwards it cannot be undone.",
    es: "Una persona del equipo ha propuesto suprimir los datos de {code}. Hace falta una segunda persona: revísalo y confírmalo o retíralo. Después no se puede deshacer.",
  },
  waitsButton: words.openTheProposal,
  waitsFooter: {
    en: "You get this because you may confirm erasures. It also stands in My tasks.",
    es: "Recibes este correo porque puedes confirmar supresiones. También aparece en Mis tareas.",
  },
  drop: words.withdraw,
  blockedTitle: words.blockedData,
  blockedIntro: {
    en: "Data restricted to courts and authorities until its period ends (LOPDGDD, art. 32). Each time it is viewed, the reason is recorded.",
    es: "Datos reservados a jueces y autoridades hasta que termine su plazo (LOPDGDD, art. 32). Cada consulta queda registrada con su motivo.",
  },
  noneTitle: { en: "Nothing is blocked", es: "No hay nada bloqueado" },
  noneText: {
    en: "People whose data has been erased appear here for as long as part of it must be kept.",
    es: "Aquí figuran las personas cuyos datos se han suprimido mientras aún haya que conservar algo.",
  },
  person: words.person,
  look: { en: "Open blocked data", es: "Abrir los datos bloqueados" },
  opened: { en: "Blocked data of {code}", es: "Datos bloqueados de {code}" },
  keptUntil: { en: "kept until {day}", es: "se conserva hasta el {day}" },
} as const satisfies Messages & Record<`reason:${ErasureReason}`, unknown>;
