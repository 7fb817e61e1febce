import { and, eq } from "drizzle-orm";
import { isPermitted, NotPermitted, type Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { pageRevisions, pages } from "@product/database/tables/site/page";
import { perform, type Transaction } from "#request/perform.ts";
import type { HomeForm } from "./schema.ts";

/**
 * A text saved here is public at once, so that it needs the permission to publish. Refused when another version was
 * saved after `version` was read, so that no text is lost unseen.
 */
export const editHome = (actor: Actor, { version, ...texts }: HomeForm) =>
  perform(actor, "page.edit", async ({ tx, now, subject, recordChange }) => {
    if (!isPermitted(actor, "page.publish")) throw new NotPermitted(actor, "page.publish");
    const [page] = await tx.select().from(pages).where(eq(pages.slug, "home")).for("update");
    subject(page!);
    if (page!.version !== version) throw new Refused({ code: "page.changed-meanwhile", version: page!.version });
    if (page!.newest !== page!.published) throw new Refused({ code: "page.draft-waiting" });
    const { publishedAt: _then, ...before } = await newestText(tx, page!.newest);
    const number = page!.newest + 1;
    const savedBy = actor.kind === "person" ? actor.id : null;
    await tx
      .update(pages)
      .set({ ...texts, newest: number, published: number, version: version + 1, updatedAt: now })
      .where(eq(pages.slug, "home"));
    await tx.insert(pageRevisions).values({ ...before, number, ...texts, savedAt: now, savedBy, publishedAt: now });
    recordChange(page!, page!, { ...page!, ...texts });
    return { version: version + 1 };
  });

async function newestText(tx: Transaction, number: number) {
  const [text] = await tx
    .select()
    .from(pageRevisions)
    .where(and(eq(pageRevisions.slug, "home"), eq(pageRevisions.number, number)));
  return text!;
}
