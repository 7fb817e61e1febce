import { expect, test } from "vitest";
import type { Permission } from "@product/domain/permissions/catalogue";
import { templates } from "@product/domain/permissions/templates";
import { shownTabs } from "#request/slices/record-tabs.ts";
import { workerTabs } from "#slices.ts";
import { everyRoute } from "#testing/site-map.ts";
import { currentTab, ownTabs } from "./tabs.ts";

test("each part that a slice brings to a worker's record is a page below the worker's address", async () => {
  const paths = new Set((await everyRoute()).map(({ path }) => path));
  const lost = Object.keys(workerTabs).filter((name) => !paths.has(`/admin/workers/:workerId/${name}`));
  expect(lost).toEqual([]);
});

test("no two parts stand at the same place", () => {
  const positions = [...Object.values(ownTabs), ...Object.values(workerTabs).map(({ position }) => position)];
  expect(new Set(positions).size).toBe(positions.length);
});

test("someone sees the parts that they may open, in their language", () => {
  const permissions: readonly Permission[] = ["document.view", "time.view"];
  const shown = shownTabs(workerTabs, (permission) => permissions.includes(permission), "es");
  expect(shown.map(({ title }) => title).toSorted()).toEqual(["Documentos", "Horas"]);
});

test("nobody is led to a part that would be empty for them, nor the gate to contracts", () => {
  const seenBy = (template: "gate-supervisor" | "finance" | "hr") =>
    shownTabs(workerTabs, (permission) => templates[template].permissions.includes(permission), "en")
      .map(({ name }) => name)
      .toSorted();
  expect(seenBy("gate-supervisor")).toEqual([]);
  expect(seenBy("finance")).toEqual(["contract", "messages", "time"]);
  expect(seenBy("hr")).toEqual(expect.arrayContaining(["contract", "documents", "right-to-work"]));
});

test("the part that is open is known by the address", () => {
  const names = Object.keys(workerTabs);
  expect(currentTab("/admin/workers/1/time", "", names)).toBe("time");
  expect(currentTab("/admin/workers/1/request-documents", "", names)).toBe("documents");
  expect(currentTab("/admin/workers/1", "?show=notes", names)).toBe("notes");
  expect(currentTab("/admin/workers/1", "?show=time", names)).toBe("overview");
});
