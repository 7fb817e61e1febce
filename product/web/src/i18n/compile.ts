import compile from "icu-minify/compile";
import { locales, type Locale } from "@product/domain/locales";
import type { Messages } from "./messages.ts";

/** Compiled sentences of one language: slice → key → what use-intl formats without a parser. */
export type Compiled = Record<string, Record<string, unknown>>;

/** Done once at start, so that neither server nor browser parses ICU while a page waits. */
export const compileCatalogue = (slices: Record<string, Messages>): Record<Locale, Compiled> =>
  Object.fromEntries(locales.map(({ code }) => [code, compileLocale(slices, code)])) as Record<Locale, Compiled>;

const compileLocale = (slices: Record<string, Messages>, locale: Locale): Compiled =>
  Object.fromEntries(
    Object.entries(slices).map(([slice, messages]) => [
      slice,
      Object.fromEntries(Object.entries(messages).map(([key, texts]) => [key, compile(texts[locale])])),
    ]),
  );
