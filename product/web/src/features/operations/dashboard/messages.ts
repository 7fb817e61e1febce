import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Dashboard", es: "Panel" },
  tasks: { en: "My tasks", es: "Mis tareas" },
  none: { en: "You have no pending tasks", es: "No tienes tareas pendientes" },
  noneText: {
    en: "What needs your review or a second confirmation appears here.",
    es: "Aquí aparece lo que hay que revisar o confirmar por segunda vez.",
  },
  later: { en: "Not available yet", es: "Todavía no está disponible" },
  laterText: {
    en: "Today and the next seven days: open places, missing replies, hours. They need events and shifts, which are still being built.",
    es: "Hoy y los próximos siete días: plazas libres, respuestas que faltan, horas. Necesitan eventos y turnos, que están en construcción.",
  },
} as const satisfies Messages;
