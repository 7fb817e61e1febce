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
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(openings.es.heading);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(openings.en.heading);
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("A visitor reads the home page without scrolling sideways", async ({ page }) => {
    await page.goto("/");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
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
