import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchRetrying } from "./retrying-fetch.ts";

const answering = (...statuses: number[]) => {
  const fetch = vi.fn(async () => new Response(null, { status: statuses.shift() ?? 200 }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
};
afterEach(() => vi.unstubAllGlobals());

describe("a fetch", () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])("is tried once more on %i", async (status) => {
    const fetch = answering(status, 200);
    expect((await fetchRetrying("/x")).status).toBe(200);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it("is not tried a third time", async () => {
    const fetch = answering(503, 503, 200);
    expect((await fetchRetrying("/x")).status).toBe(503);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it.each([200, 304, 400, 401, 404, 501])("is left at %i", async (status) => {
    const fetch = answering(status);
    await fetchRetrying("/x");
    expect(fetch).toHaveBeenCalledTimes(1);
  });
  it.each(["GET", "HEAD", "OPTIONS"])("may be repeated as %s", async (method) => {
    const fetch = answering(500, 200);
    await fetchRetrying("/x", { method });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it.each(["POST", "PUT", "PATCH", "DELETE"])("may not be repeated as %s", async (method) => {
    const fetch = answering(500, 200);
    await fetchRetrying("/x", { method });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
