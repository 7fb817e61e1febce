import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { pages } from "@product/database/tables/page";
import { perform } from "#request/perform.ts";
import type { HomeForm } from "./schema.ts";

/** Refused when someone saved another version after `version` was read, so that no text is lost unseen. */
export const editHome = (actor: Actor, { version, ...texts }: HomeForm) =>
  perform(actor, "page.edit", async ({ tx, now, on, changed }) => {
    const [page] = await tx.select().from(pages).where(eq(pages.slug, "home")).for("update");
    on(page!);
    if (page!.version !== version) throw new Refused({ code: "page.changed-meanwhile", version: page!.version });
    await tx
      .update(pages)
      .set({ ...texts, version: version + 1, updatedAt: now })
      .where(eq(pages.slug, "home"));
    changed(page!, page!, { ...page!, ...texts });
    return { version: version + 1 };
  });
