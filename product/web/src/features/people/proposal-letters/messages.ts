import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

/** What the second person reads in a mail. */
export const messages = {
  waitsSubject: { en: "A proposal waits for you: {code}", es: "Una propuesta te espera: {code}" },
  waitsGreeting: { en: "Hello {name},", es: "Hola, {name}:" },
  "waits:block": {
    en: "A colleague proposed to block {code} from work. It takes a second person: please look at it and confirm or withdraw it.",
    es: "Una persona del equipo ha propuesto bloquear a {code} para trabajar. Hace falta una segunda persona: revísalo y confírmalo o retíralo.",
  },
  "waits:unblock": {
    en: "A colleague proposed to lift the block of {code}. It takes a second person: please look at it and confirm or withdraw it.",
    es: "Una persona del equipo ha propuesto levantar el bloqueo de {code}. Hace falta una segunda persona: revísalo y confírmalo o retíralo.",
  },
  "waits:bank": {
    en: "Another bank account was entered for {code}. Until a second person confirms it, the current one stays in use.",
    es: "Se ha introducido otra cuenta bancaria para {code}. Hasta que una segunda persona la confirme, se mantiene la actual.",
  },
  waitsButton: words.openTheProposal,
  waitsFooter: {
    en: "You get this because you may confirm it. It also stands in My tasks.",
    es: "Recibes este correo porque puedes confirmarlo. También aparece en Mis tareas.",
  },
} as const satisfies Messages;
