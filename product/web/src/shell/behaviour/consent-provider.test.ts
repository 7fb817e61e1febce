import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { heedProvider } from "./consent-provider.ts";

beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

const says = (measuring: boolean) => {
  window.consentGiven = { measuring };
  window.dispatchEvent(new Event("consent:change"));
};

it("a provider's yes is heard when it is said, and its no is none", () => {
  const onMeasuring = vi.fn();
  heedProvider(onMeasuring);
  says(false);
  expect(onMeasuring).not.toHaveBeenCalled();
  says(true);
  expect(onMeasuring).toHaveBeenCalledOnce();
});

it("what was said before the page came alive counts", () => {
  says(true);
  const onMeasuring = vi.fn();
  heedProvider(onMeasuring);
  expect(onMeasuring).toHaveBeenCalledOnce();
});

it("who has left hears nothing", () => {
  const onMeasuring = vi.fn();
  heedProvider(onMeasuring)();
  says(true);
  expect(onMeasuring).not.toHaveBeenCalled();
});
