import { describe, expect, it } from "vitest";
import { localPath } from "./local-path.ts";

describe("where someone asks to be sent", () => {
  it.each(["/admin", "/es/admin/workers?q=a%20b#top", "/", "/admin?next=https://evil.test/"])("%s is ours", (path) =>
    expect(localPath(path)).toBe(path),
  );

  it.each([
    "",
    "admin",
    "https://evil.test/",
    "//evil.test",
    "///evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/..//evil.test",
    "/.//evil.test",
    "/%2f/evil.test",
    "/%5Cevil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    "/ /evil.test",
    "/\u0000/evil.test",
    "/\u0085/evil.test",
    " /admin",
    "javascript:alert(1)",
    "data:text/html,x",
    "@evil.test",
  ])("%j is not", (path) => expect(localPath(path)).toBeUndefined());

  it("nothing asked is nothing", () => {
    expect(localPath(null)).toBeUndefined();
    expect(localPath(undefined)).toBeUndefined();
  });
});
