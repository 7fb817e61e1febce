// Walks: home, pages, login
import { expect, test } from "#e2e/fixtures.ts";

const openings = {
  en: {
    path: "/",
    lang: "en-UK",
    title: "Work at events - Cuadrante",
    heading: "Work at events. Know your shift from day one.",
    how: "How it works",
  },
  es: {
    path: "/es",
    lang: "es-ES",
    title: "Trabaja en eventos - Cuadrante",
    heading: "Trabaja en eventos. Con el turno claro desde el primer día.",
    how: "Cómo funciona",
  },
};

for (const [locale, opening] of Object.entries(openings)) {
  test(`A visitor reads the home page in ${locale}`, async ({ page }) => {
    await page.goto(opening.path);
    await expect(page).toHaveTitle(opening.title);
    await expect(page.locator("html")).toHaveAttribute("lang", opening.lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(opening.heading);
    await expect(page.getByRole("heading", { name: opening.how })).toBeVisible();
  });
}

test("A visitor changes the language and stays on the page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(openings.es.heading);
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(openings.en.heading);
});

test("A visitor changes the language and stays at the place in the text", async ({ page, open }) => {
  await open("/conditions?from=mail");
  await page.getByRole("link", { name: "Conditions of use" }).first().waitFor();
  const place = await page.locator("main section[id]").nth(2).getAttribute("id");
  await page.goto(`/conditions?from=mail#${place}`);
  await page.locator("html[data-alive]").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(new RegExp(`/es/conditions\\?from=mail#${place}$`));
});

test("A visitor finds the way from any page to what the home page tells", async ({ page, open }) => {
  await open("/es/conditions");
  await page.getByRole("banner").getByRole("link", { name: "Cómo funciona" }).click();
  await expect(page).toHaveURL(/\/es#how$/);
  await expect(page.getByRole("heading", { name: "Cómo funciona" })).toBeInViewport();
  await page.getByRole("contentinfo").getByRole("link", { name: "Para quien organiza" }).click();
  await expect(page.getByRole("heading", { name: "Para quien organiza" })).toBeInViewport();
  await expect(page.getByRole("banner").getByRole("link", { name: "Entrar" })).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("link", { name: "Entrar" })).toHaveCount(0);
});

test("A visitor skips to the content by keyboard", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);
});

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });
  test("A visitor reads the home page on a dark screen", async ({ page }) => {
    await page.goto("/es");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(13, 19, 30)");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("A visitor reads the home page", async ({ page }) => {
    await page.goto("/es");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(openings.es.heading);
  });
});

for (const width of [390, 320])
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    test("A visitor reads without scrolling sideways", async ({ page }) => {
      for (const path of ["/", "/es", "/login", "/es/login", "/es/cookies-policy"]) {
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
        const buttons = await page.getByRole("banner").locator("a, summary").filter({ visible: true }).all();
        const boxes = (await Promise.all(buttons.map((button) => button.boundingBox()))).filter((box) => box !== null);
        for (const { x, width: wide } of boxes) expect(x + wide, path).toBeLessThanOrEqual(width);
        await page.context().clearCookies({ name: "i18n_redirected" });
      }
    });

    test("A visitor opens the menu of the header, and closes it by key", async ({ page, open }) => {
      await open("/es/conditions");
      const menu = page.getByRole("banner").locator("summary");
      await menu.click();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("banner").getByRole("link", { name: "Mi pase" })).toBeHidden();
      await expect(menu).toBeFocused();
      await menu.click();
      await page.getByRole("banner").getByRole("link", { name: "Cómo funciona" }).click();
      await expect(page).toHaveURL(/\/es#how$/);
      await expect(page.getByRole("banner").getByRole("link", { name: "Mi pase" })).toBeHidden();
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

for (const [path, message, button] of [
  ["/no/such/page", "Page not found: /no/such/page", "Return to home page"],
  ["/es/no/existe", "Página no encontrada: /es/no/existe", "Volver a la página de inicio"],
] as const) {
  test(`A visitor at ${path} is told so and finds the way back`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(404);
    await expect(page.getByText(message)).toBeVisible();
    await page.getByRole("link", { name: button }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(path.startsWith("/es") ? "Trabaja" : "Work");
  });
}
