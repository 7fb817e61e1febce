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
  swapsByThemselves: {
    en: "Workers change shifts among themselves",
    es: "Los trabajadores cambian turnos entre sí",
  },
  swapsByThemselvesHelp: {
    en: "A change counts as soon as a colleague takes it, if the rules allow it for both. Otherwise the office has to agree.",
    es: "El cambio vale en cuanto otra persona lo acepta, si las normas lo permiten para ambas. Si no, tiene que aprobarlo la oficina.",
  },
  coversDropOuts: { en: "Look for cover after a drop-out", es: "Buscar sustitución tras una renuncia" },
  coversDropOutsHelp: {
    en: "The next who can work are asked by themselves, until the place is filled. It can be stopped on the staffing board.",
    es: "Se convoca por sí solo a quienes pueden trabajar hasta cubrir la plaza. Se puede detener en la asignación del evento.",
  },
  coverPerWave: { en: "People asked at a time", es: "Personas por ronda" },
  coverPerWaveHelp: { en: "The first to accept gets the place.", es: "La plaza es para quien acepte primero." },
  coverMinutes: { en: "Minutes until the next are asked", es: "Minutos entre rondas" },
  coverMinutesHelp: {
    en: "Earlier where all have declined.",
    es: "Antes, si todas las personas convocadas rechazan.",
  },
} as const satisfies Messages;
