import { expect, it } from "vitest";
import type { Facts } from "@product/domain/clearance/facts";
import { ana, rules } from "@product/domain/clearance/testing/someone";
import { placeReasons } from "./places.ts";

const also = { qualificationIds: [], documentTypeIds: [], languages: ["eu", "en"], list: { id: "vip", name: "VIP" } };
const found = (has: Partial<Facts>) => placeReasons({ ...ana, ...has }, rules, { mode: "assign", also });

it("asks for languages and for being on its list, and says which language and which list", () => {
  expect(found({ languages: ["en"], listIds: ["bar"] })).toMatchObject([
    { code: "language.missing", verdict: "BLOCK", params: { nameEn: "Basque", nameEs: "euskera" } },
    { code: "list.not-on", verdict: "BLOCK", params: { nameEs: "VIP" }, private: true },
  ]);
  expect(found({ languages: ["en", "eu", "fr"], listIds: ["bar", "vip"] })).toEqual([]);
});

it("asks nothing where the place asks nothing", () =>
  expect(placeReasons({ ...ana, languages: [] }, rules, { mode: "assign" })).toEqual([]));
