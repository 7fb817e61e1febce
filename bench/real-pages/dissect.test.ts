import { describe, expect, it } from "vitest";
import { dissect, withoutScripts } from "./dissect.ts";
import { filled } from "./filled.ts";
import { vueTemplateOf } from "./vue-template.ts";

const row = `<tr class="row"><td><a class="way" href="/workers?a=1&amp;b=2" data-way="true">O&#x27;Brien</a></td></tr>`;

describe("a document taken apart", () => {
  it("is the same when it is filled in again", () => expect(filled(dissect(row))).toBe(row));
  it("has texts and speaking attributes to be filled in, unescaped", () =>
    expect(dissect(row).flatMap((piece) => ("value" in piece ? [piece.value] : []))).toEqual([
      "/workers?a=1&b=2",
      "O'Brien",
    ]));
  it("leaves scripts out", () => expect(withoutScripts("<p>a<!-- -->b</p><script>c()</script>")).toBe("<p>ab</p>"));
});

describe("the same for Vue", () => {
  it("binds what is filled in", () =>
    expect(vueTemplateOf(dissect(row))).toBe(
      `<tr class="row"><td><a class="way" :href="v[0]" data-way="true">{{ v[1] }}</a></td></tr>`,
    ));
});
