import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { openToOtherOrigins } from "./cors.ts";

const app = new Hono()
  .onError((_, c) => c.text("broken", 500))
  .use(openToOtherOrigins)
  .get("/told", () => Response.json({ told: true }, { status: 401 }))
  .get("/broken", () => {
    throw new Error("broken");
  });

describe("a service that is open to other origins", () => {
  it.each(["/told", "/broken", "/nowhere"])("says so on every answer: %s", async (path) => {
    const { headers } = await app.request(path);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-expose-headers")).toMatch(/x-sb-error-code,.*upload-offset/i);
  });
  it("leaves the answer as it is", async () => {
    const answer = await app.request("/told");
    expect([answer.status, await answer.json()]).toEqual([401, { told: true }]);
  });
  it("says before a request what it may hold", async () => {
    const answer = await app.request("/told", { method: "OPTIONS", headers: { origin: "https://elsewhere.example" } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-headers")).toContain("apikey");
    expect(answer.headers.get("access-control-expose-headers")).toContain("x-sb-error-code");
  });
  it("allows the headers that are asked for, and never cookies", async () => {
    const requestedHeaders = "traceparent, tracestate, baggage, x-retry-count, X-Of-Tomorrow, not a header\u00e9";
    const answer = await app.request("/told", {
      method: "OPTIONS",
      headers: { origin: "https://elsewhere.example", "access-control-request-headers": requestedHeaders },
    });
    const allowed = answer.headers.get("access-control-allow-headers")!.split(",");
    expect(allowed).toEqual(
      expect.arrayContaining(["apikey", "traceparent", "tracestate", "baggage", "x-retry-count", "x-of-tomorrow"]),
    );
    expect(allowed.some((name) => name.includes(" "))).toBe(false);
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
  });
});
