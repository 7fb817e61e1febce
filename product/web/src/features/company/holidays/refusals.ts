import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "calendar.parent-unfit": {
    en: "A region belongs to its country, and a town to its region or country. Choose another parent calendar.",
    es: "Una región pertenece a su país, y un municipio a su región o país. Elige otro calendario superior.",
  },
  "calendar.in-use": {
    en: "{count, plural, one {One calendar, legal entity or venue uses} other {# calendars, legal entities or venues use}} this one. Give them another first.",
    es: "{count, plural, one {Hay un calendario, empresa o recinto que usa} other {Hay # calendarios, empresas o recintos que usan}} este. Dales otro antes.",
  },
  "calendar.day-taken": {
    en: "This day is already a holiday here.",
    es: "Este día ya es festivo aquí.",
  },
} as const satisfies RefusalSentences;
