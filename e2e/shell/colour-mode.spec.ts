import { expect, test } from "#e2e/fixtures.ts";

const background = { light: "rgb(255, 255, 255)", dark: "rgb(13, 19, 30)" };

test("The keys toggle between light and dark, and the choice is kept for a year", async ({ page, context, open }) => {
  await open("/login");
  await expect(page.locator("body")).toHaveCSS("background-color", background.light);
  await page.keyboard.press("ControlOrMeta+Shift+L");
  await expect(page.locator("body")).toHaveCSS("background-color", background.dark);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === "colour-mode");
  expect(cookie).toMatchObject({ value: "dark", path: "/", sameSite: "Lax" });
  expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);
  await page.reload();
  await expect(page.locator("body")).toHaveCSS("background-color", background.dark);
  // The Meta key does on every system, Ctrl off Apple's as well.
  await page.keyboard.press("Meta+Shift+L");
  await expect(page.locator("body")).toHaveCSS("background-color", background.light);
});

test("The wrong colour never flashes by: the mode is set before anything of the app is loaded", async ({
  page,
  context,
  app,
}) => {
  await context.addCookies([{ name: "colour-mode", value: "dark", url: app.url }]);
  // Nobody answers for the scripts.
  await page.route("**/assets/*.js", () => {});
  await page.addInitScript(() =>
    Object.assign(window, {
      onBody: new Promise((seen) => {
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          observer.disconnect();
          seen(document.documentElement.dataset["theme"]);
        }).observe(document, { childList: true, subtree: true });
      }),
    }),
  );
  await page.goto("/conditions", { waitUntil: "commit" });
  expect(await page.evaluate(() => (window as unknown as { onBody: Promise<string> }).onBody)).toBe("dark");
});

test("A page may force a mode, whatever was chosen", async ({ page, context, app, open }) => {
  await context.addCookies([{ name: "colour-mode", value: "light", url: app.url }]);
  await open("/login");
  await page.evaluate(() => document.documentElement.setAttribute("data-forced-theme", "dark"));
  await expect(page.locator("body")).toHaveCSS("background-color", background.dark);
});

test.describe("as the system has it", () => {
  test.use({ colorScheme: "dark" });
  test("Nothing chosen means what the system says; the menu chooses", async ({ page, open }) => {
    await open("/es/admin", { as: "owner" });
    await expect(page.locator("body")).toHaveCSS("background-color", background.dark);
    await page.getByRole("button", { name: "Modo de color" }).click();
    await page.getByRole("menuitemradio", { name: "Claro" }).click();
    await expect(page.locator("body")).toHaveCSS("background-color", background.light);
    await expect(page.getByRole("menu")).toBeHidden();
    await page.getByRole("button", { name: "Modo de color" }).click();
    await page.getByRole("menuitemradio", { name: "Sistema" }).click();
    await expect(page.locator("body")).toHaveCSS("background-color", background.dark);
  });
});
