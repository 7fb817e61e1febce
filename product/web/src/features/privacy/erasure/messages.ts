import type { ErasureReason } from "@product/domain/privacy/erasure";
import type { Messages } from "#i18n/messages.ts";

export const messages = {
  heading: { en: "Erase this person's data", es: "Suprimir los datos de esta persona" },
  why: {
    en: "The table above says what would be deleted, blocked or kept. It takes two people: one proposes it, another one confirms it. Then it cannot be undone.",
    es: "La tabla de arriba dice qué se borraría, se bloquearía o se conservaría. Es cosa de dos: una persona lo propone y otra lo confirma. Después no se puede deshacer.",
  },
  reason: { en: "Reason", es: "Motivo" },
  choose: { en: "Choose…", es: "Elige…" },
  "reason:asked": { en: "The person asked for it", es: "Lo ha pedido la persona" },
  "reason:mistake": { en: "The record was a mistake", es: "La ficha era un error" },
  "reason:retention": { en: "Its time is over", es: "Ha pasado su plazo" },
  propose: { en: "Propose erasure", es: "Proponer supresión" },
  proposed: {
    en: "{name} proposed on {day} to erase this person's data ({reason}). Another person has to confirm it.",
    es: "{name} propuso el {day} suprimir los datos de esta persona ({reason}). Tiene que confirmarlo otra persona.",
  },
  someone: { en: "Someone no longer with us", es: "Alguien que ya no está" },
  confirm: { en: "Erase for good", es: "Suprimir definitivamente" },
  drop: { en: "Withdraw", es: "Retirar" },
  blockedTitle: { en: "Blocked data", es: "Datos bloqueados" },
  blockedIntro: {
    en: "Data that is kept for judges and authorities alone until its time is over (LOPDGDD, art. 32). Each look is written down with its reason.",
    es: "Datos reservados a jueces y autoridades hasta que pase su plazo (LOPDGDD, art. 32). Cada consulta queda anotada con su motivo.",
  },
  noneTitle: { en: "Nothing is blocked", es: "No hay nada bloqueado" },
  noneText: {
    en: "People whose data was erased stand here for as long as something of it must be kept.",
    es: "Aquí figuran las personas cuyos datos se han suprimido mientras aún haya que conservar algo.",
  },
  person: { en: "Person", es: "Persona" },
  look: { en: "Open blocked data", es: "Abrir los datos bloqueados" },
  opened: { en: "Blocked data of {code}", es: "Datos bloqueados de {code}" },
  keptUntil: { en: "kept until {day}", es: "se conserva hasta el {day}" },
} as const satisfies Messages & Record<`reason:${ErasureReason}`, unknown>;
