import { asc, isNotNull } from "drizzle-orm";
import { database } from "@product/database/client";
import { pages } from "@product/database/tables/site/page";

/** Legal pages whose public text the company wrote before the law's newest demands were named in ours. */
export async function textsToCheck() {
  const found = await database
    .select({ slug: pages.slug, en: pages.titleEn, es: pages.titleEs })
    .from(pages)
    .where(isNotNull(pages.toCheckSince))
    .orderBy(asc(pages.slug));
  return found.map(({ slug, en, es }) => ({
    name: { en: en || es || slug, es: es || en || slug },
    at: `/admin/content/${slug}`,
  }));
}
