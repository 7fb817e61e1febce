import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { screens } from "#slices.ts";
import { who } from "#testing/who.ts";
import { screensWith } from "./screens.ts";

const rows = readFileSync(new URL("../../../route-permissions.txt", import.meta.url), "utf8").split("\n");
const neededAt = new Map(rows.map((row) => row.split(/\s+/, 2) as [string, string]));

test.for(Object.entries(screens))("%s is named to those who may open it", ([address, { needs }]) =>
  expect(neededAt.get(address)).toBe(needs ?? "authenticated"),
);

/** Screens reached only from a list, a choice or another screen, and their answers: the search does not offer them. */
const steps =
  /\/(?:create|edit|copy|publish|people|preview|export|find|upload|text|number|likeness|several|bulk|add|run)$/;
const begunElsewhere = [
  "/admin/arrange",
  "/admin/view-as",
  "/admin/lists/combine",
  "/admin/workers/make-contracts",
  "/admin/workers/request-documents",
  // Both ask for two permissions, and are reached from the groups.
  "/admin/groups-and-permissions/check",
  "/admin/groups-and-permissions/who",
];

test("every screen of the back office can be jumped to", () => {
  const isPlain = (address: string) => address.startsWith("/admin") && !/[:*.]/.test(address) && !steps.test(address);
  const plain = [...neededAt.keys()].filter(isPlain);
  expect(plain.length).toBeGreaterThan(40);
  expect(plain.filter((address) => !(address in screens)).toSorted()).toEqual(begunElsewhere.toSorted());
});

test("screens are found by words of their title in either language, without accents", () => {
  const found = (q: string) => screensWith(who(["settings.view"]), q, "es", screens).map(({ name }) => name);
  expect(found("conservacion")).toEqual(["Conservación"]);
  expect(found("working terms")).toEqual(["Condiciones de trabajo"]);
  expect(found("panel")).toEqual(["Panel"]);
  expect(found("payroll")).toEqual([]);
});

test("a screen that someone may not open is not named to them", () => {
  expect(screensWith(who(["pay.view"]), "terms", "en", screens)).toEqual([]);
});
