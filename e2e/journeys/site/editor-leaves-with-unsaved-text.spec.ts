// Walks: content, home
import { expect, test } from "#e2e/fixtures.ts";

test("An editor who leaves with unsaved text is asked, and may stay", async ({ page, open }) => {
  await open("/admin/content/home", { as: "editor" });
  await page.getByLabel("Headline in English").fill("Not saved yet.");
  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Dashboard" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/content\/home$/);
  await expect(page.getByLabel("Headline in English")).toHaveValue("Not saved yet.");

  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Dashboard" }).click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("El botón de volver pregunta también", async ({ page, open }) => {
  await open("/es/admin/content", { as: "editor" });
  await page.getByRole("main").getByRole("link", { name: "Página de inicio" }).click();
  await page.getByLabel("Titular en español").fill("Sin guardar.");
  await page.goBack();
  const question = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page.getByLabel("Titular en español")).toHaveValue("Sin guardar.");
  await page.goBack();
  await question.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(page).toHaveURL(/\/es\/admin\/content$/);
});

test("The browser asks when the page itself goes, and only when there is something to lose", async ({ page, open }) => {
  await open("/admin/content/home", { as: "editor" });
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await page.locator("html[data-alive]").waitFor();
  expect(asked).toEqual([]);
  await page.getByLabel("Headline in English").pressSequentially(" More");
  await expect(page.getByRole("status")).toHaveText("Unsaved changes");
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
});

test("What was changed and put back, or discarded, asks nothing", async ({ page, open }) => {
  await open("/admin/content/home", { as: "editor" });
  const headline = page.getByLabel("Headline in English");
  const before = await headline.inputValue();
  await headline.fill("");
  await headline.blur();
  await expect(headline).toHaveAccessibleDescription(/Please fill this in/);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(headline).toHaveValue(before);
  await expect(headline).not.toHaveAccessibleDescription(/Please fill this in/);
  await expect(page.getByRole("status")).toHaveText("No changes");
  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

for (const width of [390, 320])
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch: true });
    test("The way to save is always in sight, across the screen", async ({ page, open }) => {
      await open("/es/admin/content/home", { as: "editor" });
      await page.getByLabel("Titular en inglés").fill("Algo nuevo.");
      const save = page.getByRole("button", { name: "Guardar" });
      await expect(save).toBeInViewport({ ratio: 1 });
      expect((await save.boundingBox())!.width).toBeGreaterThanOrEqual(width - 32);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole("button", { name: "Descartar" }).click();
    });
  });
