/** `npm run bench -- browser`: what the screens cost in Chromium, on a processor made four times slower. Writes docs/performance-in-the-browser.md. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "#e2e/chromium.ts";
import { startDemo } from "#e2e/demo.ts";
import startPostgres from "#e2e/postgres.ts";
import { projectRoot } from "#e2e/server.ts";
import { interactions, screens, type Interaction } from "./interactions.ts";
import { figuresPage, type Row } from "./figures-page.ts";
import { openAndSettle, settled, watchedPage, type Seen } from "./watched-page.ts";

/** Each is taken this often, and the least counts: the rest is what else the machine did. */
const times = 3;

await using running = new AsyncDisposableStack();
const stopPostgres = await startPostgres();
running.defer(() => stopPostgres());
const app = await startDemo();
running.defer(() => app.end());
const browser = await chromium.launch({
  executablePath: await findChromium(),
  // People see scrollbars, whose place an open dialog keeps; hidden ones would make room for themselves only then.
  ignoreDefaultArgs: ["--hide-scrollbars"],
  args: ["--headless=shell", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});
running.defer(() => browser.close());

const alive = await rowsOf(screens.map(({ path, isOffice }) => ({ name: path, take: () => opened(path, isOffice) })));
const used = await rowsOf(interactions.map((each) => ({ name: each.name, take: () => done(each) })));
writeFileSync(
  join(projectRoot, "docs", "performance-in-the-browser.md"),
  figuresPage({ alive, used, day: new Date().toISOString().slice(0, 10), browser: browser.version() }),
);

async function rowsOf(subjects: readonly { name: string; take: () => Promise<Seen> }[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, take } of subjects) {
    const seen: Seen[] = [];
    for (let time = 0; time < times; time++) seen.push(await take());
    const least = (key: keyof Seen) => Math.min(...seen.map((each) => each[key]));
    rows.push({ name, longestTask: least("longestTask"), shift: least("shift"), largestPaint: least("largestPaint") });
    console.log(name, rows.at(-1));
  }
  return rows;
}

async function opened(path: string, isOffice: boolean): Promise<Seen> {
  const { page, close } = await watchedPage(browser as Browser, app.url, isOffice ? "owner" : undefined);
  const seen = await openAndSettle(page, app.url + path);
  await close();
  return seen;
}

async function done({ path, at, act, until }: Interaction): Promise<Seen> {
  const { page, close } = await watchedPage(browser as Browser, app.url, "owner");
  await openAndSettle(page, app.url + path);
  const box = at && (await page.locator(at).first().boundingBox());
  // The cost of finding the element is not part of the cost of pressing it.
  await settled(page);
  // A hand moves there first, and presses then.
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const moved = await settled(page);
  if (box) {
    await page.mouse.down();
    await page.mouse.up();
  }
  await act?.(page);
  await page.waitForFunction(until);
  const seen = await settled(page);
  await close();
  return { ...seen, longestTask: Math.max(moved.longestTask, seen.longestTask), shift: moved.shift + seen.shift };
}
