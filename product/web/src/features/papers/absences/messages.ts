import type { AbsenceKind } from "@product/domain/people/absences";
import type { Messages } from "#i18n/messages.ts";

export const messages = {
  why: {
    en: "Days of leave or sickness: nobody is sent to work on them. Which of the two is seen only by those who may know about health.",
    es: "Días de permiso o de baja: no se manda a nadie a trabajar en ellos. Cuál de los dos solo lo ve quien puede saber de salud.",
  },
  saved: { en: "Saved.", es: "Guardado." },
  none: { en: "No absences", es: "Sin ausencias" },
  noneText: { en: "Nobody has written down leave or sickness.", es: "Nadie ha anotado permisos ni bajas." },
  absences: { en: "Absences", es: "Ausencias" },
  absent: { en: "Absent", es: "Ausente" },
  now: { en: "Absent now", es: "Ausente ahora" },
  "kind:leave": { en: "Leave", es: "Permiso o vacaciones" },
  "kind:sick": { en: "Sick", es: "Baja por enfermedad" },
  openDays: { en: "from {day}, end not known", es: "desde el {day}, sin fecha de fin" },
  newAbsence: { en: "New absence", es: "Nueva ausencia" },
  newAbsenceWhy: {
    en: "No diagnosis and no reason: the days are enough.",
    es: "Sin diagnóstico ni motivo: bastan los días.",
  },
  kind: { en: "Kind", es: "Tipo" },
  choose: { en: "Choose…", es: "Elige…" },
  firstDay: { en: "First day", es: "Primer día" },
  lastDay: { en: "Last day", es: "Último día" },
  dayHelp: { en: "28/02/2027", es: "28/02/2027" },
  lastDayHelp: { en: "Empty while nobody knows it.", es: "Vacío mientras no se sepa." },
  documentId: { en: "Sick note", es: "Parte de baja" },
  documentHelp: {
    en: "From the documents of this person, if there is one.",
    es: "De los documentos de esta persona, si lo hay.",
  },
  noDocument: { en: "None", es: "Ninguno" },
  add: { en: "Write down the absence", es: "Anotar la ausencia" },
  backOf: { en: "Last day of the absence from {day}", es: "Último día de la ausencia desde el {day}" },
  end: { en: "Save last day", es: "Guardar último día" },
  remove: { en: "Remove", es: "Quitar" },
  removeOf: { en: "Remove the absence {days}", es: "Quitar la ausencia {days}" },
} as const satisfies Messages & Record<`kind:${AbsenceKind}`, unknown>;
