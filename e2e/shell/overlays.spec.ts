// Walks: gallery
import type { Page } from "@playwright/test";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/still-clock.ts";

const fact = (page: Page, name: string) => page.locator(`[data-fact=${name}]`);

test("An overlay is open and mounted, closing gives its result, and it is mounted until it has left", async ({
  page,
  open,
  clock,
}) => {
  await open("/gallery");
  await clock.stop();
  await expect(fact(page, "open")).toHaveText("false");
  await expect(fact(page, "mounted")).toHaveText("false");
  await page.getByRole("button", { name: "Overlay", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Quid vis?" })).toBeVisible();
  await expect(fact(page, "open")).toHaveText("true");
  await expect(fact(page, "mounted")).toHaveText("true");
  await expect(fact(page, "result")).toHaveText("…");

  await page.getByRole("button", { name: "Ita" }).click();
  await expect(fact(page, "result")).toHaveText("Ita");
  await expect(fact(page, "open")).toHaveText("false");
  await clock.pass(249);
  await expect(fact(page, "mounted")).toHaveText("true");
  await clock.pass(1);
  await expect(fact(page, "mounted")).toHaveText("false");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("Closed without an answer it gives none, and can be opened again", async ({ page, open }) => {
  await open("/gallery");
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole("button", { name: "Overlay", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Quid vis?" })).toBeVisible();
    await expect(fact(page, "result")).toHaveText("…");
    await page.keyboard.press("Escape");
    await expect(fact(page, "result")).toHaveText("nihil");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("An id that nobody registered is no overlay", async ({ page, open }) => {
  await open("/gallery");
  await page.getByRole("button", { name: "Overlay lost" }).click();
  await expect(fact(page, "result")).toHaveText("Error: Overlay not found");
});
