/** What slices say where the business refuses something, as keys of the catalogue by which forms read it. */
import type { Locale } from "@product/domain/locales";
import type { RefusalCode } from "@product/domain/refusals";
import type { Messages } from "./messages.ts";

export type RefusalSentences = Readonly<Partial<Record<RefusalCode, Readonly<Record<Locale, string>>>>>;

/** A dot would mean nesting in a message key, so a refusal's code is written with a slash there. */
type Dotless<Code extends string> = Code extends `${infer Noun}.${infer Rest}` ? `${Noun}/${Dotless<Rest>}` : Code;
type RefusalKey<Code extends string = RefusalCode> = `refused:${Dotless<Code>}`;
export type RefusalMessages = Record<RefusalKey, string>;

export const refusalKey = (code: RefusalCode): RefusalKey => `refused:${code.replaceAll(".", "/")}` as RefusalKey;

export const refusalMessages = ({ refusals = {} }: { refusals?: RefusalSentences }): Messages =>
  Object.fromEntries(Object.entries(refusals).map(([code, sentence]) => [refusalKey(code as RefusalCode), sentence]));
