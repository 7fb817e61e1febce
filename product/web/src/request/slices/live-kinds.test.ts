import { expect, test } from "vitest";
import { liveKinds } from "#slices.ts";
import { neededToHear } from "./live-kinds.ts";

test("a word that is no kind of record is heard of by nobody", () => {
  expect(neededToHear(liveKinds, "page")).toBe("page.view");
  for (const word of ["toString", "__proto__", "", "nothing"]) expect(neededToHear(liveKinds, word)).toBeUndefined();
});
