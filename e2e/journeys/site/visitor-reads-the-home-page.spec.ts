// Walks: home, pages, login
import { expect, test } from "#e2e/fixtures.ts";

test("A visitor skips to the content, reads the home page, and changes the language on the page and at the place in a text", async ({
  page,
  open,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await open("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);
  await expect(page).toHaveTitle("Work at events - Cuadrante");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-UK");
  await expect(heading).toHaveText("Work at events. Know your shift from day one.");
  await expect(page.getByRole("heading", { name: "How it works" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es(#content)?$/);
  await expect(page).toHaveTitle("Trabaja en eventos - Cuadrante");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
  await expect(heading).toHaveText("Trabaja en eventos. Con el turno claro desde el primer día.");
  await expect(page.getByRole("heading", { name: "Cómo funciona" })).toBeVisible();

  await test.step("from any page to what the home page tells", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Condiciones de uso" }).click();
    await expect(page).toHaveURL(/\/es\/conditions$/);
    await page.getByRole("banner").getByRole("link", { name: "Cómo funciona" }).click();
    await expect(page).toHaveURL(/\/es#how$/);
    await expect(page.getByRole("heading", { name: "Cómo funciona" })).toBeInViewport();
    await page.getByRole("contentinfo").getByRole("link", { name: "Para quien organiza" }).click();
    await expect(page.getByRole("heading", { name: "Para quien organiza" })).toBeInViewport();
    await expect(page.getByRole("banner").getByRole("link", { name: "Entrar" })).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("link", { name: "Entrar" })).toHaveCount(0);
  });

  await test.step("back at the same place in the text", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Condiciones de uso" }).click();
    const place = await page.locator("main section[id]").nth(2).getAttribute("id");
    await open(`/es/conditions?from=mail#${place}`);
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(new RegExp(`/conditions\\?from=mail#${place}$`));
    await expect(heading).toHaveText("Conditions of use");
  });
});

for (const [width, when] of [
  [320, {}],
  [390, { tag: "@soak" }],
] as const)
  test.describe(`on a phone of ${width} px`, when, () => {
    test.use({ viewport: { width, height: 844 } });

    test("A visitor reads without scrolling sideways, and opens the menu of the header and closes it by key", async ({
      page,
      open,
    }) => {
      const header = page.getByRole("banner");
      const staysInside = async (path: string) =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      for (const path of ["/", "/login", "/es/login", "/es/cookies-policy"]) {
        await open(path);
        await staysInside(path);
        const buttons = await header.locator("a, summary").filter({ visible: true }).all();
        const boxes = (await Promise.all(buttons.map((button) => button.boundingBox()))).filter((box) => box !== null);
        for (const { x, width: wide } of boxes) expect(x + wide, path).toBeLessThanOrEqual(width);
      }
      const menu = header.locator("summary");
      await menu.click();
      await page.keyboard.press("Escape");
      await expect(header.getByRole("link", { name: "Mi pase" })).toBeHidden();
      await expect(menu).toBeFocused();
      await menu.click();
      await header.getByRole("link", { name: "Cómo funciona" }).click();
      await expect(page).toHaveURL(/\/es#how$/);
      await expect(header.getByRole("link", { name: "Mi pase" })).toBeHidden();
      await staysInside("/es");
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });
      test("A visitor changes the language in the menu", async ({ page }) => {
        await page.goto("/conditions");
        await page.getByRole("banner").locator("summary").click();
        await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
        await expect(page).toHaveURL(/\/es\/conditions$/);
      });
    });
  });
