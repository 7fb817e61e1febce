import type { Messages } from "#i18n/messages.ts";

export const messages = {
  alsoHere: {
    en: "{n, plural, one {Also here: {names}} other {Also here: {names}}}",
    es: "{n, plural, one {También está aquí: {names}} other {También están aquí: {names}}}",
  },
  more: {
    en: "{n, plural, one {# more person} other {# more people}}",
    es: "{n, plural, one {# persona más} other {# personas más}}",
  },
} as const satisfies Messages;
