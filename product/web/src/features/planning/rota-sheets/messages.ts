import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Working schedule", es: "Cuadrante" },
  "file:people": { en: "schedule-by-person", es: "cuadrante-por-persona" },
  "file:events": { en: "schedule-by-event", es: "cuadrante-por-evento" },
  person: words.person,
  hours: words.hours,
  when: words.when,
  shift: words.shift,
  role: words.role,
  people: words.people,
  open: { en: "To fill", es: "Por cubrir" },
  draft: { en: "* Not published yet, or changed since", es: "* Sin publicar todavía o con cambios" },
  none: { en: "No shifts on these days.", es: "No hay turnos en estos días." },
} as const satisfies Messages;
