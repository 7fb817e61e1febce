import { and, asc, eq, isNotNull } from "drizzle-orm";
import { locales } from "@product/domain/locales";
import { pageAddressOf } from "@product/domain/site/pages";
import { database } from "@product/database/client";
import { pageRevisions, pages } from "@product/database/tables/site/page";
import { inLocale } from "#i18n/locale.ts";

/** Every address that the public may read, in each language that it is written in, with the day of its last change. */
export async function publicAddresses(): Promise<{ path: string; day: string }[]> {
  const rows = await database
    .select({ slug: pages.slug, kind: pages.kind, revision: pageRevisions })
    .from(pages)
    .innerJoin(pageRevisions, and(eq(pageRevisions.slug, pages.slug), eq(pageRevisions.number, pages.published)))
    .where(isNotNull(pages.published))
    .orderBy(asc(pages.slug));
  return rows.flatMap(({ revision, ...page }) =>
    locales
      .filter(({ code }) => (code === "es" ? revision.titleEs : revision.titleEn) !== "")
      .map(({ code }) => ({
        path: inLocale(pageAddressOf(page), code),
        day: (revision.publishedAt ?? revision.savedAt).toISOString().slice(0, 10),
      })),
  );
}
