import type { Messages } from "#i18n/messages.ts";

export const messages = {
  coming: { en: "Coming shifts", es: "Próximos turnos" },
  past: { en: "Past shifts", es: "Turnos anteriores" },
  noneComing: { en: "No shifts planned.", es: "No hay turnos previstos." },
  nonePast: { en: "No shifts yet.", es: "Todavía no hay turnos." },
  onlyNewest: { en: "Only the latest {n, number} are shown.", es: "Solo se muestran los últimos {n, number}." },
  onlyNext: { en: "Only the next {n, number} are shown.", es: "Solo se muestran los {n, number} próximos." },
  findings: {
    en: "{n, plural, one {# finding} other {# findings}}",
    es: "{n, plural, one {# aviso} other {# avisos}}",
  },
  overridden: { en: "overridden", es: "con excepción" },
  waits: { en: "needs a second person", es: "falta la segunda persona" },
  "because:suspended": { en: "Suspended", es: "Por suspensión" },
  "because:blocked": { en: "Blocked", es: "Por bloqueo" },
  "because:left": { en: "Left", es: "Por cese" },
  "because:data_blocked": { en: "Data blocked", es: "Por bloqueo de datos" },
} as const satisfies Messages;
