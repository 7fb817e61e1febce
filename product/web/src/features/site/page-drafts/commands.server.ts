import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { pageDrafts, pageRevisions, pages } from "@product/database/tables/site/page";
import { perform, type Transaction } from "#request/perform.ts";
import type { KeptPage } from "./schema.ts";

/** Keeps what somebody is writing, for them alone. Refused where they kept it in another window since `turn`. */
export const keepDraft = (actor: Actor, slug: string, { version: base, turn, ...texts }: KeptPage) =>
  perform(actor, "page.keep-draft", async ({ tx, now, subject }) => {
    const [page] = await tx.select().from(pages).where(eq(pages.slug, slug)).for("share");
    if (!page || page.state === "archived" || actor.kind !== "person") throw new Refused({ code: "page.gone" });
    subject(page);
    if (base < page.version && (await isSavedBy(tx, actor.id, page)))
      throw new Refused({ code: "page.draft-elsewhere" });
    const [kept] = await tx
      .insert(pageDrafts)
      .values({ slug, writer: actor.id, base, turn: turn + 1, ...texts, keptAt: now })
      .onConflictDoUpdate({
        target: [pageDrafts.slug, pageDrafts.writer],
        set: { base, turn: sql`${pageDrafts.turn} + 1`, ...texts, keptAt: now },
        setWhere: eq(pageDrafts.turn, turn),
      })
      .returning();
    if (!kept) throw new Refused({ code: "page.draft-elsewhere" });
    return { turn: kept.turn, keptAt: now.toISOString() };
  });

/** A draft that comes in after its writer saved is older than the saved version. */
async function isSavedBy(tx: Transaction, writer: string, { slug, newest }: typeof pages.$inferSelect) {
  const here = and(eq(pageRevisions.slug, slug), eq(pageRevisions.number, newest));
  const [revision] = await tx.select({ savedBy: pageRevisions.savedBy }).from(pageRevisions).where(here);
  return revision?.savedBy === writer;
}

export const dropDraft = (actor: Actor, slug: string) =>
  perform(actor, "page.drop-draft", async ({ tx, subject }) => {
    subject({ slug });
    await forgetDraft(tx, actor, slug);
    return { slug };
  });

/** A text that is saved needs no draft. */
export async function forgetDraft(tx: Transaction, actor: Actor, slug: string) {
  if (actor.kind !== "person") return;
  await tx.delete(pageDrafts).where(and(eq(pageDrafts.slug, slug), eq(pageDrafts.writer, actor.id)));
}
