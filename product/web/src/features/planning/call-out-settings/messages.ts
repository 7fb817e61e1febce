import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.callOuts,
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
  weightHere: { en: "Weight: has worked at the venue", es: "Peso: ha trabajado en el recinto" },
  weightHours: { en: "Weight: few hours this week", es: "Peso: pocas horas esta semana" },
  weightAsked: { en: "Weight: not asked of late", es: "Peso: sin llamamientos recientes" },
  weightHelp: {
    en: "From 0 (does not count) to 10. Candidates are ranked by the sum, also when cover is looked for.",
    es: "De 0 (no cuenta) a 10. El orden de los candidatos sale de la suma, también al buscar sustitución.",
  },
  waves: {
    en: "Whom the search for cover asks, in order",
    es: "A quién convoca la búsqueda de sustitución, por orden",
  },
  wavesHelp: {
    en: "Of each, those who can work the shift. When nobody is left in one, the next follows. Without any, everyone is asked.",
    es: "De cada una, quienes pueden hacer el turno. Cuando no queda nadie en una, sigue la siguiente. Sin ninguna, se convoca a todo el mundo.",
  },
  nobody: words.notUsed,
  everyone: { en: "Everyone who can work", es: "Todas las personas que pueden" },
  lists: words.lists,
  roles: { en: "Those who also have the role", es: "Quienes tienen también el puesto" },
  unseen: { en: "A list of a colleague", es: "Una lista de otra persona" },
  wave1: { en: "First wave", es: "Primera ronda" },
  wave1Minutes: words.minutesAfterIt,
  wave2: { en: "Second wave", es: "Segunda ronda" },
  wave2Minutes: words.minutesAfterIt,
  wave3: { en: "Third wave", es: "Tercera ronda" },
  wave3Minutes: words.minutesAfterIt,
  wave4: { en: "Fourth wave", es: "Cuarta ronda" },
  wave4Minutes: words.minutesAfterIt,
} as const satisfies Messages;
