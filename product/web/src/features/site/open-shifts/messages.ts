import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  heading: words.openShifts,
  count: {
    en: "{n, plural, one {# shift with open places} other {# shifts with open places}}",
    es: "{n, plural, one {# turno con plazas libres} other {# turnos con plazas libres}}",
  },
  seeAll: { en: "See all {n, number} shifts", es: "Ver los {n, number} turnos" },
  role: words.role,
  anyRole: words.anyRole,
  town: words.town,
  anyTown: { en: "Any town", es: "Cualquier localidad" },
  places: { en: "{n, plural, one {# place} other {# places}}", es: "{n, plural, one {# plaza} other {# plazas}}" },
  apply: { en: "Sign up", es: "Me apunto" },
  applyFor: {
    en: "Sign up: {role}, {day}, {event}",
    es: "Me apunto: {role}, {day}, {event}",
  },
  none: { en: "There are no open shifts at the moment.", es: "Ahora mismo no hay turnos abiertos." },
  noneLike: {
    en: "No open shift fits. Choose another role or town.",
    es: "Ningún turno coincide. Elige otro puesto u otra localidad.",
  },
} as const satisfies Messages;
