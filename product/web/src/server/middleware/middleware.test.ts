import { Hono } from "hono";
import { BlockList } from "node:net";
import { describe, expect, it } from "vitest";
import { seenFromOutside } from "./outside.ts";
import { boundedQueries, demoStaysHere, plainPathsOnly, sameOriginWrites } from "./middleware.ts";

const site = "http://localhost:3000";
const behind = (...walls: Parameters<Hono["use"]>[1][]) => {
  const app = new Hono();
  for (const wall of walls) app.use(wall);
  return app.all("*", (c) => c.text("in"));
};
const status = async (app: Hono, path: string, init?: RequestInit) =>
  (await app.request(`${site}${path}`, init)).status;

describe("paths", () => {
  const app = behind(plainPathsOnly);
  it.each(["//admin", "/a//b", "/a%2fb", "/a%2Fb", "/a%5Cb", "/a%00", "/%5c%5cevil", "/%", "/es/%zz", "/x/%FF"])(
    "with tricks are refused: %s",
    async (path) => expect(await status(app, path)).toBe(400),
  );
  it.each(["/", "/es/admin/workers", "/caf%C3%A9", "/search?q=a%2fb//c"])("of honest kind pass: %s", async (path) =>
    expect(await status(app, path)).toBe(200),
  );
});

describe("an address", () => {
  const app = behind(boundedQueries);
  it("has some parameters and not thousands", async () => {
    expect(await status(app, `/x?${"worker=1&".repeat(1_000)}`)).toBe(200);
    expect(await status(app, `/x?${"a&".repeat(1_001)}`)).toBe(400);
  });
});

describe("a demo", () => {
  const app = behind(demoStaysHere);
  it.each(["localhost", "localhost:3000", "127.0.0.1:3000", "[::1]:3000"])("answers on %s", async (host) =>
    expect(await status(app, "/", { headers: { host } })).toBe(200),
  );
  it.each([
    "staff.example.com",
    "192.168.1.20:3000",
    "localhost.evil.test",
    "127.0.0.1.nip.test",
    "evil.test:localhost",
  ])("refuses %s in one sentence", async (host) => {
    const answer = await app.request(site, { headers: { host } });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toMatch(/^[^\n]*DEMO=off[^\n]*\n$/);
  });
});

describe("a state change", () => {
  const app = behind(sameOriginWrites((c) => seenFromOutside(c, {})));
  const post = (headers: Record<string, string>) =>
    status(app, "/save", { method: "POST", headers: { host: "localhost:3000", ...headers } });
  it("passes from a page of this site", async () => expect(await post({ origin: site })).toBe(200));
  it.each([
    ["another site", { origin: "https://evil.test" }],
    ["another port", { origin: "http://localhost:3001" }],
    ["another scheme", { origin: "https://localhost:3000" }],
    ["a sandboxed frame", { origin: "null" }],
    ["nowhere in particular", {}],
  ])("is refused from %s", async (_, headers) => expect(await post(headers as Record<string, string>)).toBe(403));
  it.each(["PUT", "PATCH", "DELETE"])("is refused for %s too", async (method) =>
    expect(await status(app, "/", { method })).toBe(403),
  );
  it.each(["GET", "HEAD", "OPTIONS"])("is not what %s is", async (method) =>
    expect(await status(app, "/", { method })).toBe(200),
  );
  it("goes by SITE_URL when one is set", async () => {
    const named = behind(sameOriginWrites((c) => seenFromOutside(c, { siteUrl: "https://staff.example.com" })));
    expect(await status(named, "/", { method: "POST", headers: { origin: "https://staff.example.com" } })).toBe(200);
    expect(await status(named, "/", { method: "POST", headers: { origin: site } })).toBe(403);
  });
});

describe("forwarded headers", () => {
  const forwarded = {
    host: "10.0.0.5:3000",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "staff.example.com",
    "x-forwarded-for": "6.6.6.6, 203.0.113.9, 127.0.0.1",
  };
  const seen = async (trustedProxies: BlockList | undefined) => {
    const app = new Hono().get("*", (c) => c.json(seenFromOutside(c, { trustedProxies })));
    return (await app.request(site, { headers: forwarded })).json();
  };
  it("are not believed by default", async () =>
    expect(await seen(undefined)).toEqual({ address: "127.0.0.1", origin: "http://10.0.0.5:3000" }));
  it("are not believed from a proxy that was not named", async () => {
    const others = new BlockList();
    others.addAddress("10.9.9.9");
    expect(await seen(others)).toEqual({ address: "127.0.0.1", origin: "http://10.0.0.5:3000" });
  });
  it("are read past our own proxies and no further", async () => {
    const ours = new BlockList();
    ours.addAddress("127.0.0.1");
    expect(await seen(ours)).toEqual({ address: "203.0.113.9", origin: "https://staff.example.com" });
  });
});
