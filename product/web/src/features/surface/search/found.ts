/** All that a text finds, by kind, of what its reader may see. */
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { workerList } from "@product/domain/people/worker-list";
import { emptyView, queryOf } from "#features/ground/listing/share/shown-view.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { mostOfEach, type Found, type SearchSource } from "#request/slices/search-sources.ts";
import type { NamedScreen } from "#request/slices/settings-cards.ts";
import { askedOf, type Asked } from "./ask.server.ts";
import { foundIn } from "./beside.ts";
import { messages } from "./messages.ts";
import { searchQuery } from "./schema.ts";
import { screensWith } from "./screens.ts";

export const searchedIn = (request: Request): string =>
  searchQuery.parse(Object.fromEntries(pageAddress(request).searchParams)).q;

export type Everything = {
  q: string;
  locale: Locale;
  screens: Readonly<Record<string, NamedScreen>>;
  sources: Readonly<Record<string, SearchSource>>;
};

export async function foundFor(actor: Actor, { q, locale, screens, sources }: Everything) {
  if (q.length < 2) return { q, groups: [], question: undefined };
  const [records, question] = await Promise.all([foundIn(sources, actor, q, locale), askedOf(actor, q)]);
  const groups = [
    ...records.map(({ kind, source, found }) => groupOf(kind, source.title[locale], found, listOf(source, q))),
    groupOf("screen", messages["kind:screen"][locale], screensWith(actor, q, locale, screens)),
  ];
  return {
    q,
    groups: groups.filter(({ found }) => found.length > 0),
    question: question && { ...question, at: addressOf(question) },
  };
}

const addressOf = ({ parts, words }: Asked): string =>
  `/admin/workers/list${queryOf(workerList, { ...emptyView, q: words, filter: { and: parts } })}`;

/** Where a list of its own can be asked the same, the way there. */
const listOf = ({ list }: SearchSource, q: string) => list && `${list}?${new URLSearchParams({ q })}`;

const groupOf = (kind: string, heading: string, found: readonly Found[], list?: string) => ({
  kind,
  heading,
  found: found.slice(0, mostOfEach),
  hasMore: found.length > mostOfEach,
  list,
});
