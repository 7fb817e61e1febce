import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Move a shift", es: "Mover un turno" },
  allOfIt: { en: "Open the shift", es: "Abrir el turno" },
  back: words.backToTheSchedule,
  startsAt: words.starts,
  endsAt: words.ends,
  timeHelp: { en: "On the clock of the venue.", es: "En la hora local del recinto." },
  startsWhich: { en: "Which start", es: "Qué inicio" },
  endsWhich: { en: "Which end", es: "Qué final" },
  "which:": words.choose,
  "which:earlier": { en: "The first, before the clocks go back", es: "La primera, antes del cambio de hora" },
  "which:later": { en: "The second, after the clocks go back", es: "La segunda, después del cambio de hora" },
  save: words.save,
  useMine: words.saveMineNevertheless,
  overtaken: {
    en: "Somebody changed this shift while you were at it. Nothing has been saved.",
    es: "Alguien ha cambiado este turno mientras tanto. No se ha guardado nada.",
  },
  theirs: { en: "As it is now", es: "Como está ahora" },
  mine: { en: "As you wanted it", es: "Como lo querías" },
  concernsDraft: {
    en: "{n, plural, one {One person is} other {# people are}} on this shift. It is a draft: nobody has been told.",
    es: "{n, plural, one {Hay una persona} other {Hay # personas}} en este turno. Es un borrador: nadie ha recibido aviso.",
  },
  concernsPublished: {
    en: "{n, plural, one {One person is} other {# people are}} on this shift. They will be notified when you publish.",
    es: "{n, plural, one {Hay una persona} other {Hay # personas}} en este turno. Se enteran del cambio al publicar.",
  },
  giveTitle: { en: "The place of {name}", es: "La plaza de {name}" },
  giveDraft: { en: "It is a draft: nobody is told.", es: "Es un borrador: no se avisa a nadie." },
  giveTold: {
    en: "Both are told at once: who leaves and who comes.",
    es: "Se avisa a las dos personas en el momento: a quien sale y a quien entra.",
  },
  giveTo: { en: "Give it to", es: "Asignarla a" },
  give: { en: "Give the place", es: "Cambiar de persona" },
  nobodyElse: {
    en: "Nobody else of this role is free at that time.",
    es: "No hay nadie más de este puesto libre a esa hora.",
  },
} as const satisfies Messages;
