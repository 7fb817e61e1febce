// Walks: gallery
import type { Locator } from "@playwright/test";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/still-clock.ts";

/** Which way and how large a card stands, once it stands still. */
const placeOf = (card: Locator) =>
  card.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    const { a: scale, f: y } = new DOMMatrix(getComputedStyle(element).transform);
    return { scale: Number(scale.toFixed(3)), y };
  });

test("Toasts stand at the bottom right, wait for who points at them, and leave by time, by press and by swipe", async ({
  page,
  open,
  clock,
}) => {
  const cards = page.locator("li[data-swipe-direction]");
  const openOnes = cards.and(page.locator("[data-state=open]"));
  const running = cards.locator(".animate-run-down");
  const add = (name = "Toast ok") => page.getByRole("button", { name }).click();
  const boxes = () => Promise.all([0, 1, 2].map(async (at) => (await cards.nth(at).boundingBox())!));
  const places = () => Promise.all([0, 1, 2].map((at) => placeOf(cards.nth(at))));
  await open("/gallery");
  await expect(page.getByRole("region", { name: /notices/i })).toHaveCount(2);
  await clock.stop();

  await test.step("each stands 16 px clear of the next, for 5000 ms", async () => {
    for (let count = 0; count < 3; count += 1) await add();
    await expect(cards).toHaveCount(3);
    const { width, height } = page.viewportSize()!;
    await expect.poll(() => placeOf(cards.first())).toMatchObject({ scale: 1 });
    await expect
      .poll(async () => {
        const [oldest, middle, newest] = await boxes();
        return {
          right: width - newest!.x - newest!.width,
          bottom: height - newest!.y - newest!.height,
          gaps: [middle!.y - oldest!.y - oldest!.height, newest!.y - middle!.y - middle!.height],
        };
      })
      .toEqual({ right: 24, bottom: 24, gaps: [16, 16] });
    await expect(running.first()).toHaveCSS("animation", /^5s linear .*run-down$/);
    await expect(running.first()).toHaveCSS("height", "2px");
    await clock.pass(4_999);
    await expect(openOnes).toHaveCount(3);
    await clock.pass(1);
    await expect(openOnes).toHaveCount(0);
    await clock.pass(200);
    await expect(cards).toHaveCount(0);
  });

  await test.step("not expanded, each lies behind the newer one, a twentieth smaller, until someone points", async () => {
    await page.getByRole("switch", { name: "Expansi" }).uncheck();
    for (let count = 0; count < 3; count += 1) await add();
    await expect.poll(places).toEqual([
      { scale: 0.9, y: -32 },
      { scale: 0.95, y: -16 },
      { scale: 1, y: 0 },
    ]);
    await clock.pass(3_000);
    await cards.last().hover();
    await expect.poll(async () => (await places()).map(({ scale }) => scale)).toEqual([1, 1, 1]);
    await expect(running.last()).toHaveCSS("animation-play-state", "paused");
    await clock.pass(60_000);
    await expect(openOnes).toHaveCount(3);
    await page.mouse.move(10, 10);
    await expect(running.last()).toHaveCSS("animation-play-state", "running");
    await expect.poll(async () => (await places()).map(({ scale }) => scale)).toEqual([0.9, 0.95, 1]);
    await clock.pass(1_999);
    await expect(openOnes).toHaveCount(3);
    await clock.pass(1);
    await expect(openOnes).toHaveCount(0);
    await clock.pass(200);
    await expect(cards).toHaveCount(0);
  });

  await test.step("one that is closed leaves the document after 200 ms", async () => {
    await add();
    await expect(cards).toBeVisible();
    // Its way out is held, so that only the stack's own time can take it away.
    await cards.evaluate((element: HTMLElement) => (element.style.animationPlayState = "paused"));
    await cards.getByRole("button", { name: "Close" }).click();
    await expect(cards).toHaveAttribute("data-state", "closed");
    await expect(cards).toHaveCSS("animation-duration", "0.2s");
    await clock.pass(199);
    await expect(cards).toHaveCount(1);
    await clock.pass(1);
    await expect(cards).toHaveCount(0);
  });

  await test.step("drawn 50 px aside it springs back; one pixel more sends it away", async () => {
    const drag = async (pixels: number) => {
      const { x, y, height } = (await cards.boundingBox())!;
      await page.mouse.move(x + 60, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + 60 + pixels, y + height / 2, { steps: 10 });
      await expect(cards).toHaveCSS("translate", `${pixels}px`);
      await page.mouse.up();
    };
    await add("Toast bad");
    await drag(50);
    await expect(cards).toHaveAttribute("data-state", "open");
    await expect(cards).toHaveCSS("translate", /^(none|0px)$/);
    await drag(51);
    await expect(cards).toHaveCount(0);
  });
});
