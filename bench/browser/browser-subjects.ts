/**
 * How the public pages perform in a visitor's browser: when the largest part is painted, and how far things move
 * meanwhile.
 */
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "e2e/chromium.ts";
import { buildApp } from "#bench/builds.ts";
import { startIn, type Subject, type Workshop } from "#bench/subject.ts";

const pages = { "home page": "/", "legal page": "/es/conditions" } as const;
type Page = keyof typeof pages;

export type BrowserMeasure =
  | `largest paint of the ${Page}`
  | "largest paint of a plain page"
  | `layout shift of the ${Page}`
  | "a layout shift of 0.1";

export async function browserSubjects(workshop: Workshop): Promise<Subject[]> {
  workshop.say("Building the web app, and opening its public pages in Chromium");
  const app = await startIn(workshop, buildApp(), { DATA_DIR: join(workshop.folder, "browser"), DEMO: "on" });
  const plain = await startIn(workshop, join(import.meta.dirname, "plain-page.process.ts"));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--headless=shell", "--no-sandbox"],
  });
  workshop.running.defer(() => browser.close());
  const measure = async () => {
    const plainly = await seenAt(browser, plain.url);
    const measured = new Map<BrowserMeasure, number>([
      ["largest paint of a plain page", plainly.paint],
      ["a layout shift of 0.1", 0.1],
    ]);
    for (const [name, path] of Object.entries(pages) as [Page, string][]) {
      const { paint, shift } = await seenAt(browser, app.url + path);
      measured.set(`largest paint of the ${name}`, paint).set(`layout shift of the ${name}`, shift);
    }
    return Object.fromEntries(measured);
  };
  return [{ warmUp: measure, measure }];
}

/** A first visit, by someone whose browser keeps nothing; until the page is alive and has nothing more to fetch. */
async function seenAt(browser: Browser, url: string): Promise<{ paint: number; shift: number }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    return await page.evaluate(async () => {
      const entries = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
          observer.observe({ type, buffered: true });
          setTimeout(() => resolve([]), 200);
        });
      const paints = await entries("largest-contentful-paint");
      const shifts = (await entries("layout-shift")) as (PerformanceEntry & { value: number })[];
      return { paint: paints.at(-1)!.startTime, shift: shifts.reduce((sum, { value }) => sum + value, 0) };
    });
  } finally {
    await page.close();
  }
}
