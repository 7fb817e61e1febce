import { describe, expect, it } from "vitest";
import { arrangedBy, hiddenInAll, shownOf } from "./arrangement.ts";

const known = ["on-site", "open-places", "card:week", "card:tasks"];
const none = { keys: [], hidden: [] };

describe("a dashboard", () => {
  it("stands as it comes until someone orders it", () => expect(shownOf(known, none)).toEqual(known));
  it("keeps what was put first, and takes what is new at the end", () =>
    expect(shownOf([...known, "new"], { keys: ["open-places", "gone", "on-site"], hidden: [] })).toEqual([
      "open-places",
      "on-site",
      "card:week",
      "card:tasks",
      "new",
    ]));
  it("moves figures among figures and cards among cards, and not beyond the end", () => {
    expect(arrangedBy(known, none, "open-places", "down").keys).toEqual(known);
    expect(arrangedBy(known, none, "open-places", "up").keys).toEqual([
      "open-places",
      "on-site",
      "card:week",
      "card:tasks",
    ]);
    expect(arrangedBy(known, none, "card:week", "up").keys).toEqual(known);
    expect(arrangedBy(known, none, "nothing", "up").keys).toEqual(known);
  });
  it("leaves out what is not wanted, and brings it back in its place", () => {
    const without = arrangedBy(known, none, "on-site", "hide");
    expect(shownOf(known, without)).toEqual(["open-places", "card:week", "card:tasks"]);
    expect(shownOf(known, arrangedBy(known, without, "on-site", "show"))).toEqual(known);
  });
  it("lacks what none of someone's groups needs", () => {
    expect(hiddenInAll([["a", "b"], ["b"]])).toEqual(["b"]);
    expect(hiddenInAll([["a"], []])).toEqual([]);
    expect(hiddenInAll([])).toEqual([]);
  });
});
