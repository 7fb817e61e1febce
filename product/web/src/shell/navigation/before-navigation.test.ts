import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startTagManager } from "#shell/behaviour/tag-manager.ts";

/** The state of a document that has just come alive: its address, its map, and the answers of the net. */
let answers: Record<string, object>;
let addresses: string[];
let wantedHash: string;
let reloads: number;
let kept: Map<string, string>;
let documents = 0;

const lost = "data:text/javascript,throw new TypeError('Failed to fetch dynamically imported module')";
const there = "data:text/javascript,";

beforeEach(() => {
  answers = {};
  addresses = [];
  wantedHash = "";
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("fetch", async (address: string) => {
    addresses.push(address);
    const answer = answers[address];
    if (!answer) throw new TypeError("Failed to fetch");
    return Response.json(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A document at `path`; `modules` are its routes and their scripts. */
async function openDocument(path: string, modules: Record<string, string> = {}) {
  const scripts: Record<string, string> = { "/": there, "/conditions": there, "/privacy-policy": there, ...modules };
  reloads = 0;
  vi.stubGlobal("location", { ...splitAddress(path), reload: () => void (reloads += 1) });
  vi.stubGlobal("window", {
    __reactRouterManifest: {
      version: "b1",
      routes: Object.fromEntries(Object.entries(scripts).map(([id, module]) => [id, { module }])),
    },
    __reactRouterDataRouter: {
      routes: Object.keys(scripts).map((id) => ({ id, path: id })),
      get state() {
        return { navigation: { location: { hash: wantedHash } } };
      },
    },
  });
  answers["/_i18n/b1/en/messages.json"] = { shell: { error: "Error" } };
  // A new document has a new module, since its memory goes with the document.
  const fresh = `./before-navigation.ts?document=${(documents += 1)}`;
  const { beforeNavigation, bindBuilds }: typeof import("./before-navigation.ts") = await import(fresh);
  const goTo = async (to: string) => {
    const { pathname, search, hash } = splitAddress(to);
    wantedHash = hash;
    answers[`/api/route-rules?path=${encodeURIComponent(pathname)}`] ??= {};
    const request = new Request(`https://staff.example${pathname}${search}`);
    try {
      return await beforeNavigation({ request, context: undefined, params: {} } as never, async () => "shown" as never);
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown;
      const isDocument = thrown.headers.has("X-Remix-Reload-Document");
      return `${isDocument ? "document" : "redirect"} ${thrown.headers.get("location")}`;
    }
  };
  return { goTo, bindBuilds };
}

function splitAddress(address: string) {
  const { pathname, search, hash, origin } = new URL(address, "https://staff.example");
  return { pathname, search, hash, origin };
}

const ruleFor = (path: string, to: string, external = false) =>
  void (answers[`/api/route-rules?path=${encodeURIComponent(path)}`] = { redirect: { to, status: 302, external } });

describe("the server's rules", () => {
  it("are asked before another page, and followed", async () => {
    ruleFor("/conditions", "/privacy-policy");
    const { goTo } = await openDocument("/");
    expect(await goTo("/conditions")).toBe("redirect /privacy-policy");
    expect(await goTo("/privacy-policy")).toBe("shown");
  });

  it("keep the place on the page that was asked for, unless they name one", async () => {
    ruleFor("/", "/conditions");
    ruleFor("/privacy-policy", "/conditions#you");
    const { goTo } = await openDocument("/login");
    expect(await goTo("/#how")).toBe("redirect /conditions#how");
    expect(await goTo("/privacy-policy#how")).toBe("redirect /conditions#you");
  });

  it("that lead outside load that site", async () => {
    ruleFor("/conditions", "https://shop.example/", true);
    expect(await (await openDocument("/")).goTo("/conditions")).toBe("document https://shop.example/");
  });

  it("are not asked for another view of the same page", async () => {
    const { goTo } = await openDocument("/conditions");
    expect(await goTo("/conditions?q=1#you")).toBe("shown");
    expect(addresses).toEqual([]);
  });
});

describe("another document", () => {
  it("is loaded for what is not on the map of this one, with the place that was asked for", async () => {
    const { goTo } = await openDocument("/");
    expect(await goTo("/admin/workers?q=1#list")).toBe("document /admin/workers?q=1#list");
  });

  it("is loaded when a newer build is served", async () => {
    const { goTo, bindBuilds } = await openDocument("/privacy-policy");
    let isOutdated = false;
    bindBuilds({ isOutdated: () => isOutdated, look: async () => {}, stop: () => {} });
    expect(await goTo("/")).toBe("shown");
    isOutdated = true;
    expect(await goTo("/conditions#how")).toBe("document /conditions#how");
  });

  it("is this address anew where the back button has gone there already", async () => {
    const { goTo, bindBuilds } = await openDocument("/conditions");
    bindBuilds({ isOutdated: () => true, look: async () => {}, stop: () => {} });
    Object.assign(location, splitAddress("/#how"));
    void goTo("/#how");
    await vi.waitFor(() => expect(reloads).toBe(1));
  });
});

describe("a page whose script is lost", () => {
  it("is loaded as a document once, and is an error when asked for again within ten seconds", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const before = await openDocument("/", { "/conditions": lost });
    expect(await before.goTo("/conditions")).toBe("document /conditions");
    vi.setSystemTime(Date.now() + 9_999);
    const after = await openDocument("/", { "/conditions": lost });
    await expect(after.goTo("/conditions")).rejects.toThrow("Failed to fetch dynamically imported module");
    vi.setSystemTime(Date.now() + 1);
    expect(await (await openDocument("/", { "/conditions": lost })).goTo("/conditions")).toBe("document /conditions");
  });

  it("leaves nothing to this document: the way home is one too", async () => {
    const { goTo } = await openDocument("/privacy-policy", { "/conditions": lost });
    await goTo("/conditions");
    expect(await goTo("/")).toBe("document /");
  });

  it("does not hold another page back", async () => {
    await (await openDocument("/", { "/conditions": lost })).goTo("/conditions");
    const { goTo } = await openDocument("/", { "/privacy-policy": lost });
    expect(await goTo("/privacy-policy")).toBe("document /privacy-policy");
  });
});

it("a page is shown though its sentences cannot be had", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { goTo } = await openDocument("/");
  delete answers["/_i18n/b1/en/messages.json"];
  expect(await goTo("/conditions")).toBe("shown");
  expect(console.warn).toHaveBeenCalledWith("Failed to load messages for locale", "en", expect.any(Error));
});

it("a page whose address opens something by itself is loaded as a document once this one is measured", async () => {
  const status = "/signup/status/abc";
  const { goTo } = await openDocument("/", { [status]: there });
  expect(await goTo(status)).toBe("shown");
  expect(await goTo("/")).toBe("shown");
  vi.stubGlobal("document", { createElement: () => ({}), head: { append: () => {} } });
  startTagManager("GTM-1");
  expect(await goTo(status)).toBe(`document ${status}`);
  expect(await goTo("/conditions")).toBe("shown");
});
