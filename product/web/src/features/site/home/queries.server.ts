import { and, desc, eq } from "drizzle-orm";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { acts, actSubjects } from "@product/database/tables/ground/act";
import { pages } from "@product/database/tables/site/page";

/** The opening words in both languages, to be edited. */
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

/** The person who saved the current words; without a name when it was no person, or one whose account is gone. */
export async function lastEditor(): Promise<{ id: string | null; name: string | null } | undefined> {
  const [editor] = await database
    .select({ id: acts.actorId, name: accounts.name })
    .from(actSubjects)
    .innerJoin(acts, eq(acts.id, actSubjects.actId))
    .leftJoin(accounts, eq(accounts.userId, acts.actorId))
    .where(and(eq(actSubjects.kind, "page"), eq(actSubjects.subjectId, "home"), eq(acts.act, "page.edit")))
    .orderBy(desc(actSubjects.actId))
    .limit(1);
  return editor;
}
