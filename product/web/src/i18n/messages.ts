import type { Locale } from "@product/domain/locales";

/** The sentences of one slice: each key in every language, in ICU. A missing language is a type error. */
export type Messages = Record<string, Record<Locale, string>>;

/** The same sentences as use-intl's types want them: key → the English text, from which arguments are inferred. */
export type English<M extends Messages> = { [Key in keyof M]: M[Key]["en"] };

/** The sentences of every slice by its name; each `slice.ts` adds its own. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface AllMessages {}
