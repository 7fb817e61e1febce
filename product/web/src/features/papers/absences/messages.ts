import type { AbsenceKind } from "@product/domain/papers/absences";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  why: {
    en: "Days of leave or sickness, on which the person is not given work. Only those with access to health data can see which of the two it is.",
    es: "Días de permiso o de baja en los que no se le asigna trabajo. Solo quien tiene acceso a datos de salud ve cuál de los dos es.",
  },
  saved: words.saved,
  none: { en: "No absences", es: "Sin ausencias" },
  noneText: { en: "No leave or sickness has been recorded.", es: "No hay permisos ni bajas registrados." },
  absences: words.absences,
  absent: { en: "Absent", es: "Ausente" },
  now: { en: "Absent now", es: "Ausente ahora" },
  "kind:leave": { en: "Leave", es: "Permiso o vacaciones" },
  "kind:sick": { en: "Sick", es: "Baja por enfermedad" },
  openDays: { en: "from {day}, end not known", es: "desde el {day}, sin fecha de fin" },
  newAbsence: { en: "New absence", es: "Nueva ausencia" },
  newAbsenceWhy: {
    en: "No diagnosis or reason needed: the dates are enough.",
    es: "Sin diagnóstico ni motivo: bastan las fechas.",
  },
  kind: words.kind,
  choose: words.choose,
  firstDay: words.firstDay,
  lastDay: words.lastDay,
  dayHelp: { en: "28/02/2027", es: "28/02/2027" },
  lastDayHelp: { en: "Leave empty if not known yet.", es: "Déjalo vacío si aún no se sabe." },
  documentId: { en: "Sick note", es: "Parte de baja" },
  documentHelp: {
    en: "From the documents of this person, if there is one.",
    es: "De los documentos de esta persona, si lo hay.",
  },
  noDocument: words.none,
  add: { en: "Record absence", es: "Registrar ausencia" },
  backOf: { en: "Last day of the absence from {day}", es: "Último día de la ausencia desde el {day}" },
  end: { en: "Save last day", es: "Guardar último día" },
  remove: words.remove,
  removeOf: { en: "Remove the absence {days}", es: "Quitar la ausencia {days}" },
} as const satisfies Messages & Record<`kind:${AbsenceKind}`, unknown>;
