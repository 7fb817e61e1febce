import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  back: words.backToTheSchedule,
  copyTitle: { en: "Copy shifts", es: "Copiar turnos" },
  copyText: {
    en: "The ticked shifts appear once more on other days, at the same times of the clock, as drafts.",
    es: "Los turnos marcados aparecen otra vez en otros días, a las mismas horas, como borradores.",
  },
  from: words.from,
  to: { en: "First day of the copies", es: "Primer día de las copias" },
  toHelp: {
    en: "What is on {day} comes to this day; the other days follow.",
    es: "Lo del {day} pasa a este día; los demás días siguen igual.",
  },
  people: { en: "With the people", es: "Con las personas" },
  peopleHelp: {
    en: "Each is checked as if you assigned them by hand. Who cannot come is named.",
    es: "Se comprueba a cada una como si la asignaras a mano. Quien no puede ir aparece con su motivo.",
  },
  twice: { en: "An hour that comes twice that night", es: "Una hora que se repite esa noche" },
  "twice:": words.choose,
  "twice:earlier": words.theFirst,
  "twice:later": words.theSecond,
  skipped: { en: "Start when the clocks have gone forward", es: "Empezar después del cambio de hora" },
  copyNow: words.copy,
  copied: {
    en: "{n, plural, one {One shift} other {# shifts}} copied, with {staged, plural, =0 {nobody} one {one person} other {# people}}.",
    es: "{n, plural, one {Un turno copiado} other {# turnos copiados}}, {staged, plural, =0 {sin personas} one {con una persona} other {con # personas}}.",
  },
  notTaken: {
    en: "{n, plural, one {One person was} other {# people were}} not taken along",
    es: "{n, plural, one {Una persona no se ha copiado} other {# personas no se han copiado}}",
  },
  toCopies: { en: "Show the copies", es: "Ver las copias" },
  shifts: words.shifts,
  include: { en: "Include {shift}", es: "Incluir {shift}" },
  none: { en: "There are no shifts in these days", es: "No hay turnos en estos días" },
  noneText: {
    en: "Go back and choose days with shifts.",
    es: "Vuelve y elige días con turnos.",
  },
  editTitle: { en: "Change shifts together", es: "Cambiar turnos a la vez" },
  editText: {
    en: "You see what becomes of each shift before anything is saved.",
    es: "Ves cómo queda cada turno antes de guardar nada.",
  },
  minutes: { en: "Move by minutes", es: "Mover en minutos" },
  minutesHelp: {
    en: "For example 30 for later, -30 for earlier.",
    es: "Por ejemplo 30 para más tarde, -30 para antes.",
  },
  breakMinutes: { en: "Break in minutes", es: "Descanso en minutos" },
  breakHelp: { en: "Leave it empty to keep the breaks.", es: "Déjalo vacío para mantener los descansos." },
  roleId: words.role,
  noRole: words.none,
  heads: { en: "More or fewer people", es: "Personas de más o de menos" },
  headsHelp: {
    en: "Added to the number wanted of this role; -2 takes two away.",
    es: "Se suma al número previsto de ese puesto; -2 quita dos.",
  },
  preview: words.preview,
  previewTitle: {
    en: "What becomes of {n, plural, one {one shift} other {# shifts}}",
    es: "Cómo {n, plural, one {queda un turno} other {quedan # turnos}}",
  },
  shift: words.shift,
  before: words.now,
  after: { en: "Then", es: "Después" },
  breakOf: { en: "break {n} min", es: "descanso {n} min" },
  headsOf: { en: "{before} → {after} people", es: "{before} → {after} personas" },
  apply: { en: "Save these changes", es: "Guardar estos cambios" },
} as const satisfies Messages;
