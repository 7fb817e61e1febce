import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Open shifts", es: "Turnos abiertos" },
  text: {
    en: "Apply, and the office writes to you when it has decided.",
    es: "Apúntate y la oficina te escribe cuando haya decidido.",
  },
  apply: { en: "Apply", es: "Apuntarme" },
  applyName: { en: "Apply: {shift}", es: "Apuntarme: {shift}" },
} as const satisfies Messages;
