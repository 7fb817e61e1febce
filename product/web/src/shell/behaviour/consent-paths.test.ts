import { expect, test } from "vitest";
import { consentButtonHidden } from "./consent-paths.ts";

test("the consent button is hidden on the back office and the pass, in both languages", () => {
  expect(["/admin", "/admin/lists", "/es/admin", "/workerpass", "/es/workerpass"].map(consentButtonHidden)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(["/", "/es", "/login", "/es/conditions", "/about/admin"].map(consentButtonHidden)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
