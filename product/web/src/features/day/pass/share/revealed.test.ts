import { describe, expect, it } from "vitest";
import { revealed } from "./revealed.ts";

const page =
  '<main><output data-kept="true" hidden="" class="mb-2">Kept</output><p data-unsent="true" hidden="" role="alert">Not sent</p><p hidden="">Else</p></main>';

describe("a page that is shown without a net", () => {
  it("says so, and that something was not sent only where it was", () => {
    expect(revealed(page, ["kept"])).toBe(page.replace('data-kept="true" hidden=""', 'data-kept="true"'));
    expect(revealed(page, ["kept", "unsent"])).not.toContain('true" hidden');
    expect(revealed(page, ["kept", "unsent"])).toContain('<p hidden="">Else</p>');
  });

  it("is left as it was by an answer that says it already", () => {
    const markup = '<p data-unsent="true" role="alert">Not sent</p><p hidden="">Else</p>';
    expect(revealed(markup, ["unsent"])).toBe(markup);
  });
});
