import { eq } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { pages } from "@product/database/tables/page";

/** The opening words of the home page in the reader's language. */
export async function homeOpening(locale: Locale) {
  const [opening] = await database
    .select(
      locale === "es" ? { title: pages.titleEs, lead: pages.leadEs } : { title: pages.titleEn, lead: pages.leadEn },
    )
    .from(pages)
    .where(eq(pages.slug, "home"));
  return opening!;
}

/** The same words in both languages, to be edited. */
export async function homeTexts() {
  const [texts] = await database
    .select({
      titleEn: pages.titleEn,
      titleEs: pages.titleEs,
      leadEn: pages.leadEn,
      leadEs: pages.leadEs,
      version: pages.version,
    })
    .from(pages)
    .where(eq(pages.slug, "home"));
  return texts!;
}
