import type { LegalBasis } from "@product/domain/privacy/data-classes";
import type { PlanRow } from "@product/domain/privacy/erasure-plan";
import type { RevealReason } from "@product/domain/privacy/reveal-reasons";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  heading: { en: "What we hold about this person", es: "Qué guardamos de esta persona" },
  intro: {
    en: "A person may ask for everything that is held about them, have it corrected, and ask for it to be erased.",
    es: "Una persona puede pedir todo lo que se guarda de ella, que se corrija y que se suprima.",
  },
  exportHeading: { en: "Hand over their data", es: "Entregar sus datos" },
  exportWhy: {
    en: "All their data, in their language, as a readable document and as a data file. Each export is recorded.",
    es: "Todos sus datos, en su idioma, como documento y como archivo de datos. Cada exportación queda registrada.",
  },
  downloadPdf: { en: "Download PDF", es: "Descargar PDF" },
  downloadJson: { en: "Download JSON", es: "Descargar JSON" },
  leftOutHere: {
    en: "Not included because you do not have access: {what}.",
    es: "No se incluye porque no tienes acceso: {what}.",
  },
  leftOut: {
    en: "Not included because whoever prepared this does not have access: {what}. You can ask for the rest.",
    es: "No se incluye porque quien lo preparó no tiene acceso: {what}. Puedes pedir el resto.",
  },
  dataClass: { en: "Data", es: "Datos" },
  records: words.records,
  basis: { en: "Why we hold it", es: "Por qué se guarda" },
  term: { en: "Retention period", es: "Plazo" },
  onErasure: { en: "If it is erased", es: "Si se suprime" },
  "basis:contract": { en: "Contract (GDPR 6.1.b)", es: "Contrato (RGPD 6.1.b)" },
  "basis:law": { en: "Legal duty (GDPR 6.1.c)", es: "Obligación legal (RGPD 6.1.c)" },
  "basis:interest": { en: "Legitimate interest (GDPR 6.1.f)", es: "Interés legítimo (RGPD 6.1.f)" },
  kept: { en: "{term} from when it was recorded", es: "{term} desde que se registró" },
  keptAfterEmployment: { en: "{term} after the last day of work", es: "{term} tras el último día de trabajo" },
  "does:delete": { en: "Deleted now", es: "Se borra ya" },
  "does:block": { en: "Blocked until {day}", es: "Se bloquea hasta el {day}" },
  "does:keep": { en: "Kept until {day}", es: "Se conserva hasta el {day}" },
  "does:unlink": {
    en: "Stays as a staff account; only its link to the worker ends",
    es: "Se queda como cuenta del personal; solo deja de estar vinculada al trabajador",
  },
  keptUnreadable: {
    en: "Kept; unreadable once the person’s key is destroyed",
    es: "Se conserva; ilegible cuando se destruye la clave de la persona",
  },
  nothingHeld: { en: "No data yet", es: "Todavía no hay datos" },
  inTrail: {
    en: "Shown under “Who viewed identity, health and pay data” and in the history.",
    es: "Se muestra en «Quién ha consultado identidad, salud y cobro» y en el historial.",
  },
  looks: { en: "Who viewed identity, health and pay data", es: "Quién ha consultado identidad, salud y cobro" },
  noLooks: { en: "Nobody has viewed it yet.", es: "Nadie lo ha consultado todavía." },
  someone: words.someoneNoLongerWithUs,
  when: words.when,
  who: words.who,
  what: words.what,
  why: words.why,
  "look:reveal-identity": words.identityDetails,
  "look:reveal-pay": words.payDetails,
  "look:find-by-number": words.foundByAnIdentityNumber,
  "look:export-person": { en: "Export of everything", es: "Exportación de todo" },
  "look:reveal-check": words.shareCodeOfACheck,
  "look:document/look": words.aDocument,
  "look:engagement/read": words.textOfAContract,
  "look:look-blocked": words.blockedData,
  "reason:payroll": words.payrollOrSocialSecurity,
  "reason:contract": words.contractOrRegistration,
  "reason:documents": words.checkingADocument,
  "reason:authority": words.askedForByAnAuthority,
  "reason:asked": words.thePersonAsked,
  "reason:other": words.other,
  signIn: { en: "How they sign in", es: "Cómo entra" },
  signInEmail: { en: "Email", es: "Correo" },
  signInPhone: { en: "Phone", es: "Teléfono" },
  signInSince: { en: "Account since", es: "Cuenta desde" },
  signInLast: { en: "Last signed in on", es: "Entró por última vez el" },
  signInWays: { en: "Ways to sign in", es: "Formas de entrar" },
  messagesSent: { en: "Messages sent", es: "Mensajes enviados" },
  pdfTitle: { en: "What is held about {name}", es: "Qué se guarda de {name}" },
  pdfMade: { en: "{brand}, {when}", es: "{brand}, {when}" },
  pdfRights: {
    en: "You can ask for this to be corrected or erased, object to it, and complain to the data protection authority (AEPD in Spain, ICO in the United Kingdom).",
    es: "Puedes pedir que se corrija o se suprima, oponerte y reclamar ante la autoridad de protección de datos (AEPD en España, ICO en el Reino Unido).",
  },
} as const satisfies Messages &
  Record<`basis:${LegalBasis}` | `does:${PlanRow["does"]}` | `reason:${RevealReason}`, unknown>;
