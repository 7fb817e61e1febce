import { and, eq, ne, sql } from "drizzle-orm";
import { isPermitted, NotPermitted, type Actor } from "@product/domain/actor";
import { withoutTypedWords, type Filter } from "@product/domain/filters/filter";
import { readFilter, storedFilter } from "@product/domain/filters/read-filter";
import type { Density, Layout, ListKind } from "@product/domain/filters/list-kind";
import { Refused } from "@product/domain/refusals";
import { groups } from "@product/database/tables/access/group";
import { chosenViews, savedViews } from "@product/database/tables/ground/saved-view";
import { perform, type Transaction } from "#request/perform.ts";
import { isSharedWith, viewsOf } from "./queries.server.ts";

/** The content and the look of a view. */
export type Seen = {
  filter: Filter;
  searched: string;
  sort: string;
  columns: string[];
  density: Density;
  layout: Layout;
};
export type Named = { name: string; sharing: string; chosen: boolean; version: number };
type Row = typeof savedViews.$inferSelect;

const mostViews = 50;

/** One's own needs no more than having the list; to share it is an act of its own. */
export const createView = (actor: Actor, kind: ListKind, { name, sharing, chosen }: Named, seen: Seen) =>
  perform(actor, "view.create", async ({ tx, recordChange }) => {
    const ownerId = ownerWithList(actor, kind);
    await ensureRoom(tx, ownerId, kind, name);
    const [view] = await tx
      .insert(savedViews)
      .values({ ownerId, kind: kind.record, name, ...kept(seen) })
      .returning();
    recordChange({ id: view!.id, ownerId }, undefined, auditFieldsOf(kind, seen));
    if (sharing !== "own") await share(actor, view!, sharing);
    if (chosen) await choose(actor, kind, view!.id);
    return { id: view!.id };
  });

/** Its name, with whom it is shared, and whether one's own list begins with it. */
export async function nameView(actor: Actor, kind: ListKind, id: string, { name, sharing, chosen, version }: Named) {
  const isShared = await isSharedNow(actor, kind, id);
  return perform(actor, isShared ? "view.edit-shared" : "view.edit", async ({ tx, now, recordChange }) => {
    const view = await lockView(tx, actor, kind, id, version);
    if (view.name !== name) await ensureRoom(tx, view.ownerId, kind, name, id);
    await tx
      .update(savedViews)
      .set({ name, version: version + 1, updatedAt: now })
      .where(eq(savedViews.id, id));
    recordChange({ id, ownerId: view.ownerId }, {}, {});
    if (sharing !== sharingOf(view)) await share(actor, { ...view, version: version + 1 }, sharing);
    const isChosen = (await tx.$count(chosenViews, isTheChoiceOf(actor, id))) > 0;
    if (chosen !== isChosen) await (chosen ? choose(actor, kind, id) : unchoose(actor, id));
    return { id };
  });
}

/** The view shows from now on what the list shows. */
export async function replaceView(actor: Actor, kind: ListKind, id: string, version: number, seen: Seen) {
  const isShared = await isSharedNow(actor, kind, id);
  return perform(actor, isShared ? "view.edit-shared" : "view.edit", async ({ tx, now, recordChange }) => {
    const view = await lockView(tx, actor, kind, id, version);
    await tx
      .update(savedViews)
      .set({ ...kept(seen), version: version + 1, updatedAt: now })
      .where(eq(savedViews.id, id));
    recordChange({ id, ownerId: view.ownerId }, auditFieldsOf(kind, seenIn(view, kind)), auditFieldsOf(kind, seen));
    return { id };
  });
}

export async function deleteView(actor: Actor, kind: ListKind, id: string, version: number) {
  const isShared = await isSharedNow(actor, kind, id);
  return perform(actor, isShared ? "view.delete-shared" : "view.delete", async ({ tx, recordChange }) => {
    const view = await lockView(tx, actor, kind, id, version);
    await tx.delete(savedViews).where(eq(savedViews.id, id));
    recordChange({ id, ownerId: view.ownerId }, auditFieldsOf(kind, seenIn(view, kind)), undefined);
  });
}

