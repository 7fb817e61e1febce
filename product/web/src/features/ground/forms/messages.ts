import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

/** What every form says of itself. */
export const messages = {
  save: words.save,
  saving: words.saving,
  unsaved: { en: "Unsaved changes", es: "Cambios sin guardar" },
  unchanged: { en: "No changes", es: "Sin cambios" },
  discard: words.discard,
  leaveTitle: { en: "Leave without saving?", es: "¿Salir sin guardar?" },
  leaveText: {
    en: "Your changes on this page have not been saved and would be lost.",
    es: "Los cambios de esta página no se han guardado y se perderían.",
  },
  leave: { en: "Leave without saving", es: "Salir sin guardar" },
  stay: { en: "Stay here", es: "Seguir aquí" },
  close: words.close,
  characters: {
    en: "{length, number} of {max, number} characters",
    es: "{length, number} de {max, number} caracteres",
  },
  linkSentText: {
    en: "You can also pass it on another way. The audit trail records that you have seen it.",
    es: "También puedes hacérselo llegar por otra vía. En la auditoría queda registrado que lo has visto.",
  },
  linkStays: { en: "Pass this link on", es: "Haz llegar este enlace" },
  linkStaysText: {
    en: "This installation cannot send messages, so give it to the worker yourself. The audit trail records that you have seen it.",
    es: "Esta instalación no puede enviar mensajes, así que dáselo tú al trabajador. En la auditoría queda registrado que lo has visto.",
  },
  byWhatsApp: { en: "Send by WhatsApp", es: "Enviar por WhatsApp" },
  copyLink: { en: "Copy the link", es: "Copiar el enlace" },
  linkCopied: words.copied,
  linkOnce: {
    en: "It is shown only now. Whoever has it can use it, so give it to nobody else.",
    es: "Solo se muestra ahora. Quien lo tenga puede usarlo, así que no se lo des a nadie más.",
  },
  theirs: { en: "Saved by someone else", es: "Guardado por otra persona" },
  takeTheirs: { en: "Use this text", es: "Usar este texto" },
  sameAsTheirs: { en: "Same as yours", es: "Igual que el tuyo" },
} as const satisfies Messages;
