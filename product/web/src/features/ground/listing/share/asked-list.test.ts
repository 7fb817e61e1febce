import { describe, expect, it } from "vitest";
import { workerList } from "@product/domain/people/worker-list";
import type { SavedView } from "#features/ground/saved-views/queries.server.ts";
import { seenIn } from "./seen.ts";
import { askedList, everythingQuery, tabsFor } from "./asked-list.ts";
import { viewIn } from "#features/ground/listing/schema.ts";
import { emptyView, queryOf, type ShownView } from "./shown-view.ts";

const id = "5b0d2a52-3d2f-4b8e-9d0e-6d8f1a3f0001";
const saved = (more: Partial<SavedView> = {}): SavedView => ({
  id,
  name: "Bilbao",
  ownerId: id,
  owner: "Ana",
  isOwn: true,
  isChosen: false,
  sharing: "own",
  groupId: null,
  version: 1,
  ...seenIn(workerList, "?town=Bilbao&columns=town&sort=-name"),
  ...more,
});
const viewOf = (query: string): ShownView => {
  const { after: _a, before: _b, ...view } = viewIn(workerList, new URL(`http://here/${query}`));
  return view;
};
const tabs = [
  { key: "active", shown: { ...emptyView, short: { status: "active" } } },
  { key: "today", shown: { ...emptyView, short: { clearance: "can" } } },
];
const list = (query: string, ...views: SavedView[]) => askedList(workerList, viewOf(query), views);
const current = (query: string, ...views: SavedView[]) =>
  tabsFor(workerList, list(query, ...views), views, tabs).flatMap(({ key, isCurrent }) => (isCurrent ? [key] : []));

describe("an address", () => {
  it("that names a view shows it as it was saved", () =>
    expect(list(`?view=${id}`, saved())).toMatchObject({
      view: { columns: ["town"], sort: "-name", view: id },
      isChanged: false,
    }));
  it("that says more than the view shows just that, and knows where it began", () => {
    expect(list(`?view=${id}&town=Sestao`, saved())).toMatchObject({
      view: { short: { town: "Sestao" } },
      isChanged: true,
    });
    // The same in other words is the same.
    expect(list(`?view=${id}&town=Bilbao&sort=-name`, saved()).isChanged).toBe(false);
    // Everything was taken off, which is not the same as nothing being said.
    const { view } = list(`?view=${id}`, saved());
    const bare = queryOf(workerList, {
      ...view,
      filter: undefined,
      columns: undefined,
      sort: undefined,
      density: undefined,
      layout: undefined,
    });
    expect([list(bare, saved()).view.filter, list(bare, saved()).isChanged]).toEqual([undefined, true]);
  });
  it("that says nothing shows what its reader begins with, and everyone where there is no such view", () => {
    expect(list("", saved({ isChosen: true })).saved?.id).toBe(id);
    expect(list("", saved()).saved).toBeUndefined();
    expect(list("?view=all", saved({ isChosen: true })).saved).toBeUndefined();
    expect([everythingQuery([saved()]), everythingQuery([saved({ isChosen: true })])]).toEqual(["", "?view=all"]);
  });
  it("that names the view of someone else shows everyone", () =>
    expect(list("?view=5b0d2a52-3d2f-4b8e-9d0e-6d8f1a3f0009", saved()).saved).toBeUndefined());
});

it("one tab is the current one, or none", () => {
  expect(current("", saved())).toEqual(["all"]);
  expect(current("?status=active&layout=cards", saved())).toEqual(["active"]);
  expect(current("?clearance=can", saved())).toEqual(["today"]);
  expect(current(`?view=${id}&q=x`, saved())).toEqual([id]);
  expect(current("?q=x", saved())).toEqual([]);
});
