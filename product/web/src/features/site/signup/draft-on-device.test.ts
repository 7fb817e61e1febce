import { expect, onTestFinished, test } from "vitest";
import { draftOnDevice } from "./draft-on-device.ts";

function storageIs(get: () => unknown): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage");
  Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get });
  onTestFinished(() => {
    delete (globalThis as { sessionStorage?: unknown }).sessionStorage;
    if (before) Object.defineProperty(globalThis, "sessionStorage", before);
  });
}

test("A form within another site goes on where its browser lets it keep nothing", () => {
  storageIs(() => {
    throw new DOMException("The document is not allowed to use storage.", "SecurityError");
  });
  draftOnDevice.keep("page", "Ane");
  expect(draftOnDevice.read("page")).toBeUndefined();
  draftOnDevice.forget("page");
});

test("Elsewhere what was typed is read again until it is forgotten", () => {
  const kept = new Map<string, string>();
  storageIs(() => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  }));
  draftOnDevice.keep("page", "Ane");
  expect(draftOnDevice.read("page")).toBe("Ane");
  draftOnDevice.forget("page");
  expect(draftOnDevice.read("page")).toBeNull();
});
