import { and, eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { pageDrafts } from "@product/database/tables/site/page";

/** The unsaved draft of this person for a page. */
export async function draftOf(actor: Actor, slug: string) {
  if (actor.kind !== "person") return undefined;
  const [draft] = await database
    .select()
    .from(pageDrafts)
    .where(and(eq(pageDrafts.slug, slug), eq(pageDrafts.writer, actor.id)));
  if (!draft) return undefined;
  const { writer: _writer, slug: _slug, ...kept } = draft;
  return kept;
}
