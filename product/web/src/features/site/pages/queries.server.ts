import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { isSlug, type PageKind } from "@product/domain/site/pages";
import { plainWords, type Blocks } from "@product/domain/site/blocks";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { pageRevisions, pages } from "@product/database/tables/site/page";
import { lastRetentionChange } from "#features/company/retention/queries.server.ts";
import { shownBlocks } from "#features/site/content-blocks/queries.server.ts";
import { dayInWords } from "#i18n/format.ts";

export type Day = { day: string; words: string };
export type PageSection = { id: string; heading: string; blocks: Blocks };
export type ShownPage = {
  slug: string;
  kind: PageKind;
  title: string;
  lead: string;
  /** How it is found and shared. */
  seo: { title: string; description: string; image: string | undefined };
  opening: Blocks;
  sections: readonly PageSection[];
  /** On legal pages: the day from which the text holds, and the texts before it. */
  revised: Day | undefined;
  earlier: readonly (Day & { number: number })[];
  /** Which revision it is, where it is not the one that holds. */
  number: number | undefined;
};

/** The page as the public reads it, or an earlier public text of a legal one; undefined where there is none in this language. */
export async function publicPage(slug: string, locale: Locale, number?: number): Promise<ShownPage | undefined> {
  if (!isSlug(slug)) return undefined;
  const [found] = await database
    .select({ page: pages, revision: pageRevisions })
    .from(pages)
    .innerJoin(
      pageRevisions,
      and(eq(pageRevisions.slug, pages.slug), eq(pageRevisions.number, number ?? sql`${pages.published}`)),
    )
    .where(and(eq(pages.slug, slug), isNotNull(pages.published), isNotNull(pageRevisions.publishedAt)));
  if (!found || (number !== undefined && found.page.kind !== "legal")) return undefined;
  return shownPage(found.page.kind, found.revision, locale, number);
}

/** Any text as it would be read. */
export async function shownPage(
  kind: PageKind,
  revision: typeof pageRevisions.$inferSelect,
  locale: Locale,
  number?: number,
): Promise<ShownPage | undefined> {
  const [title, lead, body] =
    locale === "es"
      ? [revision.titleEs, revision.leadEs, revision.bodyEs]
      : [revision.titleEn, revision.leadEn, revision.bodyEn];
  if (title === "") return undefined;
  const { blocks } = await shownBlocks(body, locale);
  const first = blocks.findIndex(isSectionHead);
  const isLegal = kind === "legal";
  return {
    slug: revision.slug,
    kind,
    title,
    lead,
    seo: seoOf(revision, locale),
    opening: first === -1 ? blocks : blocks.slice(0, first),
    sections: first === -1 ? [] : sectionsOf(blocks.slice(first)),
    revised: isLegal ? dayFrom(await heldSince(revision, body), locale) : undefined,
    earlier: isLegal ? await earlierTexts(revision.slug, revision.number, locale) : [],
    number,
  };
}

/** The words that search engines and shared links show of a page: its own, where nothing else was written. */
export function seoOf(revision: typeof pageRevisions.$inferSelect, locale: Locale): ShownPage["seo"] {
  const side = locale === "es" ? "Es" : "En";
  const image = revision[`shareImage${side}`];
  return {
    title: revision[`seoTitle${side}`] || revision[`title${side}`],
    description: revision[`seoDescription${side}`] || revision[`lead${side}`],
    image: image ? `/media/${image}` : undefined,
  };
}

/** The day at the top is that of the last change, also where only a term changed that the text shows. */
async function heldSince({ effectiveOn, savedAt }: typeof pageRevisions.$inferSelect, body: string): Promise<string> {
  const written = effectiveOn ?? savedAt.toISOString().slice(0, 10);
  const changed = body.includes("::retention-table")
    ? (await lastRetentionChange())?.toISOString().slice(0, 10)
    : undefined;
  return changed && changed > written ? changed : written;
}

async function earlierTexts(slug: string, current: number, locale: Locale) {
  const rows = await database
    .select({ number: pageRevisions.number, on: pageRevisions.effectiveOn, at: pageRevisions.publishedAt })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.slug, slug), isNotNull(pageRevisions.publishedAt)))
    .orderBy(desc(pageRevisions.number));
  return rows
    .filter(({ number }) => number !== current)
    .map(({ number, on, at }) => ({ number, ...dayFrom(on ?? at!.toISOString().slice(0, 10), locale) }));
}

const dayFrom = (day: string, locale: Locale): Day => ({ day, words: dayInWords(day, locale) });

const isSectionHead = (block: Blocks[number]) => block.type === "heading" && block.level === 2;

function sectionsOf(blocks: Blocks): PageSection[] {
  const sections: { id: string; heading: string; blocks: Blocks[number][] }[] = [];
  for (const block of blocks)
    if (block.type === "heading" && block.level === 2)
      sections.push({ id: block.id, heading: plainWords(block.words), blocks: [] });
    else sections.at(-1)!.blocks.push(block);
  return sections;
}
