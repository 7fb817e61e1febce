import type { CoverState } from "@product/domain/planning/staffing/cover";
import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Search for cover", es: "Búsqueda de sustitución" },
  idle: {
    en: "The next who can work are asked by themselves, a few at a time, until the places are filled.",
    es: "Se convoca por sí solo a quienes pueden trabajar, de pocos en pocos, hasta cubrir las plazas.",
  },
  start: { en: "Look for cover", es: "Buscar sustitución" },
  stop: { en: "Stop", es: "Detener" },
  stopName: { en: "Stop the search for cover", es: "Detener la búsqueda de sustitución" },
  "is:running": { en: "Under way", es: "En marcha" },
  "is:filled": { en: "Places filled", es: "Plazas cubiertas" },
  "is:stopped": { en: "Stopped", es: "Detenida" },
  "is:exhausted": { en: "Nobody else to ask", es: "No queda nadie a quien convocar" },
  facts: {
    en: "{waves, plural, =0 {Nobody asked yet} one {# wave} other {# waves}}, {asked, number} asked, {waiting, number} yet to answer",
    es: "{waves, plural, =0 {Todavía sin convocar} one {# ronda} other {# rondas}}, {asked, number} convocados, {waiting, number} sin responder",
  },
  nextAt: { en: "Next wave at {time} at the latest", es: "Próxima ronda a las {time} como tarde" },
} as const satisfies Messages & Record<`is:${CoverState}`, Messages[string]>;
