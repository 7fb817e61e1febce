import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  "title:accept": { en: "Approve several applications", es: "Aprobar varias solicitudes" },
  "title:ask-more": { en: "Ask several applicants for more", es: "Pedir más datos en varias solicitudes" },
  "title:reject": { en: "Reject several applications", es: "Rechazar varias solicitudes" },
  "title:mark-spam": { en: "Mark several applications as spam", es: "Marcar varias solicitudes como basura" },
  intro: {
    en: "Nothing is decided yet. This is what would happen to each of them.",
    es: "Todavía no se ha decidido nada. Esto es lo que pasaría con cada una.",
  },
  name: { en: "Applicant", es: "Persona" },
  form: words.form,
  happens: { en: "What happens", es: "Qué pasa" },
  nameless: words.withoutAName,
  "will:accept": { en: "Becomes a worker", es: "Pasa a ser trabajador" },
  "will:update": { en: "Updates {code}", es: "Actualiza {code}" },
  "will:ask-more": { en: "Gets the message in {language}", es: "Recibe el mensaje en {language}" },
  "will:reject": { en: "Is rejected and told in {language}", es: "Se rechaza y se le comunica en {language}" },
  "will:mark-spam": { en: "Is put away, and nobody is told", es: "Se aparta y no se avisa a nadie" },
  "not:changed": {
    en: "Left out: it changed since you ticked it",
    es: "Fuera: ha cambiado desde que la marcaste",
  },
  "not:state": { en: "Left out: it is decided already", es: "Fuera: ya está decidida" },
  "not:held": { en: "Left out: a colleague has it open", es: "Fuera: la tiene abierta otra persona" },
  "not:unsound": { en: "Left out: an answer is wrong or missing", es: "Fuera: hay una respuesta errónea o que falta" },
  "not:young": { en: "Left out: too young to work", es: "Fuera: no tiene edad para trabajar" },
  "not:known": {
    en: "Left out: somebody here has the same number. Decide it on its own",
    es: "Fuera: alguien de aquí tiene el mismo número. Decídela por separado",
  },
  "language:en": words.englishIngles,
  "language:es": words.spanishEspanol,
  none: { en: "None of them can be decided this way.", es: "Ninguna se puede decidir así." },
  reason: words.reason,
  template: words.standardText,
  noTemplate: words.onlyWhatIWrite,
  message: words.message,
  messageHelp: {
    en: "The standard text goes out in each person's language; what you write goes out as it is.",
    es: "El texto estándar sale en el idioma de cada persona; lo que escribas sale tal cual.",
  },
  "confirm:accept": {
    en: "{n, plural, one {Approve one} other {Approve #}}",
    es: "{n, plural, one {Aprobar una} other {Aprobar #}}",
  },
  "confirm:ask-more": {
    en: "{n, plural, one {Ask one} other {Ask #}}",
    es: "{n, plural, one {Pedir a una} other {Pedir a #}}",
  },
  "confirm:reject": {
    en: "{n, plural, one {Reject one} other {Reject #}}",
    es: "{n, plural, one {Rechazar una} other {Rechazar #}}",
  },
  "confirm:mark-spam": {
    en: "{n, plural, one {Mark one as spam} other {Mark # as spam}}",
    es: "{n, plural, one {Marcar una como basura} other {Marcar # como basura}}",
  },
  back: { en: "Back to the applications", es: "Volver a las solicitudes" },
} as const satisfies Messages;
