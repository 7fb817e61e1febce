import type { Messages } from "#i18n/messages.ts";
import { hiddenWords } from "./share/hidden-words.ts";

export const messages = {
  "channel:mail": { en: "Email", es: "Correo" },
  "channel:sms": { en: "Text message", es: "Mensaje de texto" },
  "state:waiting": { en: "Pending", es: "Pendiente" },
  "state:sent": { en: "Sent", es: "Enviado" },
  "state:kept": { en: "Not sent", es: "Sin enviar" },
  "state:given_up": { en: "Failed", es: "Sin entregar" },
  "hidden:link": hiddenWords.link,
  "hidden:code": hiddenWords.code,
} as const satisfies Messages;
