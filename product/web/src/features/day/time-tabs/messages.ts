import type { Arrival } from "@product/domain/day/attendance";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  chart: { en: "Planned and worked hours by day", es: "Horas previstas y trabajadas por día" },
  planned: { en: "Planned", es: "Previstas" },
  worked: { en: "Worked", es: "Trabajadas" },
  day: words.day,
  asTable: { en: "As a table", es: "Como tabla" },
  total: {
    en: "{worked} worked of {planned} planned on {n, plural, one {# line} other {# lines}}.",
    es: "{worked} trabajadas de {planned} previstas en {n, plural, one {# línea} other {# líneas}}.",
  },
  lines: words.hours,
  attendance: { en: "Attendance", es: "Asistencia" },
  "arrival:on-time": { en: "On time", es: "A su hora" },
  "arrival:late-15": { en: "Up to 15 min late", es: "Hasta 15 min tarde" },
  "arrival:late-30": { en: "Up to 30 min late", es: "Hasta 30 min tarde" },
  "arrival:later": { en: "More than 30 min late", es: "Más de 30 min tarde" },
  "arrival:absent": { en: "Did not come", es: "No se presentó" },
  none: { en: "No hours yet", es: "Todavía no hay horas" },
  noneText: {
    en: "Lines appear once a published shift is over.",
    es: "Las líneas aparecen cuando termina un turno publicado.",
  },
  months: { en: "The last {n, number} days.", es: "Los últimos {n, number} días." },
  summaries: { en: "Monthly summary (PDF):", es: "Resumen mensual (PDF):" },
  cut: { en: "Only the first {n, number} lines are shown.", es: "Solo se muestran las {n, number} primeras líneas." },
} as const satisfies Messages & Record<`arrival:${Arrival}`, Messages[string]>;
