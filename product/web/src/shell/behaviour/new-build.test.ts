import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchBuilds, type BuildWatch } from "./new-build.ts";

const page = Object.assign(new EventTarget(), { hidden: false });
const lookAgain = async () => {
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
};
const serving = (answer: () => Response) => {
  const fetch = vi.fn(async () => answer());
  vi.stubGlobal("fetch", fetch);
  return fetch;
};
const onNewer = vi.fn();
let watch: BuildWatch;

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  onNewer.mockClear();
  vi.stubGlobal("document", page);
  watch = watchBuilds({ current: "b1", onNewer });
});
afterEach(() => {
  watch.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("the same build is no news, and neither is an outage", async () => {
  serving(() => Response.json({ id: "b1" }));
  await lookAgain();
  serving(() => new Response(null, { status: 404 }));
  await lookAgain();
  serving(() => {
    throw new TypeError("Failed to fetch");
  });
  await lookAgain();
  expect([watch.isOutdated(), onNewer.mock.calls.length]).toEqual([false, 0]);
});

it("a newer one is told of once, and nobody asks on", async () => {
  const fetchMock = serving(() => Response.json({ id: "b2" }));
  await lookAgain();
  await lookAgain();
  expect([watch.isOutdated(), onNewer.mock.calls.length, fetchMock.mock.calls.length]).toEqual([true, 1, 1]);
});

it("who leaves the page open learns of it within five minutes, and a hidden page does not ask", async () => {
  const fetchMock = serving(() => Response.json({ id: "b2" }));
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(fetchMock).not.toHaveBeenCalled();
  page.hidden = false;
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(onNewer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onNewer).toHaveBeenCalledOnce();
});
