import { describe, expect, it, vi } from "vitest";
import { createPolicies, noOtherSites } from "#server/middleware/security-headers.ts";
import { createPageCache, kindsShownAt, type KeptPage, type Rendered } from "./page-cache.ts";

const pages = new Map([
  ["/", ["page"]],
  ["/jobs", ["shift"]],
]);
const html = (text: string) => ({
  response: new Response(`<html><script>run()</script>${text}</html>`),
  loaderData: { said: text },
});
const textOf = (page: KeptPage | Response) =>
  page instanceof Response ? "a response" : page.document.bytes.toString();

describe("the page cache", () => {
  it("renders once for many who ask together, and then not at all", async () => {
    const cache = createPageCache(pages, {}, createPolicies(noOtherSites));
    const render = vi.fn(async () => html("home"));
    await Promise.all([cache.get("/", render), cache.get("/", render), cache.get("/", render)]);
    await cache.get("/", render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("renders again when a record of a kind that the page shows has changed", async () => {
    const cache = createPageCache(pages, {}, createPolicies(noOtherSites));
    await cache.get("/", async () => html("old"));
    cache.forget(new Set(["shift"]));
    expect(textOf(await cache.get("/", async () => html("new")))).toContain("old");
    cache.forget(new Set(["page"]));
    expect(textOf(await cache.get("/", async () => html("new")))).toContain("new");
  });

  it("keeps each page whose address has a name in it for itself", async () => {
    const named = new Map([["/pages/:slug", ["page"]]]);
    expect(kindsShownAt("/pages/first-day", named)).toEqual(["page"]);
    expect(kindsShownAt("/pages/first-day/2", named)).toBeUndefined();
    expect(kindsShownAt("/first-day", named)).toBeUndefined();
    const cache = createPageCache(named, {}, createPolicies(noOtherSites));
    await cache.get("/pages/a", async () => html("a"));
    expect(textOf(await cache.get("/pages/b", async () => html("b")))).toContain("b");
    cache.forget(new Set(["page"]));
    expect(textOf(await cache.get("/pages/a", async () => html("new")))).toContain("new");
  });

  it("does not keep a page that was overtaken while it was rendered", async () => {
    const cache = createPageCache(pages, {}, createPolicies(noOtherSites));
    const slow = Promise.withResolvers<Rendered>();
    const first = cache.get("/", () => slow.promise);
    cache.forget(new Set(["page"]));
    slow.resolve(html("old"));
    await first;
    expect(textOf(await cache.get("/", async () => html("new")))).toContain("new");
  });

  it("keeps no failure, and fails for each who waited", async () => {
    const cache = createPageCache(pages, {}, createPolicies(noOtherSites));
    const broken = async () => ({ response: new Response("no", { status: 503 }), loaderData: {} });
    const answers = (await Promise.all([cache.get("/", broken), cache.get("/", broken)])) as Response[];
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["no", "no"]);
    expect(textOf(await cache.get("/", async () => html("mended")))).toContain("mended");
  });

  it("keeps what the page was made of beside it", async () => {
    const page = (await createPageCache(pages, {}, createPolicies(noOtherSites)).get("/", async () =>
      html("home"),
    )) as KeptPage;
    expect(JSON.parse(page.payload.bytes.toString())).toEqual({ path: "/", data: { said: "home" } });
  });

  it("allows exactly the inline scripts of the page, by hash", async () => {
    const page = await createPageCache(pages, {}, createPolicies(noOtherSites)).get("/", async () => html("home"));
    const policy = (page as KeptPage).document.headers["Content-Security-Policy"];
    expect(policy).toContain("script-src 'self' 'sha256-"); // of run()
    expect(policy).not.toContain("nonce");
    expect(policy).not.toContain("unsafe-inline'; script");
  });
});
