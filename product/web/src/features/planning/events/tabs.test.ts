import { expect, test } from "vitest";
import type { Permission } from "@product/domain/permissions/catalogue";
import { shownTabs, tabsFor } from "#request/slices/record-tabs.ts";
import { eventTabs } from "#slices.ts";
import { everyRoute } from "#testing/site-map.ts";
import { ownTabs } from "./tabs.ts";

test("each part that a slice brings to an event's page is a page below the event's address", async () => {
  const paths = new Set((await everyRoute()).map(({ path }) => path));
  expect(Object.keys(eventTabs).length).toBeGreaterThan(5);
  expect(Object.keys(eventTabs).filter((name) => !paths.has(`/admin/events/:eventId/${name}`))).toEqual([]);
});

test("no two parts stand at the same place", () => {
  const positions = [...Object.values(ownTabs), ...Object.values(eventTabs).map(({ position }) => position)];
  expect(new Set(positions).size).toBe(positions.length);
});

const namesFor = (permissions: readonly Permission[], event = { isOpen: true, isCopy: true }) =>
  shownTabs(tabsFor(eventTabs, event), (permission) => permissions.includes(permission), "es").map(({ name }) => name);

test("someone sees the parts for which they hold every permission", () => {
  expect(namesFor(["event.view", "pay.view"]).toSorted()).toEqual(["briefing", "files", "rates"]);
  expect(namesFor(["assignment.create"])).toEqual([]);
  expect(namesFor(["assignment.create", "assignment.view"]).toSorted()).toEqual(["staffing", "team"]);
});

test("an event that is over is staffed no more, and only a copy has a team before it", () => {
  const planner = ["assignment.create", "assignment.view"] as const;
  expect(namesFor(planner, { isOpen: false, isCopy: true })).toEqual([]);
  expect(namesFor(planner, { isOpen: true, isCopy: false })).toEqual(["staffing"]);
});
