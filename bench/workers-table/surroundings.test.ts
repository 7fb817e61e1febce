import { describe, expect, it } from "vitest";
import { surroundingsOf, tableIn } from "./surroundings.ts";

const page =
  "<html><body><h1>Workers</h1><table><tr></tr></table><script>data()</script><p>End</p><script>go()</script></body></html>";
const answer = () =>
  new Response(page, { headers: { "content-type": "text/html", "cache-control": "no-store", date: "today" } });

describe("what stands around the table", () => {
  it("is the page without its table and without the scripts behind it", async () =>
    expect(await surroundingsOf(answer())).toMatchObject({
      before: "<html><body><h1>Workers</h1>",
      after: "<p>End</p></body></html>",
    }));
  it("has the headers that we send, not those of Node", async () =>
    expect((await surroundingsOf(answer())).headers).toEqual({
      "content-type": "text/html",
      "cache-control": "no-store",
    }));
});

describe("the table of a page", () => {
  it("is cut out whole", () => expect(tableIn(page)).toBe("<table><tr></tr></table>"));
  it("must be there", () => expect(() => tableIn("<p>Not found</p>")).toThrow("no table"));
});
