import compile from "icu-minify/compile";
import { locales, type Locale } from "@product/domain/locales";
import type { Messages } from "./messages.ts";

/** Compiled sentences of one language: slice → key → what use-intl formats without a parser. */
export type Compiled = Record<string, Record<string, unknown>>;

/** So that no browser parses ICU. A slice is compiled when a page first speaks it, and kept: at start most have no reader yet. */
export const compileCatalogue = (slices: Record<string, Messages>): Record<Locale, Compiled> =>
  Object.fromEntries(locales.map(({ code }) => [code, compileWhenSpoken(slices, code)])) as Record<Locale, Compiled>;

function compileWhenSpoken(slices: Record<string, Messages>, locale: Locale): Compiled {
  const kept = new Map<string, Compiled[string]>();
  const compiled = Object.keys(slices).map((slice): [string, PropertyDescriptor] => [
    slice,
    { enumerable: true, get: () => kept.getOrInsertComputed(slice, () => compileSlice(slices[slice]!, locale)) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(compiled));
}

const compileSlice = (messages: Messages, locale: Locale): Compiled[string] =>
  Object.fromEntries(Object.entries(messages).map(([key, texts]) => [key, compile(texts[locale])]));
