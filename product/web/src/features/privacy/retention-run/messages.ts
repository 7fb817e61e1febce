import type { RunKind, RunState } from "@product/domain/privacy/erasure";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Records past their retention period", es: "Registros con el plazo cumplido" },
  intro: {
    en: "What would be deleted or blocked today under the retention periods in the settings. Nothing happens until one person proposes it and another confirms it; it cannot be undone afterwards.",
    es: "Lo que hoy se borraría o se bloquearía según los plazos de la configuración. No se hace nada hasta que una persona lo propone y otra lo confirma; después no se puede deshacer.",
  },
  caption: { en: "Records past their retention period, by rule", es: "Registros con el plazo cumplido, por regla" },
  rule: words.rule,
  records: words.records,
  people: words.people,
  oldest: { en: "Oldest", es: "El más antiguo" },
  oldestSince: { en: "since {day}", es: "desde el {day}" },
  happens: { en: "What will happen", es: "Qué pasará" },
  doneColumn: words.doneHecho,
  "kind:applications": words.applications,
  "kind:profiles": { en: "People who have left", es: "Personas que se fueron" },
  "kind:documents": { en: "Documents no longer in force", es: "Documentos que ya no están en vigor" },
  "does:applications": {
    en: "Permanently erased, with their documents.",
    es: "Se suprimen definitivamente, con sus documentos.",
  },
  "does:profiles": {
    en: "Blocked: what the law requires is kept until its last day, the rest is deleted.",
    es: "Se bloquean: lo que exige la ley se conserva hasta su último día, y el resto se borra.",
  },
  "does:documents": { en: "Deleted with their files.", es: "Se borran con sus archivos." },
  none: words.none,
  waiting: {
    en: "{n, plural, one {One more is on hold: it was not notified, or less than 30 days ago.} other {# more are on hold: they were not notified, or less than 30 days ago.}}",
    es: "{n, plural, one {Uno más está pendiente: no se le ha avisado o hace menos de 30 días.} other {# más están pendientes: no se les ha avisado o hace menos de 30 días.}}",
  },
  nothingHeld: { en: "No data yet.", es: "Todavía no hay datos." },
  notByRuns: {
    en: "Not removed by a clean-up: it goes with the blocked data, or by its own maintenance.",
    es: "No se elimina con una depuración: desaparece con los datos bloqueados o con su propio mantenimiento.",
  },
  inList: { en: "Open the list of workers, filtered", es: "Abrir la lista de trabajadores, filtrada" },
  nothingOver: { en: "Nothing is past its retention period today.", es: "Hoy no hay registros con el plazo cumplido." },
  propose: { en: "Propose clean-up", es: "Proponer depuración" },
  proposed: {
    en: "{name} proposed this clean-up on {day}: {n, plural, one {one record} other {# records}}. Another person has to confirm it.",
    es: "{name} propuso esta depuración el {day}: {n, plural, one {un registro} other {# registros}}. Tiene que confirmarla otra persona.",
  },
  someone: words.someoneNoLongerWithUs,
  confirm: { en: "Delete and block permanently", es: "Borrar y bloquear definitivamente" },
  drop: words.withdraw,
  running: { en: "Clean-up in progress", es: "Depuración en curso" },
  progress: { en: "{done, number} of {total, number} records", es: "{done, number} de {total, number} registros" },
  canLeave: {
    en: "You can leave this page; the clean-up continues, even after a restart.",
    es: "Puedes salir de esta página; la depuración continúa, incluso tras un reinicio.",
  },
  reload: words.refresh,
  former: { en: "Previous clean-ups", es: "Depuraciones anteriores" },
  noFormer: { en: "No clean-ups yet.", es: "Todavía no ha habido ninguna depuración." },
  when: words.proposed,
  by: { en: "Proposed by", es: "La propuso" },
  confirmedBy: { en: "Confirmed by", es: "La confirmó" },
  outcome: words.outcome,
  "state:proposed": words.proposed,
  "state:running": { en: "In progress", es: "En curso" },
  "state:done": { en: "{done, number} of {total, number} records", es: "{done, number} de {total, number} registros" },
  "state:dropped": { en: "Withdrawn", es: "Retirada" },
} as const satisfies Messages & Record<`kind:${RunKind}` | `does:${RunKind}` | `state:${RunState}`, unknown>;
