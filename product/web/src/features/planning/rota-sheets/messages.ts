import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Working schedule", es: "Cuadrante" },
  "file:people": { en: "schedule-by-person", es: "cuadrante-por-persona" },
  "file:events": { en: "schedule-by-event", es: "cuadrante-por-evento" },
  person: { en: "Person", es: "Persona" },
  hours: { en: "Hours", es: "Horas" },
  when: { en: "When", es: "Cuándo" },
  shift: { en: "Shift", es: "Turno" },
  role: { en: "Role", es: "Puesto" },
  people: { en: "People", es: "Personas" },
  open: { en: "To fill", es: "Por cubrir" },
  draft: { en: "* Not published yet, or changed since", es: "* Sin publicar todavía o con cambios" },
  none: { en: "No shifts on these days.", es: "No hay turnos en estos días." },
} as const satisfies Messages;
