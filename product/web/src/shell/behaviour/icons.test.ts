import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadIcon } from "./icons.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answering = (set: object) => {
  const fetch = vi.fn(async (_address: string) => Response.json(set));
  vi.stubGlobal("fetch", fetch);
  return () => fetch.mock.calls.map(([address]) => address);
};

describe("an icon chosen in content", () => {
  it("is fetched once from our own service", async () => {
    const requests = answering({ icons: { users: { body: "<path/>" } }, width: 24, height: 24 });
    const drawing = { body: "<path/>", width: 24, height: 24 };
    expect([await loadIcon("lucide:users"), await loadIcon("lucide:users")]).toEqual([drawing, drawing]);
    expect(requests()).toEqual(["/api/_nuxt_icon/lucide.json?icons=users"]);
  });
  it("may come from another service", async () => {
    const requests = answering({ icons: { star: { body: "<g/>", width: 512 } } });
    expect(await loadIcon("fa:star", "https://icons.example")).toEqual({ body: "<g/>", width: 512, height: 16 });
    expect(requests()).toEqual(["https://icons.example/fa.json?icons=star"]);
  });
  it("may have another name than it is drawn under", async () => {
    answering({ icons: { house: { body: "<path/>" } }, aliases: { home: { parent: "house" } } });
    expect(await loadIcon("lucide:home")).toMatchObject({ body: "<path/>" });
  });
  it("cannot reach for another address by its name", async () => {
    const requests = answering({});
    await loadIcon("../user:a&b");
    expect(requests()).toEqual(["/api/_nuxt_icon/..%2Fuser.json?icons=a%26b"]);
  });
  it("that is not there is logged, and nothing is returned", async () => {
    answering({ not_found: ["nope"] });
    expect(await loadIcon("lucide:nope")).toBeUndefined();
    expect(console.error).toHaveBeenCalledWith("Failed to load icon lucide:nope", expect.any(Error));
  });
  it("is waited for 1500 ms and no longer", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    vi.stubGlobal("fetch", async () => Promise.reject(new DOMException("too slow", "TimeoutError")));
    expect(await loadIcon("lucide:slow")).toBeUndefined();
    expect(timeout).toHaveBeenCalledWith(1_500);
  });
});
