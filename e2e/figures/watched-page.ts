/** A page whose tasks, shifts and paints are written down while it is used. */
import type { Browser, Page } from "@playwright/test";
import type { DemoRole } from "@product/database/demo/accounts";
import { onlyNecessary } from "#e2e/fixtures.ts";

/** In milliseconds, but the shift. A task of under 50 is none that Chromium tells of. */
export type Seen = { longestTask: number; shift: number; largestPaint: number };

declare global {
  interface Window {
    seen: Seen;
  }
}

export const slowdown = 4;

export async function watchedPage(
  browser: Browser,
  url: string,
  role: DemoRole | undefined,
): Promise<{ page: Page; close(): Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
  await context.addCookies([
    ...(role ? [{ name: "act-as", value: role, url }] : []),
    { name: "cc_cookie", value: onlyNecessary, url },
  ]);
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, close: () => context.close() };
}

/** Runs in the page before anything of it. */
function watch() {
  window.seen = { longestTask: 0, shift: 0, largestPaint: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.seen.longestTask = Math.max(window.seen.longestTask, duration);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    window.seen.largestPaint = list.getEntries().at(-1)!.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** Opens it and waits until it is alive and has nothing more to do. */
export async function openAndSettle(page: Page, address: string): Promise<Seen> {
  await page.goto(address);
  await page.locator("html[data-alive]").waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return settled(page);
}

/** The entries recorded since the last call, once the page rests: an idle moment of 200 ms. */
export async function settled(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    // Where nothing is left to draw, Chromium may tell of no idle moment at all.
    const idle = () =>
      new Promise<number>((rest) =>
        requestIdleCallback((deadline) => rest(deadline.didTimeout ? 50 : deadline.timeRemaining()), { timeout: 300 }),
      );
    for (let quiet = performance.now(); performance.now() - quiet < 200;)
      if ((await idle()) < 5) quiet = performance.now();
    const { seen } = window;
    window.seen = { longestTask: 0, shift: 0, largestPaint: seen.largestPaint };
    return seen;
  });
}
