import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import type { Found, SearchSource } from "#request/slices/search-sources.ts";

const mostWords = 8;

/** Results of each source for readers who may ask it, in the order of the screen. */
export async function foundIn(
  sources: Readonly<Record<string, SearchSource>>,
  actor: Actor,
  q: string,
  locale: Locale,
): Promise<{ kind: string; source: SearchSource; found: Found[] }[]> {
  const words = q.split(/\s+/).filter(Boolean).slice(0, mostWords);
  const permitted = Object.entries(sources)
    .filter(([, { needs }]) => isPermitted(actor, needs))
    .toSorted(([, a], [, b]) => a.position - b.position);
  return Promise.all(
    permitted.map(async ([kind, source]) => ({ kind, source, found: await source.find(actor, { q, words, locale }) })),
  );
}
