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
