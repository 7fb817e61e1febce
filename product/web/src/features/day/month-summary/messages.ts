import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Hours: {month}", es: "Horas: {month}" },
  text: {
    en: "Record of working time, to the minute: what was clocked, and the kinds of hours. Copy for the worker.",
    es: "Registro de jornada, al minuto: lo fichado y las clases de horas. Copia para el trabajador.",
  },
  company: words.company,
  worker: words.worker,
  made: { en: "Made on {when}", es: "Hecho el {when}" },
  day: words.day,
  event: words.event,
  clocked: { en: "Clocked", es: "Fichado" },
  breaks: { en: "Breaks", es: "Descansos" },
  hours: words.hours,
  state: words.state,
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
  greeting: { en: "Hello {name},", es: "Hola, {name}:" },
  letterSubject: { en: "Your hours of {month}", es: "Tus horas de {month}" },
  letterText: {
    en: "The summary of your hours of {month} at {entity} is ready: {hours} in all. Your pass has each day, and the summary as a PDF to keep with your payslip.",
    es: "Ya está el resumen de tus horas de {month} en {entity}: {hours} en total. En tu pase tienes cada día y el resumen en PDF, para guardarlo con tu nómina.",
  },
  letterContest: {
    en: "If something is not right, say so there: nothing in the register is changed without both sides.",
    es: "Si algo no es correcto, dilo allí: en el registro no se cambia nada sin las dos partes.",
  },
  letterButton: words.openMyHours,
  letterFooter: {
    en: "You receive this because you worked for {entity} that month.",
    es: "Recibes este mensaje porque ese mes trabajaste para {entity}.",
  },
  file: { en: "hours", es: "horas" },
} as const satisfies Messages;
