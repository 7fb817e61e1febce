import { eq, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { isLegalLink, mostMenuLinks } from "@product/domain/site/menus";
import { menuLinks } from "@product/database/tables/site/menu-link";
import { perform, type Transaction } from "#request/perform.ts";
import type { MenuLinkForm } from "./schema.ts";

type Link = typeof menuLinks.$inferSelect;

/** A new link comes last; one that moves to another menu does too. Refused when someone saved it after `version` was read. */
export const saveMenuLink = (actor: Actor, { id, version, ...form }: MenuLinkForm) =>
  perform(actor, "menu.save", async ({ tx, now, recordChange }) => {
    const all = await lockMenus(tx);
    const before = id ? linkIn(all, id) : undefined;
    if (before && before.version !== version) throw new Refused({ code: "record.changed-meanwhile" });
    if (before && isLegalLink(before) && !isLegalLink({ ...form, target: same(form.target, before) }))
      throw new Refused({ code: "menu.legal-needed" });
    const isMoved = before?.place !== form.place;
    const there = all.filter(({ place }) => place === form.place);
    if (isMoved && there.length >= mostMenuLinks[form.place])
      throw new Refused({ code: "menu.full", most: mostMenuLinks[form.place] });
    const position = isMoved ? Math.max(0, ...there.map((link) => link.position)) + 1 : before.position;
    const [saved] = before
      ? await tx
          .update(menuLinks)
          .set({ ...form, position, version: before.version + 1, updatedAt: now })
          .where(eq(menuLinks.id, before.id))
          .returning()
      : await tx
          .insert(menuLinks)
          .values({ ...form, position, updatedAt: now })
          .returning();
    recordChange(saved!, before && auditFieldsOf(before), auditFieldsOf(saved!));
    return { id: saved!.id };
  });

/** One place up or down within its menu; at its end it stays. */
export const moveMenuLink = (actor: Actor, { id, way }: { id: string; way: "up" | "down" }) =>
  perform(actor, "menu.move", async ({ tx, recordChange }) => {
    const all = await lockMenus(tx);
    const link = linkIn(all, id);
    const there = all.filter(({ place }) => place === link.place).toSorted((a, b) => a.position - b.position);
    const other = there[there.indexOf(link) + (way === "up" ? -1 : 1)];
    const position = other?.position ?? link.position;
    await tx.update(menuLinks).set({ position }).where(eq(menuLinks.id, link.id));
    if (other) await tx.update(menuLinks).set({ position: link.position }).where(eq(menuLinks.id, other.id));
    recordChange(link, { position: link.position }, { position });
    return { id };
  });

export const deleteMenuLink = (actor: Actor, { id, version }: { id: string; version: number }) =>
  perform(actor, "menu.delete", async ({ tx, recordChange }) => {
    const link = linkIn(await lockMenus(tx), id);
    if (link.version !== version) throw new Refused({ code: "record.changed-meanwhile" });
    if (isLegalLink(link)) throw new Refused({ code: "menu.legal-needed" });
    await tx.delete(menuLinks).where(eq(menuLinks.id, id));
    recordChange(link, auditFieldsOf(link), undefined);
    return { id };
  });

/** Its own address must be kept, not merely one of the legal ones. */
const same = (target: string, before: Link): string => (target === before.target ? target : "");

const auditFieldsOf = ({ place, labelEn, labelEs, target }: Link) => ({ place, labelEn, labelEs, target });

function linkIn(all: readonly Link[], id: string): Link {
  const link = all.find((each) => each.id === id);
  if (!link) throw new Refused({ code: "menu.gone" });
  return link;
}

/** Menus are short and seldom changed: one change waits for the other. */
async function lockMenus(tx: Transaction): Promise<Link[]> {
  await tx.execute(sql`LOCK TABLE ${menuLinks} IN SHARE ROW EXCLUSIVE MODE`);
  return tx.select().from(menuLinks);
}
