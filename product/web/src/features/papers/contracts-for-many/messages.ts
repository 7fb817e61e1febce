import type { WithoutContract } from "@product/domain/papers/contracts-for-many";
import type { TermWarning } from "@product/domain/papers/term-warnings";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.makeContracts,
  intro: {
    en: "Each contract has the company and the kind of contract in the worker's record. You see who gets one before anything is made.",
    es: "Cada contrato lleva la empresa y el tipo de contrato que constan en la ficha. Antes de hacer nada ves a quién se le hace.",
  },
  how: { en: "What to make", es: "Qué se hace" },
  "how:new": { en: "New contracts", es: "Contratos nuevos" },
  "how:renew": { en: "Renewals", es: "Renovaciones" },
  renewWhy: {
    en: "A new temporary contract that begins the day after the one in force ends, with the same terms. The preview warns where a legal limit would be passed.",
    es: "Un contrato temporal nuevo que empieza al día siguiente de terminar el vigente, con las mismas condiciones. La vista previa avisa si se supera un límite legal.",
  },
  withinDays: { en: "Contracts that end within (days)", es: "Contratos que terminan en un plazo de (días)" },
  withinDaysHelp: { en: "Counted from today, at most 365.", es: "A contar desde hoy; como máximo, 365." },
  sameLength: {
    en: "Leave empty for the same length as the previous contract.",
    es: "Déjalo vacío para la misma duración que el contrato anterior.",
  },
  causeHelp: {
    en: "For temporary workers. Required in Spain (ET art. 15).",
    es: "Para trabajadores temporales. Obligatoria en España (ET art. 15).",
  },
  lastDayHelp: {
    en: "Leave empty for no end date. A fijo discontinuo contract has none.",
    es: "Déjalo vacío si no tiene fecha de fin. El fijo discontinuo no la tiene.",
  },
  send: { en: "Send them for signature", es: "Enviarlos a firmar" },
  sendHelp: {
    en: "Each worker gets a link to read and sign. Anyone whose contract would have details missing is left out.",
    es: "Cada persona recibe un enlace para leer y firmar. Queda fuera quien tendría datos sin rellenar en el contrato.",
  },
  isOneLink: { en: "Ask for what is missing in the same message", es: "Pedir lo que falta en el mismo mensaje" },
  isOneLinkHelp: {
    en: "When you send them: anyone who has details or required documents missing gets one link for those and for the contract.",
    es: "Al enviarlos: a quien le falten datos o documentos obligatorios le llega un único enlace para eso y para el contrato.",
  },
  owing: {
    en: "{n, plural, one {One of them is also asked for details or documents, by the same link} other {# of them are also asked for details or documents, by the same link}}",
    es: "{n, plural, one {A una de ellas se le piden además datos o documentos, con el mismo enlace} other {A # de ellas se les piden además datos o documentos, con el mismo enlace}}",
  },
  chosen: {
    en: "{n, plural, one {One worker selected.} other {# workers selected.}}",
    es: "{n, plural, one {Una persona seleccionada.} other {# personas seleccionadas.}}",
  },
  preview: words.preview,
  willGet: {
    en: "{n, plural, =0 {Nobody would get a contract} one {One worker will get a contract} other {# workers will get a contract}}",
    es: "{n, plural, =0 {No se haría ningún contrato} one {Se hará contrato a una persona} other {Se hará contrato a # personas}}",
  },
  willNot: {
    en: "{n, plural, one {One is left out} other {# are left out}}",
    es: "{n, plural, one {Una queda fuera} other {# quedan fuera}}",
  },
  warned: {
    en: "{n, plural, one {One of them: check before you make the contract} other {# of them: check before you make the contracts}}",
    es: "{n, plural, one {Una de ellas: compruébalo antes de hacer el contrato} other {# de ellas: compruébalo antes de hacer los contratos}}",
  },
  "warning:renewedOnce": {
    en: "Already renewed once: a contract for an unforeseeable peak can be extended only once (ET art. 15.2)",
    es: "Ya se ha renovado una vez: por circunstancias imprevisibles solo cabe una prórroga (ET art. 15.2)",
  },
  "warning:sixMonths": {
    en: "More than six months in all for an unforeseeable peak; the sector agreement may allow up to twelve (ET art. 15.2)",
    es: "Más de seis meses en total por circunstancias imprevisibles; el convenio del sector puede permitir hasta doce (ET art. 15.2)",
  },
  "warning:ninetyDays": {
    en: "The company would go over 90 days of foreseeable peaks in the year (ET art. 15.2)",
    es: "La empresa pasaría de 90 días en el año por circunstancias previsibles (ET art. 15.2)",
  },
  "warning:eighteenMonths": {
    en: "More than 18 months out of 24 on temporary contracts: they would become permanent (ET art. 15.5)",
    es: "Más de 18 meses en un periodo de 24 con contratos temporales: pasarían a ser fijos (ET art. 15.5)",
  },
  "warning:fourYears": {
    en: "Four years of fixed-term contracts in a row: they would become permanent unless there is an objective reason (Fixed-term Employees Regulations 2002, reg. 8)",
    es: "Cuatro años seguidos de contratos temporales: pasarían a ser fijos salvo causa objetiva (Fixed-term Employees Regulations 2002, reg. 8)",
  },
  makeUnwarned: {
    en: "{n, plural, one {Make the one without warnings} other {Make the # without warnings}}",
    es: "{n, plural, one {Hacer el contrato sin advertencias} other {Hacer los # sin advertencias}}",
  },
  makeAndSendUnwarned: {
    en: "{n, plural, one {Make and send the one without warnings} other {Make and send the # without warnings}}",
    es: "{n, plural, one {Hacer y enviar uno sin advertencias} other {Hacer y enviar los # sin advertencias}}",
  },
  more: { en: "and {n, number} more", es: "y {n, number} más" },
  make: {
    en: "{n, plural, one {Make one contract} other {Make # contracts}}",
    es: "{n, plural, one {Hacer un contrato} other {Hacer # contratos}}",
  },
  makeAndSend: {
    en: "{n, plural, one {Make and send one contract} other {Make and send # contracts}}",
    es: "{n, plural, one {Hacer y enviar un contrato} other {Hacer y enviar # contratos}}",
  },
  done: {
    en: "{n, plural, one {One contract has been made.} other {# contracts have been made.}}",
    es: "{n, plural, one {Se ha hecho un contrato.} other {Se han hecho # contratos.}}",
  },
  doneSent: { en: "The links to sign have been sent.", es: "Los enlaces para firmar se han enviado." },
  doneLeftOut: {
    en: "{n, plural, one {One worker was left out: their details changed meanwhile.} other {# workers were left out: their details changed meanwhile.}}",
    es: "{n, plural, one {Una persona ha quedado fuera: sus datos han cambiado entretanto.} other {# personas han quedado fuera: sus datos han cambiado entretanto.}}",
  },
  "leftOut:place": {
    en: "You cannot make contracts for workers of their legal entity",
    es: "No puedes hacer contratos a trabajadores de su empresa",
  },
  "leftOut:oneself": {
    en: "Yourself: someone else makes it, or you do it on your own record",
    es: "Tú: lo hace otra persona, o lo haces en tu propia ficha",
  },
  "leftOut:status": { en: "Rejected, blocked or left", es: "Con rechazo, bloqueo o baja" },
  "leftOut:company": { en: "Their company is archived", es: "Su empresa está archivada" },
  "leftOut:typeUnfit": {
    en: "The country of their company has no such contract",
    es: "En el país de su empresa no existe ese contrato",
  },
  "leftOut:volunteerUnfit": {
    en: "Volunteers only work for non-profit entities",
    es: "El voluntariado es solo para entidades sin ánimo de lucro",
  },
  "leftOut:lastDayUnfit": {
    en: "Fijo discontinuo: the contract has no end date",
    es: "Fijo discontinuo: el contrato no tiene fecha de fin",
  },
  "leftOut:causeMissing": {
    en: "A temporary contract needs its cause (ET art. 15)",
    es: "El contrato temporal necesita su causa (ET art. 15)",
  },
  "leftOut:noContract": { en: "No signed contract in force", es: "Sin contrato firmado en vigor" },
  "leftOut:noEnd": { en: "Their contract has no end to renew", es: "Su contrato no tiene un fin que renovar" },
  "leftOut:endsLater": { en: "Their contract ends later", es: "Su contrato termina más tarde" },
  "leftOut:endedEarly": { en: "Their contract was ended", es: "Se ha dado fin a su contrato" },
  "leftOut:lastDayBefore": {
    en: "The last day is before the renewal would begin",
    es: "El último día es anterior al comienzo de la renovación",
  },
  "leftOut:templateUnfit": {
    en: "The template is not for their country or kind of contract",
    es: "La plantilla no es para su país o su tipo de contrato",
  },
  "leftOut:templateNeeded": {
    en: "Without a template there is nothing to sign",
    es: "Sin plantilla no hay nada que firmar",
  },
  "leftOut:pay": {
    en: "You cannot set the pay of workers of their legal entity",
    es: "No puedes fijar el salario de trabajadores de su empresa",
  },
  "leftOut:overlaps": {
    en: "Already have a contract with this company on those days",
    es: "Ya tienen contrato con la empresa en esos días",
  },
  "leftOut:unreachable": {
    en: "No email or mobile: cannot be contacted",
    es: "Sin correo ni móvil: no se puede avisar",
  },
  "leftOut:incomplete": { en: "Missing in the contract: {names}", es: "Falta en el contrato: {names}" },
  "leftOut:sampleText": {
    en: "The template is a sample text that a lawyer has yet to read",
    es: "La plantilla es un texto de muestra que aún no ha revisado un abogado",
  },
  back: words.backToTheList,
  nobodyTitle: words.nobodySelected,
  nobodyText: { en: "Select some workers in the list first.", es: "Selecciona antes a algunas personas en la lista." },
  tooManyTitle: words.tooManyAtOnce,
  tooManyText: {
    en: "You can make up to {most, number} contracts at a time. Narrow the filter and do it in batches.",
    es: "Se pueden hacer {most, number} contratos como máximo a la vez. Afina el filtro y hazlo por partes.",
  },
} as const satisfies Messages & Record<`leftOut:${WithoutContract}` | `warning:${TermWarning}`, unknown>;
