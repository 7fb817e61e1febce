import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "event.over": {
    en: "This event is over. Reopen it before changing anything.",
    es: "Este evento ha terminado. Reábrelo antes de cambiar nada.",
  },
  "event.move-illegal": {
    en: "An event in this status cannot go to that one.",
    es: "Un evento en este estado no puede pasar a ese otro.",
  },
  "event.too-long": {
    en: "An event lasts {days, number} days at most. Make several events of it.",
    es: "Un evento dura como máximo {days, number} días. Divídelo en varios eventos.",
  },
  "event.zone-differs": {
    en: "The event has shifts, and at that venue the clocks show another time ({zone}). Copy the event to the other venue instead, or remove its shifts first.",
    es: "El evento tiene turnos y en ese recinto rige otra hora ({zone}). Crea otro evento en ese recinto o quita antes los turnos.",
  },
  "event.time-skipped": {
    en: "The clocks go forward that night and “{shift}” would fall on a time that does not exist. The next one is {next}.",
    es: "Esa noche se adelanta la hora y «{shift}» caería en una hora que no existe. La siguiente es {next}.",
  },
  "event.time-twice": {
    en: "The clocks go back that night and {time} comes twice for “{shift}”. Choose whether you mean the first or the second.",
    es: "Esa noche se atrasa la hora y las {time} se repiten para «{shift}». Elige si es la primera o la segunda.",
  },
} as const satisfies RefusalSentences;
