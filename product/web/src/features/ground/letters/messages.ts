import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import { hiddenWords } from "./share/hidden-words.ts";

export const messages = {
  "channel:mail": words.emailCorreo,
  "channel:sms": words.textMessage,
  "state:waiting": { en: "Pending", es: "Pendiente" },
  "state:sent": words.sent,
  "state:kept": { en: "Not sent", es: "Sin enviar" },
  "state:given_up": { en: "Failed", es: "Sin entregar" },
  "hidden:link": hiddenWords.link,
  "hidden:code": hiddenWords.code,
} as const satisfies Messages;
