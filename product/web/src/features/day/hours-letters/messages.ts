import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  greeting: { en: "Hello {name},", es: "Hola, {name}:" },
  "subject:endorse": { en: "Check your hours", es: "Revisa tus horas" },
  "text:endorse": {
    en: "The hours of your shift at {event} on {day} are in your pass. Say whether they are right within {hours} hours of the end of the shift; after that your company can close them without your answer.",
    es: "Las horas de tu turno en {event}, {day}, están en tu pase. Di si son correctas en las {hours} horas siguientes al final del turno; después tu empresa puede cerrarlas sin tu respuesta.",
  },
  "subject:unclosed": { en: "Your time out is missing", es: "Falta tu hora de salida" },
  "text:unclosed": {
    en: "Nobody clocked you out at {event} on {day}. Nothing counts until you and your company agree on the end. Say in your pass when you left.",
    es: "No se fichó tu salida en {event}, {day}. No cuenta nada hasta que tú y tu empresa acordéis la hora. Di en tu pase cuándo saliste.",
  },
  "subject:correction": { en: "Your company proposes a correction", es: "Tu empresa propone una corrección" },
  "text:correction": {
    en: "Your company proposes to correct what was clocked at {event} on {day}. It only counts if you agree: answer in your pass.",
    es: "Tu empresa propone corregir lo fichado en {event}, {day}. Solo cuenta si estás de acuerdo: contesta en tu pase.",
  },
  "subject:disputed": { en: "The client disputes your hours", es: "El cliente no está de acuerdo con tus horas" },
  "text:disputed": {
    en: "The client of {event} says that your hours on {day} were different. They are not approved until your company has decided. Read what was said in your pass, where you can answer.",
    es: "El cliente de {event} dice que tus horas ({day}) fueron otras. No quedan aprobadas hasta que tu empresa decida. Lee en tu pase lo que dice; allí puedes contestar.",
  },
  "subject:answered": {
    en: "Your company has answered about your hours",
    es: "Tu empresa ha contestado sobre tus horas",
  },
  "text:answered": {
    en: "Your company has answered about your hours at {event} on {day}. Read it in your pass, where you can write back.",
    es: "Tu empresa ha contestado sobre tus horas en {event}, {day}. Léelo en tu pase; allí puedes responder.",
  },
  button: words.openMyHours,
  footer: {
    en: "You receive this because you worked this shift.",
    es: "Recibes este mensaje porque trabajaste en este turno.",
  },
} as const satisfies Messages;
