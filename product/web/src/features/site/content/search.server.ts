import { asc } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { pageAddressOf } from "@product/domain/site/pages";
import { database } from "@product/database/client";
import { pages } from "@product/database/tables/site/page";
import { asManyAsAsked, folded, holding, type Found, type Searched } from "#request/slices/search-sources.ts";

export async function pagesWith(_actor: Actor, { words, locale }: Searched): Promise<Found[]> {
  const rows = await database
    .select()
    .from(pages)
    .where(holding(folded(pages.titleEn, pages.titleEs, pages.slug), words))
    .orderBy(asc(pages.slug))
    .limit(asManyAsAsked);
  return rows.map(({ slug, kind, titleEn, titleEs }) => ({
    id: slug,
    name: (locale === "es" ? titleEs || titleEn : titleEn || titleEs) || slug,
    about: pageAddressOf({ slug, kind }),
    address: `/admin/content/${slug}`,
  }));
}
