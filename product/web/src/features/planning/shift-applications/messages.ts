import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.openShifts,
  text: {
    en: "Apply, and the office writes to you when it has decided.",
    es: "Apúntate y la oficina te escribe cuando haya decidido.",
  },
  apply: { en: "Apply", es: "Apuntarme" },
  applyName: { en: "Apply: {shift}", es: "Apuntarme: {shift}" },
} as const satisfies Messages;
