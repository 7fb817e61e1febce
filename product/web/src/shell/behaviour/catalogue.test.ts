import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCatalogue } from "./catalogue.ts";

const words = { shell: { error: "Error" } };
const answering = (...answers: (Response | Error)[]) => {
  const fetch = vi.fn(async () => {
    const answer = answers.shift() ?? Response.json(words);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
};
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the catalogue of a language", () => {
  it("is fetched once and kept for a day", async () => {
    const fetch = answering();
    let now = 0;
    const catalogue = createCatalogue("b1", () => now);
    expect(await catalogue.load("es")).toEqual(words);
    now = 24 * 3600_000 - 1;
    await catalogue.load("es");
    expect(fetch.mock.calls).toEqual([["/_i18n/b1/es/messages.json", {}]]);
    now += 1;
    await catalogue.load("es");
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("is warned about when it cannot be loaded, and the app goes on", async () => {
    answering(new Error("offline"));
    expect(await createCatalogue("b1").load("es")).toBeUndefined();
    expect(console.warn).toHaveBeenCalledWith("Failed to load messages for locale", "es", expect.any(Error));
  });

  it("tells which locale failed, and is tried again next time", async () => {
    answering(new Response(null, { status: 404 }));
    const catalogue = createCatalogue("b1");
    await catalogue.load("es");
    expect(vi.mocked(console.warn).mock.calls[0]?.[2]).toMatchObject({ message: "Failed loading locale es: 404" });
    expect(await catalogue.load("es")).toEqual(words);
  });
});
