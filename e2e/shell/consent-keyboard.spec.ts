import { startDemo } from "#e2e/demo.ts";
import { expect, test as base } from "#e2e/fixtures.ts";

// Only where something would be measured is anyone asked.
const test = base.extend<object, { measuring: string }>({
  measuring: [
    async ({}, use) => {
      const server = await startDemo({ TAG_MANAGER_ID: "GTM-TEST1" });
      await use(server.url);
      await server.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ measuring }, use) => use(measuring),
});

test.use({ cookiesSettled: false });

test("The question about cookies stops nobody: Tab leads through it and on", async ({ page, open }) => {
  await open("/es");
  const question = page.getByRole("dialog", { name: "Cookies" });
  await expect(question).toBeVisible();
  expect(await question.getAttribute("aria-modal")).toBeNull();
  // It takes the keyboard once, when it has faded in.
  await expect.poll(() => question.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await question.getByRole("button").last().focus();
  await page.keyboard.press("Tab");
  await expect(question.locator(":focus")).toHaveCount(0);
  await question.getByRole("button").first().focus();
  await page.keyboard.press("Shift+Tab");
  await expect(question.locator(":focus")).toHaveCount(0);
  await page.getByRole("link", { name: /^Ver .*turnos/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#shifts$/);
});

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });
  test("The choice in detail is dark too, keeps the keyboard, and gives it back", async ({ page, open }) => {
    await open("/es");
    await page.getByRole("button", { name: "Elegir" }).click();
    const choice = page.getByRole("dialog").filter({ has: page.getByRole("button", { name: "Guardar mi elección" }) });
    await expect(choice).toHaveCSS("background-color", "rgb(21, 29, 43)");
    for (let press = 0; press < 12; press += 1) await page.keyboard.press("Tab");
    await expect(choice.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(choice).toBeHidden();
  });
});
