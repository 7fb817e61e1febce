import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Hours: {month}", es: "Horas: {month}" },
  text: {
    en: "Record of working time, to the minute: what was clocked, and the kinds of hours. Copy for the worker.",
    es: "Registro de jornada, al minuto: lo fichado y las clases de horas. Copia para el trabajador.",
  },
  company: { en: "Company", es: "Empresa" },
  worker: { en: "Worker", es: "Trabajador" },
  made: { en: "Made on {when}", es: "Hecho el {when}" },
  day: { en: "Day", es: "Día" },
  event: { en: "Event", es: "Evento" },
  clocked: { en: "Clocked", es: "Fichado" },
  breaks: { en: "Breaks", es: "Descansos" },
  hours: { en: "Hours", es: "Horas" },
  state: { en: "State", es: "Estado" },
  approved: { en: "approved", es: "aprobadas" },
  disputed: { en: "disputed", es: "en disputa" },
  open: { en: "open", es: "pendientes" },
  total: { en: "Total of the month", es: "Total del mes" },
  noHours: { en: "No hours in this month.", es: "Sin horas en este mes." },
  corrections: {
    en: "Corrections to which both sides agreed: {n}.",
    es: "Correcciones aceptadas por las dos partes: {n}.",
  },
  "kind:overtime": { en: "overtime", es: "extra" },
  "kind:holiday": { en: "holiday", es: "festivo" },
  "kind:sunday": { en: "Sunday", es: "domingo" },
  "kind:night": { en: "night", es: "nocturnas" },
  "kind:ordinary": { en: "ordinary", es: "ordinarias" },
  file: { en: "hours", es: "horas" },
} as const satisfies Messages;
