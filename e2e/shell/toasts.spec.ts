// Walks: gallery
import type { Locator, Page } from "@playwright/test";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/still-clock.ts";

const add = (page: Page) => page.getByRole("button", { name: "Toast ok" }).click();
const noticesAreReady = (page: Page) => expect(page.getByRole("region", { name: /notices/i })).toHaveCount(2);
const cards = (page: Page) => page.locator("li[data-swipe-direction]");
const boxOf = async (card: Locator) => (await card.boundingBox())!;

/** Which way and how large a card stands, once it stands still. */
const placeOf = (card: Locator) =>
  card.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    const { a: scale, f: y } = new DOMMatrix(getComputedStyle(element).transform);
    return { scale: Number(scale.toFixed(3)), y };
  });

test("A toast closes by itself after 5000 ms, and shows how much of them is left", async ({ page, open, clock }) => {
  await open("/gallery");
  await noticesAreReady(page);
  await clock.stop();
  await add(page);
  const card = cards(page);
  await expect(card.locator(".animate-run-down")).toHaveCSS("animation", /^5s linear .*run-down$/);
  await expect(card.locator(".animate-run-down")).toHaveCSS("height", "2px");
  await clock.pass(4_999);
  await expect(card).toHaveAttribute("data-state", "open");
  await clock.pass(1);
  await expect(cards(page).and(page.locator("[data-state=open]"))).toHaveCount(0);
});

test("At most five are kept: the sixth drops the oldest", async ({ page, open, clock }) => {
  await open("/gallery");
  await noticesAreReady(page);
  await clock.stop();
  for (let made = 0; made < 6; made += 1) await add(page);
  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).first()).toContainText("(2)");
  await expect(cards(page).last()).toContainText("(6)");
  // What is still fading in has half its contrast.
  await clock.pass(1_000);
});

test("A removed one leaves the document after 200 ms", async ({ page, open, clock }) => {
  await open("/gallery");
  await noticesAreReady(page);
  await clock.stop();
  await add(page);
  const card = cards(page);
  await expect(card).toBeVisible();
  // Its way out is held, so that only the stack's own time can take it away.
  await card.evaluate((element: HTMLElement) => (element.style.animationPlayState = "paused"));
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toHaveAttribute("data-state", "closed");
  await expect(card).toHaveCSS("animation-duration", "0.2s");
  await clock.pass(199);
  await expect(card).toHaveCount(1);
  await clock.pass(1);
  await expect(card).toHaveCount(0);
});

test("Its time waits while someone points at it", async ({ page, open, clock }) => {
  await open("/gallery");
  await noticesAreReady(page);
  await clock.stop();
  await add(page);
  await clock.pass(3_000);
  await cards(page).hover();
  await expect(cards(page).locator(".animate-run-down")).toHaveCSS("animation-play-state", "paused");
  await clock.pass(60_000);
  await expect(cards(page)).toHaveAttribute("data-state", "open");
  await page.mouse.move(10, 10);
  await expect(cards(page).locator(".animate-run-down")).toHaveCSS("animation-play-state", "running");
  await clock.pass(1_999);
  await expect(cards(page)).toHaveAttribute("data-state", "open");
  await clock.pass(1);
  await expect(cards(page).and(page.locator("[data-state=open]"))).toHaveCount(0);
});

test("They stand at the bottom right, each 16 px clear of the next", async ({ page, open, clock }) => {
  await open("/gallery");
  await noticesAreReady(page);
  await clock.stop();
  for (let made = 0; made < 3; made += 1) await add(page);
  await expect(cards(page)).toHaveCount(3);
  const { width, height } = page.viewportSize()!;
  await expect.poll(() => placeOf(cards(page).first())).toMatchObject({ scale: 1 });
  await expect
    .poll(async () => {
      const [oldest, middle, newest] = await Promise.all([0, 1, 2].map((at) => boxOf(cards(page).nth(at))));
      return {
        right: width - newest!.x - newest!.width,
        bottom: height - newest!.y - newest!.height,
        gaps: [middle!.y - oldest!.y - oldest!.height, newest!.y - middle!.y - middle!.height],
      };
    })
    .toEqual({ right: 24, bottom: 24, gaps: [16, 16] });
  // Gone before the page is looked at as a whole: one that fades has half its contrast.
  await clock.pass(5_000);
  await clock.pass(200);
  await expect(cards(page)).toHaveCount(0);
});

test("Not expanded, each lies behind the newer one, a twentieth smaller, until someone points at them", async ({
  page,
  open,
  clock,
}) => {
  await open("/gallery");
  await noticesAreReady(page);
  await clock.stop();
  await page.getByRole("switch", { name: "Expansi" }).uncheck();
  for (let made = 0; made < 3; made += 1) await add(page);
  const places = () => Promise.all([0, 1, 2].map((at) => placeOf(cards(page).nth(at))));
  await expect.poll(places).toEqual([
    { scale: 0.9, y: -32 },
    { scale: 0.95, y: -16 },
    { scale: 1, y: 0 },
  ]);
  await cards(page).last().hover();
  await expect.poll(async () => (await places()).map(({ scale }) => scale)).toEqual([1, 1, 1]);
  await page.mouse.move(10, 10);
  await expect.poll(async () => (await places()).map(({ scale }) => scale)).toEqual([0.9, 0.95, 1]);
  await page.getByRole("switch", { name: "Expansi" }).check();
});
