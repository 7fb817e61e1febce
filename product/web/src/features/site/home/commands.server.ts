import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { pageRevisions, pages } from "@product/database/tables/page";
import { perform } from "#request/perform.ts";
import type { HomeForm } from "./schema.ts";

/** Refused when someone saved another version after `version` was read, so that no text is lost unseen. */
export const editHome = (actor: Actor, { version, ...texts }: HomeForm) =>
  perform(actor, "page.edit", async ({ tx, now, on, changed }) => {
    const [page] = await tx.select().from(pages).where(eq(pages.slug, "home")).for("update");
    on(page!);
    if (page!.version !== version) throw new Refused({ code: "page.changed-meanwhile", version: page!.version });
    const number = page!.newest + 1;
    const savedBy = actor.kind === "person" ? actor.id : null;
    await tx
      .update(pages)
      .set({ ...texts, newest: number, published: number, version: version + 1, updatedAt: now })
      .where(eq(pages.slug, "home"));
    await tx
      .insert(pageRevisions)
      .values({ slug: "home", number, ...texts, bodyEn: "", bodyEs: "", savedAt: now, savedBy, publishedAt: now });
    changed(page!, page!, { ...page!, ...texts });
    return { version: version + 1 };
  });
