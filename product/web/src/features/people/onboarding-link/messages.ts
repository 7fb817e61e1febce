import type { Messages } from "#i18n/messages.ts";

export const messages = {
  back: { en: "Back to everything that is needed", es: "Volver a todo lo que hace falta" },
} as const satisfies Messages;
