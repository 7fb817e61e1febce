/**
 * Texts of the slices for their acts and kinds of record, under the keys of the catalogue by which the audit reads
 * them.
 */
import type { acts, Act } from "@product/domain/acts";
import type { Locale } from "@product/domain/locales";
import { dotless, type Dotless } from "./dotless.ts";
import type { Messages } from "./messages.ts";

type Sentence = Readonly<Record<Locale, string>>;
export type RecordKind = (typeof acts)[Act]["subject"];
/** One sentence per act: it stands beside who did it. */
export type ActSentences = Readonly<Partial<Record<Act, Sentence>>>;
export type RecordWords = Readonly<Partial<Record<RecordKind, Sentence>>>;

type ActKey = `act:${Dotless<Act>}`;
type RecordKey = `kind:${RecordKind}`;
export type TrailMessages = Record<ActKey | RecordKey, string>;

export const actKey = (act: Act): ActKey => `act:${dotless(act)}`;
export const recordKey = (kind: RecordKind): RecordKey => `kind:${kind}`;

export const trailMessages = (slice: { acts?: ActSentences; records?: RecordWords }): Messages =>
  Object.fromEntries([
    ...entriesOf(slice.acts).map(([act, sentence]) => [actKey(act), sentence]),
    ...entriesOf(slice.records).map(([kind, word]) => [recordKey(kind), word]),
  ]);

const entriesOf = <Name extends string>(sentences: Readonly<Partial<Record<Name, Sentence>>> | undefined) =>
  Object.entries(sentences ?? {}) as [Name, Sentence][];
