import type { Locale } from "@product/domain/locales";
import { isoOf } from "#i18n/locale.ts";

/** In the order in which the pages point at one another; each is its own address and its own name in the messages. */
export const legalPages = ["conditions", "cookies-policy", "privacy-policy", "data-protection"] as const;
export type LegalPageName = (typeof legalPages)[number];

/** A legal page as plain data, so that its languages can be compared and nothing but text reaches the page. */
export type LegalText = { description: string; opening: Words; sections: readonly LegalSection[] };
/** The id is the anchor, the same in every language, so that a link to a clause survives a change of language. */
export type LegalSection = { id: string; heading: string; blocks: readonly Block[] };
/** Words alone are a paragraph. */
export type Block = Words | { list: readonly Words[] } | { table: LegalTable };
export type LegalTable = { caption: string; head: readonly string[]; rows: readonly (readonly Words[])[] };
export type Words = string | readonly Piece[];
export type Piece = string | LegalLink | { code: string };
/** An address of ours stands without the prefix of a language. */
export type LegalLink = { text: string; to: `/${string}` | `https://${string}` };

/** The text in the reader's language, and the day on which both languages, or what they show of the settings, were last changed. */
export function legalTextIn(locale: Locale, texts: Record<Locale, LegalText>, settingsChanged = lastRevised) {
  const day = settingsChanged > lastRevised ? settingsChanged : lastRevised;
  return { text: texts[locale], revised: { day, words: dayInWords(day, locale) } };
}

const lastRevised = "2026-11-15";

const dayInWords = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(isoOf(locale), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
