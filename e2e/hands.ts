/** How a person does things on a page: all of it with the mouse, or all of it with the keyboard. */
import { expect, type Locator, type Page } from "@playwright/test";

type Hand = {
  go: (what: Locator) => Promise<void>;
  write: (where: Locator, text: string) => Promise<void>;
  choose: (where: Locator, option: string) => Promise<void>;
  toNextDay: (page: Page, shift: Locator, day: Locator) => Promise<void>;
};

export const mouse: Hand = {
  go: (what) => what.click(),
  write: async (where, text) => {
    await where.click();
    await where.fill(text);
  },
  choose: async (where, option) => {
    await where.selectOption({ label: option });
  },
  toNextDay: async (page, shift, day) => {
    await shift.scrollIntoViewIfNeeded();
    const [from, to] = [(await shift.boundingBox())!, (await day.boundingBox())!];
    await page.mouse.move(from.x + from.width / 2, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2 + 10, from.y + 12);
    await page.mouse.move(to.x + to.width / 2, from.y + 10, { steps: 4 });
    await page.mouse.up();
  },
};

export const keyboard: Hand = {
  go: (what) => what.press("Enter"),
  write: async (where, text) => {
    await where.focus();
    // In which order its parts are typed depends on the browser's language.
    if ((await where.getAttribute("type")) === "datetime-local") return where.fill(text);
    await where.press("ControlOrMeta+a");
    await where.pressSequentially(text);
  },
  choose: async (where, option) => {
    const chosen = where.locator("option:checked");
    await where.press("Home");
    for (let left = await where.locator("option").count(); left > 0; left -= 1) {
      if ((await chosen.textContent()) === option) return;
      await where.press("ArrowDown");
    }
    await expect(chosen).toHaveText(option);
  },
  toNextDay: async (page, shift) => {
    await shift.focus();
    for (const key of ["m", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  },
};
