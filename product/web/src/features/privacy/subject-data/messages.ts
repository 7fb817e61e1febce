import type { LegalBasis } from "@product/domain/privacy/data-classes";
import type { PlanRow } from "@product/domain/privacy/erasure-plan";
import type { LookReason } from "@product/domain/privacy/look-reasons";
import type { Messages } from "#i18n/messages.ts";

export const messages = {
  heading: { en: "What we hold about this person", es: "Qué guardamos de esta persona" },
  intro: {
    en: "A person may ask for everything that is held about them, have it corrected, and ask for it to be erased.",
    es: "Una persona puede pedir todo lo que se guarda de ella, que se corrija y que se suprima.",
  },
  exportHeading: { en: "Give it to them", es: "Dárselo" },
  exportWhy: {
    en: "Everything, in their language: to read and for machines. Each export is written down.",
    es: "Todo, en su idioma: para leer y para máquinas. Cada exportación queda anotada.",
  },
  downloadPdf: { en: "Download PDF", es: "Descargar PDF" },
  downloadJson: { en: "Download JSON", es: "Descargar JSON" },
  leftOutHere: {
    en: "Left out, since you may not see it: {what}.",
    es: "Se queda fuera, porque no puedes verlo: {what}.",
  },
  leftOut: {
    en: "Left out, since whoever made this may not see it: {what}. Ask for the rest.",
    es: "Se queda fuera, porque quien lo hizo no puede verlo: {what}. Pide el resto.",
  },
  dataClass: { en: "Data", es: "Datos" },
  records: { en: "Records", es: "Registros" },
  basis: { en: "Why we hold it", es: "Por qué se guarda" },
  term: { en: "Kept", es: "Se guarda" },
  onErasure: { en: "If it is erased", es: "Si se suprime" },
  "basis:contract": { en: "Contract (GDPR 6.1.b)", es: "Contrato (RGPD 6.1.b)" },
  "basis:law": { en: "Legal duty (GDPR 6.1.c)", es: "Obligación legal (RGPD 6.1.c)" },
  "basis:interest": { en: "Legitimate interest (GDPR 6.1.f)", es: "Interés legítimo (RGPD 6.1.f)" },
  kept: { en: "{term} from when it was written", es: "{term} desde que se anotó" },
  keptAfterEmployment: { en: "{term} after the last day of work", es: "{term} tras el último día de trabajo" },
  "does:delete": { en: "Deleted now", es: "Se borra ya" },
  "does:block": { en: "Blocked until {day}", es: "Se bloquea hasta el {day}" },
  "does:keep": { en: "Kept until {day}", es: "Se conserva hasta el {day}" },
  keptUnreadable: {
    en: "Kept; unreadable once the person’s key is destroyed",
    es: "Se conserva; ilegible cuando se destruye la clave de la persona",
  },
  nothingHeld: { en: "Nothing held yet", es: "Todavía no se guarda nada" },
  inTrail: {
    en: "Shown under “Who looked” and in the history.",
    es: "Se muestra en «Quién lo ha consultado» y en el historial.",
  },
  looks: { en: "Who looked at identity, health and pay data", es: "Quién ha consultado identidad, salud y cobro" },
  noLooks: { en: "Nobody has looked yet.", es: "Nadie lo ha consultado todavía." },
  someone: { en: "Someone no longer with us", es: "Alguien que ya no está" },
  when: { en: "When", es: "Cuándo" },
  who: { en: "Who", es: "Quién" },
  what: { en: "What", es: "Qué" },
  why: { en: "Why", es: "Por qué" },
  "look:reveal-identity": { en: "Identity details", es: "Datos de identidad" },
  "look:reveal-pay": { en: "Pay details", es: "Datos de cobro" },
  "look:find-by-number": { en: "Found by a number", es: "Búsqueda por un número" },
  "look:export-person": { en: "Export of everything", es: "Exportación de todo" },
  "look:reveal-check": { en: "Share code of a check", es: "Código de una comprobación" },
  "look:document/look": { en: "A document", es: "Un documento" },
  "look:engagement/read": { en: "Text of a contract", es: "Texto de un contrato" },
  "look:look-blocked": { en: "Blocked data", es: "Datos bloqueados" },
  "reason:payroll": { en: "Payroll or Social Security", es: "Nómina o Seguridad Social" },
  "reason:contract": { en: "Contract or registration", es: "Contrato o alta" },
  "reason:documents": { en: "Checking a document", es: "Comprobar un documento" },
  "reason:authority": { en: "Asked for by an authority", es: "Lo pide una autoridad" },
  "reason:asked": { en: "The person asked", es: "Lo ha pedido la persona" },
  "reason:other": { en: "Other", es: "Otro" },
  messagesSent: { en: "Messages sent", es: "Mensajes enviados" },
  pdfTitle: { en: "What is held about {name}", es: "Qué se guarda de {name}" },
  pdfMade: { en: "{brand}, {when}", es: "{brand}, {when}" },
  pdfRights: {
    en: "You may have this corrected or erased, object to it, and complain to the data protection authority (AEPD in Spain, ICO in the United Kingdom).",
    es: "Puedes pedir que se corrija o se suprima, oponerte y reclamar ante la autoridad de protección de datos (AEPD en España, ICO en el Reino Unido).",
  },
} as const satisfies Messages &
  Record<`basis:${LegalBasis}` | `does:${PlanRow["does"]}` | `reason:${LookReason}`, unknown>;
