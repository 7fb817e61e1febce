import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "engagement.overlaps": {
    en: "There is another contract with this company on some of these days. End that one first, or choose other days.",
    es: "Hay otro contrato con esta empresa en alguno de esos días. Finalízalo antes o elige otros días.",
  },
  "engagement.signed": {
    en: "This contract is signed and cannot be changed. End it and create another.",
    es: "Este contrato está firmado y no se puede cambiar. Finalízalo y crea otro.",
  },
  "engagement.cancelled": {
    en: "This contract has been cancelled. Create a new one.",
    es: "Este contrato está anulado. Crea uno nuevo.",
  },
  "engagement.not-signed": {
    en: "This contract is not signed. Edit it, or cancel it.",
    es: "Este contrato no está firmado. Edítalo o anúlalo.",
  },
  "engagement.begun": {
    en: "This contract is signed and has started, or has an alta. End it instead.",
    es: "Este contrato está firmado y ya ha empezado, o tiene alta. Finalízalo en su lugar.",
  },
  "engagement.template-unfit": {
    en: "This template is for another country or another kind of contract. Choose one that fits.",
    es: "Esta plantilla es de otro país o de otro tipo de contrato. Elige una adecuada.",
  },
  "engagement.type-unfit": {
    en: "There is no such kind of contract where this company is: zero hours exist in the United Kingdom alone, fijo discontinuo in Spain alone.",
    es: "Ese tipo de contrato no existe donde está esta empresa: el de cero horas solo existe en el Reino Unido, y el fijo discontinuo solo en España.",
  },
  "engagement.volunteer-unfit": {
    en: "In Spain only non-profit organisations may have volunteers (Ley 45/2015). If this company is one, say so in its settings.",
    es: "En España solo pueden tener voluntarios las entidades sin ánimo de lucro (Ley 45/2015). Si esta lo es, indícalo en su ficha.",
  },
  "engagement.last-day-unfit": {
    en: "A fijo discontinuo contract is permanent and has no last day (ET art. 16). Leave it empty.",
    es: "El contrato fijo discontinuo es indefinido y no tiene último día (ET art. 16). Déjalo vacío.",
  },
  "engagement.cause-needed": {
    en: "A temporary contract in Spain needs its cause (ET art. 15). Choose one.",
    es: "El contrato temporal necesita una causa (ET art. 15). Elige una.",
  },
  "engagement.sample-text": {
    en: "The template “{name}” is still sample text. Have a lawyer read it, take that line out of it in both languages, and send the contract then.",
    es: "La plantilla «{name}» sigue siendo un texto de muestra. Pide a un abogado que la revise, quita esa línea en los dos idiomas y envía entonces el contrato.",
  },
  "engagement.incomplete": {
    en: "The contract cannot be written yet: {n, plural, one {one thing is} other {# things are}} missing ({namesEn}).",
    es: "El contrato todavía no se puede redactar: {n, plural, one {falta un dato} other {faltan # datos}} ({namesEs}).",
  },
  "engagement.without-alta": {
    en: "There is no alta to end.",
    es: "No hay un alta a la que dar de baja.",
  },
  "engagement.alta-open": {
    en: "There is an alta without a baja. Record the baja first.",
    es: "Hay un alta sin baja. Anota antes la baja.",
  },
  "engagement.link-gone": {
    en: "This link no longer works. Ask the office for a new one.",
    es: "Este enlace ya no sirve. Pide otro a la oficina.",
  },
  "merge.two-contracts": {
    en: "Both have a contract with the same company for the same days. Cancel one of them first.",
    es: "Ambos tienen un contrato con la misma empresa para los mismos días. Anula antes uno de ellos.",
  },
} as const satisfies RefusalSentences;
