import { expect, test } from "vitest";
import { shownFields } from "./shown-fields.ts";

test("only what the columns show is sent, as far as it may be seen", () => {
  const row = { id: "7", code: "W-7", town: "Bilbao", mobile: "+34600000000", email: "a@example.org" };
  expect(shownFields([row], ["town", "phone", "status"])).toEqual([
    { id: "7", code: "W-7", town: "Bilbao", mobile: "+34600000000" },
  ]);
});
