import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { pages } from "@product/database/tables/site/page";
import { perform } from "#request/perform.ts";

/** Says that the text which the public reads names all that it has to. Refused where it is another one by now. */
export const markChecked = (actor: Actor, slug: string, { version }: { version: number }) =>
  perform(actor, "page.mark-checked", async ({ tx, subject }) => {
    const [page] = await tx.select().from(pages).where(eq(pages.slug, slug)).for("update");
    if (!page || page.version !== version) throw new Refused({ code: "page.gone" });
    subject(page);
    await tx.update(pages).set({ toCheckSince: null }).where(eq(pages.slug, slug));
    return { slug };
  });
