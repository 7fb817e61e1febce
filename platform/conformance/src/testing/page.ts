/** Stands in for the page that a browser shows, as far as auth-js looks at it when it starts. */
import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import type { ClientOptions } from "./platform.ts";

/** Lets `start` make its client on a page with this address; the page is gone once the client has read it. */
export async function onPage<Result>(href: string, start: () => Promise<Result>): Promise<Result> {
  vi.stubGlobal("window", {
    location: new URL(href),
    history: { state: null, replaceState() {} },
    addEventListener() {},
  });
  vi.stubGlobal("document", { visibilityState: "hidden" });
  // It warns of a second client with the same memory, which is what a second page of a browser is.
  const warning = vi.spyOn(console, "warn").mockImplementation(() => {});
  try {
    return await start();
  } finally {
    warning.mockRestore();
    vi.unstubAllGlobals();
  }
}

/** Storage that one browser keeps between two pages. Its name is unique, because auth-js counts clients by it. */
export function memory(): NonNullable<ClientOptions["auth"]> {
  const kept = new Map<string, string>();
  return {
    storageKey: randomUUID(),
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  };
}
