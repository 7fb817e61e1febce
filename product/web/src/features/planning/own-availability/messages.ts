import type { AvailabilityKind } from "@product/domain/people/availability";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "When you can work", es: "Cuándo puedes trabajar" },
  intro: {
    en: "Say on which days or hours you can or cannot work. The office sees it when it looks for people. No reasons are asked.",
    es: "Di qué días u horas puedes o no puedes trabajar. La oficina lo ve cuando busca gente. No se piden motivos.",
  },
  none: { en: "You have not said anything yet.", es: "Todavía no has dicho nada." },
  said: { en: "What you have said", es: "Lo que has dicho" },
  byOffice: { en: "written down by the office", es: "anotado por la oficina" },
  add: { en: "Add days", es: "Añadir días" },
  save: words.save,
  kind: words.canYouWork,
  "kind:unavailable": words.iCannot,
  "kind:undesired": { en: "I would rather not", es: "Prefiero que no" },
  "kind:available": { en: "I can", es: "Puedo" },
  "kind:desired": { en: "I would like to", es: "Me gustaría" },
  firstDay: words.firstDay,
  lastDay: words.lastDay,
  weekdays: { en: "Only on", es: "Solo los" },
  from: { en: "From (hour)", es: "Desde las" },
  until: { en: "Until (hour)", es: "Hasta las" },
  timesHelp: { en: "Without hours: the whole day.", es: "Sin horas: todo el día." },
  remove: words.remove,
  removeName: { en: "Remove: {what}", es: "Quitar: {what}" },
  fromDay: { en: "from {day}", es: "desde el {day}" },
  back: words.allMyShifts,
} as const satisfies Messages & Record<`kind:${AvailabilityKind}`, Messages[string]>;
