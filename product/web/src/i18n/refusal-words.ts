/** Texts of the slices' refusals, under the keys of the catalogue by which forms read them. */
import type { Locale } from "@product/domain/locales";
import type { RefusalCode } from "@product/domain/refusals";
import { dotless, type Dotless } from "./dotless.ts";
import type { Messages } from "./messages.ts";

export type RefusalSentences = Readonly<Partial<Record<RefusalCode, Readonly<Record<Locale, string>>>>>;

type RefusalKey = `refused:${Dotless<RefusalCode>}`;
export type RefusalMessages = Record<RefusalKey, string>;

export const refusalKey = (code: RefusalCode): RefusalKey => `refused:${dotless(code)}`;

export const refusalMessages = ({ refusals = {} }: { refusals?: RefusalSentences }): Messages =>
  Object.fromEntries(Object.entries(refusals).map(([code, sentence]) => [refusalKey(code as RefusalCode), sentence]));