// Others read it, so that whoever changes it changes their list too: that takes what changing a list for others takes.
const share = (actor: Actor, view: Row, sharing: string) =>
  perform(actor, "view.share", async ({ tx, now, recordChange }) => {
    const groupId = sharing === "own" || sharing === "everyone" ? null : sharing;
    if (groupId && (await tx.$count(groups, eq(groups.id, groupId))) === 0)
      throw new Refused({ code: "record.changed-meanwhile" });
    const next = groupId ? ("group" as const) : (sharing as "own" | "everyone");
    await tx
      .update(savedViews)
      .set({ sharing: next, groupId, version: view.version + 1, updatedAt: now })
      .where(eq(savedViews.id, view.id));
    recordChange({ id: view.id, ownerId: view.ownerId }, { sharing: sharingOf(view) }, { sharing });
  });

/** Whether one's own list begins with it, which is everyone's own affair. */
export async function chooseView(actor: Actor, kind: ListKind, id: string, chosen: boolean) {
  await (chosen ? choose(actor, kind, id) : unchoose(actor, id));
  return { id };
}

const choose = (actor: Actor, { record }: ListKind, viewId: string) =>
  perform(actor, "view.choose", async ({ tx, subject }) => {
    const { userId } = subject({ userId: ownerOf(actor) });
    await tx
      .insert(chosenViews)
      .values({ userId, kind: record, viewId })
      .onConflictDoUpdate({ target: [chosenViews.userId, chosenViews.kind], set: { viewId } });
  });

async function unchoose(actor: Actor, viewId: string): Promise<void> {
  await perform(actor, "view.choose", async ({ tx, subject }) => {
    subject({ userId: ownerOf(actor) });
    await tx.delete(chosenViews).where(isTheChoiceOf(actor, viewId));
  });
}

const isTheChoiceOf = (actor: Actor, viewId: string) =>
  and(eq(chosenViews.userId, ownerOf(actor)), eq(chosenViews.viewId, viewId));

/** The view as it is, if the actor has it at all and nobody changed it since; another's own view is none to them. */
async function lockView(tx: Transaction, actor: Actor, kind: ListKind, id: string, version: number): Promise<Row> {
  const [view] = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.kind, kind.record), isSharedWith(ownerWithList(actor, kind))))
    .for("update");
  if (!view || view.version !== version) throw new Refused({ code: "record.changed-meanwhile" });
  return view;
}

/** Which act it takes; whoever shared it since has also changed its version. */
async function isSharedNow(actor: Actor, kind: ListKind, id: string): Promise<boolean> {
  const views = await viewsOf(actor, kind);
  return views.some((view) => view.id === id && view.sharing !== "own");
}

async function ensureRoom(
  tx: Transaction,
  ownerId: string,
  { record }: ListKind,
  name: string,
  ownId?: string,
): Promise<void> {
  // When two saves happen at once, the second waits and is refused.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`views of ${ownerId}`}))`);
  const isOfOwner = and(eq(savedViews.ownerId, ownerId), eq(savedViews.kind, record));
  const isSame = sql`app.fold(${savedViews.name}) = app.fold(${name})`;
  const isOther = ownId ? ne(savedViews.id, ownId) : undefined;
  if ((await tx.$count(savedViews, and(isOfOwner, isSame, isOther))) > 0)
    throw new Refused({ code: "record.name-taken", fields: ["name"] });
  if (!ownId && (await tx.$count(savedViews, isOfOwner)) >= mostViews)
    throw new Refused({ code: "view.too-many", most: mostViews });
}

const ownerOf = (actor: Actor): string => {
  if (actor.kind !== "person") throw new Error("only people keep views");
  return actor.id;
};

/** A reader who may see the list may keep views of it. */
function ownerWithList(actor: Actor, { needs }: ListKind): string {
  if (!isPermitted(actor, needs)) throw new NotPermitted(actor, needs);
  return ownerOf(actor);
}

const sharingOf = ({ sharing, groupId }: Row): string => groupId ?? sharing;

const kept = ({ filter, ...look }: Seen) => ({ filter: storedFilter(filter), ...look });

const seenIn = (view: Row, { fields }: ListKind): Seen => ({
  ...view,
  filter: readFilter(view.filter, fields) ?? { and: [] },
});

/**
 * The view as the trail tells it: without typed words, neither the name of the view nor the search, since either may be
 * a person's name.
 */
const auditFieldsOf = ({ fields }: ListKind, { filter, sort, columns, density, layout }: Seen) => ({
  filter: withoutTypedWords(filter, fields),
  sort,
  columns,
  density,
  layout,
});
