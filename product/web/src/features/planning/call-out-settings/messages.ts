import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Call-outs", es: "Llamamientos" },
  intro: {
    en: "When workers are written to about shifts, and how often. Under 12 hours before the start letters leave at any time.",
    es: "Cuándo se escribe a los trabajadores sobre turnos y con qué frecuencia. A menos de 12 horas del inicio se avisa a cualquier hora.",
  },
  quietFrom: { en: "Quiet from (hour)", es: "Sin avisos desde las (hora)" },
  quietUntil: { en: "Quiet until (hour)", es: "Sin avisos hasta las (hora)" },
  quietHelp: {
    en: "By the clock where the worker’s company is. The same hour twice: no quiet hours.",
    es: "Según el reloj de la empresa de cada trabajador. La misma hora dos veces: sin horas de descanso.",
  },
  mostPerWeek: { en: "Call-outs per person and week", es: "Llamamientos por persona y semana" },
  mostPerWeekHelp: {
    en: "Invitations to work. Bookings, changes and cancellations are always told.",
    es: "Convocatorias para trabajar. Las asignaciones, los cambios y las anulaciones se avisan siempre.",
  },
} as const satisfies Messages;
