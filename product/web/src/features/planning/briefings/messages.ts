import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  intro: {
    en: "What people read before they work: with the offer, and in their pass. Write it in both languages; whoever reads the other gets the one there is.",
    es: "Lo que la gente lee antes de trabajar: con la oferta y en su pase. Escríbelo en los dos idiomas; si falta uno, se muestra el otro.",
  },
  ofEvent: { en: "Briefing of the event", es: "Briefing del evento" },
  ofShifts: { en: "For one shift only", es: "Solo para un turno" },
  ofShift: { en: "Briefing of the shift {shift}", es: "Briefing del turno {shift}" },
  briefingEs: words.textInSpanish,
  briefingEn: words.textInEnglish,
  textHelp: {
    en: "Markdown: ## heading, - list, **bold**.",
    es: "Markdown: ## título, - lista, **negrita**.",
  },
  asks: {
    en: "Ask everyone to confirm that they have read it",
    es: "Pedir a cada persona que confirme que lo ha leído",
  },
  asksHelp: {
    en: "If the text changes, they are asked again.",
    es: "Si el texto cambia, se les vuelve a pedir.",
  },
  save: { en: "Save briefing", es: "Guardar briefing" },
  saveShift: { en: "Save for this shift", es: "Guardar para este turno" },
  saved: words.saved,
  preview: { en: "As people read it", es: "Como lo leen" },
  nothing: { en: "There is no briefing yet.", es: "Todavía no hay briefing." },
  readers: { en: "Who has read it", es: "Quién lo ha leído" },
  readCount: { en: "{read} of {all} have read it", es: "Lo han leído {read} de {all}" },
  nobody: { en: "Nobody with a place has anything to read yet.", es: "Nadie con plaza tiene todavía nada que leer." },
  readAt: { en: "Read on {when}", es: "Leído el {when}" },
  unread: { en: "Not read", es: "Sin leer" },
  noShifts: { en: "The event has no shifts yet.", es: "El evento todavía no tiene turnos." },
} as const satisfies Messages;
