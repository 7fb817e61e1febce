import { describe, expect, it } from "vitest";
import { parts, partsIn } from "./subjects.ts";

describe("the parts of a run", () => {
  it("are those that are named", () => expect(partsIn(["pages", "--full"])).toEqual(["pages"]));
  it("are all where none is", () => expect(partsIn(["--full"])).toEqual(Object.keys(parts)));
  it("must be known", () => expect(() => partsIn(["pages", "speed"])).toThrow("No part is called speed"));
});
