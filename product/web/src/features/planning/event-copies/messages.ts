import type { Rhythm } from "@product/domain/planning/occurrences";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import type { Standing } from "./team.server.ts";

export const messages = {
  copyTitle: { en: "Copy to other dates", es: "Copiar a otras fechas" },
  copyIntro: {
    en: "A draft with the same shifts and places, at the same times at the venue.",
    es: "Un borrador con los mismos turnos y plazas, a las mismas horas en el recinto.",
  },
  titleEs: words.titleInSpanish,
  titleEn: words.titleInEnglish,
  titleHelp: words.oneOfTheTwoIsEnough,
  firstDay: words.firstDay,
  firstDayHelp: { en: "The original starts on {day}.", es: "El original empieza el {day}." },
  rhythm: { en: "Repeat", es: "Repetir" },
  rhythmHelp: { en: "Each repetition is an event of its own.", es: "Cada repetición es un evento aparte." },
  "rhythm:once": words.no,
  "rhythm:weekly": { en: "Every week", es: "Cada semana" },
  "rhythm:monthly": { en: "Every month", es: "Cada mes" },
  until: { en: "Last date", es: "Última fecha" },
  untilHelp: { en: "Only when it repeats.", es: "Solo si se repite." },
  team: { en: "With the same team", es: "Con el mismo equipo" },
  teamHelp: {
    en: "Those who can work are assigned as drafts; nobody is told until the shifts are published.",
    es: "Se asigna en borrador a quienes pueden trabajar; no se avisa a nadie hasta publicar los turnos.",
  },
  copyDo: { en: "Copy event", es: "Copiar evento" },
  back: words.backToTheEvent,
  template: words.template,
  templateWhy: {
    en: "A template stays an event of its own and is offered whenever a new one is made.",
    es: "Una plantilla sigue siendo un evento y se ofrece al crear otros nuevos.",
  },
  makeTemplate: { en: "Use as a template", es: "Usar como plantilla" },
  endTemplate: { en: "No longer a template", es: "Dejar de usar como plantilla" },
  templatesTitle: { en: "Event templates", es: "Plantillas de eventos" },
  templatesIntro: {
    en: "Events to make others from, with their shifts and places.",
    es: "Eventos a partir de los que se crean otros, con sus turnos y plazas.",
  },
  noTemplates: { en: "No templates yet", es: "Todavía no hay plantillas" },
  noTemplatesText: {
    en: "Open an event, choose “Copy to other dates…” and mark it as a template.",
    es: "Abre un evento, elige «Copiar a otras fechas…» y márcalo como plantilla.",
  },
  places: {
    en: "{n, plural, =0 {No places} one {# place} other {# places}}",
    es: "{n, plural, =0 {Sin plazas} one {# plaza} other {# plazas}}",
  },
  newFrom: { en: "New event from this", es: "Nuevo evento con esta" },
  newFromName: { en: "New event from {title}", es: "Nuevo evento con {title}" },
  previousTeam: { en: "Team of the original event", es: "Equipo del evento original" },
  teamIntro: {
    en: "Everyone who held a place there, and whether they can work on these dates.",
    es: "Todas las personas que tenían plaza y si pueden trabajar en estas fechas.",
  },
  noTeam: { en: "Nobody held a place in the original event.", es: "Nadie tenía plaza en el evento original." },
  person: words.workerTrabajadorA,
  shift: words.shift,
  standing: { en: "On this event", es: "En este evento" },
  "standing:here": { en: "Assigned", es: "Asignada" },
  "standing:free": { en: "Can be assigned", es: "Se puede asignar" },
  "standing:busy": { en: "Works elsewhere: {busy}", es: "Trabaja en otro turno: {busy}" },
  "standing:other": { en: "No longer has this role here", es: "Ya no tiene este puesto aquí" },
  "standing:not-allowed": { en: "Cannot work that day", es: "Ese día no puede trabajar" },
} as const satisfies Messages & Record<`rhythm:${Rhythm}` | `standing:${Standing}`, Messages[string]>;
