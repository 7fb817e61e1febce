import { describe, expect, it } from "vitest";
import { changesTopic, presenceTopic, topicIn } from "./live.ts";

describe("a channel's name", () => {
  it("says what it is for", () => {
    expect(topicIn(changesTopic("group"))).toEqual({ about: "changes", kind: "group" });
    expect(topicIn(presenceTopic("page", "home"))).toEqual({ about: "presence", kind: "page" });
  });

  it("may hold any id", () =>
    expect(topicIn(presenceTopic("page", "a:b"))).toEqual({ about: "presence", kind: "page" }));

  it.each(["", "live", "live:", "live:page:home", "presence:page", "presence:page:", "room:page:1"])(
    "that is none of ours says nothing: %j",
    (name) => expect(topicIn(name)).toBeUndefined(),
  );
});
