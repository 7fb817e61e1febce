import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

/** Only for mails: no page shows them. */
export const messages = {
  subject: { en: "Waiting for your review: {new} new", es: "Pendiente de revisión: {new} novedades" },
  subjectOne: { en: "Waiting for your review: 1 new", es: "Pendiente de revisión: 1 novedad" },
  greeting: { en: "Hello {name},", es: "Hola, {name}:" },
  intro: { en: "This is waiting for you:", es: "Esto es lo que tienes pendiente:" },
  line: { en: "{title}: {n}", es: "{title}: {n}" },
  lineNew: { en: "{title}: {n} ({new} new)", es: "{title}: {n} (novedades: {new})" },
  openQueue: { en: "Open: {title}", es: "Abrir: {title}" },
  openTasks: words.myTasks,
  footer: {
    en: "You get this because you review these. There is one email per working day at most, and only when something new has arrived.",
    es: "Recibes este correo porque te corresponde revisarlo. Como máximo se envía uno por día laborable, y solo cuando llega algo nuevo.",
  },
} as const satisfies Messages;
