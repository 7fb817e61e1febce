import type { Messages } from "#i18n/messages.ts";

/** What every form says of itself. */
export const messages = {
  save: { en: "Save", es: "Guardar" },
  saving: { en: "Saving…", es: "Guardando…" },
  unsaved: { en: "Unsaved changes", es: "Cambios sin guardar" },
  unchanged: { en: "No changes", es: "Sin cambios" },
  discard: { en: "Discard", es: "Descartar" },
  leaveTitle: { en: "Leave without saving?", es: "¿Salir sin guardar?" },
  leaveText: {
    en: "What you changed on this page is not saved and would be lost.",
    es: "Lo que has cambiado en esta página no está guardado y se perdería.",
  },
  leave: { en: "Leave without saving", es: "Salir sin guardar" },
  stay: { en: "Stay here", es: "Seguir aquí" },
  close: { en: "Close", es: "Cerrar" },
  characters: {
    en: "{length, number} of {max, number} characters",
    es: "{length, number} de {max, number} caracteres",
  },
  theirs: { en: "Saved by someone else", es: "Guardado por otra persona" },
  takeTheirs: { en: "Use this text", es: "Usar este texto" },
  sameAsTheirs: { en: "Same as yours", es: "Igual que el tuyo" },
} as const satisfies Messages;
