import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadIcon } from "./icons.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("an icon chosen in content", () => {
  it("is fetched once from our own service", async () => {
    const fetch = vi.fn(async (_address: string) => Response.json({ icons: { users: { body: "<path/>" } } }));
    vi.stubGlobal("fetch", fetch);
    expect([await loadIcon("lucide:users"), await loadIcon("lucide:users")]).toEqual(["<path/>", "<path/>"]);
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(["/api/_nuxt_icon/lucide.json?icons=users"]);
  });
  it("may come from another service", async () => {
    const fetch = vi.fn(async (_address: string) => Response.json({ icons: { star: { body: "<g/>" } } }));
    vi.stubGlobal("fetch", fetch);
    await loadIcon("lucide:star", "https://icons.example");
    expect(fetch.mock.calls[0]?.[0]).toBe("https://icons.example/lucide.json?icons=star");
  });
  it("that is not there is logged, and nothing is returned", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ not_found: ["nope"] }));
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
