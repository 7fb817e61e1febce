/** How each block is written, to begin from. */
import type { Locale } from "@product/domain/locales";

export const blockNames = [
  "heading",
  "callout",
  "image",
  "table",
  "tabs",
  "accordion",
  "faq",
  "cards",
  "button",
  "form",
  "open-shifts",
  "code-group",
  "company-details",
  "retention-table",
  "data-inventory",
  "cookie-list",
] as const;
export type BlockName = (typeof blockNames)[number];

export const skeletonOf = (name: BlockName, language: Locale): string => {
  const [first, second, words] = language === "es" ? ["Primero", "Segundo", "Texto"] : ["First", "Second", "Text"];
  const items = `### ${first}\n\n${words}\n\n### ${second}\n\n${words}`;
  const written: Record<BlockName, string> = {
    heading: `## ${first}`,
    callout: `:::callout[${first}]{tone=info}\n${words}\n:::`,
    image: "![](/media/name.jpg)",
    table: `| ${first} | ${second} |\n| --- | --- |\n| ${words} | ${words} |`,
    tabs: `:::tabs\n${items}\n:::`,
    accordion: `:::accordion\n${items}\n:::`,
    faq: `:::faq\n${items}\n:::`,
    cards: `:::cards\n${items}\n:::`,
    button: `::button[${words}]{to=/conditions}`,
    form: `::form[${words}]{form=form-name}`,
    "open-shifts": "::open-shifts",
    "code-group": ":::code-group\n```txt A\n…\n```\n\n```txt B\n…\n```\n:::",
    "company-details": "::company-details",
    "retention-table": "::retention-table",
    "data-inventory": "::data-inventory",
    "cookie-list": "::cookie-list",
  };
  return written[name];
};
