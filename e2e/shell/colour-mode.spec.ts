import { expect, test } from "#e2e/fixtures.ts";

const background = { light: "rgb(255, 255, 255)", dark: "rgb(13, 19, 30)" };

test.use({ colorScheme: "dark" });

test("Nothing chosen means what the system says; the menu and the keys choose for a year, a page may force, and no other colour flashes by", async ({
  page,
  context,
  open,
}) => {
  const isSeen = (mode: keyof typeof background) =>
    expect(page.locator("body")).toHaveCSS("background-color", background[mode]);
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "Modo de color" }).click();
    await page.getByRole("menuitemradio", { name }).click();
    await expect(page.getByRole("menu")).toBeHidden();
  };
  await open("/es/admin", { as: "owner" });
  await isSeen("dark");
  await choose("Claro");
  await isSeen("light");
  await choose("Sistema");
  await isSeen("dark");
  await page.keyboard.press("ControlOrMeta+Shift+L");
  await isSeen("light");
  // The Meta key does on every system, Ctrl off Apple's as well.
  await page.keyboard.press("Meta+Shift+L");
  await isSeen("dark");
  await page.keyboard.press("Meta+Shift+L");
  await isSeen("light");
  const [cookie] = (await context.cookies()).filter(({ name }) => name === "colour-mode");
  expect(cookie).toMatchObject({ value: "light", path: "/", sameSite: "Lax" });
  expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);
  await page.evaluate(() => document.documentElement.setAttribute("data-forced-theme", "dark"));
  await isSeen("dark");

  await test.step("the mode is set before anything of the app is loaded", async () => {
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
    expect(await page.evaluate(() => (window as unknown as { onBody: Promise<string> }).onBody)).toBe("light");
    await isSeen("light");
  });
});
