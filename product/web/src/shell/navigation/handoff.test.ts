import { describe, expect, it } from "vitest";
import { handoffScripts } from "./handoff.ts";

const handoff = { data: '["</script><script>alert(1)"]\n', messages: { shell: { quote: "<!--" } }, nonce: "abc" };

describe("what the browser continues with", () => {
  it("cannot end the element it stands in", () => {
    const html = handoffScripts(handoff);
    expect(html.match(/<\/script>/g)).toHaveLength(3);
    expect(html).not.toContain("<!--");
  });
  it("is read back as it was", () => {
    const [, messages, data] = handoffScripts(handoff).match(/>(\{.*?\})<\/script>.*?>(\[.*?\]\n)<\/script>/s)!;
    expect([JSON.parse(messages!), JSON.parse(data!)]).toEqual([handoff.messages, JSON.parse(handoff.data)]);
  });
  it("names where the other messages are, and asks for them at once", () => {
    const html = handoffScripts({ ...handoff, keptAt: "/_i18n/b1/es/of/shell+request.json" });
    expect(html).toContain('id="messages" data-kept-at="/_i18n/b1/es/of/shell+request.json">{"shell"');
    expect(html).toMatch(/<script nonce="abc">.*fetch\(keptAt\)/);
  });
  it("runs one script only, which carries the nonce and is the same for every page", () => {
    const scripts = [{ ...handoff, data: "[1]\n" }, handoff].map(
      (parts) => handoffScripts(parts).match(/<script nonce="abc">.*<\/script>$/)![0],
    );
    expect(scripts[0]).toBe(scripts[1]);
  });
});
